// A replay: the first view whole, then what changed at each step. Views are made when wanted and kept.
import jsonPatch, { type Operation } from 'fast-json-patch';
import type { LogEntry } from '../generated/LogEntry';
import type { Replay } from '../generated/Replay';
import type { Status } from '../generated/Status';

/** Every so many steps a view is kept, so that going back is quick. */
const KEPT_EVERY = 16;

export class Timeline {
  readonly length: number;
  /** The whole log, and for each line the step that told it. */
  readonly log: LogEntry[];
  readonly stepOfLine: number[];
  #kept = new Map<number, unknown>();

  constructor(readonly replay: Replay) {
    this.length = replay.steps.length;
    this.log = replay.steps.flatMap((step) => step.log);
    this.stepOfLine = replay.steps.flatMap((step, index) => step.log.map(() => index));
  }

  status(step: number): Status {
    return this.replay.steps[step]!.status;
  }

  /** The view after a step; step 0 is the table as it was set. */
  view(step: number): unknown {
    const start = Math.floor(step / KEPT_EVERY) * KEPT_EVERY;
    let view = structuredClone(this.#keptView(start));
    for (let index = start + 1; index <= step; index++) view = this.#advance(view, index);
    return view;
  }

  /** Every view from the first to the last. One and the same object changes from step to step: read it at once. */
  *views(): Generator<unknown> {
    let view = structuredClone(this.replay.first) as unknown;
    for (let step = 0; step < this.length; step++) {
      if (step > 0) view = this.#advance(view, step);
      yield view;
    }
  }

  fresh(step: number): LogEntry[] {
    return this.replay.steps[step]!.log;
  }

  /** How many lines of the log are told by then. */
  linesAt(step: number): number {
    return this.stepOfLine.filter((told) => told <= step).length;
  }

  #keptView(step: number): unknown {
    if (step === 0) return this.replay.first;
    if (!this.#kept.has(step)) {
      let view = structuredClone(this.#keptView(step - KEPT_EVERY));
      for (let index = step - KEPT_EVERY + 1; index <= step; index++) view = this.#advance(view, index);
      this.#kept.set(step, view);
    }
    return this.#kept.get(step);
  }

  #advance(view: unknown, step: number): unknown {
    // A copy: what a patch puts in becomes part of the picture, and later steps change the picture in place.
    const patch = structuredClone(this.replay.steps[step]!.patch) as Operation[];
    return jsonPatch.applyPatch(view, patch, false, true).newDocument;
  }
}
