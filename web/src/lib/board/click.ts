// What is lit and what a click means. Both follow from the legal actions and their paths alone.
import { keyOf, type Grammar, type Seen, type Target } from './target';

/** A legal action with the keys of its targets, in an order in which they may be clicked. */
export interface Route<Action> {
  action: Action;
  keys: readonly string[];
  /** From the last target to the first. */
  isReversed: boolean;
}

export type Click<Action, T> =
  /** The path is complete. Actions may share a path, if they differ in a number only: `alike` are all of them. */
  | { kind: 'act'; action: Action; alike: readonly Action[] }
  | { kind: 'chosen'; chosen: readonly T[] }
  /** The target is not lit here. */
  | { kind: 'dark' };

export function routesOf<View, Action, T extends Target>(
  grammar: Grammar<View, Action, T>,
  legal: readonly Action[],
  seen: Seen<View>,
): Route<Action>[] {
  return legal.flatMap((action) => {
    const keys = grammar.path(action, seen).map(keyOf);
    const forward = { action, keys, isReversed: false };
    const isEither = keys.length > 1 && grammar.isEitherWay?.(action);
    return isEither ? [forward, { action, keys: keys.toReversed(), isReversed: true }] : [forward];
  });
}

/**
 * The routes that may begin again while something is taken up: another piece for the one in hand, another place for the
 * one chosen first. What does not go with it stays dark, so that its reason is told.
 */
export function freshRoutes<Action>(
  routes: readonly Route<Action>[],
  chosen: readonly Target[],
): readonly Route<Action>[] {
  const taken = routesAfter(routes, chosen);
  if (chosen.length === 0 || taken.length === 0) return routes;
  return routes.filter(
    ({ keys, isReversed }) => keys.length === 1 || taken.some((route) => route.isReversed === isReversed),
  );
}

/** The routes that begin with these targets. */
export function routesAfter<Action>(
  routes: readonly Route<Action>[],
  chosen: readonly Target[],
): readonly Route<Action>[] {
  const keys = chosen.map(keyOf);
  return routes.filter((route) => keys.every((key, index) => route.keys[index] === key));
}

/** The keys of what can be chosen next after `chosen`. */
export function litAfter<Action>(routes: readonly Route<Action>[], chosen: readonly Target[]): Set<string> {
  return new Set(routesAfter(routes, chosen).flatMap(({ keys }) => keys[chosen.length] ?? []));
}

/** What a click on `target` means: go on, begin again with it, put down what was taken up, or nothing. */
export function clickOn<Action, T extends Target>(
  routes: readonly Route<Action>[],
  chosen: readonly T[],
  target: T,
): Click<Action, T> {
  const last = chosen.at(-1);
  if (last && keyOf(last) === keyOf(target)) return { kind: 'chosen', chosen: chosen.slice(0, -1) };
  for (const start of [chosen, []]) {
    const path = [...start, target];
    const fitting = routesAfter(start.length > 0 ? routes : freshRoutes(routes, chosen), path);
    if (fitting.length === 0) continue;
    const alike = fitting.filter(({ keys }) => keys.length === path.length).map(({ action }) => action);
    return alike.length > 0 ? { kind: 'act', action: alike[0]!, alike } : { kind: 'chosen', chosen: path };
  }
  return { kind: 'dark' };
}
