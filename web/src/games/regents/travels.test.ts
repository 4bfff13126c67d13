import { expect, test, vi } from 'vitest';
import { journeysOf, travelAll } from './travels';

test('an agent travels from the floor it left', () => {
  expect(journeysOf({ type: 'agent_moved', seat: 2, from: 'tower', to: 'chapel' })).toEqual([
    { piece: '[data-group="chapel:agents-2"]', from: '[data-target="room:tower"]' },
  ]);
});

test('a Betrayal is two journeys, crossing', () => {
  const event = { type: 'agents_swapped', by: 0, owner: 1, at: 'tower', other_owner: 2, other_at: 'store' } as const;
  expect(journeysOf(event)).toEqual([
    { piece: '[data-group="store:agents-1"]', from: '[data-target="room:tower"]' },
    { piece: '[data-group="tower:agents-2"]', from: '[data-target="room:store"]' },
  ]);
});

test('a marker climbs from the space of its old points', () => {
  const event = {
    type: 'marker_retreated',
    by: 0,
    target: 1,
    track: 'trade',
    source: 'rampart',
    from: 5,
    to: 4,
  } as const;
  expect(journeysOf(event)).toEqual([{ piece: '[data-marker="trade:1"]', from: '[data-space="trade:5"]' }]);
});

test('talk moves nothing', () => {
  expect(journeysOf({ type: 'round_began', round: 2 })).toEqual([]);
});

test('pieces that are there travel; those already gone again do not', () => {
  document.body.innerHTML = '<i data-group="chapel:king"></i><i data-target="room:throne"></i>';
  const animate = vi.fn();
  document.querySelector<HTMLElement>('[data-group]')!.animate = animate;
  const move = (to: string) => ({ step: 1, event: { type: 'king_moved', seat: 0, from: 'throne', to } });
  travelAll(document, [move('store'), move('chapel')], 'full');
  expect(animate).toHaveBeenCalledTimes(1);
});
