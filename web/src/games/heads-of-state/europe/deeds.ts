// What can be done on one space: a noble created with this or that payment, or struck with these or those cards.
import type { Action } from '../../../generated/heads-of-state/Action';
import type { HeadsOfStateAttack } from '../../../generated/heads-of-state/HeadsOfStateAttack';
import type { HeadsOfStateCreation } from '../../../generated/heads-of-state/HeadsOfStateCreation';
import type { HeadsOfStateView } from '../../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../../generated/heads-of-state/Rank';
import type { Sector } from '../../../generated/heads-of-state/Sector';
import { sameAction } from '../../../lib/actions';
import type { CardId } from '../hand/surplus';

export type Way = Extract<Action, { type: 'create' | 'play_treachery' }>;

/** The first action is the one to preselect. */
export type Deed =
  | { kind: 'create'; creation: HeadsOfStateCreation; actions: Way[] }
  | { kind: 'strike'; attack: HeadsOfStateAttack; actions: Way[] };

interface At {
  readonly sector: Sector;
  readonly rank: Rank;
}

export function deedAt(view: HeadsOfStateView, legal: readonly Action[], at: At): Deed | null {
  const { hand } = view;
  const isHere = ({ sector, rank }: At): boolean => sector === at.sector && rank === at.rank;
  const creation = hand?.creations.find(isHere);
  if (creation) return nonEmpty({ kind: 'create', creation, actions: listed(legal, creationsOf(creation)) });
  const attack = hand?.attacks.find(isHere);
  return attack ? nonEmpty({ kind: 'strike', attack, actions: listed(legal, strikesOf(attack)) }) : null;
}

/** Of several ways to do something on one space, the one to show first. */
export function preselected(view: HeadsOfStateView, fitting: readonly Action[]): Action | null {
  const way = fitting.find(isWay);
  return way ? (deedAt(view, fitting, way)?.actions[0] ?? null) : null;
}

function isWay(action: Action): action is Way {
  return action.type === 'create' || action.type === 'play_treachery';
}

function creationsOf({ sector, rank, payments }: HeadsOfStateCreation): Way[] {
  return payments.map((courtesan_for): Way => ({ type: 'create', sector, rank, courtesan_for }));
}

function strikesOf({ sector, rank, ways }: HeadsOfStateAttack): Way[] {
  return ways.map(({ card, second }): Way => ({ type: 'play_treachery', sector, rank, card, second }));
}

/** The very objects of the list, in the wanted order. */
function listed(legal: readonly Action[], wanted: readonly Way[]): Way[] {
  const ways = legal.filter(isWay);
  return wanted.flatMap((action) => ways.filter((each) => sameAction(each, action)));
}

function nonEmpty(deed: Deed): Deed | null {
  return deed.actions.length > 0 ? deed : null;
}

/** The cards it spends. */
export function cardsOf(view: HeadsOfStateView, way: Way): CardId[] {
  if (way.type === 'play_treachery') return way.second ? [way.card, way.second] : [way.card];
  const set = view.ranks.find(({ rank }) => rank === way.rank)?.set ?? [];
  return set.map((attribute) => (attribute === way.courtesan_for ? 'courtesan' : attribute));
}
