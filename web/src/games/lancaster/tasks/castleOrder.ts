// Scoring a castle at once: income first, since its squires may pay for the rest; then what is paid for.
import type { Action } from '../../../generated/lancaster/Action';
import type { LancasterOffer } from '../../../generated/lancaster/LancasterOffer';

export type Key = `${LancasterOffer['banner']}:${LancasterOffer['space']}`;

export function keyOf({ banner, space }: Pick<LancasterOffer, 'banner' | 'space'>): Key {
  return `${banner}:${space}`;
}

/** All that can be paid for with so many squires, in the usual order. */
export function affordable(offers: readonly LancasterOffer[], squires: number): Set<Key> {
  let left = squires;
  const wanted = offers.filter(({ price }) => {
    const isPayable = price <= left;
    if (isPayable) left -= price;
    return isPayable;
  });
  return new Set(wanted.map(keyOf));
}

export function priceOf(offers: readonly LancasterOffer[], wanted: ReadonlySet<Key>): number {
  return offers.filter((each) => wanted.has(keyOf(each))).reduce((sum, { price }) => sum + price, 0);
}

/** The clicks in the best order; an upgrade comes last, because its knight is still to be chosen. */
export function castleOrder(
  offers: readonly LancasterOffer[],
  legal: readonly Action[],
  wanted: ReadonlySet<Key>,
): Action[] {
  const isWanted = (each: LancasterOffer): boolean => wanted.has(keyOf(each));
  const isUpgrade = ({ space }: LancasterOffer): boolean => space === 'castle_upgrade';
  const upgrades = offers.filter(isUpgrade);
  const recruits = offers.filter((each) => !isUpgrade(each));
  return [
    ...free(offers, legal),
    // A recruit that is impossible as yet waits: an upgrade may bring a knight of strength 1 to the reserve.
    ...recruits
      .filter((each) => !isWanted(each) || each.is_possible)
      .map((each) => (isWanted(each) ? score : skip)(each)),
    ...upgrades.filter((each) => !isWanted(each)).map(skip),
    ...upgrades.filter(isWanted).map(score),
  ];
}

/** What needs no decision: all income at once, and each item that is nobody's offer. */
function free(offers: readonly LancasterOffer[], legal: readonly Action[]): Action[] {
  const offered = new Set(offers.map(keyOf));
  const all = legal.filter(({ type }) => type === 'score_income');
  const rest = legal.filter(
    (action) =>
      action.type === 'score_space' && !offered.has(keyOf(action)) && (action.banner === 'ally' || all.length === 0),
  );
  return [...all, ...rest];
}

function score({ banner, space }: LancasterOffer): Action {
  return { type: 'score_space', banner, space };
}

function skip({ banner, space }: LancasterOffer): Action {
  return { type: 'skip_space', banner, space };
}
