// Something small that is kept in this browser. A change shows in all parts of the page that read it, and in other windows.
import { createSubscriber } from 'svelte/reactivity';

const CHANGED = 'liege-kept';

export class Kept<T> {
  /** For browsers that keep nothing: it lasts as long as the page. */
  #unkept: T | null = null;
  readonly #hear = createSubscriber((update) => {
    addEventListener(CHANGED, update);
    addEventListener('storage', update);
    return () => {
      removeEventListener(CHANGED, update);
      removeEventListener('storage', update);
    };
  });

  /** `read` makes something useful of whatever was kept; of `undefined` too, when nothing was. */
  constructor(
    private readonly key: string,
    private readonly read: (kept: unknown) => T,
  ) {}

  get current(): T {
    this.#hear();
    return this.#unkept ?? this.read(parsed(this.key));
  }

  set current(value: T) {
    try {
      localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      this.#unkept = value;
    }
    dispatchEvent(new Event(CHANGED));
  }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
