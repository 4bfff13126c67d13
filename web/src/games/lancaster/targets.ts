// Things on the table that can be pointed at, and which clicks make up an action: a knight and then its place, or a
// single thing.
import type { Action } from '../../generated/lancaster/Action';
import type { Ballot } from '../../generated/lancaster/Ballot';
import type { Banner } from '../../generated/lancaster/Banner';
import type { County } from '../../generated/lancaster/County';
import type { Favour } from '../../generated/lancaster/Favour';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { Place } from '../../generated/lancaster/Place';
import type { Space } from '../../generated/lancaster/Space';
import type { Spot } from '../../generated/lancaster/Spot';
import type { Grammar } from '../../lib/board/target';
import { bannerOf } from './props';

export type Target =
  | Knight
  | { kind: 'county'; county: County }
  | { kind: 'space'; banner: Banner; space: Space }
  | { kind: 'conflict'; conflict: Place }
  /** A knight that stands in a conflict. */
  | { kind: 'stacked'; conflict: Place; strength: number }
  | { kind: 'favour'; favour: Favour }
  | { kind: 'vote'; ballot: Ballot; markers: number };

/** A knight at court. */
export interface Knight {
  kind: 'knight';
  banner: Banner;
  strength: number;
}

export const knight = (banner: Banner, strength: number): Target => ({ kind: 'knight', banner, strength });
export const county = (id: County): Target => ({ kind: 'county', county: id });
export const space = (banner: Banner, id: Space): Target => ({ kind: 'space', banner, space: id });
export const conflict = (id: Place): Target => ({ kind: 'conflict', conflict: id });
export const stacked = (id: Place, strength: number): Target => ({ kind: 'stacked', conflict: id, strength });
export const favour = (id: Favour): Target => ({ kind: 'favour', favour: id });

export const grammar: Grammar<LancasterView, Action, Target> = {
  path: (action, { view }) => pathOf(action, bannerOf(view.prompt)),
  // A knight and then its place, or the place first: then the knights that fit are lit.
  isEitherWay: ({ type }) => type.startsWith('place_in_'),
  isMove: ({ type }) => type.startsWith('place_in_'),
  meant([hand], target, { view: { prompt } }) {
    const action = meantTogether(hand, target) ?? meantBy(target, prompt);
    if (action) return { kind: 'ask', action };
    const wantsKnight = prompt.id === 'place' && target.kind !== 'knight';
    return wantsKnight ? { kind: 'say', text: 'lancaster-ui-first-knight' } : null;
  },
  rule: ({ kind }) => RULES[kind],
};

/** Where the rules tell about a thing. */
const RULES: Record<Target['kind'], string> = {
  knight: '5.4',
  county: '3.2',
  space: '3.3',
  conflict: '3.5',
  stacked: '5.8',
  favour: '3.4',
  vote: '5.5',
};

/** `banner`: whose knights the question is about. What has controls of its own has no path. */
function pathOf(action: Action, banner: Banner): Target[] {
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
    case 'score_space':
      return [space(action.banner, action.space)];
    case 'vote':
      return [{ kind: 'vote', ballot: action.ballot, markers: action.markers }];
    case 'add_squires':
    case 'decline':
    case 'pay':
    case 'claim':
    case 'name_start_player':
    case 'skip_space':
    case 'score_income':
    case 'ransom':
      return [];
  }
}

const PLACES: readonly Spot[] = ['upper_left', 'upper_right', 'lower_left', 'lower_right'] satisfies Place[];
const SPACES: readonly Spot[] = [
  'castle_gold',
  'castle_squires',
  'castle_mixed',
  'castle_votes',
  'castle_recruit',
  'castle_upgrade',
] satisfies Space[];

/** Where a knight in service is pointed at. */
function standing(at: Spot, strength: number, banner: Banner): Target {
  if (at === 'court') return knight(banner, strength);
  if (SPACES.includes(at)) return space(banner, at as Space);
  return PLACES.includes(at) ? stacked(at as Place, strength) : county(at as County);
}

/** Where the knight in hand was to go. */
/** A knight and a place, in whichever order. */
function meantTogether(hand: Target | undefined, target: Target): Action | null {
  if (hand?.kind === 'knight') return meantWith(hand, target);
  return hand && target.kind === 'knight' ? meantWith(target, hand) : null;
}

function meantWith({ banner, strength }: Knight, target: Target): Action | null {
  switch (target.kind) {
    case 'county':
      return { type: 'place_in_county', banner, knight: strength, county: target.county };
    case 'space':
      return { type: 'place_in_castle', banner, knight: strength, space: target.space };
    case 'conflict':
      return { type: 'place_in_conflict', banner, knight: strength, conflict: target.conflict };
    default:
      return null;
  }
}

/** What the question is about. */
function meantBy(target: Target, prompt: LancasterPrompt): Action | null {
  switch (target.kind) {
    case 'county':
      return prompt.id === 'favour_noble' ? { type: 'take_noble', county: target.county } : null;
    case 'favour':
      return { type: 'take_favour', favour: target.favour };
    case 'space':
      return meantBySpace(target.banner, target.space, prompt);
    case 'conflict':
      return prompt.id === 'cross' ? { type: 'cross', conflict: target.conflict } : null;
    case 'knight':
      return asksForUpgrade(prompt) ? { type: 'upgrade', knight: target.strength, at: 'court' } : null;
    case 'stacked':
      return asksForUpgrade(prompt) ? { type: 'upgrade', knight: target.strength, at: target.conflict } : null;
    case 'vote':
      return null;
  }
  target satisfies never;
}

function meantBySpace(banner: Banner, id: Space, prompt: LancasterPrompt): Action | null {
  if (prompt.id === 'castle') return { type: 'score_space', banner, space: id };
  const isBuilding = ['choose_extension', 'law_extension', 'county_build'].includes(prompt.id);
  return isBuilding ? { type: 'build', space: id } : null;
}

function asksForUpgrade(prompt: LancasterPrompt): boolean {
  return prompt.id.endsWith('_upgrade') && bannerOf(prompt) === 'own';
}
