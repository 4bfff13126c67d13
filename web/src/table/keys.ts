// Keys that mean the same at every table. They are listed by `?`.

export type Command =
  | { type: 'undo' | 'list' | 'signs' | 'help' | 'back' | 'on' | 'next' | 'present' }
  /** The nth choice of the list, counted from 1. */
  | { type: 'choose'; nth: number };

/** What the list of keys shows, in order: the keys, and the message that explains them. */
export const KEYS: readonly (readonly [keys: string, text: string])[] = [
  ['1 – 9', 'key-choose'],
  ['L', 'key-list'],
  ['S', 'key-signs'],
  ['Enter', 'key-confirm'],
  ['Ctrl + Z', 'key-undo'],
  ['Esc', 'key-escape'],
  ['← →', 'key-look-back'],
  ['N', 'key-next'],
  ['?', 'key-help'],
];

/** Elements that have their own use for letters or arrows. */
const WRITES = 'input, select, textarea, dialog[open]';
const WALKS = `${WRITES}, [role="tab"], [role="slider"]`;
const LISTS = `${WALKS}, .choices, .log, .news`;

/** What a key means here; null: nothing, or somebody else has answered it. */
export function commandOf(event: KeyboardEvent): Command | null {
  const { key, target } = event;
  const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
  if (event.defaultPrevented || event.altKey || isIn(WRITES)) return null;
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? { type: 'undo' } : null;
  if (/^[1-9]$/.test(key)) return { type: 'choose', nth: Number(key) };
  if (key === '?') return { type: 'help' };
  if (key === 'Escape') return { type: 'present' };
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return isIn(WALKS) ? null : { type: key === 'ArrowLeft' ? 'back' : 'on' };
  // In a list letters look for a line.
  if (isIn(LISTS)) return null;
  if (key === 'l' || key === 'L') return { type: 'list' };
  if (key === 's' || key === 'S') return { type: 'signs' };
  return key === 'n' || key === 'N' ? { type: 'next' } : null;
}
