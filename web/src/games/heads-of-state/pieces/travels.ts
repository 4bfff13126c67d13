// Which pieces travel from where, told by what happened. The board is already right; this only shows the way.
import type { Event } from '../../../generated/heads-of-state/Event';
import type { LogEntry } from '../../../generated/LogEntry';
import { centre, travel, type Motion, type Point } from '../../../lib/travel';
import { eventsOf } from '../europe/news';

/** A piece and the thing it comes from, both as `data-` selectors; the first that is there counts. */
export interface Journey {
  piece: string;
  from: string[];
}

const panel = (seat: number): string => `[data-panel="${seat}"]`;

export function journeysOf(event: Event): Journey[] {
  switch (event.type) {
    case 'noble_created': {
      const piece = `[data-noble="${event.sector}:${event.rank}"]`;
      return [{ piece, from: [panel(event.seat), `[data-hexagon="${event.sector}"]`] }];
    }
    case 'noble_killed': {
      const piece = `[data-dead="${event.sector}:${event.owner}"]`;
      return [{ piece, from: [`[data-space="${event.sector}:${event.rank}"]`] }];
    }
    case 'attribute_taken':
      return [{ piece: `[data-hand="${event.attribute}"]`, from: ['[data-display="attributes"]'] }];
    case 'attribute_drawn':
      return [{ piece: `[data-hand="${event.attribute}"]`, from: ['[data-deck="attributes"]'] }];
    case 'treachery_taken':
      return [{ piece: `[data-hand="${event.card}"]`, from: ['[data-display="treachery"]'] }];
    case 'treachery_drawn':
      return [{ piece: `[data-hand="${event.card}"]`, from: ['[data-deck="treachery"]'] }];
    case 'display_dealt':
    case 'display_swept':
      return [0, 1, 2, 3, 4, 5].map((slot) => ({
        piece: `[data-slot="attributes:${slot}"]`,
        from: ['[data-deck="attributes"]'],
      }));
    default:
      return [];
  }
}

/** Cards that somebody else takes do not come to my hand. */
function isShown(event: Event, me: number | null): boolean {
  return event.type !== 'attribute_taken' && event.type !== 'treachery_taken' ? true : event.seat === me;
}

/** Lets everything that moved travel, in the order in which it happened. */
export function travelAll(root: ParentNode, fresh: readonly LogEntry[], motion: Motion, me: number | null): void {
  const events = eventsOf(fresh).filter((event) => isShown(event, me));
  events.flatMap(journeysOf).forEach(({ piece, from }, order) => {
    const element = root.querySelector(piece);
    const start = from.map((place) => placeOf(root.querySelector(place))).find((place) => place !== null);
    if (element && start) travel(element, inUnitsOf(element, start), motion, order);
  });
}

/** Inside a drawing a step of one unit is not a pixel of the screen: the way is told in units of the drawing. */
function inUnitsOf(element: Element, from: Point): Point {
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM?.()?.a ?? 1) : 1;
  const to = centre(element.getBoundingClientRect());
  return { x: to.x + (from.x - to.x) / scale, y: to.y + (from.y - to.y) / scale };
}

function placeOf(element: Element | null): Point | null {
  return element && centre(element.getBoundingClientRect());
}
