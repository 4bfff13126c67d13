// Pieces travel from where they were. The board is already right; this only shows how it came about.

export type Motion = 'full' | 'reduced';
export interface Point {
  x: number;
  y: number;
}

const TRAVEL_MS = 320;
const LONGEST_CHAIN = 6;

/** Lets `element` come from a place on the screen, or flash where it is when motion is reduced. */
export function travel(element: Element, from: Point, motion: Motion, order = 0): Animation | undefined {
  if (typeof element.animate !== 'function') return undefined;
  if (motion === 'reduced') return element.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 200 });
  const to = centre(element.getBoundingClientRect());
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const options = { duration: TRAVEL_MS, easing: 'ease-out', delay: delayOf(order), fill: 'backwards' as const };
  return element.animate([{ transform: start }, { transform: 'none' }], options);
}

/** A long chain of moves is shortened: later ones overlap. */
export function delayOf(order: number): number {
  return Math.min(order, LONGEST_CHAIN) * (TRAVEL_MS / 2);
}

export function centre(box: { x: number; y: number; width: number; height: number }): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A click anywhere skips to the end. */
export function skipAll(root: ParentNode & { getAnimations?: (options: { subtree: boolean }) => Animation[] }): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
