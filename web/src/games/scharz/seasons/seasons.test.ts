import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../generated/scharz/Phase';
import { roundOf } from './calendar';
import { realView } from '../fixture';
import { shareOf, tallied } from './larder';
import type { Action } from '../props';

describe('the seasons', () => {
  it('measures the larder', () => {
    const larder = { rations: 9, fodder: 3, grain: 5, fish: 3, missing: 6, meat: 0, crops: 0, is_enough: false };
    expect(shareOf(larder)).toBe(50);
    expect(shareOf({ ...larder, missing: 0, is_enough: true })).toBe(100);
    expect(shareOf({ ...larder, rations: 0, fodder: 0, missing: 0 })).toBe(100);
  });

  it('counts equal losses in one line', () => {
    const sheep: Action = { type: 'slaughter', at: 'it_roma', herd: 'sheep' };
    const pigs: Action = { ...sheep, herd: 'pigs' };
    expect(tallied([sheep, pigs, { ...sheep }])).toEqual([
      { action: sheep, count: 2 },
      { action: pigs, count: 1 },
    ]);
  });

  it('names what follows in the round, through the steps of a battle', () => {
    const calendar: Phase[] = ['units', 'retreat', 'battles', 'sieges'];
    expect(roundOf(realView({ phase: 'units', calendar })).next).toBe('retreat');
    expect(roundOf(realView({ phase: 'hits', calendar })).next).toBe('sieges');
    expect(roundOf(realView({ phase: 'sieges', calendar })).next).toBeNull();
    expect(roundOf(realView({ phase: 'room', stage: 'battles', calendar })).next).toBe('sieges');
    expect(roundOf(realView({ phase: 'over', calendar })).now).toBe(-1);
  });
});
