// How a name is set into the room the generator found: in one or two lines, shrunk when a translation is longer.
import type { MapLabel } from './types';

/** Width of a letter in heights of letters, on the average. */
const LETTER = 0.5;
/** No text is shown smaller than this many pixels. */
const LEAST_PX = 12;

export function fitted(text: string, label: MapLabel): { lines: string[]; size: number } {
  const lines = label.lines === 2 ? halves(text) : [text];
  const letters = Math.max(...lines.map((line) => line.length));
  const room = label.width / (letters * LETTER + 0.3);
  return { lines, size: Math.min(label.size, Math.round(room * 10) / 10) };
}

export function isReadable(size: number, scale: number): boolean {
  return size * scale >= LEAST_PX;
}

/** A name broken at the space nearest to its middle; one without a space stays whole. */
export function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [text];
  const longer = (at: number) => Math.max(at, text.length - at - 1);
  const best = spaces.reduce((a, b) => (longer(b) < longer(a) ? b : a));
  return [text.slice(0, best), text.slice(best + 1)];
}
