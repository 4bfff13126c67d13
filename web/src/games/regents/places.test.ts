import { expect, test } from 'vitest';
import { places } from './places';

test('names what an event or action is about', () => {
  expect(places({ type: 'agent_moved', seat: 1, from: 'tower', to: 'chapel' })).toEqual(['tower', 'chapel']);
  expect(places({ type: 'king_moved', seat: 1, from: 'throne', to: 'store' })).toEqual(['throne', 'store', 'king']);
  expect(places({ type: 'hall_scored', hall: 'throne', track: 'politics', from: 1, to: 2 })).toEqual([
    'throne',
    'politics',
  ]);
});
