import { expect, test } from 'vitest';
import { faceOf, treacheryFace } from './symbols';

test('a card for two countries shows both', () => {
  expect(treacheryFace('axeman_gallows').countries).toEqual(['great_britain', 'german_states']);
  expect(treacheryFace('assassin').countries).toEqual([]);
  expect(faceOf('gold').icons).toHaveLength(1);
});
