// The map on a coarse grid: whose ground each little square is. Places for names and pieces are sought on it.
import { edges, fromSegment, type Point, type Polygon } from './geometry';
import type { Projection } from './projection';

export const STEP = 2;
/** Ground that is no cell. */
export const OPEN_WATER = -1;
export const FOREIGN_LAND = -2;
/** Nothing is written nearer to the edge of the sheet. */
const EDGE = 12;

export class Raster {
  readonly columns: number;
  readonly rows: number;
  /** Index of the cell, or OPEN_WATER or FOREIGN_LAND. */
  readonly owner: Int16Array;
  /** 1 where something is written or drawn already. */
  readonly taken: Uint8Array;

  /** 1 on parts of a cell that are apart from its centre. */
  readonly outlying: Uint8Array;
  private seas = new Set<number>();
  private empty: Float32Array | undefined;

  constructor({ width, height }: Projection) {
    this.columns = Math.ceil(width / STEP);
    this.rows = Math.ceil(height / STEP);
    this.owner = new Int16Array(this.columns * this.rows).fill(OPEN_WATER);
    this.taken = new Uint8Array(this.columns * this.rows);
    this.outlying = new Uint8Array(this.columns * this.rows);
  }

  fill(polygon: Polygon, owner: number, part: 'main' | 'outlying' = 'main'): void {
    for (let row = 0; row < this.rows; row++) {
      for (const [from, to] of spans(polygon, (row + 0.5) * STEP)) {
        const first = Math.max(0, Math.ceil(from / STEP - 0.5));
        const last = Math.min(this.columns - 1, Math.floor(to / STEP - 0.5));
        if (last < first) continue;
        const [start, end] = [row * this.columns + first, row * this.columns + last + 1];
        this.owner.fill(owner, start, end);
        this.outlying.fill(part === 'main' ? 0 : 1, start, end);
      }
    }
  }

  fillSea(polygon: Polygon, owner: number): void {
    this.seas.add(owner);
    this.fill(polygon, owner);
  }

  isSea(owner: number): boolean {
    return this.seas.has(owner);
  }

  /** `room()` as it was when first asked for, before names were written. */
  openRoom(): Float32Array {
    return (this.empty ??= this.room());
  }

  /** Keeps the edge of the sheet free of names. */
  takeEdge(): void {
    const rim = EDGE / STEP;
    for (let square = 0; square < this.taken.length; square++) {
      const [column, row] = [square % this.columns, Math.floor(square / this.columns)];
      if (Math.min(column, row, this.columns - 1 - column, this.rows - 1 - row) < rim) this.taken[square] = 1;
    }
  }

  /** The square at a point, or -1 outside the map. */
  at([x, y]: Point): number {
    const [column, row] = [Math.floor(x / STEP), Math.floor(y / STEP)];
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column;
  }

  centre(square: number): Point {
    return [((square % this.columns) + 0.5) * STEP, (Math.floor(square / this.columns) + 0.5) * STEP];
  }

  /** For every square about how far it is from a border, the edge of the map or something drawn. */
  room(): Float32Array {
    const { columns, rows } = this;
    const far = new Float32Array(columns * rows).fill(1e6);
    for (let square = 0; square < far.length; square++) if (this.isEdge(square)) far[square] = STEP / 2;
    const relax = (square: number, other: number, cost: number) => {
      if (far[other]! + cost < far[square]!) far[square] = far[other]! + cost;
    };
    const [straight, slanted] = [STEP, STEP * Math.SQRT2];
    for (let row = 1; row < rows - 1; row++) {
      for (let column = 1; column < columns - 1; column++) {
        const square = row * columns + column;
        relax(square, square - 1, straight);
        relax(square, square - columns, straight);
        relax(square, square - columns - 1, slanted);
        relax(square, square - columns + 1, slanted);
      }
    }
    for (let row = rows - 2; row > 0; row--) {
      for (let column = columns - 2; column > 0; column--) {
        const square = row * columns + column;
        relax(square, square + 1, straight);
        relax(square, square + columns, straight);
        relax(square, square + columns + 1, slanted);
        relax(square, square + columns - 1, slanted);
      }
    }
    return far;
  }

  private isEdge(square: number): boolean {
    const [column, row] = [square % this.columns, Math.floor(square / this.columns)];
    if (column === 0 || row === 0 || column === this.columns - 1 || row === this.rows - 1) return true;
    const owner = this.owner[square];
    const isBorder = [1, -1, this.columns, -this.columns].some((step) => this.owner[square + step] !== owner);
    return isBorder || this.taken[square] === 1;
  }
}

function spans(polygon: Polygon, y: number): [number, number][] {
  const cuts: number[] = [];
  for (const ring of polygon) {
    for (const [a, b] of edges(ring)) {
      if (a[1] > y === b[1] > y) continue;
      cuts.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
  }
  cuts.sort((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let index = 0; index + 1 < cuts.length; index += 2) pairs.push([cuts[index]!, cuts[index + 1]!]);
  return pairs;
}

/** Distance of every square of a grid from the nearest of some lines, up to `most`. */
export function distances(lines: [Point, Point][], columns: number, rows: number, most: number): Float32Array {
  const far = new Float32Array(columns * rows).fill(most);
  for (const [a, b] of lines) {
    const west = Math.max(0, Math.floor((Math.min(a[0], b[0]) - most) / STEP));
    const east = Math.min(columns - 1, Math.ceil((Math.max(a[0], b[0]) + most) / STEP));
    const north = Math.max(0, Math.floor((Math.min(a[1], b[1]) - most) / STEP));
    const south = Math.min(rows - 1, Math.ceil((Math.max(a[1], b[1]) + most) / STEP));
    for (let row = north; row <= south; row++) {
      for (let column = west; column <= east; column++) {
        const away = fromSegment([(column + 0.5) * STEP, (row + 0.5) * STEP], a, b);
        const square = row * columns + column;
        if (away < far[square]!) far[square] = away;
      }
    }
  }
  return far;
}
