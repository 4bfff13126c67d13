// The time, for what is shown by it: goes on by itself while a component looks.
import { onDestroy } from 'svelte';

const STEP_MS = 1000;

export class Now {
  /** Milliseconds since 1970. */
  ms = $state(Date.now());

  constructor() {
    const timer = setInterval(() => (this.ms = Date.now()), STEP_MS);
    onDestroy(() => clearInterval(timer));
  }

  /** How many seconds are left until a moment in seconds since 1970. */
  left(until: number): number {
    return Math.max(0, Math.ceil(until - this.ms / 1000));
  }
}
