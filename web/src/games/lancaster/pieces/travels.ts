// Which knights travel from where, told by what happened. The board is already right; this only shows the way.
import type { Event } from '../../../generated/lancaster/Event';
import type { LogEntry } from '../../../generated/LogEntry';
import { centre, travel, type Motion, type Point } from '../../../lib/travel';

/** A piece on the board and the thing it comes from, both as `data-` selectors. */
export interface Journey {
  piece: string;
  from: string;
}

const piece = (name: string): string => `[data-piece="${name}"]`;
const house = (seat: number): string => `[data-house="${seat}"]`;

export function journeysOf(event: Event): Journey[] {
  switch (event.type) {
    case 'placed_in_county':
      return [{ piece: piece(event.county), from: house(event.seat) }];
    case 'placed_in_castle':
      return [{ piece: piece(`${event.seat}:${event.banner}:${event.space}`), from: house(event.seat) }];
    case 'placed_in_conflict':
      return [{ piece: piece(`${event.conflict}:${event.seat}:${event.banner}`), from: house(event.seat) }];
    case 'crossed':
      return [{ piece: piece(`${event.conflict}:${event.seat}:${event.banner}`), from: '[data-plate="dorset"]' }];
    case 'noble_taken':
      return [{ piece: piece(`${event.seat}:${event.noble}`), from: `[data-plate="${event.county}"]` }];
    case 'extension_built':
      return [{ piece: piece(`${event.seat}:own:${event.space}`), from: house(event.seat) }];
    default:
      return [];
  }
}

/** Lets everything that moved travel, in the order in which it happened. */
export function travelAll(root: ParentNode, fresh: readonly LogEntry[], motion: Motion): void {
  const journeys = fresh.flatMap(({ event }) => journeysOf(event as Event));
  journeys.forEach(({ piece, from }, order) => {
    const element = visible(root, piece);
    const start = visible(root, from);
    if (element && start) travel(element, startOf(element, start), motion, order);
  });
}

/** The same thing may be drawn twice, once for a desk and once for a phone. */
function visible(root: ParentNode, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
}

/** A drawing has units of its own: the way to go is measured in them. */
function startOf(element: Element, from: Element): Point {
  const start = centre(from.getBoundingClientRect());
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const end = centre(element.getBoundingClientRect());
  return { x: end.x + (start.x - end.x) / scale, y: end.y + (start.y - end.y) / scale };
}
