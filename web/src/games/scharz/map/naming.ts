// Where names are written so that pieces do not hide them: on the map's own place, or like the caption of a town beside
// the pieces. What finds no room is left out until the map is enlarged.
import { fitted, halves } from '../../../lib/map/lettering';
import type { MapCell, MapData } from '../../../lib/map/types';

/** Letters are never smaller on the screen, and grow no further. */
const LEAST_PX = 12;
const MOST_PX = 30;
/** Width of a letter and height of a line, in heights of letters. */
const LETTER = 0.46;
const LINE = 1.02;
/** Names keep this far from what stands beside them, in heights of letters. */
const GAP = 0.2;
/** A name of more letters is set in two lines when it is small. */
const LONG = 13;
/** A small name may run over the room that the map kept for it by so much. */
const OVERRUN = 1.6;
/** How much of a name may be in conflict with others before it is left out. */
const BEARABLE: Record<MapCell['kind'], number> = { field: 0.3, sea: 0.12 };

/** Letters on letters are worse than letters on a piece. */
const CLASH = 4;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedName {
  id: string;
  kind: MapCell['kind'];
  lines: string[];
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
  size: number;
}

/** `pieces` says what the pieces of a space cover. */
export function placeNames(
  map: MapData,
  scale: number,
  name: (id: string) => string,
  pieces: ReadonlyMap<string, Box>,
): PlacedName[] {
  const covered = [...pieces.values()];
  const written: Box[] = [];
  const placed: PlacedName[] = [];
  for (const cell of map.cells.toSorted((a, b) => rank(a, pieces) - rank(b, pieces))) {
    const best = cheapest(candidates(cell, name(cell.id), scale, pieces.get(cell.id)), covered, written);
    if (!best || best.cost > BEARABLE[cell.kind]) continue;
    placed.push(best.name);
    written.push(...boxesOf(best.name));
  }
  return placed;
}

/** Where something stands the name matters most; seas have room enough. */
function rank({ id, kind }: MapCell, pieces: ReadonlyMap<string, Box>): number {
  return kind === 'sea' ? 2 : Number(!pieces.has(id));
}

function candidates(cell: MapCell, text: string, scale: number, covered: Box | undefined): PlacedName[] {
  const { id, kind, label, spot } = cell;
  const least = LEAST_PX / scale;
  const set = fitted(text, label);
  const own = { id, kind, x: label.x, y: label.y, angle: label.angle };
  const found: PlacedName[] = [];
  if (set.size >= least) found.push({ ...own, lines: set.lines, size: Math.min(set.size, MOST_PX / scale) });
  const lines = text.length > LONG ? halves(text) : [text];
  const small = { id, kind, lines, size: least };
  const { width, height } = extent(small);
  if (kind === 'sea') return found;
  if (width <= label.width * OVERRUN) {
    found.push(
      { ...small, x: label.x, y: label.y, angle: label.angle },
      { ...small, x: label.x, y: label.y, angle: 0 },
    );
  }
  if (!covered) {
    const beside = [spot.y, label.y - height, label.y + height];
    return width > 2.6 * spot.r ? found : [...found, ...beside.map((y) => ({ ...small, x: spot.x, y, angle: 0 }))];
  }
  const beside: PlacedName[] = [
    { ...small, x: spot.x, y: covered.bottom + height / 2, angle: 0 },
    { ...small, x: spot.x, y: covered.top - height / 2, angle: 0 },
    { ...small, x: covered.right + width / 2, y: spot.y, angle: 0 },
    { ...small, x: covered.left - width / 2, y: spot.y, angle: 0 },
  ];
  // Towards the place that the map kept for the name: there is the field's own ground.
  const away = ({ x, y }: PlacedName) => Math.hypot(x - label.x, y - label.y);
  return [...found, ...beside.toSorted((a, b) => away(a) - away(b))];
}

interface Choice {
  name: PlacedName;
  cost: number;
}

/** The share of a name that lies on something else; earlier places are preferred. */
function cheapest(names: PlacedName[], covered: readonly Box[], written: readonly Box[]): Choice | undefined {
  let best: Choice | undefined;
  for (const [order, name] of names.entries()) {
    const boxes = boxesOf(name);
    const area = boxes.reduce((sum, box) => sum + areaOf(box), 0);
    const cost = (overlap(boxes, covered) + CLASH * overlap(boxes, written)) / area + order * 0.02;
    if (!best || cost < best.cost) best = { name, cost };
  }
  return best;
}

function extent({ lines, size }: Pick<PlacedName, 'lines' | 'size'>): { width: number; height: number } {
  return { width: Math.max(...lines.map(({ length }) => length)) * LETTER * size, height: lines.length * LINE * size };
}

/** A slanted name as a row of upright boxes. */
function boxesOf(name: PlacedName): Box[] {
  const { width, height } = extent(name);
  const count = name.angle === 0 ? 1 : Math.max(1, Math.round(width / height));
  const turn = (name.angle * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    const [x, y] = [name.x + along * Math.cos(turn), name.y + along * Math.sin(turn)];
    const half = width / count / 2 + GAP * name.size;
    return { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 };
  });
}

function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function overlap(boxes: readonly Box[], others: readonly Box[]): number {
  let sum = 0;
  for (const a of boxes) {
    for (const b of others) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 0 && height > 0) sum += width * height;
    }
  }
  return sum;
}
