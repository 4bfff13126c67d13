// The food of the coming winter as a bar.
import type { ScharzLarder } from '../../generated/scharz/ScharzLarder';

/** How much of what is needed is there, in per cent. */
export function shareOf({ rations, fodder, missing }: ScharzLarder): number {
  const need = rations + fodder;
  return need === 0 ? 100 : Math.round((100 * Math.max(0, need - missing)) / need);
}
