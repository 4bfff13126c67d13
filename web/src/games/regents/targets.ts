// The things on this table that can be pointed at, and what clicks on them mean. Every action is a path of one to three
// targets: an agent and then a room, a card, a marker.
import type { Action } from '../../generated/regents/Action';
import type { Card } from '../../generated/regents/Card';
import type { Clan } from '../../generated/regents/Clan';
import type { Location } from '../../generated/regents/Location';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { Track } from '../../generated/regents/Track';
import type { Grammar } from '../../lib/board/target';

export type Target =
  | { kind: 'room'; at: Location }
  | { kind: 'agents'; at: Location; owner: number }
  | { kind: 'neutral'; at: Location }
  | { kind: 'king' }
  /** Counsellors that nobody has recruited. */
  | { kind: 'reserve' }
  /** My counsellors. */
  | { kind: 'counsellors' }
  /** My agents outside the castle. */
  | { kind: 'outside' }
  | { kind: 'chips' }
  | { kind: 'spy' }
  | { kind: 'accuse' }
  | { kind: 'player'; seat: number }
  | { kind: 'clan'; clan: Clan }
  | { kind: 'card'; card: Card }
  | { kind: 'domain' }
  | { kind: 'track'; track: Track }
  | { kind: 'marker'; track: Track; seat: number };

export const room = (at: Location): Target => ({ kind: 'room', at });
export const agents = (at: Location, owner: number): Target => ({ kind: 'agents', at, owner });
export const neutral = (at: Location): Target => ({ kind: 'neutral', at });
export const player = (seat: number): Target => ({ kind: 'player', seat });
export const marker = (track: Track, seat: number): Target => ({ kind: 'marker', track, seat });

export const grammar: Grammar<RegentsView, Action, Target> = {
  path: (action, { view }) => pathOf(action, view),
  // A piece and then its room, or the room first: then the pieces that can go there are lit.
  isEitherWay: ({ type }) => GOING.includes(type),
  isMove: ({ type }) => GOING.includes(type) || type === 'move_rival' || type === 'move_neutral',
  meant(chosen, target, { view }) {
    const action = meantTogether(chosen[0], target) ?? meantBy(chosen[0], target, view);
    return action && { kind: 'ask', action };
  },
  rule: ({ kind }) => RULES[kind],
};

/** What brings a piece into a room. */
const GOING: readonly Action['type'][] = ['move_agent', 'move_king', 'place_counsellor', 'return_agent'];

/** The room was taken up first, then a piece that cannot go there. */
function meantTogether(taken: Target | undefined, target: Target): Action | null {
  if (taken?.kind !== 'room') return null;
  const to = taken.at;
  switch (target.kind) {
    case 'agents':
      return { type: 'move_agent', from: target.at, to };
    case 'king':
      return { type: 'move_king', to };
    case 'counsellors':
      return { type: 'place_counsellor', at: to };
    case 'outside':
      return { type: 'return_agent', at: to };
    default:
      return null;
  }
}

/** Where the rules tell about a thing. */
const RULES: Record<Target['kind'], string> = {
  room: '3.2',
  agents: '5.4',
  neutral: '4.3',
  king: '5.4',
  reserve: '5.4',
  counsellors: '5.4',
  outside: '5.4',
  chips: '3.4',
  spy: '5.4',
  accuse: '5.5',
  player: '3.6',
  clan: '3.6',
  card: '3.7',
  domain: '3.8',
  track: '3.4',
  marker: '3.5',
};

function pathOf(action: Action, view: RegentsView): Target[] {
  switch (action.type) {
    case 'place_agent':
    case 'win_tie':
      return [room(action.at)];
    case 'score_hall':
      return [room(action.hall)];
    case 'move_agent':
      return [agents(action.from, view.active), room(action.to)];
    case 'move_rival':
      return [agents(action.from, action.owner), room(action.to)];
    case 'move_neutral':
      return [neutral(action.from), room(action.to)];
    case 'move_king':
      return [{ kind: 'king' }, room(action.to)];
    case 'recruit':
      return [{ kind: 'reserve' }];
    case 'place_counsellor':
      return [{ kind: 'counsellors' }, room(action.at)];
    case 'return_agent':
      return [{ kind: 'outside' }, room(action.at)];
    case 'spy':
      return [{ kind: 'spy' }, player(action.target)];
    case 'accuse':
      return [{ kind: 'accuse' }, player(action.target), { kind: 'clan', clan: action.clan }];
    case 'play_card':
      return [{ kind: 'card', card: action.card }];
    case 'play_chip':
      return [{ kind: 'chips' }];
    case 'reveal_domain':
      return [{ kind: 'domain' }];
    case 'expel':
      return [agents(action.at, action.target)];
    case 'swap_first':
    case 'swap_second':
      return [agents(action.at, action.owner)];
    case 'swap_first_neutral':
    case 'swap_second_neutral':
      return [neutral(action.at)];
    case 'advance':
    case 'tower_step':
      return [{ kind: 'track', track: action.track }];
    case 'penalize':
    case 'rampart_retreat':
      return [marker(action.track, action.target)];
    case 'end_actions':
    case 'choose_nobody':
    case 'finish_privilege':
    case 'decline_diplomacy':
    case 'leave_halls':
    case 'tower_later':
    case 'decline_tower':
    case 'decline_rampart':
    case 'leave_neutral':
      return [];
  }
}

/** The action that a click on a dark target would have meant, for asking which rule forbids it. */
function meantBy(taken: Target | undefined, target: Target, view: RegentsView): Action | null {
  switch (target.kind) {
    case 'room':
      return meantByRoom(taken, target.at, view);
    case 'agents':
      return meantByAgents(target.at, target.owner, view);
    case 'neutral':
      return meantByNeutral(target.at, view);
    case 'king':
      return meantByKing(view);
    case 'reserve':
      return { type: 'recruit' };
    case 'counsellors':
      return { type: 'place_counsellor', at: 'throne' };
    case 'outside':
      return { type: 'return_agent', at: 'throne' };
    case 'chips':
      return { type: 'play_chip' };
    case 'spy':
      return { type: 'spy', target: someRival(view) };
    case 'accuse':
      return { type: 'accuse', target: someRival(view), clan: someTile(view) };
    case 'card':
      return { type: 'play_card', card: target.card };
    case 'domain':
      return { type: 'reveal_domain' };
    case 'track':
      return meantByTrack(target.track, view);
    case 'marker':
      return meantByMarker(target.track, target.seat, view);
    case 'player':
    case 'clan':
      return null;
    default:
      return target satisfies never;
  }
}

function meantByRoom(taken: Target | undefined, at: Location, view: RegentsView): Action | null {
  if (taken?.kind === 'agents') return { type: 'move_agent', from: taken.at, to: at };
  if (taken?.kind === 'neutral') return { type: 'move_neutral', from: taken.at, to: at };
  if (taken?.kind === 'king') return { type: 'move_king', to: at };
  if (taken?.kind === 'counsellors') return { type: 'place_counsellor', at };
  if (taken?.kind === 'outside') return { type: 'return_agent', at };
  if (view.prompt.id === 'place') return { type: 'place_agent', at };
  if (view.prompt.id === 'diplomacy') return { type: 'win_tie', at };
  return view.prompt.id === 'hall_order' ? { type: 'score_hall', hall: at } : null;
}

function meantByAgents(at: Location, owner: number, view: RegentsView): Action | null {
  if (view.prompt.id === 'suspicion') return { type: 'expel', target: owner, at };
  if (view.prompt.id === 'betrayal_first') return { type: 'swap_first', owner, at };
  if (view.prompt.id === 'betrayal_second') return { type: 'swap_second', owner, at };
  const to = someLinkFrom(at, view);
  return owner === view.prompt.seat && to ? { type: 'move_agent', from: at, to } : null;
}

function meantByNeutral(at: Location, view: RegentsView): Action | null {
  if (view.prompt.id === 'betrayal_first') return { type: 'swap_first_neutral', at };
  if (view.prompt.id === 'betrayal_second') return { type: 'swap_second_neutral', at };
  const to = someLinkFrom(at, view);
  return to ? { type: 'move_neutral', from: at, to } : null;
}

function meantByKing(view: RegentsView): Action | null {
  const hall = view.links.find((link) => link.joins_halls && (link.from === view.king || link.to === view.king));
  return hall ? { type: 'move_king', to: hall.from === view.king ? hall.to : hall.from } : null;
}

function meantByTrack(track: Track, view: RegentsView): Action | null {
  const { id } = view.prompt;
  if (id === 'tower' || id === 'tower_first') return { type: 'tower_step', track };
  return view.prompt.source === null ? null : { type: 'advance', track };
}

function meantByMarker(track: Track, target: number, view: RegentsView): Action | null {
  if (view.prompt.id === 'rampart') return { type: 'rampart_retreat', target, track };
  return view.prompt.id === 'penalty' ? { type: 'penalize', target, track } : null;
}

function someLinkFrom(at: Location, view: RegentsView): Location | undefined {
  return view.locations.find(({ id }) => id === at)?.agent_links[0];
}

function someRival(view: RegentsView): number {
  return view.seats.find(({ seat }) => seat !== view.prompt.seat)!.seat;
}

function someTile(view: RegentsView): Clan {
  return view.seats[view.prompt.seat ?? -1]?.secrets?.tiles[0] ?? 'mackintosh';
}
