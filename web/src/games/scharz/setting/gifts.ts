// What each faction of a map can do that others cannot, as the rules tell it (3.13).
import type { Faction } from '../../../generated/scharz/Faction';
import { loadRows } from '../../../lib/rulebook';
import type { GameWords } from '../../../lib/game/types';
import type { Language } from '../../../lib/words/bundles';

/** By faction; one row of the rules may tell of several. */
export async function loadGifts(
  map: string,
  factions: readonly Faction[],
  words: GameWords,
): Promise<Partial<Record<Faction, string>>> {
  const rows = await loadRows('scharz', words.lang as Language, '3.13', words.name(map));
  const giftOf = (faction: Faction) =>
    rows.find(([names = '']) => names.split(', ').includes(words.name(faction)))?.[1];
  return Object.fromEntries(factions.map((faction) => [faction, giftOf(faction)]));
}
