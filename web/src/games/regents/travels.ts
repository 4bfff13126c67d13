// Which pieces travel from where, told by what happened. The board is already right; this only shows the way.
import type { LogEntry } from '../../generated/LogEntry';
import { keyOf } from '../../lib/board/target';
import { centre, travel, type Motion, type Point } from '../../lib/travel';
import type { Event } from '../../generated/regents/Event';
import type { Location } from '../../generated/regents/Location';
import { room, type Target } from './targets';

/** A piece on the board and the thing it comes from, both as `data-` selectors. */
export interface Journey {
  piece: string;
  from: string;
}

const group = (at: string, key: string): string => `[data-group="${at}:${key}"]`;
const thing = (target: Target): string => `[data-target="${keyOf(target)}"]`;
const floor = (at: Location): string => thing(room(at));

export function journeysOf(event: Event): Journey[] {
  switch (event.type) {
    case 'agent_moved':
      return [{ piece: group(event.to, `agents-${event.seat}`), from: floor(event.from) }];
    case 'rival_moved':
      return [{ piece: group(event.to, `agents-${event.owner}`), from: floor(event.from) }];
    case 'neutral_moved':
      return [{ piece: group(event.to, 'neutral'), from: floor(event.from) }];
    case 'king_moved':
      return [{ piece: group(event.to, 'king'), from: floor(event.from) }];
    case 'counsellor_placed':
      return [{ piece: group(event.at, `counsellors-${event.seat}`), from: thing({ kind: 'counsellors' }) }];
    case 'agent_returned':
      return [{ piece: group(event.at, `agents-${event.seat}`), from: thing({ kind: 'outside' }) }];
    case 'agents_swapped':
      return [
        { piece: group(event.other_at, `agents-${event.owner}`), from: floor(event.at) },
        { piece: group(event.at, `agents-${event.other_owner}`), from: floor(event.other_at) },
      ];
    case 'neutral_swapped':
      return [
        { piece: group(event.other_at, `agents-${event.owner}`), from: floor(event.at) },
        { piece: group(event.at, 'neutral'), from: floor(event.other_at) },
      ];
    case 'steps_gained':
    case 'hall_scored':
      return [climb(event.track, event.seat, event.from)];
    case 'marker_retreated':
      return [climb(event.track, event.target, event.from)];
    case 'domain_turned_up':
      return [climb(event.domain, event.seat, event.from)];
    default:
      return [];
  }
}

function climb(track: string, seat: number, points: number): Journey {
  return { piece: `[data-marker="${track}:${seat}"]`, from: `[data-space="${track}:${points}"]` };
}

/** Lets everything that moved travel, in the order in which it happened. */
export function travelAll(root: ParentNode, fresh: readonly LogEntry[], motion: Motion): void {
  const journeys = fresh.flatMap(({ event }) => journeysOf(event as Event));
  journeys.forEach(({ piece, from }, order) => {
    const element = root.querySelector(piece);
    const start = placeOf(root.querySelector(from));
    if (element && start) travel(element, start, motion, order);
  });
}

function placeOf(element: Element | null): Point | null {
  return element && centre(element.getBoundingClientRect());
}
