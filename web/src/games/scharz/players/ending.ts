// What everybody had in the end, one line for each thing that counted.
import type { Mode } from '../../../generated/scharz/Mode';
import type { ScharzSeat } from '../../../generated/scharz/ScharzSeat';
import { hasPrestige } from '../modes';

export interface EndRow {
  /** An id to be named, or the end of a text's key. */
  id: string;
  /** In the order of the seats given. */
  values: string[];
}

export function endRows(mode: Mode, seats: readonly ScharzSeat[]): EndRow[] {
  const row = (id: string, of: (seat: ScharzSeat) => string | number): EndRow => ({
    id,
    values: seats.map((seat) => String(of(seat)).replace('-', '−')),
  });
  return [
    row('importance', ({ importance }) => importance),
    row('ui-victory', ({ victory_points }) => victory_points),
    row('ui-gold', ({ gold }) => gold),
    ...(hasPrestige(mode) ? [row('ui-prestige', ({ prestige }) => prestige)] : []),
    ...(seats[0]?.goals ?? []).map((goal, index) =>
      row(goal.goal, ({ goals }) => `${goals[index]?.have ?? 0}/${goals[index]?.need ?? 0}`),
    ),
  ];
}
