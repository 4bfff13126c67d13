// What others did since my last step: where the news begins in the log, and lines that say the same as one.
import type { LogEntry } from '../generated/LogEntry';
import { Kept } from './kept';
import type { Tagged } from './game/types';

/** A line of the log, or several that say the same one after another. */
export interface Line {
  /** The first and the last line of the log that it stands for. */
  first: number;
  index: number;
  step: number;
  event: Tagged;
  text: string;
  count: number;
}

/** Whether a line stands for the chosen one of the log. */
export function holds(chosen: number | null): (line: Line) => boolean {
  return ({ first, index }) => chosen !== null && first <= chosen && chosen <= index;
}

/** Whose doing it was. */
export function doerOf(event: Tagged): number | null {
  const seat = event['by'] ?? event['seat'];
  return typeof seat === 'number' ? seat : null;
}

interface Telling {
  /** From which line of the log on. */
  from?: number;
  /** How many lines I know: they are never merged with news. */
  known?: number;
  /** What is left out: types of events, or an answer for each. */
  quiet?: readonly string[] | ((event: Tagged) => boolean) | undefined;
}

/** The log as it is read: repeated moves are one line with a count. */
export function linesOf(
  log: readonly LogEntry[],
  textOf: (event: Tagged) => string,
  { from = 0, known = 0, quiet = [] }: Telling = {},
): Line[] {
  const lines: Line[] = [];
  const isQuiet = typeof quiet === 'function' ? quiet : ({ type }: Tagged) => quiet.includes(type);
  for (let index = from; index < log.length; index++) {
    const { step, event } = log[index]! as { step: number; event: Tagged };
    if (isQuiet(event)) continue;
    const text = textOf(event);
    const last = lines.at(-1);
    const isSame = last && last.text === text && last.event.type === event.type && index !== known;
    if (isSame) Object.assign(last, { index, step, event, count: last.count + 1 });
    else lines.push({ first: index, index, step, event, text, count: 1 });
  }
  return lines;
}

/**
 * How many lines are known to me after my own step. What a window of sealed choices brought to light is news, even if
 * my step closed it.
 */
export function knownAfter(before: number, log: readonly LogEntry[], me: number, wasSealed: boolean): number {
  if (!wasSealed) return log.length;
  const foreign = log.findIndex(({ event }, index) => index >= before && doerOf(event as Tagged) !== me);
  return foreign < 0 ? log.length : foreign;
}

/** Without memory: everything after my last step. A step is mine if what it tells first is my doing. */
export function knownByLog(log: readonly LogEntry[], me: number): number {
  const isFirst = (index: number): boolean => log[index - 1]?.step !== log[index]!.step;
  const mine = log.findLastIndex(({ event }, index) => isFirst(index) && doerOf(event as Tagged) === me);
  if (mine < 0) return 0;
  const next = log.findIndex(({ step }, index) => index > mine && step !== log[mine]!.step);
  return next < 0 ? log.length : next;
}

const MOST_TABLES = 40;
const kept = new Kept<Record<string, number>>('liege.known', (value) =>
  typeof value === 'object' && value !== null ? (value as Record<string, number>) : {},
);

/** Remembered in this browser, for who comes back days later. */
export function recall(table: string, seat: number): number | undefined {
  const value = kept.current[`${table}:${seat}`];
  return typeof value === 'number' ? value : undefined;
}

export function remember(table: string, seat: number, known: number): void {
  const { [`${table}:${seat}`]: _, ...others } = kept.current;
  const recent = Object.entries(others).slice(-MOST_TABLES);
  kept.current = Object.fromEntries([...recent, [`${table}:${seat}`, known]]);
}
