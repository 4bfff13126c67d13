// Which clicks make up an action: a space and how it is paid or struck, in either order, or one card, pile or button.
import type { Action } from '../../generated/heads-of-state/Action';
import type { Attribute } from '../../generated/heads-of-state/Attribute';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../generated/heads-of-state/Rank';
import type { Sector } from '../../generated/heads-of-state/Sector';
import type { TreacheryCard } from '../../generated/heads-of-state/TreacheryCard';
import type { TurnKind } from '../../generated/heads-of-state/TurnKind';
import { keyOf, type Grammar, type Meant } from '../../lib/board/target';
import { preselected } from './europe/deeds';
import type { CardId } from './hand/surplus';
import { isAttribute } from './pieces/symbols';

export type Target =
  | { kind: 'turn'; turn: TurnKind }
  | { kind: 'display'; card: CardId }
  | { kind: 'deck'; deck: 'attributes' | 'treachery' }
  | SpaceTarget
  /** A noble of the chart, with what pays for it. */
  | { kind: 'pay'; rank: Rank; courtesan_for: Attribute | null }
  | { kind: 'strike'; card: TreacheryCard; second: TreacheryCard | null }
  | { kind: 'hand'; card: CardId }
  | { kind: 'finish' }
  | { kind: 'confirm' };

export interface SpaceTarget {
  readonly kind: 'space';
  readonly sector: Sector;
  readonly rank: Rank;
}

export const space = (sector: Sector, rank: Rank): SpaceTarget => ({ kind: 'space', sector, rank });

export const grammar: Grammar<HeadsOfStateView, Action, Target> = {
  path: pathOf,
  // A space and then its payment or cards, or first a noble of the chart or a treachery card: then its spaces are lit.
  isEitherWay: ({ type }) => type === 'create' || type === 'play_treachery',
  meant: (_, target, { view }) => meantAt(view, target),
  rule: ruleOf,
  preview: (fitting, { view }) => preselected(view, fitting),
};

/** Where the rules tell about a thing. */
function ruleOf(target: Target): string {
  switch (target.kind) {
    case 'turn':
      return '5.3';
    case 'display':
      return isAttribute(target.card) ? '5.5' : '5.6';
    case 'deck':
      return target.deck === 'attributes' ? '5.5' : '5.6';
    case 'space':
      return '3.4';
    case 'pay':
      return '5.7';
    case 'strike':
      return '5.8';
    case 'hand':
      return isAttribute(target.card) ? '3.6' : '3.8';
    case 'finish':
    case 'confirm':
      return '5.10';
  }
}

function pathOf(action: Action): Target[] {
  switch (action.type) {
    case 'choose_turn':
      return [{ kind: 'turn', turn: action.turn }];
    case 'take_attribute':
      return [{ kind: 'display', card: action.attribute }];
    case 'take_treachery':
      return [{ kind: 'display', card: action.card }];
    case 'draw_attribute':
      return [{ kind: 'deck', deck: 'attributes' }];
    case 'draw_treachery':
      return [{ kind: 'deck', deck: 'treachery' }];
    case 'create':
    case 'play_treachery':
      return [space(action.sector, action.rank), wayOf(action)];
    case 'discard_attribute':
      return [{ kind: 'hand', card: action.attribute }];
    case 'discard_treachery':
      return [{ kind: 'hand', card: action.card }];
    case 'finish':
      return [{ kind: 'finish' }];
    case 'confirm_discards':
      return [{ kind: 'confirm' }];
  }
}

/** How a noble is paid or struck. */
export function wayOf(action: Extract<Action, { type: 'create' | 'play_treachery' }>): Target {
  return action.type === 'create'
    ? { kind: 'pay', rank: action.rank, courtesan_for: action.courtesan_for }
    : { kind: 'strike', card: action.card, second: action.second };
}

/** Only spaces are drawn where nothing can be done with them. */
function meantAt(view: HeadsOfStateView, target: Target): Meant<Action> | null {
  switch (target.kind) {
    case 'space':
      return meantOnSpace(view, target);
    case 'turn':
    case 'display':
    case 'deck':
    case 'pay':
    case 'strike':
    case 'hand':
    case 'finish':
    case 'confirm':
      return null;
    default:
      target satisfies never;
      return null;
  }
}

/** Why nothing can be done on a dark space: a reason that the view already gives, or a question to the server. */
function meantOnSpace(view: HeadsOfStateView, { sector, rank }: SpaceTarget): Meant<Action> | null {
  if (view.phase !== 'create' && view.phase !== 'plot') return null;
  const isHere = (each: { sector: Sector; rank: Rank }): boolean => each.sector === sector && each.rank === rank;
  const owner = view.sectors.find((each) => each.sector === sector)?.spaces.find((each) => each.rank === rank)?.owner;
  if (view.phase === 'create' || owner === null)
    return { kind: 'ask', action: { type: 'create', sector, rank, courtesan_for: null } };
  const blocked = view.hand?.attacks.find(isHere)?.blocked;
  if (blocked) return { kind: 'say', text: `heads-of-state-why-${blocked.id}`, rule: blocked.rule };
  const card = view.hand?.treachery[0]?.card ?? 'assassin';
  return { kind: 'ask', action: { type: 'play_treachery', sector, rank, card, second: null } };
}

/** Ids to mark on the board for an event or an action: sectors, spaces and countries it names. */
export function places(thing: Record<string, unknown>): string[] {
  const { sector, rank, country } = thing;
  const found = [sector, country].filter((value) => typeof value === 'string');
  const isSpace = typeof sector === 'string' && typeof rank === 'string';
  return isSpace ? [...found, keyOf(space(sector as Sector, rank as Rank))] : found;
}
