// On a phone a board is scrolled: what may be chosen is brought into sight.
import { scrollerOf } from '../scroller';

/** Less than this at an edge is not seen. */
const LEAST_PX = 24;

/** Scrolls to what is lit if nothing of it is in sight. */
export function bringLitIntoSight(root: HTMLElement): void {
  const frame = scrollerOf(root)?.getBoundingClientRect();
  const boxes = [...root.querySelectorAll('.lit')].map((lit) => lit.getBoundingClientRect());
  const drawn = boxes.filter(({ height }) => height > 0);
  if (!frame || drawn.length === 0) return;
  const isSeen = ({ top, bottom }: DOMRect): boolean => top < frame.bottom - LEAST_PX && bottom > frame.top + LEAST_PX;
  if (drawn.some(isSeen)) return;
  const [top, bottom] = [Math.min(...drawn.map((box) => box.top)), Math.max(...drawn.map((box) => box.bottom))];
  scrollerOf(root)!.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}
