import { expect, test } from 'vitest';
import { realWords } from '../../lib/fixtures';
import { optionsInForce } from '../../lib/catalog';
import { concerns } from './options';

const SETUP = {
  seats: 2,
  map: 'italia',
  mode: 'quick',
  years: 5,
  peoples: 'chosen',
  seed_returns: true,
  danube_literal: false,
  prestige_move: 'all',
  unit_limit: 'units',
  short_dominance: true,
};
const namesOf = (setup: Record<string, unknown>) =>
  optionsInForce({ game: 'scharz', setup: setup as never }, realWords(), concerns).map(({ name }) => name);

test('a table of Quick tells nothing of other modes and maps', () => {
  expect(namesOf(SETUP)).toEqual(['Map', 'Mode', 'Years', 'Limit of 20']);
});

test('what means something is told', () => {
  const names = namesOf({ ...SETUP, map: 'huns', mode: 'extended', years: 2 });
  expect(names).toHaveLength(Object.keys(SETUP).length - 1);
  expect(names).toContain('Danube: as printed');
});
