// The five influence tracks as columns of a keep that one climbs: rows, gates at the thresholds, places for markers.
import type { Rect } from '../castle/geometry';

const N_TRACKS = 5;
export const LAST = 13;
const GATES = [4, 8, 12];

export const AXIS = 26;
export const COLUMN = 60;
const ROW = 25;
const OFF_ROW = 30;
export const GATE = 14;
const BATTLEMENT = 10;
const PLINTH = 46;

export const TRACKS = {
  width: AXIS + N_TRACKS * COLUMN + 2,
  height: BATTLEMENT + LAST * ROW + OFF_ROW + GATES.length * GATE + PLINTH,
};

/** The top of the plinth, where the names of the domains stand. */
export const GROUND = TRACKS.height - PLINTH;

export const columnX = (index: number): number => AXIS + index * COLUMN;

/** The space of an ordinal: 0 is the ground before the track, 13 the top. */
export function cell(column: number, ordinal: number): Rect {
  const gatesBelow = GATES.filter((gate) => gate < ordinal).length;
  const y = GROUND - OFF_ROW - ordinal * ROW - gatesBelow * GATE;
  return { x: columnX(column), y, width: COLUMN, height: ordinal === 0 ? OFF_ROW : ROW };
}

/** The strip above a threshold that a marker crosses when it leaves it. */
export function gate(column: number, ordinal: number): Rect {
  const below = cell(column, ordinal);
  return { x: below.x, y: below.y - GATE, width: COLUMN, height: GATE };
}

export const gates = (): readonly number[] => GATES;

/** Width of a shield for its height 1. */
export const SHIELD_WIDTH = 24 / 28;
const LARGEST = 20;
/** How much of a shield the next one leaves free at least, so that its charge can be read. */
const VISIBLE = 0.74;

export interface MarkerPlace {
  seat: number;
  x: number;
  y: number;
  size: number;
}

/** Shields in one row, apart where there is room and overlapping a little where there is not; `x`, `y` are centres. */
export function placeMarkers(seats: readonly number[], space: Rect): MarkerPlace[] {
  const room = space.width - 4;
  const nSteps = seats.length - 1;
  const size = Math.min(LARGEST, room / (SHIELD_WIDTH * (1 + nSteps * VISIBLE)));
  const width = size * SHIELD_WIDTH;
  const step = nSteps === 0 ? 0 : Math.min(width + 1, (room - width) / nSteps);
  return seats.map((seat, index) => ({
    seat,
    x: space.x + space.width / 2 + (index - nSteps / 2) * step,
    y: space.y + space.height / 2,
    size,
  }));
}

const PIP = { width: 28, height: 20 };

/** Where the "+1" of a possible step stands in a space: at its right end. */
export function pipPlace(space: Rect): Rect {
  return { x: space.x + space.width - PIP.width - 2, y: space.y + (space.height - PIP.height) / 2, ...PIP };
}

/** What is left of a space beside the "+1". */
export function besidePip(space: Rect): Rect {
  return { ...space, width: space.width - PIP.width - 2 };
}

/** Seats whose markers share an ordinal, by ordinal. */
export function bySpace(ordinals: readonly number[]): Map<number, number[]> {
  const spaces = new Map<number, number[]>();
  ordinals.forEach((ordinal, seat) => spaces.set(ordinal, [...(spaces.get(ordinal) ?? []), seat]));
  return spaces;
}

/** The battlements on top of the keep, as one path. */
export function crown(): string {
  const right = TRACKS.width - 2;
  const teeth = 13;
  const step = (right - AXIS) / (2 * teeth - 1);
  const line = Array.from({ length: teeth }, (_, index) =>
    index === teeth - 1 ? `h${step}` : `h${step}v6h${step}v-6`,
  );
  return `M${AXIS} ${BATTLEMENT}V3${line.join('')}V${BATTLEMENT}Z`;
}
