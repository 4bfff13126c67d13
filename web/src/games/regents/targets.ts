// From actions to things that can be pointed at. Every action is a path of one or two targets: an agent and then a
// room, a card, a marker. What is lit follows from the legal actions alone.
import type { Location } from '../../generated/regents/Location';
import type { Action } from '../../generated/regents/Action';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { Track } from '../../generated/regents/Track';

/** A thing on the table, as a word: `room:throne`, `agents:throne:2`, `track:trade`, `marker:trade:1`, `king`, `pass`. */
export type Target = string;

export const room = (at: Location): Target => `room:${at}`;
export const agents = (at: Location, owner: number): Target => `agents:${at}:${owner}`;
export const neutral = (at: Location): Target => `neutral:${at}`;
export const track = (id: Track): Target => `track:${id}`;
export const marker = (id: Track, seat: number): Target => `marker:${id}:${seat}`;
export const player = (seat: number): Target => `player:${seat}`;

/** The targets that make up an action of `me`, in the order of clicks. */
export function pathOfAction(action: Action, me: number): Target[] {
  switch (action.type) {
    case 'place_agent':
    case 'win_tie':
      return [room(action.at)];
    case 'score_hall':
      return [room(action.hall)];
    case 'move_agent':
      return [agents(action.from, me), room(action.to)];
    case 'move_neutral':
      return [neutral(action.from), room(action.to)];
    case 'move_king':
      return ['king', room(action.to)];
    case 'place_counsellor':
      return ['counsellor', room(action.at)];
    case 'return_agent':
      return ['outside', room(action.at)];
    case 'spy':
      return ['spy', player(action.target)];
    case 'accuse':
      return ['accuse', player(action.target), `clan:${action.clan}`];
    case 'play_card':
      return [`card:${action.card}`];
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
      return [track(action.track)];
    case 'penalize':
    case 'rampart_retreat':
      return [marker(action.track, action.target)];
    default:
      return [action.type];
  }
}

/** What can be chosen next after `chosen`. */
export function litAfter(legal: readonly Action[], chosen: readonly Target[], me: number): Set<Target> {
  const lit = new Set<Target>();
  for (const action of legal) {
    const path = pathOfAction(action, me);
    const next = path[chosen.length];
    if (next !== undefined && chosen.every((target, index) => path[index] === target)) lit.add(next);
  }
  return lit;
}

export type Click =
  /** The path is complete. */
  | { kind: 'act'; action: Action }
  | { kind: 'chosen'; chosen: Target[] }
  /** The target is not lit here. */
  | { kind: 'dark' };

/** What a click on `target` means: go on, begin anew with it, put down what was taken up, or nothing. */
export function click(legal: readonly Action[], chosen: readonly Target[], target: Target, me: number): Click {
  if (chosen.at(-1) === target) return { kind: 'chosen', chosen: chosen.slice(0, -1) };
  for (const start of [chosen, []]) {
    if (!litAfter(legal, start, me).has(target)) continue;
    const path = [...start, target];
    const action = legal.find((each) => pathOfAction(each, me).join() === path.join());
    return action ? { kind: 'act', action } : { kind: 'chosen', chosen: path };
  }
  return { kind: 'dark' };
}

/** The action that a click on a dark target would have meant, for asking which rule forbids it. */
export function meantBy(chosen: readonly Target[], target: Target, view: RegentsView, me: number): Action | null {
  const [kind, first, second] = target.split(':');
  if (kind === 'room') return meantByRoom(chosen[0], first as Location, view);
  if (kind === 'agents') return meantByAgents(first as Location, Number(second), view, me);
  if (kind === 'neutral') return meantByNeutral(first as Location, view);
  if (kind === 'track') return meantByTrack(first as Track, view);
  if (kind === 'marker') return meantByMarker(first as Track, Number(second), view);
  if (kind === 'card') return { type: 'play_card', card: first } as Action;
  return meantByWord(target, view, me);
}

function meantByRoom(taken: Target | undefined, at: Location, view: RegentsView): Action | null {
  const [kind, from] = (taken ?? '').split(':');
  if (kind === 'agents') return { type: 'move_agent', from: from as Location, to: at };
  if (kind === 'neutral') return { type: 'move_neutral', from: from as Location, to: at };
  if (kind === 'king') return { type: 'move_king', to: at };
  if (kind === 'counsellor') return { type: 'place_counsellor', at };
  if (kind === 'outside') return { type: 'return_agent', at };
  if (view.prompt.id === 'place') return { type: 'place_agent', at };
  if (view.prompt.id === 'diplomacy') return { type: 'win_tie', at };
  return view.prompt.id === 'hall_order' ? { type: 'score_hall', hall: at } : null;
}

function meantByAgents(at: Location, owner: number, view: RegentsView, me: number): Action | null {
  switch (view.prompt.id) {
    case 'suspicion':
      return { type: 'expel', target: owner, at };
    case 'betrayal_first':
      return { type: 'swap_first', owner, at };
    case 'betrayal_second':
      return { type: 'swap_second', owner, at };
    default: {
      const to = view.locations.find(({ id }) => id === at)?.agent_links[0];
      return owner === me && to ? { type: 'move_agent', from: at, to } : null;
    }
  }
}

function meantByNeutral(at: Location, view: RegentsView): Action | null {
  if (view.prompt.id === 'betrayal_first') return { type: 'swap_first_neutral', at };
  if (view.prompt.id === 'betrayal_second') return { type: 'swap_second_neutral', at };
  const to = view.locations.find(({ id }) => id === at)?.agent_links[0];
  return to ? { type: 'move_neutral', from: at, to } : null;
}

function meantByTrack(id: Track, view: RegentsView): Action | null {
  const isTower = view.prompt.id === 'tower' || view.prompt.id === 'tower_first';
  if (isTower) return { type: 'tower_step', track: id };
  return view.prompt.id.endsWith('_steps') ? { type: 'advance', track: id } : null;
}

function meantByMarker(id: Track, seat: number, view: RegentsView): Action | null {
  if (view.prompt.id === 'rampart') return { type: 'rampart_retreat', target: seat, track: id };
  return view.prompt.id === 'penalty' ? { type: 'penalize', target: seat, track: id } : null;
}

function meantByWord(target: Target, view: RegentsView, me: number): Action | null {
  const rival = view.seats.find(({ seat }) => seat !== me)!.seat;
  const clan = view.seats[me]?.secrets?.tiles[0] ?? 'mackintosh';
  switch (target) {
    case 'king': {
      const hall = view.links.find((link) => link.joins_halls && (link.from === view.king || link.to === view.king));
      return hall ? { type: 'move_king', to: hall.from === view.king ? hall.to : hall.from } : null;
    }
    case 'counsellor':
      return { type: 'place_counsellor', at: 'throne' };
    case 'outside':
      return { type: 'return_agent', at: 'throne' };
    case 'spy':
      return { type: 'spy', target: rival };
    case 'accuse':
      return { type: 'accuse', target: rival, clan };
    case 'recruit':
    case 'play_chip':
    case 'reveal_domain':
    case 'end_actions':
      return { type: target };
    default:
      return null;
  }
}

/** Ids to mark on the board for an event or an action: every place and track it names. */
export function places(thing: Record<string, unknown>): string[] {
  const fields = ['at', 'from', 'to', 'hall', 'other_at', 'track', 'domain'];
  const found = fields.map((field) => thing[field]).filter((value) => typeof value === 'string');
  return thing['type'] === 'king_moved' || thing['type'] === 'move_king' ? [...found, 'king'] : found;
}
