// Which hint fits, and whether the reader wants hints; kept in this browser.
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { Kept } from '../../../lib/kept';
import { inHand } from '../orders/orders';

export class Hints {
  readonly #wanted = new Kept('liege.scharz.hints', (kept) => kept !== false);

  get areOn(): boolean {
    return this.#wanted.current;
  }

  turn(to: 'on' | 'off'): void {
    this.#wanted.current = to === 'on';
  }
}

/** Hints lead through the first year; a step while something is in the hand has one of its own. */
export function hintOf(view: ScharzView): string | null {
  if (view.year > 1) return null;
  const taken = inHand(view.draft)?.type;
  return taken === 'select' || taken === 'select_transports' ? 'sending' : view.phase;
}
