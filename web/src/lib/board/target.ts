// Things on a table that can be pointed at, and what a game says about clicks on them.
import type { Picture } from './table';

/** A thing on the table: a flat value of words and numbers, `{ kind: 'county', county: 'york' }`. */
export interface Target {
  readonly kind: string;
}

/** For looking up, in a set or in the page (`data-target`): `county:york`. It is never read back. */
export function keyOf(target: Target): string {
  const { kind, ...fields } = target;
  const values = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [kind, ...values.map(([, value]) => String(value))].join(':');
}

export function sameTarget(a: Target | null | undefined, b: Target | null | undefined): boolean {
  return !!a && !!b && keyOf(a) === keyOf(b);
}

/** The part of a picture that gives clicks their meaning. */
export type Seen<View> = Pick<Picture<View, never>, 'view' | 'viewer'>;

/** All that a game says about clicks on its board. */
export interface Grammar<View, Action, T extends Target> {
  /** The targets that make up an action, in the order of clicks; none for what is played from the list alone. */
  path(action: Action, seen: Seen<View>): readonly T[];
  /** Whether its targets may also be clicked from the last to the first. */
  isEitherWay?(action: Action): boolean;
  /** Whether a piece goes somewhere by it: its first target can also be pulled onto its second. Missing: nothing can. */
  isMove?(action: Action): boolean;
  /** What a click on a dark target would have meant; null: there is nothing to say. */
  meant(chosen: readonly T[], target: T, seen: Seen<View>): Meant<Action> | null;
  /** The paragraph of the rules about a thing. */
  rule(target: T): string;
  /** Of the actions that go on from what is chosen or pointed at, the one to show meanwhile; missing: none. */
  preview?(fitting: readonly Action[], seen: Seen<View>): Action | null;
}

export type Meant<Action> =
  /** The server is asked which rule forbids it. */
  | { kind: 'ask'; action: Action }
  /** The view already tells: a message by its id, with the rule it follows from, or without one after the label. */
  | { kind: 'say'; text: string; rule?: string };

/** Of a game that is still being loaded: nothing can be clicked. */
export const NO_GRAMMAR: Grammar<unknown, unknown, never> = { path: () => [], meant: () => null, rule: () => '' };
