import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScharzBattleAnswer } from '../../../generated/scharz/ScharzBattleAnswer';
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import { field, stack } from '../example';
import { propsOf, realView, select } from '../fixture';
import type { Action } from '../props';
import { Forecast } from './forecast.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const go = (to: string): Action => ({ type: 'go', to, count: 3 });
const spaces = [
  field('it_roma', { stacks: [stack(0, 5, { kind: 'cavalry' })] }),
  field('it_volsci', { stacks: [stack(1, 2), stack(0, 1)] }),
];
const view = realView({ spaces, draft: [select('it_roma', 'cavalry')], pacts: [], odds: [] });
const answer = { type: 'forecast', sides: [{ wins: 624 }, { wins: 300 }] } as unknown as ScharzBattleAnswer;

test('while a stack is pulled onto an enemy, my chance is told', async () => {
  const asked: ScharzBattleQuestion[] = [];
  const props = propsOf([go('it_volsci'), go('it_marsi')], view);
  const forecast = new Forecast(
    () => props,
    async (question) => (asked.push(question), answer),
  );
  forecast.look('it_volsci', 3);
  await vi.runAllTimersAsync();
  expect(forecast.told).toEqual({ at: 'it_volsci', percent: '62' });
  // Those who go, and who was sent there before.
  expect(asked[0]!.attacker.units.map(({ kind, count }) => [kind, count])).toEqual([
    ['light_infantry', 1],
    ['cavalry', 3],
  ]);
  forecast.look('it_marsi', 3);
  await vi.runAllTimersAsync();
  expect(forecast.told).toBeNull();
  expect(asked).toHaveLength(1);
});

test('an answer that comes too late is not shown', async () => {
  const props = propsOf([go('it_volsci')], view);
  const forecast = new Forecast(
    () => props,
    () => new Promise((later) => setTimeout(() => later(answer), 500)),
  );
  forecast.look('it_volsci', 3);
  await vi.advanceTimersByTimeAsync(300);
  forecast.look(null, 3);
  await vi.runAllTimersAsync();
  expect(forecast.told).toBeNull();
});
