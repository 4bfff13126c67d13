import { describe, expect, it } from 'vitest';
import { endRows } from './ending';
import { realView } from '../fixture';
import { barsOf } from './ways';

describe('realms', () => {
  it('shows the four ways to win with the thresholds of the player', () => {
    const view = realView();
    const bars = barsOf(view, view.seats[0]!);
    expect(bars.map(({ way }) => way)).toEqual(['sovereignty', 'dominance', 'power', 'importance']);
    expect(bars[1]).toEqual({ way: 'dominance', ...view.seats[0]!.dominance });
    expect(Math.max(...view.seats.map((seat) => barsOf(view, seat)[3]!.have))).toBe(bars[3]!.need);
  });

  it('lists what everybody had in the end, prestige only where it counts', () => {
    const [first, ...others] = realView().seats;
    const seats = [
      { ...first!, importance: -1, goals: [{ goal: 'goal_fields' as const, have: 3, need: 14, met: false }] },
    ];
    expect(endRows('basic', [...seats, ...others]).map(({ id }) => id)).toEqual([
      'importance',
      'ui-victory',
      'ui-gold',
      'goal_fields',
    ]);
    const rows = endRows('extended', seats);
    expect(rows.find(({ id }) => id === 'importance')!.values).toEqual(['−1']);
    expect(rows.find(({ id }) => id === 'goal_fields')!.values).toEqual(['3/14']);
    expect(rows.some(({ id }) => id === 'ui-prestige')).toBe(true);
  });
});
