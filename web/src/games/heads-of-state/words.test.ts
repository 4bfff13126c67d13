import { expect, test } from 'vitest';
import { mockWords } from '../../lib/fixtures';
import { LANGUAGES } from '../../lib/words/bundles';
import { EUROPE } from './europe/layout';

const RANKS = ['baron', 'count', 'earl', 'marquis', 'duke', 'prince', 'king'];

test.each(LANGUAGES)('in %s no two ranks have the same letter, and the seas have names', (language) => {
  const words = mockWords('heads-of-state', language);
  const letters = RANKS.map((rank) => words.t(`heads-of-state-ui-letter-${rank}`));
  expect(new Set(letters).size).toBe(RANKS.length);
  for (const letter of letters) expect(letter.length).toBeLessThan(3);
  for (const { id } of EUROPE.signs) expect(words.has(`heads-of-state-ui-sea-${id}`), id).toBe(true);
});
