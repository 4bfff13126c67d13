// Small questions to the view: what stands where, and what it is worth now. No rules: the view has the answers.
import type { Location } from '../../generated/regents/Location';
import type { RegentsLink } from '../../generated/regents/RegentsLink';
import type { RegentsView } from '../../generated/regents/RegentsView';

/** How many halls score together with this one, for whoever would score it; 0 when nobody would. */
export function groupOf(view: RegentsView, at: Location): number {
  const scorer = view.locations.find(({ id }) => id === at)?.scorer ?? null;
  if (scorer === null) return 0;
  const group = view.seats[scorer]!.groups.find((halls) => halls.includes(at));
  return group?.length ?? 1;
}

/** The links inside combined majorities of the active player: their doors glow. */
export function joinedLinks(view: RegentsView): RegentsLink[] {
  const groups = view.seats[view.active]?.groups ?? [];
  return view.links.filter(
    ({ from, to, joins_halls }) => joins_halls && groups.some((halls) => halls.includes(from) && halls.includes(to)),
  );
}

/** Cards may be played now but not in the next round. */
export function isLastCardRound(view: RegentsView): boolean {
  return view.cards_allowed && view.round === view.n_rounds - 1;
}
