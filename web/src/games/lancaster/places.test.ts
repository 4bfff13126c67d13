import { expect, test } from 'vitest';
import { ACTIONS, EVENTS } from './example';
import { places } from './places';

test('events and actions name the places to be marked', () => {
  expect(places(EVENTS['expelled']!)).toEqual(['stafford']);
  expect(places({ type: 'upgraded', at: 'york', cause: 'l01' })).toEqual(['york', 'l01']);
  expect(places(ACTIONS['decline']!)).toEqual([]);
});
