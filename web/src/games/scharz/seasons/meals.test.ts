import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { ScharzMeal } from '../../../generated/scharz/ScharzMeal';
import { propsOf, realView } from '../fixture';
import { game } from '../index';
import type { Action } from '../props';
import { eatenIn, mealChoices } from './meals';

const meal = (at: string, reach: string[], rest: Partial<ScharzMeal> = {}): ScharzMeal => ({
  at,
  reach,
  rations: 0,
  fodder: 0,
  fish: 0,
  meat: 0,
  grain: 0,
  sold: 0,
  missing: 0,
  stores: [],
  ...rest,
});

test('only what is eaten is named', () => {
  expect(eatenIn(meal('it_roma', [], { fish: 2, grain: 1 }))).toEqual([
    { food: 'fish', count: 2 },
    { food: 'grain', count: 1 },
  ]);
});

test('clicks stand with the part of the realm that they change', () => {
  const legal: Action[] = [
    { type: 'ready' },
    { type: 'slaughter', at: 'it_roma', herd: 'sheep' },
    { type: 'eat_first', at: 'it_karthago', food: 'grain' },
    { type: 'draw_from', at: 'it_volsci', good: 'grain' },
  ];
  const choices = mealChoices([meal('it_karthago', ['it_karthago']), meal('it_roma', ['it_roma', 'it_volsci'])], legal);
  expect([...choices]).toEqual([
    ['it_karthago', [legal[2]]],
    ['it_roma', [legal[3]]],
  ]);
});

test('the panel shows each meal, and a click changes it', async () => {
  const eat: Action = { type: 'eat_first', at: 'it_karthago', food: 'grain' };
  const meals = [
    meal('it_karthago', ['it_karthago'], { rations: 2, meat: 2, sold: 3 }),
    meal('it_roma', ['it_roma'], { rations: 1, fodder: 1, missing: 2 }),
  ];
  const view = realView({ phase: 'feeding', moves: [], odds: [], meals });
  const props = { ...propsOf([{ type: 'ready' }, eat], view), act: vi.fn() };
  render(game.Board, { props });
  const panel = screen.getByRole('region', { name: 'Winter meals' });
  const [first, second] = within(panel).getAllByRole('region');
  expect(first!.textContent).toMatch(/Around Karthago.*2 rations.*2 meat.*3 meat is left and sold for 3 gold/s);
  expect(second!.textContent).toMatch(/1 ration and 1 grain as fodder.*2 grain is missing/s);
  await fireEvent.click(within(first!).getByRole('button', { name: 'Around Karthago: eat grain first' }));
  expect(props.act).toHaveBeenCalledWith(eat);
});
