// On a phone a tall map is scrolled: what may be chosen is brought into sight.
import { scrollerOf } from '../../../lib/scroller';

/** What lies over the lower edge: the bar with its buttons. */
const BAR_PX = 60;

/** Scrolls to the first lit field if none is in sight; when nothing is lit, to what lies on the fields at home. */
export function bringIntoSight(root: HTMLElement, home: readonly string[] = []): void {
  const scroller = scrollerOf(root);
  if (!scroller) return;
  const frame = scroller.getBoundingClientRect();
  const [top, bottom] = [frame.top, frame.bottom - BAR_PX];
  const lit = [...root.querySelectorAll('.lit[data-cell]')];
  const wanted = lit.length > 0 ? lit : home.flatMap((id) => root.querySelector(`[data-pieces="${id}"]`) ?? []);
  const middles = wanted.map((element) => middleOf(element.getBoundingClientRect()));
  const [first] = middles;
  if (first === undefined || middles.some((y) => y > top && y < bottom)) return;
  scroller.scrollTop += first - (top + bottom) / 2;
}

/** Scrolls a field clear of the card that lies over the lower part of the board. */
export function bringClear(root: HTMLElement, field: string): void {
  const [scroller, cell] = [scrollerOf(root), root.querySelector(`[data-cell="${field}"]`)];
  const card = root.querySelector('.side')?.getBoundingClientRect();
  if (!scroller || !cell || !card) return;
  const top = scroller.getBoundingClientRect().top;
  const middle = middleOf(cell.getBoundingClientRect());
  if (middle < top || middle > card.top) scroller.scrollTop += middle - (top + card.top) / 2;
}

function middleOf({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}
