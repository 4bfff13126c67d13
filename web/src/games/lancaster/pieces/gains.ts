// What something gives, as a row of symbols and as words.
import type { LancasterGain } from '../../../generated/lancaster/LancasterGain';
import type { GameWords } from '../../../lib/game/types';

export type GainKind = keyof LancasterGain;

export interface GainPart {
  kind: GainKind;
  count: number;
}

/** In the order in which they are shown: what costs comes first only because it is negative, never by place. */
const ORDER: GainKind[] = [
  'points',
  'recruits',
  'upgrades',
  'extensions',
  'nobles',
  'crossings',
  'gold',
  'squires',
  'votes',
];

export function emptyGain(): LancasterGain {
  return Object.fromEntries(ORDER.map((kind) => [kind, 0])) as LancasterGain;
}

export function partsOf(gain: LancasterGain): GainPart[] {
  return ORDER.filter((kind) => gain[kind] !== 0).map((kind) => ({ kind, count: gain[kind] }));
}

/** As a list of words: "3 points and −1 gold"; "nothing" when there is nothing. */
export function gainText(gain: LancasterGain, words: GameWords): string {
  const parts = partsOf(gain).map(({ kind, count }) => words.t(`lancaster-ui-gain-${kind}`, { count }));
  if (parts.length === 0) return words.t('lancaster-ui-nothing');
  return new Intl.ListFormat(words.lang).format(parts);
}

/** The part for `times` of the `all` times a gain stands for. */
export function shareOf(gain: LancasterGain, times: number, all: number): LancasterGain {
  const share = (count: number): number => (times === 0 || count === 0 ? 0 : (count / all) * times);
  return Object.fromEntries(ORDER.map((kind) => [kind, share(gain[kind])])) as LancasterGain;
}

/** How a number stands beside its symbol: one thing needs none, a price shows its sign. */
export function countText({ kind, count }: GainPart): string {
  if (count < 0) return `−${-count}`;
  const isCounted = kind === 'points' || kind === 'gold' || kind === 'squires' || kind === 'votes';
  return isCounted || count > 1 ? String(count) : '';
}
