// Which space one clicks for which action. No rules: only what stands in the list of legal actions.
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { GameWords, Tagged } from '../../lib/game/types';
import type { Action, ActionOf } from './props';

/** Something was taken up before; these say where it goes. */
const LEADING = ['go', 'board', 'moor', 'transfer', 'drive_to', 'carry_to', 'flee', 'put_to_sea'] as const;
const PUTTING = ['settle', 'resettle', 'put', 'put_herd', 'sow', 'reap', 'reroll_weather', 'land_fish'];
const TAKING = ['select', 'select_transports', 'select_fleet'];
/** Actions that a click on their space plays at once when there is no other choice there. */
const DIRECT: ReadonlySet<string> = new Set([...LEADING, ...PUTTING, ...TAKING]);
/** Actions of two clicks: a village and its new field, a crop and its store. */
type Pair = ActionOf<'resettle' | 'reap'>;

export type Counted = Action & { count: number };

const isLeading = (action: Action): action is ActionOf<(typeof LEADING)[number]> =>
  (LEADING as readonly string[]).includes(action.type);

export function spaceOf(action: Action): string | null {
  if (isLeading(action)) return action.to;
  if (action.type === 'resettle') return action.from;
  return 'at' in action ? action.at : null;
}

/** Ids to mark on the map for an action or an event; a people stands for its homeland. */
export function places(thing: Tagged): string[] {
  return [thing['at'], thing['from'], thing['to'], thing['faction']].filter(
    (id): id is string => typeof id === 'string',
  );
}

export const isCounted = (action: Action): action is Counted => 'count' in action;

/** Actions that belong to no space: ready, pass, dice, proposals. */
export function tableActions(legal: readonly Action[]): Action[] {
  return legal.filter((action) => spaceOf(action) === null);
}

const CLOSING: ReadonlySet<string> = new Set(['ready', 'ready_unless_disturbed', 'as_proposed', 'pass', 'accept']);

/** Steps with a market or talks of their own. */
const PANELS: ReadonlySet<string> = new Set(['trade', 'propose', 'answer']);

/** Clicks that close the own part of a step: the bar over the map always has them. */
export function closingActions(legal: readonly Action[]): Action[] {
  return legal.filter(({ type }) => CLOSING.has(type));
}

/** Of them those that no panel beside the map shows: they stand with what is mine. */
export function looseActions(legal: readonly Action[], view: ScharzView): Action[] {
  const open = legal.filter(({ type }) => !CLOSING.has(type));
  const loose = tableActions(open);
  const isElsewhere = PANELS.has(view.phase) || view.battle !== null || view.odds.length > 0;
  // Where nothing else can be done, the panel of the decision asks.
  return isElsewhere || loose.length === open.length ? [] : loose;
}

export function actionsAt(legal: readonly Action[], space: string): Action[] {
  return legal.filter((action) => spaceOf(action) === space);
}

/** What a click on a space plays at once, of all that can be done there: nothing where one has to choose. That its store
is drawn on first stands in the list only. */
export function onlyChoice(here: readonly Action[], count: number | null): Action | undefined {
  const [first, ...others] = here.filter(({ type }) => type !== 'draw_from');
  if (!first || !DIRECT.has(first.type) || others.some(({ type }) => type !== first.type)) return undefined;
  if (isCounted(first)) return ofCount(here.filter(isCounted), count);
  return others.length === 0 ? first : undefined;
}

/** The action for so many, or for as many as may go. */
export function ofCount(actions: readonly Counted[], count: number | null): Counted | undefined {
  const sorted = actions.toSorted((a, b) => a.count - b.count);
  return sorted.findLast((action) => count === null || action.count <= count) ?? sorted[0];
}

/** The most that the actions in the list can send; 0 when nothing is counted. */
export function mostOf(legal: readonly Action[]): number {
  return Math.max(0, ...legal.map((action) => (isLeading(action) && isCounted(action) ? action.count : 0)));
}

export function pairsFrom(legal: readonly Action[], from: string): Pair[] {
  const pairs = legal.filter((action) => action.type === 'resettle' || action.type === 'reap');
  return pairs.filter((pair) => spaceOf(pair) === from);
}

/** Where a click that goes on decides something, its button says what; the text is `scharz-ui-<type>-<phase>`. */
export const SPOKEN: ReadonlySet<string> = new Set([
  'ready-withdraw',
  'ready-battles',
  'ready-flight',
  'ready-rerolls',
  'ready-answer',
  'ready-weather',
  'ready-harvest',
  'pass-sieges',
]);

/** What a button says. */
export function spoken(action: Action, view: ScharzView, words: GameWords): string {
  const key = `${action.type}-${view.phase}`;
  if (key === 'ready-battles' && view.draft.length === 0) return words.t('scharz-ui-hold');
  return SPOKEN.has(key) ? words.t(`scharz-ui-${key}`) : words.action(action);
}

export interface Row {
  type: Action['type'];
  /** One action, or the same one for several counts. */
  actions: Action[];
}

/** The actions of a card, those that differ only by their count in one row. */
export function rowsOf(actions: readonly Action[]): Row[] {
  const rows = new Map<string, Row>();
  for (const action of actions) {
    const { count: _, ...rest } = { count: 0, ...action };
    const key = isCounted(action) ? JSON.stringify(rest) : JSON.stringify(action);
    const row = rows.get(key);
    if (row) row.actions.push(action);
    else rows.set(key, { type: action.type, actions: [action] });
  }
  return [...rows.values()];
}
