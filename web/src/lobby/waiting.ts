// How long a table waits for people, in words.
import type { TableInfo } from '../generated/TableInfo';
import type { Words } from '../lib/words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes": in the largest unit of which there are two, or one whole. */
export function duration(seconds: number, words: Words): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(words.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(seconds / size)),
  );
}

function unitOf(seconds: number): [string, number] {
  if (seconds >= 2 * DAY || seconds === DAY) return ['day', DAY];
  if (seconds >= 2 * HOUR || seconds === HOUR) return ['hour', HOUR];
  return seconds > 90 || seconds === MINUTE ? ['minute', MINUTE] : ['second', 1];
}

/** What happens when nobody comes; nothing for a table that waits as long as it takes. */
export function waitingText(table: TableInfo, left: (until: number) => number, words: Words): string {
  const { waits } = table.terms;
  if (table.waits_until === null || !waits) return '';
  const time = duration(left(table.waits_until), words);
  return words.t(waits.otherwise.type === 'bots' ? 'waits-bots' : 'waits-off', { time });
}
