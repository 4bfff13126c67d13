// Proposals as the talks show them.
import type { ScharzOffer } from '../../../generated/scharz/ScharzOffer';
import type { ScharzParty } from '../../../generated/scharz/ScharzParty';
import type { ScharzView } from '../../../generated/scharz/ScharzView';

/** A proposal: one still to be made, or an offer with its gold. */
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
  const found = isOffer(deal) ? deal : view.deals.find(same);
  return { parties: found?.parties ?? [], winner: found?.wins ? found.superior : null };
}

/** Several offers of one kind may differ in gold, so an offer is itself what follows from it. */
function isOffer(deal: Deal): deal is ScharzOffer {
  return 'parties' in deal;
}

/** The gold to show when this much is wanted: the nearest of those that can be offered, the smaller of two. */
export function nearestGold(golds: readonly number[], wanted: number): number {
  const distance = (gold: number) => Math.abs(gold - wanted);
  return golds.toSorted((a, b) => distance(a) - distance(b) || a - b)[0] ?? 0;
}

/** One more or one less: the next gold in this direction that can be offered, for some are offered already. */
export function goldTowards(golds: readonly number[], from: number, to: number): number {
  const ahead = golds.filter((gold) => (to > from ? gold > from : gold < from));
  return ahead.length > 0 ? nearestGold(ahead, to) : from;
}

/** A threshold of a way to win that a proposal moves. */
export interface Shift {
  goal: string;
  now: number;
  /** When it is agreed. */
  agreed: number;
}

export function shiftsOf({ dominance, goals }: Pick<ScharzParty, 'dominance' | 'goals'>): Shift[] {
  return [{ goal: 'dominance', needs: dominance }, ...goals]
    .map(({ goal, needs: [now = 0, agreed = 0] }) => ({ goal, now, agreed }))
    .filter(({ now, agreed }) => now !== agreed);
}

/** Nothing binds the two. */
export function isHostile(view: ScharzView, me: number | null, other: number): boolean {
  const binds = ({ superior, inferior }: { superior: number; inferior: number }) =>
    (superior === me && inferior === other) || (superior === other && inferior === me);
  return other !== me && !view.pacts.some(binds);
}
