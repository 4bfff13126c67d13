// Which hint fits, and whether the reader wants hints; kept in this browser.
import type { ScharzView } from '../../generated/scharz/ScharzView';
import { inHand } from './orders';

const KEY = 'liege.scharz.hints';

export class Hints {
  #areOn = $state(read());

  get areOn(): boolean {
    return this.#areOn;
  }

  turn(to: 'on' | 'off'): void {
    this.#areOn = to === 'on';
    try {
      localStorage.setItem(KEY, to);
    } catch {
      // A browser that keeps nothing shows the hints again next time.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Hints lead through the first year; a step while something is in the hand has one of its own. */
export function hintOf(view: ScharzView): string | null {
  if (view.year > 1) return null;
  return inHand(view.draft)?.type === 'select' ? 'sending' : view.phase;
}
