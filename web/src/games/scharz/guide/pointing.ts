// Marks a part of the table outside the map, wherever on the page it is.
import type { Part } from './steps';

/** Returns how to take the mark away. A part that is folded away, as on a phone, has no element: then nothing is marked. */
export function point(part: Part | undefined): (() => void) | undefined {
  const element = part && document.querySelector(`[data-guide="${part}"]`);
  element?.toggleAttribute('data-advised', true);
  return () => element?.toggleAttribute('data-advised', false);
}
