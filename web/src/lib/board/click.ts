// What is lit and what a click means. Both follow from the legal actions and their paths alone.
import { keyOf, type Grammar, type Seen, type Target } from './target';

/** A legal action with the keys of its targets. */
export interface Route<Action> {
  action: Action;
  keys: readonly string[];
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
  return legal.map((action) => ({ action, keys: grammar.path(action, seen).map(keyOf) }));
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

/** What a click on `target` means: go on, begin anew with it, put down what was taken up, or nothing. */
export function clickOn<Action, T extends Target>(
  routes: readonly Route<Action>[],
  chosen: readonly T[],
  target: T,
): Click<Action, T> {
  const last = chosen.at(-1);
  if (last && keyOf(last) === keyOf(target)) return { kind: 'chosen', chosen: chosen.slice(0, -1) };
  for (const start of [chosen, []]) {
    const path = [...start, target];
    const fitting = routesAfter(routes, path);
    if (fitting.length === 0) continue;
    const alike = fitting.filter(({ keys }) => keys.length === path.length).map(({ action }) => action);
    return alike.length > 0 ? { kind: 'act', action: alike[0]!, alike } : { kind: 'chosen', chosen: path };
  }
  return { kind: 'dark' };
}
