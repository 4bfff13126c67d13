// Proposals as the talks show them.
import type { ScharzOffer } from '../../../generated/scharz/ScharzOffer';
import type { ScharzParty } from '../../../generated/scharz/ScharzParty';
import type { ScharzView } from '../../../generated/scharz/ScharzView';

export type Deal = Pick<ScharzOffer, 'by' | 'target' | 'proposal' | 'giver'>;

/** The proposals a seat got, with the number by which an answer names them: counted for each proposer. */
export function offersTo(view: ScharzView, seat: number): { offer: ScharzOffer; index: number }[] {
  const counts = new Map<number, number>();
  return view.offers
    .filter(({ target }) => target === seat)
    .map((offer) => {
      const index = counts.get(offer.by) ?? 0;
      counts.set(offer.by, index + 1);
      return { offer, index };
    });
}

export interface Outcome {
  parties: ScharzParty[];
  /** Who wins the match at once when this is agreed. */
  winner: number | null;
}

/** What follows when a proposal is agreed: of one that was made with its gold, of one still to be made without. */
export function outcomeOf(view: ScharzView, deal: Deal): Outcome {
  const same = ({ target, proposal, giver }: Omit<Deal, 'by'>) =>
    target === deal.target && proposal === deal.proposal && giver === deal.giver;
  const found = view.offers.find((offer) => offer.by === deal.by && same(offer)) ?? view.deals.find(same);
  return { parties: found?.parties ?? [], winner: found?.wins ? found.superior : null };
}

export interface Threshold {
  goal: string;
  /** For each party what it needs now and what it will need; nothing where that does not change. */
  needs: (readonly number[] | undefined)[];
}

/** The thresholds that a proposal moves for anybody, with both parties beside each other. */
export function thresholdsOf(parties: readonly ScharzParty[]): Threshold[] {
  const shifts = parties.map(shiftsOf);
  const goals = [...new Set(shifts.flatMap((each) => [...each.keys()]))];
  return goals.map((goal) => ({ goal, needs: shifts.map((each) => each.get(goal)) }));
}

/** Whether somebody will need less or more than now. */
export function shiftOf(party: ScharzParty): 'less' | 'more' | 'none' {
  const change = [...shiftsOf(party).values()].reduce((sum, [now = 0, then = 0]) => sum + then - now, 0);
  return change === 0 ? 'none' : change < 0 ? 'less' : 'more';
}

function shiftsOf({ dominance, goals }: ScharzParty): Map<string, readonly number[]> {
  const all = [{ goal: 'dominance', needs: dominance }, ...goals];
  return new Map(all.filter(({ needs }) => needs[0] !== needs[1]).map(({ goal, needs }) => [goal, needs]));
}
