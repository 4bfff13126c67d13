import { describe, expect, it } from 'vitest';
import { render, screen } from '@testing-library/svelte';
import { endRows } from './ending';
import { propsOf, realView } from '../fixture';
import Result from './Result.svelte';
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
    const whole = endRows('basic', [...seats, ...others]).filter(({ isPart }) => !isPart);
    expect(whole.map(({ id }) => id)).toEqual(['importance', 'ui-victory', 'ui-gold', 'goal_fields']);
    const rows = endRows('extended', seats);
    expect(rows.find(({ id }) => id === 'importance')!.values).toEqual(['−1']);
    expect(rows.find(({ id }) => id === 'goal_fields')!.values).toEqual(['3/14']);
    expect(rows.some(({ id }) => id === 'ui-prestige')).toBe(true);
  });

  it('tells where Importance comes from: the parts add up, what brought nobody anything is left out', () => {
    const seats = realView().seats.map((seat, index) => ({
      ...seat,
      importance: 3 * index - 1,
      importance_parts: [
        { part: 'from_fields' as const, points: 3 * index },
        { part: 'from_aid' as const, points: 0 },
        { part: 'from_victory_points' as const, points: -1 },
      ],
    }));
    const parts = endRows('quick', seats).filter(({ isPart }) => isPart);
    expect(parts.map(({ id }) => id)).toEqual(['from_fields', 'from_victory_points']);
    const total = (index: number) =>
      parts.reduce((sum, { values }) => sum + Number(values[index]!.replace('−', '-')), 0);
    expect(seats.map((_, index) => total(index))).toEqual(seats.map(({ importance }) => importance));
  });

  it('explains Importance with its rule', () => {
    render(Result, { props: propsOf([], realView({ phase: 'over', winner: 0, way: 'importance' })) });
    expect(
      screen
        .getByText(/Importance is the sum/)
        .querySelector('a')!
        .getAttribute('href'),
    ).toBe('/rules/scharz#6.2');
  });
});
