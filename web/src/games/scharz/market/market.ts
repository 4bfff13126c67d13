// The market of a trade step: legal clicks gathered by what they buy or do, each with the places where it can be done.
import type { GameWords } from '../../../lib/game/types';
import type { Action } from '../props';
import { spaceOf } from '../spaces';

export const STALLS = ['army', 'buildings', 'training', 'goods', 'other'] as const;
export type Stall = (typeof STALLS)[number];

/** In the order in which they stand in their stall: what takes something away comes last. */
const STALL_OF: Partial<Record<Action['type'], Stall>> = {
  buy_infantry: 'army',
  recruit: 'army',
  double_quota: 'army',
  hire: 'army',
  hire_for_prestige: 'army',
  buy_elephant: 'army',
  buy_corsair: 'army',
  buy_corsair_for_prestige: 'army',
  upgrade: 'army',
  mount: 'army',
  buy_in_belgica: 'army',
  hire_commander: 'army',
  build: 'buildings',
  build_with: 'buildings',
  enter_site: 'buildings',
  hurry: 'buildings',
  clean: 'buildings',
  cancel_site: 'buildings',
  dismantle: 'buildings',
  train: 'training',
  disembark: 'training',
  degrade: 'training',
  dismiss: 'training',
  buy_good: 'goods',
  buy_herd: 'goods',
  sell_good: 'goods',
  sell_herd: 'goods',
  slaughter: 'goods',
};

const TYPES = Object.keys(STALL_OF) as Action['type'][];
const TAKING_AWAY: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'cancel_site',
  'dismantle',
  'degrade',
  'dismiss',
  'sell_good',
  'sell_herd',
  'slaughter',
]);

/** Whether something of mine is gone afterwards. */
export const takesAway = ({ type }: { type: Action['type'] }): boolean => TAKING_AWAY.has(type);

/** One thing on sale: the same click at several places. */
export interface Ware {
  key: string;
  type: Action['type'];
  /** What it is about: kind, level, building, good, herd; ids to be named. */
  about: string[];
  actions: Action[];
}

export function stallOf(action: Action): Stall {
  return STALL_OF[action.type] ?? 'other';
}

export function waresOf(legal: readonly Action[], stall: Stall): Ware[] {
  const wares = new Map<string, Ware>();
  for (const action of legal) {
    if (action.type === 'ready' || stallOf(action) !== stall) continue;
    const about = aboutOf(action);
    const key = [action.type, ...about].join(' ');
    const ware = wares.get(key);
    if (ware) ware.actions.push(action);
    else wares.set(key, { key, type: action.type, about, actions: [action] });
  }
  return [...wares.values()].toSorted((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type));
}

const FIELDS = ['kind', 'building', 'good', 'herd', 'commander', 'opening', 'loot', 'load', 'level', 'post'];

/** What a click is about beside its place: ids to be named. */
export function aboutOf(action: Action): string[] {
  const fields = action as unknown as Record<string, unknown>;
  const said = FIELDS.map((field) => fields[field]).filter((id) => typeof id === 'string' && !isPlain(id));
  if (action.type === 'upgrade') said.unshift(action.to);
  return said as string[];
}

/** What goes without saying. */
function isPlain(id: unknown): boolean {
  return id === 'standard' || id === 'open';
}

/** Places of a ware, each with its clicks (several when they differ by number). */
export function stallsBySpace(ware: Ware): { space: string | null; actions: Action[] }[] {
  const spaces = [...new Set(ware.actions.map(spaceOf))];
  return spaces.map((space) => ({ space, actions: ware.actions.filter((action) => spaceOf(action) === space) }));
}

/** What a click does, without the place: for lists of one place, or of one ware. */
export function shortLabel(action: Action, words: GameWords): string {
  const heading = `scharz-group-${action.type}`;
  if (!words.has(heading) || action.type === 'disembark') return words.action(action);
  const about = aboutOf(action).map((id) => words.name(id));
  const label = words.t(heading);
  return about.length > 0 ? words.t('labelled', { label, text: about.join(', ') }) : label;
}
