// What can be clicked on the map, and which clicks make up an action. No rules: only what stands in the list of actions.
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { Aiming as AnyAiming } from '../../lib/board/aiming.svelte';
import type { Grammar } from '../../lib/board/target';
import type { Action } from './props';
import { spaceOf } from './spaces';

export type Target =
  /** A space where something is done, or where something goes. */
  | { kind: 'place'; space: string }
  /** A village that is to move, a crop that is brought in: the first of two clicks. */
  | { kind: 'source'; space: string };
export type Aiming = AnyAiming<ScharzView, Action, Target>;

export const place = (space: string): Target => ({ kind: 'place', space });
export const source = (space: string): Target => ({ kind: 'source', space });

export const grammar: Grammar<ScharzView, Action, Target> = {
  path(action) {
    if (action.type === 'resettle') return [source(action.from), place(action.to)];
    if (action.type === 'reap') return [source(action.at), place(action.to)];
    const space = spaceOf(action);
    return space === null ? [] : [place(space)];
  },
  // A dark space opens its card, which says what is missing.
  meant: () => null,
  rule: () => '3.9',
};

/** What a click on a space aims at: where something goes that was taken up, or else something to take up. */
export function targetAt(aiming: Aiming, space: string): Target {
  const isEnd = aiming.chosen.length > 0 && aiming.isLit(place(space));
  return !isEnd && aiming.isBeginning(source(space)) ? source(space) : place(space);
}

export function isLitAt(aiming: Aiming, space: string): boolean {
  return aiming.isLit(place(space)) || aiming.isLit(source(space));
}
