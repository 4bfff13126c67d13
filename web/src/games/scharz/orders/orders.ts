// What was taken up in the draft and waits for its target.
import type { Action, ActionOf } from '../props';

const TAKING = ['select', 'select_transports', 'select_fleet', 'select_herd', 'select_good'] as const;
export type Taking = ActionOf<(typeof TAKING)[number]>;

export function inHand(draft: readonly Action[]): Taking | null {
  const last = draft.at(-1);
  return last && isTaking(last) ? last : null;
}

export function isTaking(action: Action): action is Taking {
  return (TAKING as readonly string[]).includes(action.type);
}

/** What to take back and what to play instead. */
export interface Revision {
  undone: number;
  actions: Action[];
}

/** A draft in which an order sends another number. */
export function resized(draft: readonly Action[], click: number, count: number): Revision {
  const [taking, sending] = [draft[click], draft[click + 1]];
  if (!taking || !sending) return { undone: 0, actions: [] };
  const actions = [taking, { ...sending, count } as Action, ...draft.slice(click + 2)];
  return { undone: draft.length - click, actions };
}

/** A draft without some of its clicks. */
export function without(draft: readonly Action[], click: number, length: number): Revision {
  return { undone: draft.length - click, actions: draft.slice(click + length) };
}

const SENDING = ['go', 'board', 'moor', 'transfer', 'drive_to', 'carry_to'];
/** Clicks that answer the one before: the gold of a proposal, what a lost building leaves without room. */
const FOLLOWING = ['offer', 'offer_for_ever', 'offer_from_lord', 'put_to_sea', 'keep_herd', 'stand_outside'];

/** A click that no arrow shows, together with those that answer it. */
export interface Entry {
  click: number;
  actions: Action[];
}

export function otherClicks(draft: readonly Action[]): Entry[] {
  const entries: Entry[] = [];
  for (const [click, action] of draft.entries()) {
    if (isTaking(action) || SENDING.includes(action.type)) continue;
    if (FOLLOWING.includes(action.type)) entries.at(-1)?.actions.push(action);
    else entries.push({ click, actions: [action] });
  }
  return entries;
}
