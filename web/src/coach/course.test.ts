import { expect, test } from 'vitest';
import type { Decision } from '../generated/Decision';
import type { Moment } from '../generated/Moment';
import { chancesOf, meritOf, stepOf, summaryOf, turnsOf } from './course';

function decision(cost: number, first: number, second: number | null, seat = 0): Decision {
  const choice = (name: string, chance: number | null) => ({ action: { type: name }, chance, visits: 100 });
  const choices = [choice('best', first), choice('next', second)];
  const counsel = { chances: [first, 1 - first], choices, iterations: 2500, why: [] };
  return { seat, chosen: { type: cost > 0 ? 'next' : 'best' }, cost, counsel };
}

function moment(number: number, chance: number, more: Partial<Moment> = {}): Moment {
  const steps = { open: number, '0': Math.floor(number / 2) };
  return { number, steps, chances: [chance, 1 - chance], luck: null, decision: null, ...more };
}

const MATCH = [
  moment(0, 0.5, { decision: decision(0.01, 0.5, 0.49) }),
  moment(2, 0.3, { decision: decision(0.2, 0.5, 0.3) }),
  moment(4, 0.6, { luck: [0.25, -0.25], decision: decision(0, 0.6, 0.2) }),
  moment(6, 0.55, { luck: [-0.1, 0.1], decision: decision(0.3, 0.7, 0.4, 1) }),
  moment(8, 1),
];

test('chances stand from one moment to the next, as far as they are known', () => {
  expect(chancesOf(MATCH.slice(0, 3), 'open', 7)[0]).toEqual([0.5, 0.5, 0.3, 0.3, 0.6, null, null]);
  expect(chancesOf(MATCH, 0, 5)[1]).toEqual([0.5, 0.7, 0.4, 1 - 0.55, 0]);
  // Who sees other steps than those that are told sees no line.
  expect(chancesOf(MATCH, 'public', 3)[0]).toEqual([null, null, null]);
  expect(chancesOf([], 'open', 3)).toEqual([]);
  expect(stepOf(MATCH[2]!, 0)).toBe(2);
});

test('the match turned where the chances changed much, by luck or by a choice', () => {
  const turns = turnsOf(MATCH).map(({ moment: { number }, isLuck }) => [number, isLuck]);
  expect(turns).toEqual([
    [2, false],
    [4, true],
    [8, false],
  ]);
});

test('a summary names what cost most and what was best, and tells luck from choices', () => {
  const { costliest, best, cost, luck, moved } = summaryOf(MATCH, 0);
  expect(costliest.map(({ number }) => number)).toEqual([2]);
  expect(best.map(({ number }) => number)).toEqual([4]);
  expect(cost).toBeCloseTo(0.2);
  expect(luck).toBeCloseTo(0.15);
  expect(moved).toBeCloseTo(0.35);
  expect(summaryOf(MATCH, 1).costliest.map(({ number }) => number)).toEqual([6]);
});

test('there is no merit in a choice that was not the best, or the only one that was looked at', () => {
  expect(meritOf(decision(0, 0.6, 0.2))).toBeCloseTo(0.4);
  expect(meritOf(decision(0.1, 0.6, 0.2))).toBe(0);
  expect(meritOf(decision(0, 0.6, null))).toBe(0);
});
