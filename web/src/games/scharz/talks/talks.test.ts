import { describe, expect, it } from 'vitest';
import { realView } from '../fixture';
import { offersTo, outcomeOf, shiftOf, thresholdsOf } from './talks';

describe('proposals', () => {
  it('numbers proposals by who made them', () => {
    const aid = {
      proposal: 'aid',
      giver: 'partner',
      gold: 3,
      permanent: false,
      payer: 'inferior',
      wins: false,
    } as const;
    const offer = { ...aid, target: 0, superior: 0, inferior: 1, parties: [] };
    const view = realView({
      offers: [
        { ...offer, by: 1 },
        { ...offer, by: 2 },
        { ...offer, by: 1 },
        { ...offer, by: 0, target: 1 },
      ],
    });
    expect(offersTo(view, 0).map(({ offer: { by }, index }) => [by, index])).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it('tells what both sides of a proposal gain and lose, and when it ends the match', () => {
    const party = { gold: 0, victory_points: 2, prestige: 8, dominance: [10, 8], goals: [] };
    const deal = { proposal: 'vassalhood', target: 2, giver: 'partner', superior: 0, inferior: 2, wins: true } as const;
    const parties = [
      { ...party, seat: 0 },
      { ...party, seat: 2, victory_points: -1 },
    ];
    const view = realView({ deals: [{ ...deal, parties }], offers: [] });
    expect(outcomeOf(view, { by: 0, ...deal })).toEqual({ parties, winner: 0 });
    expect(outcomeOf(view, { by: 0, ...deal, giver: 'proposer' })).toEqual({ parties: [], winner: null });
    const made = {
      ...deal,
      by: 1,
      target: 0,
      gold: 3,
      permanent: false,
      payer: 'inferior',
      wins: false,
      parties,
    } as const;
    expect(outcomeOf({ ...view, offers: [made] }, made).winner).toBeNull();
  });

  it('sets the thresholds of both sides beside each other', () => {
    const party = { seat: 0, gold: 0, victory_points: 2, prestige: 0, dominance: [7, 5], goals: [] };
    const payer = { ...party, seat: 1, dominance: [7, 9], goals: [{ goal: 'goal_fields' as const, needs: [14, 16] }] };
    expect(thresholdsOf([party, payer])).toEqual([
      {
        goal: 'dominance',
        needs: [
          [7, 5],
          [7, 9],
        ],
      },
      { goal: 'goal_fields', needs: [undefined, [14, 16]] },
    ]);
    expect([party, payer].map(shiftOf)).toEqual(['less', 'more']);
    expect(shiftOf({ ...party, dominance: [7, 7] })).toBe('none');
  });
});
