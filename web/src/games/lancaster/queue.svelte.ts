// Several clicks as one: a castle scored at once, a checklist of ransoms. Each goes out when the one before is played.
import type { Action } from '../../generated/lancaster/Action';
import { sameAction } from '../../lib/actions';

/** The request before may still be under way when its result is already to be seen. */
const PAUSE_MS = 120;
const TRIES = 20;

export class Queue {
  left = $state.raw<Action[]>([]);
  /** The kind of decision it answers; in any other it ends. */
  #prompt = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #act: (action: Action) => void;

  constructor(act: (action: Action) => void) {
    this.#act = act;
  }

  start(actions: Action[], prompt: string, legal: readonly Action[]): void {
    this.left = actions;
    this.#prompt = prompt;
    this.go(legal, prompt);
  }

  /** A new list of choices: the next action is played if it is among them, else the rest is dropped. */
  go(legal: readonly Action[], prompt: string): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.left;
    if (!next) return;
    const action = prompt === this.#prompt ? legal.find((each) => sameAction(each, next)) : undefined;
    this.left = action ? rest : [];
    if (action) this.#send(action, TRIES);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = [];
  }

  /** Until a new list of choices comes, the action is offered again. */
  #send(action: Action, tries: number): void {
    this.#act(action);
    if (tries > 0) this.#timer = setTimeout(() => this.#send(action, tries - 1), PAUSE_MS);
  }
}
