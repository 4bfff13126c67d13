import { expect, test } from 'vitest';
import { realWords } from '../../../lib/fixtures';
import { optionsInForce } from '../../../lib/catalog';
import { LANGUAGES } from '../../../lib/words/bundles';
import { game } from '..';
import { concerns, minutes } from './options';

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

test('a match takes longer with more people, years and rules', () => {
  expect(minutes({ seats: 2, mode: 'quick', years: 2 })).toEqual([15, 30]);
  expect(minutes({ seats: 4, mode: 'quick', years: 5 })).toEqual([60, 120]);
  expect(minutes({ seats: 4, mode: 'extended', years: 5 })).toEqual([135, 315]);
  expect(minutes({ seats: 4, mode: 'basic', years: 5, orders: 'sequential' })).toEqual([135, 285]);
});

test.each(LANGUAGES)('maps and modes say in %s what they are and add', (language) => {
  const words = realWords(language);
  const values = {
    map: ['italia', 'britannia', 'huns', 'orient', 'taifas', 'vikings'],
    mode: ['quick', 'basic', 'original', 'extended'],
  };
  expect(Object.keys(game.pictures ?? {})).toEqual(Object.keys(values));
  const ids = Object.entries(values).flatMap(([key, all]) => all.map((value) => `scharz-option-${key}-${value}`));
  expect(ids.filter((id) => !words.attribute(id, 'about'))).toEqual([]);
});
