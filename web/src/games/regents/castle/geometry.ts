// Small plane geometry for the drawings: points, rectangles, polylines, and walking along them.

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point on a line, with the unit direction of travel there. */
export interface Station extends Point {
  dx: number;
  dy: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

/** Points on a circle from one angle to another, in degrees; 0 is east, 90 is south. */
export function arc(centre: Point, radius: number, from: number, to: number, parts = 24): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / parts) * Math.PI) / 180;
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

/** Points on a quadratic curve, both ends included. */
export function curve(from: Point, control: Point, to: Point, parts = 16): Point[] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const share = index / parts;
    return between(between(from, control, share), between(control, to, share), share);
  });
}

export function pathOf(points: readonly Point[]): string {
  const steps = points.map((p) => `${round(p.x)} ${round(p.y)}`);
  return `M${steps.join('L')}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Stations at even distances along a closed line, starting half a distance in. */
export function along(closed: readonly Point[], spacing: number): Station[] {
  const stations: Station[] = [];
  let next = spacing / 2;
  closed.forEach((start, index) => {
    const end = closed[(index + 1) % closed.length]!;
    const length = distance(start, end);
    while (next < length) {
      const spot = between(start, end, next / length);
      stations.push({ ...spot, dx: (end.x - start.x) / length, dy: (end.y - start.y) / length });
      next += spacing;
    }
    next -= length;
  });
  return stations;
}

export function contains(polygon: readonly Point[], p: Point): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const crosses = a.y > p.y !== b.y > p.y;
    if (crosses && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

export function corners(rect: Rect): Point[] {
  const { x, y, width, height } = rect;
  return [point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)];
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function centreOf(rect: Rect): Point {
  return point(rect.x + rect.width / 2, rect.y + rect.height / 2);
}
