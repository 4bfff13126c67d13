// Who touches whom, along which line. Works on points kept on the grid: a shared border is a set of shared edges.
import { distance, edges, fromSegment, length, type Point, type Polygon, type Ring } from './geometry';

export interface Piece {
  owner: string;
  polygon: Polygon;
}

/** The line along which two owners touch; it may consist of several parts. */
export interface Contact {
  a: string;
  b: string;
  lines: Point[][];
  length: number;
}

/** Nearer than this to an edge, a foreign corner is taken to lie on it. */
const NEAR = 0.16;
const BUCKET = 8;

export function contacts(pieces: Piece[]): Contact[] {
  const owners = new Map<string, { edge: [Point, Point]; owners: Set<string> }>();
  for (const { owner, polygon } of noded(pieces)) {
    for (const ring of polygon) {
      for (const edge of edges(ring)) {
        const key = edgeKey(edge);
        const entry = owners.get(key) ?? { edge, owners: new Set() };
        entry.owners.add(owner);
        owners.set(key, entry);
      }
    }
  }
  const pairs = new Map<string, [Point, Point][]>();
  for (const { edge, owners: touching } of owners.values()) {
    const [a, b] = [...touching].toSorted();
    if (a === undefined || b === undefined) continue;
    const key = `${a}|${b}`;
    pairs.set(key, [...(pairs.get(key) ?? []), edge]);
  }
  return [...pairs].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, shared]) => contact(key, shared));
}

function contact(key: string, shared: [Point, Point][]): Contact {
  const [a, b] = key.split('|') as [string, string];
  const lines = chains(shared);
  return { a, b, lines, length: lines.reduce((sum, line) => sum + length(line), 0) };
}

function edgeKey([a, b]: [Point, Point]): string {
  return [`${a[0]},${a[1]}`, `${b[0]},${b[1]}`].toSorted().join(' ');
}

/** Inserts into every edge the corners of others that lie on it. */
function noded(pieces: Piece[]): Piece[] {
  const buckets = new Map<string, Point[]>();
  const seen = new Set<string>();
  for (const { polygon } of pieces) {
    for (const point of polygon.flat()) {
      const name = `${point[0]},${point[1]}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const key = bucketKey(Math.floor(point[0] / BUCKET), Math.floor(point[1] / BUCKET));
      const bucket = buckets.get(key);
      if (bucket) bucket.push(point);
      else buckets.set(key, [point]);
    }
  }
  return pieces.map(({ owner, polygon }) => ({ owner, polygon: polygon.map((ring) => nodedRing(ring, buckets)) }));
}

function nodedRing(ring: Ring, buckets: Map<string, Point[]>): Ring {
  return edges(ring).flatMap(([a, b]) => {
    const on = nearby(a, b, buckets).filter(
      (point) => !same(point, a) && !same(point, b) && fromSegment(point, a, b) < NEAR,
    );
    return [a, ...on.toSorted((p, q) => distance(a, p) - distance(a, q))];
  });
}

function nearby(a: Point, b: Point, buckets: Map<string, Point[]>): Point[] {
  const found: Point[] = [];
  const range = (axis: 0 | 1): [number, number] => [
    Math.floor((Math.min(a[axis], b[axis]) - NEAR) / BUCKET),
    Math.floor((Math.max(a[axis], b[axis]) + NEAR) / BUCKET),
  ];
  const [[west, east], [north, south]] = [range(0), range(1)];
  for (let x = west; x <= east; x++)
    for (let y = north; y <= south; y++) found.push(...(buckets.get(bucketKey(x, y)) ?? []));
  return found;
}

function bucketKey(x: number, y: number): string {
  return `${x}:${y}`;
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Joins edges end to end into lines as long as possible. */
export function chains(parts: [Point, Point][]): Point[][] {
  const at = new Map<string, Set<number>>();
  const name = (point: Point) => `${point[0]},${point[1]}`;
  parts.forEach((edge, index) => {
    for (const point of edge) at.set(name(point), (at.get(name(point)) ?? new Set()).add(index));
  });
  const used = new Set<number>();
  const grow = (line: Point[]) => {
    for (;;) {
      const end = line.at(-1)!;
      const touching = at.get(name(end))!;
      const next = [...touching].find((index) => !used.has(index));
      if (next === undefined || touching.size > 2) return;
      used.add(next);
      line.push(parts[next]!.find((point) => !same(point, end))!);
    }
  };
  return parts.flatMap((edge, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const line: Point[] = [...edge];
    grow(line);
    line.reverse();
    grow(line);
    return [line];
  });
}
