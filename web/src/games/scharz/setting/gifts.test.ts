import { expect, test } from 'vitest';
import { mockWords } from '../../../lib/fixtures';
import { LANGUAGES } from '../../../lib/words/bundles';
import type { Faction } from '../../../generated/scharz/Faction';
import { loadGifts } from './gifts';

const FACTIONS = Object.entries({
  britannia: 'scots islanders picts romans germans celts',
  huns: 'constantinople romans bosporus huns alans visigoths ostrogoths slavs',
  italia: 'etruscans carthaginians greeks illyrians celts romans',
  orient: 'egypt canaan qatna yamhad hittites aegean mitanni assyria babylon elam kassites hurrians',
  taifas: 'reinos taifas almoravids franks vikings',
  vikings: 'vikings british franks slavs_balts',
}).map(([map, names]) => [map, names.split(' ').map((name) => `${map}_${name}` as Faction)] as const);

test.each(LANGUAGES)('every faction has its bonus in %s', async (language) => {
  const words = mockWords('scharz', language);
  for (const [map, factions] of FACTIONS) {
    const gifts = await loadGifts(map, factions, words);
    expect(factions.filter((faction) => !gifts[faction])).toEqual([]);
  }
});

test('the Romans of a map are those of that map', async () => {
  const words = mockWords('scharz');
  const { italia_romans } = await loadGifts('italia', ['italia_romans'], words);
  const { britannia_romans } = await loadGifts('britannia', ['britannia_romans'], words);
  expect(italia_romans).toContain('Roma is theirs alone');
  expect(britannia_romans).toContain('No recruiting');
});
