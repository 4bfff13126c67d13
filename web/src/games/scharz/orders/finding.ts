// Finding a choice by parts of its words.
import type { Action } from '../props';

/** Lists longer than this can be searched. */
export const MANY = 24;

/** The actions whose text contains every word, wherever; none while nothing is asked for. */
export function found(legal: readonly Action[], wanted: string, textOf: (action: Action) => string): Action[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return legal.filter((action) => {
    const text = plain(textOf(action));
    return parts.every((part) => text.includes(part));
  });
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
