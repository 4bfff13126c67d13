// The winter meal: what is eaten, and which clicks change it.
import type { Food } from '../../../generated/scharz/Food';
import type { ScharzMeal } from '../../../generated/scharz/ScharzMeal';
import type { Action } from '../props';

/** What is eaten, without what is not. */
export function eatenIn({ fish, meat, grain }: ScharzMeal): { food: Food; count: number }[] {
  const all: { food: Food; count: number }[] = [
    { food: 'fish', count: fish },
    { food: 'meat', count: meat },
    { food: 'grain', count: grain },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Clicks that change a meal, by the settlement that names it: what is eaten first, and from which store. */
export function mealChoices(meals: readonly ScharzMeal[], legal: readonly Action[]): Map<string, Action[]> {
  const choices = new Map<string, Action[]>();
  for (const action of legal) {
    if (action.type !== 'eat_first' && action.type !== 'draw_from') continue;
    const meal = meals.find(({ at, reach }) => at === action.at || reach.includes(action.at));
    if (meal) choices.set(meal.at, [...(choices.get(meal.at) ?? []), action]);
  }
  return choices;
}
