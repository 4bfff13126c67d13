// Proposals as the talks show them.
import type { ScharzOffer } from '../../generated/scharz/ScharzOffer';
import type { ScharzTerms } from '../../generated/scharz/ScharzTerms';
import type { ScharzView } from '../../generated/scharz/ScharzView';

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

/** Who receives or rules, then who gives or serves. */
export function pairOf({ by, target, giver }: Deal): [number, number] {
  return giver === 'proposer' ? [target, by] : [by, target];
}

/** Who would be sovereign over all others if this were agreed; the warning that a match ends. */
export function rulesAfter(view: ScharzView, deal: Deal): number | null {
  if (deal.proposal === 'aid') return null;
  const [superior, inferior] = pairOf(deal);
  const isBound = view.pacts.some((pact) => pact.superior === superior && pact.inferior === inferior);
  const rule = view.seats.find(({ seat }) => seat === superior)?.sovereignty;
  return rule && rule.have + (isBound ? 0 : 1) >= rule.need ? superior : null;
}

export interface Consequence {
  seat: number;
  victory_points: number;
  prestige: number;
}

/** What both gain or lose when it is agreed. */
export function consequencesOf(view: ScharzView, deal: Deal): Consequence[] {
  const terms: ScharzTerms | undefined = view.prices?.proposals.find(({ proposal }) => proposal === deal.proposal);
  if (!terms) return [];
  return pairOf(deal).map((seat, index) => ({
    seat,
    victory_points: terms.victory_points[index] ?? 0,
    prestige: terms.prestige[index] ?? 0,
  }));
}
