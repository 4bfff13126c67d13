// The coach at the table: a hint is for the picture it was asked about, a warning only for a blunder.
import { expect, test } from 'vitest';
import type { Counsel } from '../generated/Counsel';
import { BLUNDER } from '../coach/course';
import type { TableState } from '../lib/table.svelte';
import { Adviser } from './adviser.svelte';

const counsel = (first: number, second: number): Counsel => ({
  chances: [first, 1 - first],
  choices: [
    { action: { type: 'march' }, chance: first, visits: 900 },
    { action: { type: 'sleep' }, chance: second, visits: 100 },
  ],
  iterations: 1000,
  why: [],
});

function at(tick: number, answer: () => Promise<Counsel | null>) {
  const table = { seat: 0, picture: { tick }, info: { id: 'abc' } };
  return { table, adviser: new Adviser({ counsel: answer }, () => table as unknown as TableState) };
}

test('a hint is gone when the picture is another one', async () => {
  const { table, adviser } = at(4, async () => counsel(0.6, 0.2));
  expect([adviser.hint, adviser.best]).toEqual([undefined, null]);
  await adviser.ask();
  expect(adviser.best).toEqual({ type: 'march' });
  table.picture = { tick: 5 };
  expect(adviser.hint).toBeUndefined();
});

test('a warning comes before a blunder alone, and never stands in the way', async () => {
  const { adviser } = at(4, async () => counsel(0.6, 0.6 - BLUNDER - 0.01));
  expect(await adviser.warning({ type: 'march' })).toBeNull();
  expect((await adviser.warning({ type: 'sleep' }))?.cost).toBeCloseTo(BLUNDER + 0.01);
  const { adviser: mild } = at(4, async () => counsel(0.6, 0.6 - BLUNDER + 0.01));
  expect(await mild.warning({ type: 'sleep' })).toBeNull();
  const { adviser: away } = at(4, () => Promise.reject(new Error('away')));
  expect(await away.warning({ type: 'sleep' })).toBeNull();
  const { adviser: silent } = at(4, async () => null);
  expect(await silent.warning({ type: 'sleep' })).toBeNull();
});
