// What was taken up in the draft and waits for its target.
import type { Action, ActionOf } from './props';

export type Taking = ActionOf<'select' | 'select_fleet' | 'select_herd' | 'select_good'>;

export function inHand(draft: readonly Action[]): Taking | null {
  const last = draft.at(-1);
  return last && isTaking(last) ? last : null;
}

export function isTaking(action: Action): action is Taking {
  return ['select', 'select_fleet', 'select_herd', 'select_good'].includes(action.type);
}

const SENDING = ['go', 'board', 'moor', 'transfer', 'drive_to', 'carry_to'];

/** Clicks that are no part of a move: those the arrows do not show. */
export function otherClicks(draft: readonly Action[]): Action[] {
  return draft.filter((action) => !isTaking(action) && !SENDING.includes(action.type));
}
