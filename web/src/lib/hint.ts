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
}

/** Room for a bubble under its element. */
const BUBBLE_HEIGHT = 130;
/** Of something tall, a bubble hangs from the upper part. */
const REACH = 60;

/** Below the element, measured in the board that holds it; above it near the board's lower edge. */
export function spotBeside(element: Element): Spot {
  const box = element.getBoundingClientRect();
  const board = element.closest('[data-board]')?.getBoundingClientRect() ?? new DOMRect();
  const below = box.y + Math.min(box.height, REACH) - board.y;
  const isLow = below > board.height - BUBBLE_HEIGHT;
  return { x: box.x + box.width / 2 - board.x, y: isLow ? box.y - board.y : below, side: isLow ? 'above' : 'below' };
}
