// What is shown while a knight is in hand.
import type { Action } from '../../generated/lancaster/Action';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { Aiming } from '../../lib/board/aiming.svelte';
import type { Seen } from '../../lib/board/target';
import { grammar, type Knight, type Target } from './targets';

type Aim = Aiming<LancasterView, Action, Target>;

/** The knight whose possibilities are shown: the one taken up, else the one pointed at. */
export function handOf(aiming: Aim): Knight | null {
  const [taken] = aiming.chosen;
  if (taken?.kind === 'knight') return taken;
  const { at } = aiming;
  return at?.kind === 'knight' && aiming.isBeginning(at) ? at : null;
}

/** Whether a click on it goes on, or begins again: while one knight is in hand the others stay lit, and so do places. */
export function isLit(aiming: Aim, target: Target): boolean {
  return aiming.isLit(target) || aiming.isBeginning(target);
}

/** What can be chosen next: places for a knight, or knights for a place. */
export function nextTargets(aiming: Aim, seen: Seen<LancasterView>): Target[] {
  return aiming.fitting.flatMap((action) => grammar.path(action, seen).filter((target) => aiming.isLit(target)));
}
