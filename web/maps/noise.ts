// Small, repeatable irregularity: the same line always gets the same wiggle, from whichever side it is drawn.
import { distance, middle, type Point, snapPoint } from './geometry';

/** A number between -1 and 1 made from integers. */
export function hash(...parts: number[]): number {
  let state = 0x811c9dc5;
  for (const part of parts) {
    state = Math.imul(state ^ Math.round(part), 0x01000193);
    state ^= state >>> 15;
    state = Math.imul(state, 0x2c1b3c6d);
    state ^= state >>> 12;
  }
  return (state >>> 0) / 0x7fffffff - 1;
}

export interface Wiggle {
  /** Deviation as a share of the length. */
  share: number;
  /** No deviation is larger. */
  most: number;
  /** Pieces shorter than this stay straight. */
  least: number;
}

/** Replaces a straight line by an irregular one with the same ends. */
export function wiggle(from: Point, to: Point, style: Wiggle): Point[] {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1]);
  const [a, b] = isForward ? [from, to] : [to, from];
  const line = [a, ...bend(a, b, style, 0), b].map(snapPoint);
  return isForward ? line : line.reverse();
}

function bend(a: Point, b: Point, style: Wiggle, depth: number): Point[] {
  const size = distance(a, b);
  if (size < style.least || depth > 6) return [];
  const [x, y] = middle(a, b);
  const shift = hash(a[0] * 10, a[1] * 10, b[0] * 10, b[1] * 10, depth) * Math.min(style.most, size * style.share);
  const point: Point = [x - ((b[1] - a[1]) / size) * shift, y + ((b[0] - a[0]) / size) * shift];
  const finer = { ...style, most: style.most * 0.7 };
  return [...bend(a, point, finer, depth + 1), point, ...bend(point, b, finer, depth + 1)];
}
