import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../generated/LogEntry';
import { knownAfter, knownByLog, linesOf, recall, remember } from './news';

const line = (step: number, type: string, seat: number | null = null): LogEntry =>
  ({ step, event: { type, ...(seat === null ? {} : { seat }) } }) as unknown as LogEntry;
const text = ({ type }: { type: string }) => type;

describe('lines', () => {
  const log = [line(1, 'a', 0), line(2, 'b', 1), line(3, 'b', 1), line(4, 'b', 1), line(5, 'c')];

  test('that say the same one after another are one', () => {
    expect(linesOf(log, text).map(({ text: said, count, first, index }) => [said, count, first, index])).toEqual([
      ['a', 1, 0, 0],
      ['b', 3, 1, 3],
      ['c', 1, 4, 4],
    ]);
  });

  test('are not merged over the border between what I knew and what is new', () => {
    expect(linesOf(log, text, { known: 3 }).map(({ count }) => count)).toEqual([1, 2, 1, 1]);
    expect(linesOf(log, text, { from: 3, known: 3 }).map(({ text: said }) => said)).toEqual(['b', 'c']);
    expect(linesOf(log, text, { quiet: ['b'] }).map(({ text: said }) => said)).toEqual(['a', 'c']);
  });
});

describe('what I know', () => {
  const log = [line(1, 'a', 0), line(2, 'voted', 0), line(2, 'voted', 1), line(2, 'law')];

  test('after a turn of mine: all of it; after a window of sealed choices only my own part', () => {
    expect(knownAfter(1, log, 0, false)).toBe(4);
    expect(knownAfter(1, log, 0, true)).toBe(2);
    expect(knownAfter(1, log.slice(0, 2), 0, true)).toBe(2);
  });

  test('is read from the log where nothing is remembered, and remembered for each seat', () => {
    expect(knownByLog(log, 0)).toBe(4);
    expect(knownByLog(log, 4)).toBe(0);
    // That my turn begins is told by the step of another.
    expect(knownByLog([line(1, 'a', 0), line(2, 'b', 1), line(2, 'turn', 0)], 0)).toBe(1);
    expect(recall('abc', 0)).toBeUndefined();
    remember('abc', 0, 7);
    remember('abc', 1, 3);
    expect([recall('abc', 0), recall('abc', 1)]).toEqual([7, 3]);
    for (let table = 0; table < 60; table++) remember(`t${table}`, 0, 1);
    expect(recall('abc', 0)).toBeUndefined();
    expect(recall('t59', 0)).toBe(1);
  });
});
