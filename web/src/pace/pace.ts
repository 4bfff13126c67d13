// How fast a match is played, in words, and what is offered of it.
import type { Pace } from '../generated/Pace';
import type { Words } from '../lib/words/words.svelte';
import { duration } from '../lobby/waiting';

export type Kind = Pace['type'];
export const KINDS: readonly Kind[] = ['untimed', 'live', 'days'];

/** What may be chosen: the first of each kind is the usual one. */
export const PACES: readonly Pace[] = [
  { type: 'untimed' },
  { type: 'live', base: 15 * 60, increment: 15 },
  { type: 'live', base: 5 * 60, increment: 10 },
  { type: 'live', base: 30 * 60, increment: 30 },
  { type: 'live', base: 60 * 60, increment: 60 },
  { type: 'days', days: 1 },
  { type: 'days', days: 2 },
  { type: 'days', days: 3 },
  { type: 'days', days: 7 },
  { type: 'days', days: 14 },
];

const DAY = 24 * 60 * 60;

export function usual(kind: Kind): Pace {
  return PACES.find(({ type }) => type === kind)!;
}

export function samePace(a: Pace, b: Pace): boolean {
  return keyOf(a) === keyOf(b);
}

export function keyOf(pace: Pace): string {
  if (pace.type === 'live') return `live:${pace.base}:${pace.increment}`;
  return pace.type === 'days' ? `days:${pace.days}` : pace.type;
}

export function paceText(pace: Pace, words: Words): string {
  if (pace.type === 'untimed') return words.t('tempo-untimed');
  if (pace.type === 'days') return words.t('tempo-days', { time: duration(pace.days * DAY, words) });
  const base = duration(pace.base, words);
  if (pace.increment === 0) return words.t('tempo-live-plain', { base });
  return words.t('tempo-live', { base, increment: duration(pace.increment, words) });
}

/** What is left on a clock: to the second below a day. */
export function clockText(ms: number, words: Words): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY) return duration(seconds, words);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
