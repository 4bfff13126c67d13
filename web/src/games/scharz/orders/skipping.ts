// Which steps pass by themselves; kept in this browser.
import { Kept } from '../../../lib/kept';

/** Whether those do that can change nothing. */
export function skipsIdle(): Kept<boolean> {
  return new Kept('liege.scharz.skip', (kept) => kept !== false);
}

/** Whether I make proposals; who does not is not asked for any. */
export function makesProposals(): Kept<boolean> {
  return new Kept('liege.scharz.proposals', (kept) => kept !== false);
}
