// Plain geometry of the plane: points, rings (not closed), polygons (outer ring first, then holes).

export type Point = [number, number];
export type Ring = Point[];
export type Polygon = Ring[];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything is kept on a grid of a tenth of a unit, so that cells that share a border share its very points. */
export const GRID = 10;

export function snap(value: number): number {
  return Math.round(value * GRID) / GRID;
}

export function snapPoint([x, y]: Point): Point {
  return [snap(x), snap(y)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function edges(ring: Ring): [Point, Point][] {
  return ring.map((point, index) => [point, ring[(index + 1) % ring.length]!]);
}

/** The area with the sign of the ring's direction. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  for (const [a, b] of edges(ring)) sum += a[0] * b[1] - b[0] * a[1];
  return sum / 2;
}

export function area(polygon: Polygon): number {
  const [outer, ...holes] = polygon;
  if (!outer) return 0;
  return Math.abs(signedArea(outer)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
}

export function length(line: Point[]): number {
  let sum = 0;
  for (let index = 1; index < line.length; index++) sum += distance(line[index - 1]!, line[index]!);
  return sum;
}

export function bounds(points: Iterable<Point>): Box {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { x: west, y: north, width: east - west, height: south - north };
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (const [a, b] of edges(ring)) {
      if (a[1] > y === b[1] > y) continue;
      if (x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
  }
  return inside;
}

/** How far a point is from a segment. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function fromPolygon(point: Point, polygon: Polygon): number {
  let least = Infinity;
  for (const ring of polygon) for (const [a, b] of edges(ring)) least = Math.min(least, fromSegment(point, a, b));
  return least;
}

/** Leaves out points of a line that lie within `tolerance` of what remains (Douglas and Peucker). */
export function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line;
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [far, index] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const d = fromSegment(line[i]!, line[from]!, line[to]!);
      if (d > far) [far, index] = [d, i];
    }
    if (index < 0) continue;
    keep.add(index);
    spans.push([from, index], [index, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

/** The same for a ring: it is opened at its two points farthest apart along x. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const start = extreme(ring, Math.min);
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const end = extreme(turned, Math.max);
  const there = simplify(turned.slice(0, end + 1), tolerance);
  const back = simplify([...turned.slice(end), turned[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function extreme(ring: Ring, pick: (...values: number[]) => number): number {
  const x = pick(...ring.map((point) => point[0]));
  return ring.findIndex((point) => point[0] === x);
}
