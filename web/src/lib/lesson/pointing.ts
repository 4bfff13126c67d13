// Marks a part of the table, wherever on the page it is.

/** Returns how to take the mark away. A part that is folded away, as on a phone, has no element: then nothing is marked. */
export function point(part: string | undefined): (() => void) | undefined {
  const element = part && document.querySelector(`[data-part="${CSS.escape(part)}"]`);
  if (!element) return undefined;
  element.toggleAttribute('data-advised', true);
  return () => element.toggleAttribute('data-advised', false);
}
