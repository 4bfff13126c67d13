// Fights that have ended, to be shown large one after the other.
import type { LogEntry } from '../../../generated/LogEntry';
import type { Event } from '../../../generated/scharz/Event';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { withDice, write, type Chronicle } from './chronicle';

export class Moments {
  #fights: readonly Chronicle[] = [];
  #queue = $state.raw<readonly Chronicle[]>([]);

  /** The one on the table. */
  get shown(): Chronicle | null {
    return this.#queue[0] ?? null;
  }

  /** A new picture. My own fights are shown; a spectator sees all. */
  note(fresh: readonly LogEntry[], view: ScharzView, seat: number | null): void {
    this.#fights = fresh.reduce((fights, { event }) => write(fights, event as Event), this.#fights);
    const { battle } = view;
    if (battle) this.#fights = this.#fights.map((fight) => withDice(fight, battle));
    const isMine = ({ by, target }: Chronicle) => seat === null || by === seat || target === seat;
    const ended = this.#fights.filter((fight) => fight.end !== null && fight.rounds.length > 0 && isMine(fight));
    this.#fights = this.#fights.filter(({ end }) => end === null);
    if (ended.length > 0) this.#queue = [...this.#queue, ...ended];
  }

  close(): void {
    this.#queue = this.#queue.slice(1);
  }
}
