// From actions to things that can be pointed at. Every action is a path of one or two targets: a space and then how it
// is paid or struck, or one card, pile or button. What is lit follows from the legal actions alone.
import type { Action } from '../../generated/heads-of-state/Action';
import type { Attribute } from '../../generated/heads-of-state/Attribute';
import type { HeadsOfStateAttack } from '../../generated/heads-of-state/HeadsOfStateAttack';
import type { HeadsOfStateCreation } from '../../generated/heads-of-state/HeadsOfStateCreation';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../generated/heads-of-state/Rank';
import type { Sector } from '../../generated/heads-of-state/Sector';
import { sameAction } from '../../lib/actions';

/** A thing on the table, as a word: `space:burgundy:duke`, `display:gold`, `hand:axeman`, `draw_attribute`, `finish`. */
export type Target = string;

export const space = (sector: Sector, rank: Rank): Target => `space:${sector}:${rank}`;

/** The targets that make up an action, in the order of clicks. */
export function pathOfAction(action: Action): Target[] {
  switch (action.type) {
    case 'choose_turn':
      return [`turn:${action.turn}`];
    case 'take_attribute':
      return [`display:${action.attribute}`];
    case 'take_treachery':
      return [`display:${action.card}`];
    case 'create':
      return [space(action.sector, action.rank), `pay:${action.courtesan_for ?? 'plain'}`];
    case 'play_treachery':
      return [space(action.sector, action.rank), `strike:${action.card}+${action.second ?? 'alone'}`];
    case 'discard_attribute':
      return [`hand:${action.attribute}`];
    case 'discard_treachery':
      return [`hand:${action.card}`];
    default:
      return [action.type];
  }
}

/** Where actions begin. */
export function beginnings(legal: readonly Action[]): Set<Target> {
  return new Set(legal.map((action) => pathOfAction(action)[0]!));
}

/** The legal action whose first click is this target, where one click is enough. */
export function actionAt(legal: readonly Action[], target: Target): Action | undefined {
  return legal.find((action) => {
    const path = pathOfAction(action);
    return path.length === 1 && path[0] === target;
  });
}

/** What can be done on one space. The first action is the one to preselect. */
export type Deed =
  | { kind: 'create'; creation: HeadsOfStateCreation; actions: Action[] }
  | { kind: 'strike'; attack: HeadsOfStateAttack; actions: Action[] };

export function deedAt(view: HeadsOfStateView, legal: readonly Action[], target: Target): Deed | null {
  const isHere = ({ sector, rank }: { sector: Sector; rank: Rank }): boolean => space(sector, rank) === target;
  const creation = view.hand?.creations.find(isHere);
  if (creation) {
    const { sector, rank, payments } = creation;
    const wanted = payments.map((courtesan_for): Action => ({ type: 'create', sector, rank, courtesan_for }));
    return nonEmpty({ kind: 'create', creation, actions: listed(legal, wanted) });
  }
  const attack = view.hand?.attacks.find(isHere);
  if (!attack) return null;
  const { sector, rank, ways } = attack;
  const wanted = ways.map(({ card, second }): Action => ({ type: 'play_treachery', sector, rank, card, second }));
  return nonEmpty({ kind: 'strike', attack, actions: listed(legal, wanted) });
}

/** The very objects of the list, in the wanted order. */
function listed(legal: readonly Action[], wanted: readonly Action[]): Action[] {
  return wanted.flatMap((action) => legal.filter((each) => sameAction(each, action)));
}

function nonEmpty(deed: Deed): Deed | null {
  return deed.actions.length > 0 ? deed : null;
}

/** The cards an action spends. */
export function cardsOf(view: HeadsOfStateView, action: Action): (Attribute | CardOfAction)[] {
  if (action.type === 'play_treachery') return action.second ? [action.card, action.second] : [action.card];
  if (action.type !== 'create') return [];
  const set = view.ranks.find(({ rank }) => rank === action.rank)?.set ?? [];
  return set.map((attribute) => (attribute === action.courtesan_for ? 'courtesan' : attribute));
}
type CardOfAction = Extract<Action, { type: 'play_treachery' }>['card'];

/** Why nothing can be done on a dark space: a reason the view already gives, or a question to the server. */
export type Question = { kind: 'reason'; id: string; rule: string } | { kind: 'ask'; action: Action };

export function questionAt(view: HeadsOfStateView, sector: Sector, rank: Rank): Question | null {
  if (view.phase !== 'create' && view.phase !== 'plot') return null;
  const owner = view.sectors.find((each) => each.sector === sector)?.spaces.find((each) => each.rank === rank)?.owner;
  if (view.phase === 'create' || owner === null)
    return { kind: 'ask', action: { type: 'create', sector, rank, courtesan_for: null } };
  const blocked = view.hand?.attacks.find((attack) => attack.sector === sector && attack.rank === rank)?.blocked;
  if (blocked) return { kind: 'reason', ...blocked };
  const card = view.hand?.treachery[0]?.card ?? 'assassin';
  return { kind: 'ask', action: { type: 'play_treachery', sector, rank, card, second: null } };
}

/** Ids to mark on the board for an event or an action: sectors, spaces and countries it names. */
export function places(thing: Record<string, unknown>): string[] {
  const { sector, rank, country } = thing;
  const found = [sector, country].filter((value) => typeof value === 'string');
  return typeof sector === 'string' && typeof rank === 'string' ? [...found, `space:${sector}:${rank}`] : found;
}
