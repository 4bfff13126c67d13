// A few words beside something on a board: what it is, or which rule forbids it.

export interface Hint extends Spot {
  /** What a thing is, or why something cannot be done. */
  kind: 'name' | 'rule';
  lines: string[];
  /** Where the rule is explained. */
  href?: string | undefined;
}

export interface Spot {
  x: number;
  y: number;
  side: 'above' | 'below';
  /** The part of the page it is measured in, and that shows it. */
  host: Element | null;
}

/** Room for a bubble under its element. */
const BUBBLE_HEIGHT = 130;
/** Of something tall, a bubble hangs from the upper part. */
const REACH = 60;

/** Below the element, measured in the part that holds it (data-board); above it near that part's lower edge. */
export function spotBeside(element: Element): Spot {
  const host = element.closest('[data-board]');
  const box = element.getBoundingClientRect();
  const frame = host?.getBoundingClientRect() ?? new DOMRect();
  const below = box.y + Math.min(box.height, REACH) - frame.y;
  const isLow = below > frame.height - BUBBLE_HEIGHT;
  const y = isLow ? box.y - frame.y : below;
  return { x: box.x + box.width / 2 - frame.x, y, side: isLow ? 'above' : 'below', host };
}
