// Where pieces stand inside a room: groups of equal pieces, set in centred rows, smaller only when they must be.
import type { RegentsLocation } from '../../../generated/regents/RegentsLocation';
import type { Rect } from './geometry';

export type PieceKind = 'king' | 'agents' | 'neutral' | 'counsellors';

/** Equal pieces of one owner. The King and the neutral clan have no owner. */
export interface Group {
  kind: PieceKind;
  owner: number | null;
  count: number;
}

/** A group with its place: `figures` are the left edges of the drawn figures, relative to `x`. */
export interface PlacedGroup extends Group, Rect {
  key: string;
  scale: number;
  figures: number[];
  /** Whether the count is written beside a single figure. */
  isCounted: boolean;
}

/** Width and height of a figure as it is drawn; rooms with space show it larger. */
export const FIGURE: Record<PieceKind, { width: number; height: number }> = {
  king: { width: 34, height: 52 },
  agents: { width: 28, height: 40 },
  neutral: { width: 28, height: 40 },
  counsellors: { width: 26, height: 30 },
};

/** More pieces than this are drawn as one with a number. */
const MOST_FIGURES = 3;
/** How much of a figure the next one leaves free. */
const STEP = 0.68;
const NUMBER_WIDTH = 30;
const GAP = { x: 9, y: 5 };
const SCALES = [1.35, 1.25, 1.15, 1.05, 0.95, 0.85, 0.75, 0.65, 0.55];

export function groupsAt(location: RegentsLocation, active: number): Group[] {
  const groups: Group[] = [];
  if (location.has_king) groups.push({ kind: 'king', owner: null, count: 1 });
  location.agents.forEach((count, owner) => {
    if (count > 0) groups.push({ kind: 'agents', owner, count });
    if (owner === active && location.counsellors > 0) {
      groups.push({ kind: 'counsellors', owner, count: location.counsellors });
    }
  });
  if (location.neutral_agents > 0) {
    groups.push({ kind: 'neutral', owner: null, count: location.neutral_agents });
  }
  return groups;
}

export function keyOf(group: Group): string {
  return group.owner === null ? group.kind : `${group.kind}-${group.owner}`;
}

/** Sets all groups inside the area at the largest scale at which they fit. */
export function pack(groups: readonly Group[], area: Rect): PlacedGroup[] {
  for (const scale of SCALES) {
    const rows = rowsOf(groups, area.width, scale);
    if (heightOf(rows) <= area.height) return place(rows, area);
  }
  return place(rowsOf(groups, area.width, SCALES.at(-1)!), area);
}

function sized(group: Group, scale: number): PlacedGroup {
  const figure = FIGURE[group.kind];
  const isCounted = group.count > MOST_FIGURES;
  const drawn = isCounted ? 1 : group.count;
  const figures = Array.from({ length: drawn }, (_, index) => index * figure.width * STEP * scale);
  const width = figure.width * scale + figures.at(-1)! + (isCounted ? NUMBER_WIDTH * scale : 0);
  const place = { x: 0, y: 0, width, height: figure.height * scale };
  return { ...group, ...place, key: keyOf(group), scale, figures, isCounted };
}

function rowsOf(groups: readonly Group[], width: number, scale: number): PlacedGroup[][] {
  const rows: PlacedGroup[][] = [];
  let used = Infinity;
  for (const group of groups.map((each) => sized(each, scale))) {
    if (used + GAP.x + group.width > width) {
      rows.push([]);
      used = -GAP.x;
    }
    rows.at(-1)!.push(group);
    used += GAP.x + group.width;
  }
  return rows;
}

const heightOfRow = (row: readonly PlacedGroup[]): number => Math.max(...row.map((group) => group.height));

function heightOf(rows: readonly PlacedGroup[][]): number {
  return rows.reduce((sum, row) => sum + heightOfRow(row) + GAP.y, -GAP.y);
}

/** Rows are centred in the area; the pieces of a row stand on one line. */
function place(rows: readonly PlacedGroup[][], area: Rect): PlacedGroup[] {
  let y = area.y + (area.height - heightOf(rows)) / 2;
  return rows.flatMap((row) => {
    const width = row.reduce((sum, group) => sum + group.width + GAP.x, -GAP.x);
    const ground = y + heightOfRow(row);
    y = ground + GAP.y;
    let x = area.x + (area.width - width) / 2;
    return row.map((group) => {
      const placed = { ...group, x, y: ground - group.height };
      x += group.width + GAP.x;
      return placed;
    });
  });
}
