// Which pieces travel from where, told by what happened. The map is already right; this only shows the way.
import type { Event } from '../../../generated/scharz/Event';
import type { LogEntry } from '../../../generated/LogEntry';
import { centre, travel, type Motion } from '../../../lib/travel';

/** A piece on the map and the space it comes from, both as `data-` selectors. */
export interface Journey {
  piece: string;
  from: string;
}

export function journeysOf(event: Event): Journey[] {
  switch (event.type) {
    case 'moved':
    case 'guests_left':
    case 'herd_driven':
      return [{ piece: army(event.to, event.seat), from: space(event.from) }];
    case 'fled':
      return [{ piece: army(event.to, event.seat), from: space(event.at) }];
    case 'village_moved':
      return [{ piece: `[data-pieces="${event.to}"]`, from: space(event.from) }];
    default:
      return [];
  }
}

const army = (at: string, seat: number): string => `[data-army="${at}:${seat}"]`;
const space = (at: string): string => `[data-cell="${at}"]`;

/** Lets everything that moved travel, in the order in which it happened; an army that came in parts travels once. */
export function travelAll(root: ParentNode, fresh: readonly LogEntry[], motion: Motion): void {
  const journeys = new Map<string, Journey>();
  for (const { event } of fresh) {
    for (const journey of journeysOf(event as Event)) journeys.set(journey.piece, journey);
  }
  [...journeys.values()].forEach(({ piece, from }, order) => {
    const [element, start] = [root.querySelector(piece), root.querySelector(from)];
    if (element && start) travel(element, centre(start.getBoundingClientRect()), motion, order);
  });
}
