import { describe, expect, test, vi } from 'vitest';
import { eventSamples } from '../fixtures';
import { journeysOf, travelAll } from './travels';

describe('travelling', () => {
  test('every event has its journeys or none', () => {
    const moved = Object.values(eventSamples()).filter((event) => journeysOf(event).length > 0);
    expect(moved.map(({ type }) => type)).toEqual(expect.arrayContaining(['noble_created', 'noble_killed']));
    expect(journeysOf({ type: 'turn_began', seat: 0 })).toEqual([]);
  });

  test('what I take comes to my hand, what others take does not', () => {
    document.body.innerHTML = '<i data-hand="gold"></i><i data-display="attributes"></i>';
    const animate = vi.fn();
    document.querySelector<HTMLElement>('[data-hand]')!.animate = animate;
    const taken = (seat: number) => [{ step: 1, event: { type: 'attribute_taken', seat, attribute: 'gold' } }];
    travelAll(document, taken(1), 'full', 0);
    expect(animate).not.toHaveBeenCalled();
    travelAll(document, taken(0), 'full', 0);
    expect(animate).toHaveBeenCalledTimes(1);
  });
});
