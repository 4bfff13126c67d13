// Which names of fields can still be set when the whole map is in sight.
import { fitted, isReadable } from '../../lib/map/lettering';
import type { MapData, MapLabel } from '../../lib/map/types';

const LEAST_PX = 12;
/** Width of a letter in heights of letters. */
const LETTER = 0.46;
/** A small name may run a little over the room that the map kept for it. */
const OVERRUN = 1.45;

export interface SmallName {
  id: string;
  text: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}

export function smallNames(map: MapData, scale: number, name: (id: string) => string): SmallName[] {
  const size = LEAST_PX / scale;
  const taken: Box[] = [];
  const names: SmallName[] = [];
  const labelled = map.cells.map(({ id, kind, label }) => ({ id, kind, label, text: name(id) }));
  for (const { label, text } of labelled) {
    const set = fitted(text, label);
    if (isReadable(set.size, scale)) taken.push(boxOf(label, label.width, set.lines.length * set.size));
  }
  for (const { id, kind, label, text } of labelled) {
    const width = text.length * LETTER * size;
    const box = boxOf(label, width, size);
    const isSet = isReadable(fitted(text, label).size, scale);
    if (kind === 'sea' || isSet || width > label.width * OVERRUN || taken.some((other) => overlap(box, other)))
      continue;
    taken.push(box);
    names.push({ id, text, x: label.x, y: label.y, angle: label.angle, size });
  }
  return names;
}

interface Box {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

/** The upright box around a slanted name. */
function boxOf({ x, y, angle }: MapLabel, width: number, height: number): Box {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((angle * Math.PI) / 180))) as [number, number];
  return { x, y, halfWidth: (width * cos + height * sin) / 2, halfHeight: (width * sin + height * cos) / 2 };
}

/** Names may come a little near each other. */
function overlap(a: Box, b: Box): boolean {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return dx < (a.halfWidth + b.halfWidth) * 0.92 && dy < (a.halfHeight + b.halfHeight) * 0.8;
}
