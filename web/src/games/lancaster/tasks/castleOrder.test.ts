import { describe, expect, test } from 'vitest';
import type { Action } from '../../../generated/lancaster/Action';
import type { LancasterOffer } from '../../../generated/lancaster/LancasterOffer';
import type { Space } from '../../../generated/lancaster/Space';
import { affordable, castleOrder, keyOf, priceOf } from './castleOrder';

const RECRUIT: LancasterOffer = { banner: 'own', space: 'castle_recruit', price: 3, is_possible: true };
const UPGRADE: LancasterOffer = { banner: 'own', space: 'castle_upgrade', price: 2, is_possible: true };
const ALLY: LancasterOffer = { banner: 'ally', space: 'castle_upgrade', price: 0, is_possible: true };
const OFFERS = [RECRUIT, UPGRADE, ALLY];
const ALL = new Set(OFFERS.map(keyOf));
const score = (space: Space, banner: 'own' | 'ally' = 'own'): Action => ({ type: 'score_space', banner, space });
const skip = (space: Space, banner: 'own' | 'ally' = 'own'): Action => ({ type: 'skip_space', banner, space });

describe('offers', () => {
  test('are preset as far as the squires reach', () => {
    expect([...affordable(OFFERS, 4)]).toEqual(['own:castle_recruit', 'ally:castle_upgrade']);
    expect([...affordable(OFFERS, 2)]).toEqual(['own:castle_upgrade', 'ally:castle_upgrade']);
    expect(priceOf(OFFERS, ALL)).toBe(5);
  });
});

describe('the order', () => {
  test('income first, then the recruit, then the upgrade whose knight is still to be chosen', () => {
    const legal: Action[] = [{ type: 'score_income' }, score('castle_squires'), score('castle_votes')];
    expect(castleOrder([RECRUIT, UPGRADE], legal, ALL)).toEqual([
      { type: 'score_income' },
      score('castle_recruit'),
      score('castle_upgrade'),
    ]);
  });

  test('a single income is scored by itself, what is not wanted is left', () => {
    const legal = [score('castle_squires'), score('castle_recruit'), skip('castle_recruit'), skip('castle_upgrade')];
    expect(castleOrder([RECRUIT, UPGRADE], legal, new Set([keyOf(RECRUIT)]))).toEqual([
      score('castle_squires'),
      score('castle_recruit'),
      skip('castle_upgrade'),
    ]);
  });

  test('with no recruit in reserve the upgrade comes first', () => {
    expect(castleOrder([{ ...RECRUIT, is_possible: false }, UPGRADE], [], ALL)).toEqual([score('castle_upgrade')]);
  });

  test('an ally recruits unasked', () => {
    const legal = [score('castle_recruit', 'ally'), score('castle_upgrade', 'ally'), skip('castle_upgrade', 'ally')];
    expect(castleOrder([ALLY], legal, new Set())).toEqual([
      score('castle_recruit', 'ally'),
      skip('castle_upgrade', 'ally'),
    ]);
  });

  test('nothing is left to do without offers', () => {
    expect(castleOrder([], [], ALL)).toEqual([]);
  });
});
