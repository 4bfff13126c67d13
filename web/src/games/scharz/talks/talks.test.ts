import { describe, expect, it } from 'vitest';
import { realView } from '../fixture';
import { goldTowards, nearestGold, offersTo, outcomeOf, shiftsOf } from './talks';

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

  it('tells offers of one kind apart by their gold', () => {
    const party = { seat: 0, victory_points: 2, prestige: 0, dominance: [7, 5], goals: [] };
    const tribute = { proposal: 'tribute', by: 1, target: 0, giver: 'proposer', permanent: false } as const;
    const offer = { ...tribute, payer: 'inferior', superior: 0, inferior: 1, wins: false } as const;
    const [five, two] = [5, 2].map((gold) => ({ ...offer, gold, parties: [{ ...party, gold }] }));
    const view = realView({ offers: [five!, two!], deals: [] });
    expect(view.offers.map((each) => outcomeOf(view, each).parties[0]?.gold)).toEqual([5, 2]);
  });

  it('leaps over gold that was offered already', () => {
    const golds = [2, 3, 5, 8];
    expect([0, 4, 7, 99].map((wanted) => nearestGold(golds, wanted))).toEqual([2, 3, 8, 8]);
    expect(goldTowards(golds, 3, 4)).toBe(5);
    expect(goldTowards(golds, 5, 4)).toBe(3);
    expect(goldTowards(golds, 8, 9)).toBe(8);
  });

  it('tells which thresholds a proposal moves', () => {
    const goals = [
      { goal: 'goal_fields' as const, needs: [14, 16] },
      { goal: 'goal_cities' as const, needs: [2, 2] },
    ];
    expect(shiftsOf({ dominance: [7, 9], goals })).toEqual([
      { goal: 'dominance', now: 7, agreed: 9 },
      { goal: 'goal_fields', now: 14, agreed: 16 },
    ]);
    expect(shiftsOf({ dominance: [7, 7], goals: [] })).toEqual([]);
  });
});
