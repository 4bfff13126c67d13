import { expect, test } from 'vitest';
import type { Event } from '../../../generated/lancaster/Event';
import { EVENTS } from '../example';
import { journeysOf, travelAll } from './travels';

test('a knight comes from its house to its place', () => {
  const placed: Event = { type: 'placed_in_county', seat: 2, banner: 'own', knight: 2, county: 'york', squires: 1 };
  expect(journeysOf(placed)).toEqual([{ piece: '[data-piece="york"]', from: '[data-house="2"]' }]);
});

test('a crossing starts in Dorset', () => {
  const [journey] = journeysOf(EVENTS['crossed']!);
  expect(journey?.from).toBe('[data-plate="dorset"]');
});

test('what is only told does not travel', () => {
  expect(journeysOf(EVENTS['law_adopted']!)).toEqual([]);
  expect(journeysOf(EVENTS['paid']!)).toEqual([]);
});

test('a board that is not there stays quiet', () => {
  const fresh = Object.values(EVENTS).map((event) => ({ step: 0, event }));
  const box = document.createElement('div');
  expect(() => travelAll(box, fresh, 'full')).not.toThrow();
});
