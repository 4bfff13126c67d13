// A match that a coach looks at again: what was found so far. It ends when nobody reads it any more.
import type { Moment } from '../generated/Moment';
import type { ReviewLine } from '../generated/ReviewLine';
import { ApiError } from '../lib/api';

export class Review {
  moments: Moment[] = $state.raw([]);
  isRunning = $state(false);
  isWhole = $state(false);
  /** The code of what went wrong. */
  problem: string | null = $state(null);
  #length = $state(0);
  #stopper: AbortController | undefined;

  /** `read` asks the server; its lines come one after the other. */
  constructor(private readonly read: (signal: AbortSignal) => AsyncIterable<ReviewLine>) {}

  /** How much of the match was looked at, from 0 to 1. */
  get progress(): number {
    if (this.isWhole) return 1;
    return this.#length > 0 ? (this.moments.at(-1)?.number ?? 0) / this.#length : 0;
  }

  get isBegun(): boolean {
    return this.isRunning || this.moments.length > 0;
  }

  /** Begins, or goes on: what was found before comes at once. */
  async start(): Promise<void> {
    if (this.isRunning || this.isWhole) return;
    const stopper = new AbortController();
    this.#stopper = stopper;
    this.isRunning = true;
    this.problem = null;
    const moments: Moment[] = [];
    try {
      for await (const line of this.read(stopper.signal)) {
        if (line.type === 'begun') this.#length = line.length;
        else if (line.type === 'ended') this.isWhole = true;
        else moments.push(line.moment);
        if (moments.length > this.moments.length) this.moments = [...moments];
      }
      if (!this.isWhole && !stopper.signal.aborted) this.problem = 'offline';
    } catch (error) {
      if (!stopper.signal.aborted) this.problem = error instanceof ApiError ? error.code : 'internal';
    }
    if (this.#stopper === stopper) this.isRunning = false;
  }

  stop(): void {
    this.#stopper?.abort();
    this.isRunning = false;
  }
}
