// Which of the open tables one wants to see.
import type { TableInfo } from '../generated/TableInfo';
import type { Kind } from '../pace/pace';

export interface Filters {
  /** Empty: any. */
  game: string;
  /** Empty: any. */
  pace: Kind | '';
  /** At least so many. */
  freeSeats: number;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(({ kind }) => kind === 'open').length;
}

export function isMine(table: TableInfo): boolean {
  return table.is_host || table.seats.some((seat) => seat.is_mine);
}

/** Mine come first, since others can do nothing with them but me. */
export function wanted(tables: readonly TableInfo[], filters: Filters): TableInfo[] {
  const fits = (table: TableInfo): boolean =>
    (filters.game === '' || table.game === filters.game) &&
    (filters.pace === '' || table.terms.pace.type === filters.pace) &&
    freeSeats(table) >= filters.freeSeats;
  return tables.filter(fits).toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
}
