// What clicks change in the own gold, prestige, victory points and food, as the view tells it.
import type { ScharzCost } from '../../../generated/scharz/ScharzCost';
import { sameAction } from '../../../lib/actions';
import type { Action, Props } from '../props';

export function costOf(view: Props['view'], action: Action): ScharzCost | undefined {
  return view.costs.find((cost) => sameAction(cost.action, action));
}

/** Everything in the basket so far. */
export function totalOf(basket: readonly ScharzCost[]): ScharzCost | undefined {
  const [first, ...others] = basket;
  if (!first) return undefined;
  return others.reduce(
    (sum, { gold, prestige, victory_points, grain, fish }) => ({
      ...sum,
      gold: sum.gold + gold,
      prestige: sum.prestige + prestige,
      victory_points: sum.victory_points + victory_points,
      grain: sum.grain + grain,
      fish: sum.fish + fish,
    }),
    first,
  );
}

/** With a minus, not with a hyphen. */
export const plain = (value: number): string => (value < 0 ? signed(value) : `${value}`);

export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
