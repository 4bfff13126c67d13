// What everybody's orders turned out to be: kept until the next ones are shown, to be looked at again.
import type { Event } from '../../../generated/scharz/Event';
import type { Phase } from '../../../generated/scharz/Phase';
import type { LogEntry } from '../../../generated/LogEntry';

export interface Revealed {
  seat: number;
  from: string;
  to: string;
  count: number;
}

/** While armies still face each other the way they came is of use; afterwards only when asked for. */
const SHOWN: ReadonlySet<Phase> = new Set(['special', 'herds', 'retreat', 'attrition', 'withdraw', 'battles']);

export class Reveal {
  moves: Revealed[] = $state.raw([]);
  entries: LogEntry[] = $state.raw([]);
  #wish: 'as_needed' | 'shown' | 'hidden' = $state('as_needed');

  note(fresh: readonly LogEntry[]): void {
    const moves = movesOf(fresh);
    if (moves.length === 0) return;
    this.moves = moves;
    this.entries = [...fresh];
    this.#wish = 'as_needed';
  }

  isShown(phase: Phase): boolean {
    return this.#wish === 'as_needed' ? SHOWN.has(phase) : this.#wish === 'shown';
  }

  show(): void {
    this.#wish = 'shown';
  }

  turn(phase: Phase): void {
    this.#wish = this.isShown(phase) ? 'hidden' : 'shown';
  }
}

/** Moves of the same player along the same way are one arrow. */
export function movesOf(fresh: readonly LogEntry[]): Revealed[] {
  const moves = new Map<string, Revealed>();
  for (const { event } of fresh) {
    const told = event as Event;
    if (told.type !== 'moved') continue;
    const { seat, from, to, count } = told;
    const key = `${seat} ${from} ${to}`;
    moves.set(key, { seat, from, to, count: count + (moves.get(key)?.count ?? 0) });
  }
  return [...moves.values()];
}
