// Whether steps that can change nothing pass by themselves; kept in this browser.
import { Kept } from '../../../lib/kept';

export function skipsIdle(): Kept<boolean> {
  return new Kept('liege.scharz.skip', (kept) => kept !== false);
}
