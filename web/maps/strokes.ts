// Lines that are drawn rather than measured: ridges, rivers, links between fields that do not touch.
import type { MapPeak } from '../src/lib/map/types';
import { bounds, distance, middle, type Point, type Polygon, simplify, snap } from './geometry';
import { hash, wiggle } from './noise';

/** Where mountains stand along a line, the hindmost first, and how large they are. */
export function mountains(lines: Point[][]): MapPeak[] {
  const feet = lines.flatMap((line) => along(line, isUpright(line) ? 19 : 16));
  return feet
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => ({ x: snap(x), y: snap(y), size: Number((1 + 0.22 * hash(x * 10, y * 10)).toFixed(2)) }));
}

function isUpright(line: Point[]): boolean {
  const { width, height } = bounds(line);
  return height > width;
}

/** Points at even distances on a line, at least one. */
export function along(line: Point[], apart: number): Point[] {
  const total = line.reduce((sum, point, index) => sum + (index ? distance(line[index - 1]!, point) : 0), 0);
  const count = Math.max(1, Math.round(total / apart));
  return Array.from({ length: count }, (_, index) => pointAt(line, ((index + 0.5) / count) * total));
}

export function pointAt(line: Point[], way: number): Point {
  let left = way;
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const step = distance(a, b);
    if (step >= left && step > 0) return [a[0] + ((b[0] - a[0]) * left) / step, a[1] + ((b[1] - a[1]) * left) / step];
    left -= step;
  }
  return line.at(-1)!;
}

/** A course through some points, rounded and meandering. */
export function meander(points: Point[]): Point[] {
  const winding = points.slice(1).flatMap((point, index) => {
    const bent = wiggle(points[index]!, point, { share: 0.1, most: 3, least: 10 });
    return index === 0 ? bent : bent.slice(1);
  });
  return simplify(rounded(rounded(winding)), 0.25);
}

/** Cuts corners once (Chaikin); the ends stay. */
function rounded(line: Point[]): Point[] {
  const cut = line.slice(1).flatMap((b, index): Point[] => {
    const a = line[index]!;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ];
  });
  return [line[0]!, ...cut.slice(1, -1), line.at(-1)!];
}

/** A line of passage between two cells, from shore to shore and a little way in. */
export function passage(from: Polygon[], to: Polygon[], hearts: [Point, Point]): string {
  const [a, b] = nearest(from, to);
  const size = distance(a, b);
  // Cells that meet in a point have no direction of their own.
  const [ux, uy] = size < 4 ? direction(...hearts) : direction(a, b);
  const reach = size < 4 ? 16 : 9;
  const start: Point = [a[0] - ux * reach, a[1] - uy * reach];
  const end: Point = [b[0] + ux * reach, b[1] + uy * reach];
  const [x, y] = middle(start, end);
  const bow = Math.min(16, size * 0.12);
  const bent: Point = [x - uy * bow, y + ux * bow];
  const [m, q, e] = [start, bent, end].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`);
  return `M${m}Q${q} ${e}`;
}

function direction(a: Point, b: Point): Point {
  const size = distance(a, b) || 1;
  return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}

function nearest(from: Polygon[], to: Polygon[]): [Point, Point] {
  let [best, least]: [[Point, Point] | undefined, number] = [undefined, Infinity];
  const ends = to.flat(2);
  for (const a of from.flat(2)) {
    for (const b of ends) {
      const away = distance(a, b);
      if (away < least) [best, least] = [[a, b], away];
    }
  }
  return best!;
}
