// Scoring a castle at once: income first, since its squires may pay for the rest; then what is paid for.
import type { Action } from '../../../generated/lancaster/Action';
import type { Banner } from '../../../generated/lancaster/Banner';
import type { LancasterSeat } from '../../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../../generated/lancaster/LancasterView';
import type { Space } from '../../../generated/lancaster/Space';

/** Something that is used only if its owner wants it. */
export interface Offer {
  banner: Banner;
  space: Space;
  /** Squires to be paid. */
  price: number;
}

const PAID: readonly Space[] = ['castle_recruit', 'castle_upgrade'];

export function keyOf({ banner, space }: Pick<Offer, 'banner' | 'space'>): string {
  return `${banner}:${space}`;
}

/** What is left of my castle turn that may be used or left unused. An ally's recruit is not asked about. */
export function offersOf(view: LancasterView, mine: LancasterSeat): Offer[] {
  if (view.phase.type !== 'castle') return [];
  const { own, ally } = view.phase;
  const offers: Offer[] = own.filter((space) => PAID.includes(space)).map((space) => offer('own', space, mine));
  if (ally.includes('castle_upgrade')) offers.push(offer('ally', 'castle_upgrade', mine));
  return offers;
}

function offer(banner: Banner, space: Space, mine: LancasterSeat): Offer {
  const castle = banner === 'own' ? mine.castle : (mine.ally?.castle ?? []);
  const squires = castle.find((each) => each.space === space)?.gives.squires ?? 0;
  return { banner, space, price: Math.max(0, -squires) };
}

/** All that can be paid for with so many squires, in the usual order. */
export function affordable(offers: readonly Offer[], squires: number): Set<string> {
  let left = squires;
  const wanted = offers.filter(({ price }) => {
    const isPayable = price <= left;
    if (isPayable) left -= price;
    return isPayable;
  });
  return new Set(wanted.map(keyOf));
}

export function priceOf(offers: readonly Offer[], wanted: ReadonlySet<string>): number {
  return offers.filter((each) => wanted.has(keyOf(each))).reduce((sum, { price }) => sum + price, 0);
}

/** The clicks in the best order; an upgrade comes last, because its knight is still to be chosen. */
export function castleOrder(
  view: LancasterView,
  mine: LancasterSeat,
  legal: readonly Action[],
  wanted: ReadonlySet<string>,
): Action[] {
  if (view.phase.type !== 'castle') return [];
  const { own, ally } = view.phase;
  const offers = offersOf(view, mine);
  const isWanted = (each: Offer): boolean => wanted.has(keyOf(each));
  const recruits: Action[] = ally.includes('castle_recruit') ? [score('ally', 'castle_recruit')] : [];
  const [paid, upgrades] = [offers.filter(isRecruit), offers.filter((each) => !isRecruit(each))];
  // Without a knight of strength 1 in reserve an upgrade has to bring one there first.
  const canRecruit = mine.reserve.includes(1);
  for (const each of paid) {
    if (!isWanted(each)) recruits.push(skip(each));
    else if (canRecruit) recruits.push(score(each.banner, each.space));
  }
  const skipped = upgrades.filter((each) => !isWanted(each)).map(skip);
  const used = upgrades.filter(isWanted).map(({ banner, space }) => score(banner, space));
  return [...income(own, legal), ...recruits, ...skipped, ...used];
}

function isRecruit({ space }: Offer): boolean {
  return space === 'castle_recruit';
}

/** All income at once; where only one space pays, that space. */
function income(own: readonly Space[], legal: readonly Action[]): Action[] {
  const all = legal.find(({ type }) => type === 'score_income');
  return all ? [all] : own.filter((space) => !PAID.includes(space)).map((space) => score('own', space));
}

function score(banner: Banner, space: Space): Action {
  return { type: 'score_space', banner, space };
}

function skip({ banner, space }: Offer): Action {
  return { type: 'skip_space', banner, space };
}
