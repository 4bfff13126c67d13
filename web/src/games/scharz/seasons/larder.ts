// The food of the coming winter as a bar, and what hunger takes.
import type { Action } from '../../../generated/scharz/Action';
import type { ScharzLarder } from '../../../generated/scharz/ScharzLarder';
import { sameAction } from '../../../lib/actions';

/** How much of what is needed is there, in per cent. */
export function shareOf({ rations, fodder, missing }: ScharzLarder): number {
  const need = rations + fodder;
  return need === 0 ? 100 : Math.round((100 * Math.max(0, need - missing)) / need);
}

/** Equal clicks once, with their number. */
export function tallied(actions: readonly Action[]): { action: Action; count: number }[] {
  const rows: { action: Action; count: number }[] = [];
  for (const action of actions) {
    const row = rows.find((each) => sameAction(each.action, action));
    if (row) row.count++;
    else rows.push({ action, count: 1 });
  }
  return rows;
}
