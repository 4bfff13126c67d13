import { describe, expect, test } from 'vitest';
import type { Action } from '../../../generated/lancaster/Action';
import type { LancasterView } from '../../../generated/lancaster/LancasterView';
import type { Space } from '../../../generated/lancaster/Space';
import { affordable, castleOrder, offersOf, priceOf } from './castleOrder';
import { exampleView, withMine } from '../example';

function castle(own: Space[], ally: Space[] = [], reserve = [1, 2]): LancasterView {
  const seat = exampleView('seat').seat!;
  return withMine({ reserve }, { phase: { type: 'castle', seat, own, ally } });
}
const mine = (view: LancasterView) => view.seats[view.seat!]!;
const score = (space: Space, banner: 'own' | 'ally' = 'own'): Action => ({ type: 'score_space', banner, space });
const ALL = new Set(['own:castle_recruit', 'own:castle_upgrade', 'ally:castle_upgrade']);

describe('offers', () => {
  test('are what costs squires, and the upgrade of an ally', () => {
    const view = castle(['castle_gold', 'castle_recruit', 'castle_upgrade'], ['castle_recruit', 'castle_upgrade']);
    const offers = offersOf(view, mine(view));
    expect(offers.map(({ banner, space, price }) => [banner, space, price])).toEqual([
      ['own', 'castle_recruit', 3],
      ['own', 'castle_upgrade', 2],
      ['ally', 'castle_upgrade', 0],
    ]);
    expect([...affordable(offers, 4)]).toEqual(['own:castle_recruit', 'ally:castle_upgrade']);
    expect([...affordable(offers, 2)]).toEqual(['own:castle_upgrade', 'ally:castle_upgrade']);
    expect(priceOf(offers, ALL)).toBe(5);
  });
});

describe('the order', () => {
  test('income first, then the recruit, then the upgrade whose knight is still to be chosen', () => {
    const view = castle(['castle_squires', 'castle_votes', 'castle_recruit', 'castle_upgrade']);
    const legal: Action[] = [{ type: 'score_income' }];
    expect(castleOrder(view, mine(view), legal, ALL)).toEqual([
      { type: 'score_income' },
      score('castle_recruit'),
      score('castle_upgrade'),
    ]);
  });

  test('a single income is scored by itself, what is not wanted is left', () => {
    const view = castle(['castle_squires', 'castle_recruit', 'castle_upgrade']);
    expect(castleOrder(view, mine(view), [], new Set(['own:castle_recruit']))).toEqual([
      score('castle_squires'),
      score('castle_recruit'),
      { type: 'skip_space', banner: 'own', space: 'castle_upgrade' },
    ]);
  });

  test('with no recruit in reserve the upgrade comes first', () => {
    const view = castle(['castle_recruit', 'castle_upgrade'], [], [3, 4]);
    expect(castleOrder(view, mine(view), [], ALL)).toEqual([score('castle_upgrade')]);
  });

  test('an ally recruits unasked', () => {
    const view = castle([], ['castle_recruit', 'castle_upgrade']);
    expect(castleOrder(view, mine(view), [], new Set())).toEqual([
      score('castle_recruit', 'ally'),
      { type: 'skip_space', banner: 'ally', space: 'castle_upgrade' },
    ]);
  });

  test('nothing outside a castle turn', () => {
    const view = exampleView('seat');
    expect(castleOrder(view, mine(view), [], ALL)).toEqual([]);
  });
});
