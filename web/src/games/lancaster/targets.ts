// From actions to things that can be pointed at. Every action is a path of one or two targets: a knight and then its
// place, or a single thing. What is lit follows from the legal actions alone.
import type { Action } from '../../generated/lancaster/Action';
import type { Banner } from '../../generated/lancaster/Banner';
import type { County } from '../../generated/lancaster/County';
import type { Favour } from '../../generated/lancaster/Favour';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { Place } from '../../generated/lancaster/Place';
import type { Space } from '../../generated/lancaster/Space';
import type { Spot } from '../../generated/lancaster/Spot';
import { bannerOf } from './props';

/** A thing on the table, as a word: `knight:own:2`, `county:york`, `space:own:castle_gold`, `conflict:upper_left`. */
export type Target = string;

export const knight = (banner: Banner, strength: number): Target => `knight:${banner}:${strength}`;
export const county = (id: County): Target => `county:${id}`;
export const space = (banner: Banner, id: Space): Target => `space:${banner}:${id}`;
export const conflict = (id: Place): Target => `conflict:${id}`;
/** A knight that stands in a conflict. */
export const stacked = (place: Place, strength: number): Target => `stacked:${place}:${strength}`;
export const favour = (id: Favour): Target => `favour:${id}`;
export const player = (seat: number): Target => `player:${seat}`;

const PLACES: readonly string[] = ['upper_left', 'upper_right', 'lower_left', 'lower_right'] satisfies Place[];

/** Where a knight in service is pointed at. */
export function standing(at: Spot, strength: number, banner: Banner): Target {
  if (at === 'court') return knight(banner, strength);
  if (at.startsWith('castle_')) return space(banner, at as Space);
  return PLACES.includes(at) ? stacked(at as Place, strength) : county(at as County);
}

/** The targets that make up an action, in the order of clicks. `banner`: whose knights the question is about. */
export function pathOfAction(action: Action, banner: Banner): Target[] {
  switch (action.type) {
    case 'build':
      return [space('own', action.space)];
    case 'place_in_county':
      return [knight(action.banner, action.knight), county(action.county)];
    case 'place_in_castle':
      return [knight(action.banner, action.knight), space(action.banner, action.space)];
    case 'place_in_conflict':
      return [knight(action.banner, action.knight), conflict(action.conflict)];
    case 'take_favour':
      return [favour(action.favour)];
    case 'take_noble':
      return [county(action.county)];
    case 'upgrade':
      return [standing(action.at, action.knight, banner)];
    case 'cross':
      return [conflict(action.conflict)];
    case 'name_start_player':
      return [player(action.target)];
    case 'score_space':
      return [space(action.banner, action.space)];
    case 'claim':
      return [`claim:${action.claim}`];
    case 'ransom':
      return [`captive:${action.knight}`];
    case 'skip_space':
      return [`skip:${action.banner}:${action.space}`];
    case 'add_squires':
      return [`squires:${action.squires}`];
    case 'pay':
      return [`pay:${action.times}`];
    case 'vote':
      return [`vote:${action.ballot}:${action.markers}`];
    default:
      return [action.type];
  }
}

/** What can be chosen next after `chosen`. */
export function litAfter(legal: readonly Action[], chosen: readonly Target[], banner: Banner): Set<Target> {
  const lit = new Set<Target>();
  for (const action of legal) {
    const path = pathOfAction(action, banner);
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
export function click(legal: readonly Action[], chosen: readonly Target[], target: Target, banner: Banner): Click {
  if (chosen.at(-1) === target) return { kind: 'chosen', chosen: chosen.slice(0, -1) };
  for (const start of [chosen, []]) {
    if (!litAfter(legal, start, banner).has(target)) continue;
    const path = [...start, target];
    const action = legal.find((each) => pathOfAction(each, banner).join() === path.join());
    return action ? { kind: 'act', action } : { kind: 'chosen', chosen: path };
  }
  return { kind: 'dark' };
}

/** A knight named by a target: `knight:own:2`. */
export function knightOf(target: Target | undefined): { banner: Banner; strength: number } | null {
  const [kind, banner, strength] = (target ?? '').split(':');
  return kind === 'knight' ? { banner: banner as Banner, strength: Number(strength) } : null;
}

/** The action that a click on a dark target would have meant, for asking which rule forbids it. */
export function meantBy(chosen: readonly Target[], target: Target, prompt: LancasterPrompt): Action | null {
  const [kind, first, second] = target.split(':');
  const hand = knightOf(chosen[0]);
  if (hand) return meantWithKnight(hand, kind!, first!, second);
  if (kind === 'county') return meantByCounty(first as County, prompt);
  if (kind === 'favour') return { type: 'take_favour', favour: first as Favour };
  if (kind === 'space') return meantBySpace(first as Banner, second as Space, prompt);
  if (kind === 'conflict') return prompt.id === 'cross' ? { type: 'cross', conflict: first as Place } : null;
  if (kind === 'knight' && asksForUpgrade(prompt)) return { type: 'upgrade', knight: Number(second), at: 'court' };
  if (kind === 'stacked' && asksForUpgrade(prompt)) {
    return { type: 'upgrade', knight: Number(second), at: first as Place };
  }
  return null;
}

function meantWithKnight(
  { banner, strength }: { banner: Banner; strength: number },
  kind: string,
  first: string,
  second: string | undefined,
): Action | null {
  const placed = { banner, knight: strength };
  if (kind === 'county') return { type: 'place_in_county', ...placed, county: first as County };
  if (kind === 'space') return { type: 'place_in_castle', ...placed, space: second as Space };
  return kind === 'conflict' ? { type: 'place_in_conflict', ...placed, conflict: first as Place } : null;
}

function meantByCounty(id: County, prompt: LancasterPrompt): Action | null {
  return prompt.id === 'favour_noble' ? { type: 'take_noble', county: id } : null;
}

function meantBySpace(banner: Banner, id: Space, prompt: LancasterPrompt): Action | null {
  if (prompt.id === 'castle') return { type: 'score_space', banner, space: id };
  const isBuilding = ['choose_extension', 'law_extension', 'county_build'].includes(prompt.id);
  return isBuilding ? { type: 'build', space: id } : null;
}

function asksForUpgrade(prompt: LancasterPrompt): boolean {
  return prompt.id.endsWith('_upgrade') && bannerOf(prompt) === 'own';
}

/** Ids to mark on the board for an event or an action: every place, law, favour and cause it names. */
export function places(thing: Record<string, unknown>): string[] {
  const fields = ['county', 'space', 'conflict', 'at', 'from', 'favour', 'law', 'dropped', 'cause'];
  const found = fields.map((field) => thing[field]).filter((value) => typeof value === 'string');
  return [...new Set(found)];
}
