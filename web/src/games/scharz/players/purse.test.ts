import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ScharzPayment } from '../../../generated/scharz/ScharzPayment';
import { propsOf, realView } from '../fixture';
import { game } from '../index';
import { duesOf, leastOf } from './purse';

const YEAR: ScharzPayment[] = [
  { step: 'taxes', season: 'summer', gold: 4, left: 7 },
  { step: 'taxes', season: 'autumn', gold: 4, left: 11 },
  { step: 'quick_wages', season: 'winter', gold: -12, left: -1 },
];

test('payments stand in the order in which they come, equal ones in one line', () => {
  expect(duesOf(YEAR).map(({ step, gold, times, left }) => [step, gold, times, left])).toEqual([
    ['taxes', 4, 2, 11],
    ['wages', -12, 1, -1],
  ]);
  expect([leastOf(YEAR), leastOf([])]).toEqual([-1, null]);
});

test('wages that come before taxes are told before them, and what is left then', () => {
  const view = realView();
  const purse: ScharzPayment[] = [
    { step: 'wages', season: 'summer', gold: -2, left: 3 },
    { step: 'taxes', season: 'summer', gold: 4, left: 7 },
  ];
  view.seats[0] = { ...view.seats[0]!, purse };
  const { container } = render(game.Secrets!, { props: propsOf([], view) });
  expect(container.querySelector('.realm')!.textContent).toMatch(/Wages −2\s*Taxes \+4\s*= 7/);
});

test('Quick shows nothing of feasts, grain and climate', () => {
  const view = realView({ mode: 'quick' });
  const me = { ...view.seats[0]!, feast: 5, purse: YEAR };
  const props = propsOf([{ type: 'ready' }], { ...view, seats: [me, ...view.seats.slice(1)] });
  const parts = [game.Players!, game.Secrets!, game.Board].map((part) => render(part, { props }).container.textContent);
  expect(parts.join(' ')).not.toMatch(/feast|grain|climate|harvest/i);
});

test('trouble with the wages stands beside Ready before the market closes', async () => {
  const warnings = [{ trouble: 'unpaid' as const, at: null, missing: 3 }];
  const view = realView({ phase: 'trade', warnings });
  view.seats[0] = { ...view.seats[0]!, purse: YEAR };
  const { container, findByText } = render(game.Board, { props: propsOf([{ type: 'ready' }], view) });
  expect(await findByText(/3 gold is missing/, {}, { timeout: 5000 })).toBeTruthy();
  expect(container.querySelector('.bar .purse')!.textContent).toContain('= −1');
});
