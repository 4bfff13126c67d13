// Where a replay stands, and how it moves by itself.
import type { Timeline } from './timeline';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200;

export class Playback {
  timeline: Timeline = $state.raw()!;
  step = $state(0);
  isPlaying = $state(false);
  speed: number = $state(1);
  /** Told once playing has shown the last step for its time. */
  ended: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(timeline: Timeline, step = 0) {
    this.timeline = timeline;
    this.go(step);
  }

  get last(): number {
    return this.timeline.length - 1;
  }

  go(step: number): void {
    this.step = Math.min(Math.max(Math.round(step), 0), this.last);
  }

  /** The moment at which a line of the log was told. */
  goToLine(line: number): void {
    this.go(this.timeline.stepOfLine[line] ?? 0);
  }

  /** Another viewer's timeline has other steps; this stays at about the same moment. */
  change(timeline: Timeline): void {
    const share = this.last > 0 ? this.step / this.last : 0;
    this.timeline = timeline;
    this.go(share * this.last);
  }

  play(): void {
    if (this.step >= this.last) this.go(0);
    this.isPlaying = true;
    this.#schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), STEP_MS / this.speed);
  }

  #advance(): void {
    const isThere = this.step >= this.last;
    this.go(this.step + 1);
    if (this.step < this.last || (this.ended && !isThere)) return this.#schedule();
    this.pause();
    this.ended?.();
  }
}
