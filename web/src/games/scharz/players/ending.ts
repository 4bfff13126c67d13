// What everybody had in the end, one line for each thing that counted.
import type { Mode } from '../../../generated/scharz/Mode';
import type { Part } from '../../../generated/scharz/Part';
import type { ScharzSeat } from '../../../generated/scharz/ScharzSeat';
import { hasPrestige } from '../modes';

export interface EndRow {
  /** An id to be named, or the end of a text's key. */
  id: string;
  /** In the order of the seats given. */
  values: string[];
  /** A part of the line above that is no part. */
  isPart?: true;
}

export function endRows(mode: Mode, seats: readonly ScharzSeat[]): EndRow[] {
  const row = (id: string, of: (seat: ScharzSeat) => string | number): EndRow => ({
    id,
    values: seats.map((seat) => String(of(seat)).replace('-', '−')),
  });
  return [
    row('importance', ({ importance }) => importance),
    ...partsOf(seats).map((part) => ({ ...row(part, (seat) => pointsOf(seat, part)), isPart: true as const })),
    row('ui-victory', ({ victory_points }) => victory_points),
    row('ui-gold', ({ gold }) => gold),
    ...(hasPrestige(mode) ? [row('ui-prestige', ({ prestige }) => prestige)] : []),
    ...(seats[0]?.goals ?? []).map((goal, index) =>
      row(goal.goal, ({ goals }) => `${goals[index]?.have ?? 0}/${goals[index]?.need ?? 0}`),
    ),
  ];
}

/** Where Importance comes from, as far as it brought anybody anything. */
function partsOf(seats: readonly ScharzSeat[]): Part[] {
  const parts = seats.flatMap((seat) => seat.importance_parts.map(({ part }) => part));
  return [...new Set(parts)].filter((part) => seats.some((seat) => pointsOf(seat, part) !== 0));
}

function pointsOf({ importance_parts }: ScharzSeat, wanted: Part): number {
  return importance_parts.find(({ part }) => part === wanted)?.points ?? 0;
}
