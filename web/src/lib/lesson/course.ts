// A lesson as a list of steps, and which of them is on. Pure: a view, what is legal, and what was read decide.
import type { GameWords, Tagged } from '../game/types';

/** What a lesson looks at. */
export interface Scene<View extends { phase: string } = { phase: string }, Action = Tagged> {
  view: View;
  legal: readonly Action[];
  seat: number;
}

/** With what was told so far: for a course that the shell speaks. */
export interface ToldScene<View extends { phase: string } = { phase: string }, Action = Tagged> extends Scene<
  View,
  Action
> {
  events: readonly Tagged[];
}

export type Argument = string | number | readonly string[] | { player: number };

export interface Advice<Action = Tagged> {
  /** The click that is recommended: marked in the list, and on the board thing by thing. */
  action?: Action | undefined;
  /** A part of the table to look at: an element marked with `data-part`. */
  part?: string;
  /** Arguments of the text: ids become names, lists of ids lists of names, a seat who sits there. */
  args?: Record<string, Argument>;
}

/**
 * Fits when its phase is on and `advise` finds something to say. Its text is `<slug>-guide-<id>`, its title
 * `<slug>-guide-<id>-title`.
 */
export interface Step<S extends Scene<any, any> = any, A extends Advice<any> = any> {
  id: string;
  /** The paragraph of the rules page. */
  rule: string;
  /** Something to read, or something to do: what is done is noticed. */
  kind: 'read' | 'do';
  phases: readonly S['view']['phase'][];
  advise: (scene: S) => A | null;
  /** Whether the advice was followed, where that can be seen afterwards. */
  isFollowed?: (advice: A, scene: S) => boolean;
}

export interface Course<S extends Scene<any, any> = any, A extends Advice<any> = any> {
  slug: string;
  /** Tells the courses of one game apart; the first one has none. */
  id?: string;
  /** The step with which it ends; missing: `end`. */
  last?: string;
  /** The course that goes on from here, and the message of the button that leads there. */
  next?: { course: Course<S, A>; message: string };
  /** What the button of an action says, where that is not the sentence of the action. */
  label?: (action: S['legal'][number], view: S['view'], words: GameWords) => string;
  /** In order: of all that fit, the first that was not read or skipped is shown. */
  steps: readonly Step<S, A>[];
  /** Whether this is the part of a match that the course is about. */
  covers: (view: S['view']) => boolean;
}

/** The legal actions of one type. */
export function legalOf<Action extends { type: string }, Type extends Action['type']>(
  { legal }: Scene<any, Action>,
  type: Type,
): Extract<Action, { type: Type }>[] {
  return legal.filter((action): action is Extract<Action, { type: Type }> => action.type === type);
}

/** A page to read. */
export function page<S extends Scene<any, any>>(
  id: string,
  rule: string,
  phases: readonly S['view']['phase'][],
  advise: (scene: S) => Advice<S['legal'][number]> | null,
): Step<S, Advice<S['legal'][number]>> {
  return { id, rule, kind: 'read', phases, advise };
}

/** A step about one recommended click; it fits where there is such a click. */
export function click<S extends Scene<any, any>, Found extends S['legal'][number]>(
  id: string,
  rule: string,
  phases: readonly S['view']['phase'][],
  find: (scene: S) => Found | undefined,
  args: (scene: S, action: Found) => Record<string, Argument> = () => ({}),
): Step<S, Advice<S['legal'][number]>> {
  const advise = (scene: S) => {
    const action = find(scene);
    return action ? { action, args: args(scene, action) } : null;
  };
  return { id, rule, kind: 'do', phases, advise };
}

/** The first of those with the highest score. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (held, item) => (held === undefined || score(item) > score(held) ? item : held),
    undefined,
  );
}

export interface Shown<A extends Advice<any> = any> {
  step: Step<any, A>;
  advice: A;
}

const END = 'end';

export function isLast(course: Course, { id }: Step): boolean {
  return id === (course.last ?? END);
}

/** A page for whoever does something else: nothing to skip. */
export const FREE = 'free';

export function stepFor<S extends Scene<any, any>, A extends Advice<any>>(
  course: Course<S, A>,
  scene: S,
  read: readonly string[],
): Shown<A> | null {
  if (!course.covers(scene.view) || scene.legal.length === 0) return null;
  for (const step of course.steps) {
    if (!step.phases.includes(scene.view.phase) || read.includes(step.id)) continue;
    const advice = step.advise(scene);
    if (advice) return { step, advice };
  }
  return null;
}

export type Remark = 'followed' | 'otherwise';

/** What became of the advice before, when the course goes on to the next step. */
export function remarkOn<S extends Scene<any, any>>(
  { steps }: Course<S>,
  before: Shown,
  now: Shown,
  scene: S,
): Remark | null {
  const hasGoneOn = steps.indexOf(now.step) > steps.indexOf(before.step);
  if (!hasGoneOn || !before.step.isFollowed) return null;
  return before.step.isFollowed(before.advice, scene) ? 'followed' : 'otherwise';
}

/** How far the course is told, in per cent. */
export function progressOf(course: Course, step: Step): number {
  const end = course.steps.findIndex((each) => isLast(course, each));
  return Math.min(100, Math.round((100 * course.steps.indexOf(step)) / end));
}

/** The id of a step's text; its title is `<id>-title`. */
export function messageOf({ slug }: Course, { id }: Step): string {
  return id === FREE ? 'guide-free' : `${slug}-guide-${id}`;
}

/** The text of a step: ids are named; `$button` is the recommended click in the words of its button. */
export function textOf(course: Course, { step, advice }: Shown, view: unknown, words: GameWords): string {
  const args = Object.entries<Argument>(advice.args ?? {}).map(
    ([key, value]) => [key, argument(value, words)] as const,
  );
  const button = advice.action ? (course.label ?? spoken)(advice.action, view, words) : '';
  return words.t(messageOf(course, step), { button, ...Object.fromEntries(args) });
}

const spoken = (action: Tagged, _: unknown, words: GameWords): string => words.action(action);

/** Texts select on them. */
const PLAIN: ReadonlySet<string> = new Set(['none', 'yes', 'no']);

function argument(value: Argument, words: GameWords): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'player' in value) return words.player(value.player);
  if (typeof value === 'string') return PLAIN.has(value) ? value : words.name(value);
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(value.map((id) => words.name(id)));
}
