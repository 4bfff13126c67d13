// Finds the way of a river: inside its own fields, near its true course, off the borders.
import { distance, fromSegment, type Point, simplify } from './geometry';
import type { Raster } from './raster';

/** Prices of a square: the way itself, being away from the true course, being near a border. */
const WAY = 10;
const ASTRAY = 2;
const MOST_ASTRAY = 60;
const BORDER_ROOM = 9;
const BORDER = 4;

export function courseway(raster: Raster, fields: number[], from: Point, to: Point, course: Point[]): Point[] {
  const allowed = (square: number) => fields.includes(raster.owner[square]!) && !raster.outlying[square];
  const start = nearest(raster, allowed, from);
  const goal = nearest(raster, allowed, to);
  const before = search(raster, start, goal, (square) => (allowed(square) ? price(raster, square, course) : undefined));
  const way: Point[] = [];
  for (let square: number | undefined = goal; square !== undefined; square = before.get(square)) {
    way.unshift(raster.centre(square));
  }
  return simplify([from, ...way], 3.5);
}

function nearest(raster: Raster, allowed: (square: number) => boolean, to: Point): number {
  let [found, least] = [-1, Infinity];
  for (let square = 0; square < raster.owner.length; square++) {
    if (!allowed(square)) continue;
    const away = distance(raster.centre(square), to);
    if (away < least) [found, least] = [square, away];
  }
  return found;
}

function price(raster: Raster, square: number, course: Point[]): number {
  const at = raster.centre(square);
  const away = Math.min(...course.slice(1).map((point, index) => fromSegment(at, course[index]!, point)));
  const room = raster.openRoom()[square]!;
  return Math.round(WAY + Math.min(MOST_ASTRAY, away * ASTRAY) + Math.max(0, BORDER_ROOM - room) * BORDER);
}

/** Cheapest ways from a square, with whole prices kept in buckets; gives for each square the one before it. */
function search(
  raster: Raster,
  start: number,
  goal: number,
  priceOf: (square: number) => number | undefined,
): Map<number, number> {
  const best = new Map([[start, 0]]);
  const before = new Map<number, number>();
  const buckets: number[][] = [[start]];
  const { columns } = raster;
  const steps = [1, -1, columns, -columns].map((step) => ({ step, length: 1 }));
  const slants = [columns + 1, columns - 1, 1 - columns, -1 - columns].map((step) => ({ step, length: Math.SQRT2 }));
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const square of buckets[cost] ?? []) {
      if (square === goal) return before;
      if (best.get(square) !== cost) continue;
      for (const { step, length } of [...steps, ...slants]) {
        const next = square + step;
        const toll = priceOf(next);
        if (toll === undefined) continue;
        const total = cost + Math.round(toll * length);
        if (total >= (best.get(next) ?? Infinity)) continue;
        best.set(next, total);
        before.set(next, square);
        (buckets[total] ??= []).push(next);
      }
    }
  }
  return before;
}
