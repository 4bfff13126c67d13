// What a click would change in the own gold, prestige and victory points, as the view tells it.
import type { ScharzCost } from '../../generated/scharz/ScharzCost';
import { sameAction } from '../../lib/actions';
import type { Action, Props } from './props';

export function costOf(view: Props['view'], action: Action): ScharzCost | undefined {
  return view.costs.find((cost) => sameAction(cost.action, action));
}
