// Small questions to the view. No rules: the view has the answers.
import type { HeadsOfStateCountry } from '../../../generated/heads-of-state/HeadsOfStateCountry';
import type { HeadsOfStateSector } from '../../../generated/heads-of-state/HeadsOfStateSector';
import type { HeadsOfStateStanding } from '../../../generated/heads-of-state/HeadsOfStateStanding';
import type { HeadsOfStateView } from '../../../generated/heads-of-state/HeadsOfStateView';
import type { GameWords } from '../../../lib/game/types';

/** Those who count in a country first, in their order; then the others in seat order. */
export function ordered(country: HeadsOfStateCountry): HeadsOfStateStanding[] {
  const place = (standing: HeadsOfStateStanding): number => standing.place ?? 9;
  return country.standings.toSorted((a, b) => place(a) - place(b) || a.seat - b.seat);
}

/** Why one seat stands before the next where influence is equal. */
export interface TieBreak {
  first: number;
  next: number;
  /** Such as "higher noble (Prince)". */
  why: string;
}

/** Every tie among those who score, and the one for the last prize. */
export function tieBreaks(country: HeadsOfStateCountry, words: GameWords): TieBreak[] {
  const rows = ordered(country);
  return rows.slice(0, 2).flatMap((row, index) => {
    const next = rows[index + 1];
    if (!next || (row.decided_by !== 'higher_noble' && row.decided_by !== 'higher_sector')) return [];
    const what = words.name(row.decided_by === 'higher_noble' ? row.best! : row.decided_in!);
    const why = words.t(`heads-of-state-ui-tie-${row.decided_by}`, { what });
    return [{ first: row.seat, next: next.seat, why }];
  });
}

/** How many sectors of the country a seat has been in. */
export function visited(view: HeadsOfStateView, country: HeadsOfStateCountry, row: HeadsOfStateStanding) {
  const all = sectorsOf(view, country).length;
  return { done: all - row.missing.length, all };
}

export function sectorsOf(view: HeadsOfStateView, { country }: HeadsOfStateCountry): HeadsOfStateSector[] {
  return view.sectors.filter((sector) => sector.country === country);
}

/** Sectors to mark on the map: those named, and all of a country named. */
export function markedSectors(view: HeadsOfStateView, highlight: ReadonlySet<string>): Set<string> {
  const isMarked = ({ sector, country }: HeadsOfStateSector): boolean =>
    highlight.has(sector) || highlight.has(country);
  return new Set(view.sectors.filter(isMarked).map(({ sector }) => sector));
}
