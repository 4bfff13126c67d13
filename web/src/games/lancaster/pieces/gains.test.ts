import { expect, test } from 'vitest';
import { realWords, mockPlayers } from '../../../lib/fixtures';
import { countText, emptyGain, gainText, partsOf, shareOf } from './gains';

const words = realWords().forTable('lancaster', mockPlayers(3), 0);
const retinue = { ...emptyGain(), points: 6, gold: -2, squires: -2 };

test('parts are what is not nothing', () => {
  expect(partsOf(emptyGain())).toEqual([]);
  expect(partsOf(retinue).map(({ kind }) => kind)).toEqual(['points', 'gold', 'squires']);
});

test('words name amounts and prices', () => {
  expect(gainText(retinue, words)).toBe('6 points, −2 gold, and −2 squires');
  expect(gainText({ ...emptyGain(), recruits: 1, votes: 2 }, words)).toBe('a new knight and 2 voting markers');
  expect(gainText(emptyGain(), words)).toBe('nothing');
});

test('a share of several times', () => {
  expect(shareOf(retinue, 1, 2)).toEqual({ ...emptyGain(), points: 3, gold: -1, squires: -1 });
  expect(shareOf(retinue, 0, 2)).toEqual(emptyGain());
  expect(shareOf(emptyGain(), 0, 0)).toEqual(emptyGain());
});

test('numbers stand where they say something', () => {
  expect(countText({ kind: 'recruits', count: 1 })).toBe('');
  expect(countText({ kind: 'recruits', count: 2 })).toBe('2');
  expect(countText({ kind: 'gold', count: 1 })).toBe('1');
  expect(countText({ kind: 'squires', count: -3 })).toBe('−3');
});
