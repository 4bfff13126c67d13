// Room for the cartouche and the compass rose: open water or foreign land, near a corner, not across a whole sea.
import type { Box } from './geometry';
import { takeBox } from './labels';
import type { Projection } from './projection';
import { FOREIGN_LAND, OPEN_WATER, type Raster, STEP } from './raster';

const CARTOUCHE = { width: 270, height: 104 };
const COMPASS = { width: 132, height: 132 };
const SCALES = [1, 0.9, 0.8, 0.7, 0.6];
/** Distance from the edge of the sheet. */
const EDGE = 26;
const GRAIN = 8;
/** What it costs to be smaller, and to lie in a sea where ships must find room. */
const SMALLNESS = 560;
const COVER = 320;

export interface Furniture {
  cartouche: Box;
  compass: { x: number; y: number; r: number };
}

export function furnish(raster: Raster, to: Projection): Furniture {
  const sizes = seaSizes(raster);
  const cartouche = place(raster, to, CARTOUCHE, sizes);
  takeBox(raster, cartouche);
  const rose = place(raster, to, COMPASS, sizes);
  takeBox(raster, rose);
  const r = Math.round(rose.width / 2);
  return { cartouche, compass: { x: rose.x + r, y: rose.y + r, r } };
}

function place(
  raster: Raster,
  to: Projection,
  size: { width: number; height: number },
  sizes: Map<number, number>,
): Box {
  let [found, least]: [Box, number] = [{ x: EDGE, y: EDGE, ...scaled(size, SCALES.at(-1)!) }, Infinity];
  for (const scale of SCALES) {
    const { width, height } = scaled(size, scale);
    const smallness = (1 - scale) * SMALLNESS;
    for (let x = EDGE; x + width <= to.width - EDGE; x += GRAIN) {
      for (let y = EDGE; y + height <= to.height - EDGE; y += GRAIN) {
        const box = { x, y, width, height };
        const fromCorner = Math.min(x, to.width - x - width) + Math.min(y, to.height - y - height) * 1.01;
        if (fromCorner + smallness >= least) continue;
        const price = fromCorner + smallness + cost(raster, box, sizes);
        if (price < least) [found, least] = [box, price];
      }
    }
  }
  return found;
}

function scaled(
  { width, height }: { width: number; height: number },
  scale: number,
): { width: number; height: number } {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Infinite over a field, something drawn or the better half of a sea; a coast under it costs something. */
function cost(raster: Raster, box: Box, sizes: Map<number, number>): number {
  const margin = 10;
  const covered = new Map<number, number>();
  let [land, water] = [0, 0];
  for (let x = box.x - margin; x <= box.x + box.width + margin; x += 2 * STEP) {
    for (let y = box.y - margin; y <= box.y + box.height + margin; y += 2 * STEP) {
      const square = raster.at([x, y]);
      const owner = raster.owner[square]!;
      if (raster.taken[square] || (owner >= 0 && !raster.isSea(owner))) return Infinity;
      if (owner === FOREIGN_LAND) land++;
      else water++;
      if (owner !== FOREIGN_LAND && owner !== OPEN_WATER) covered.set(owner, (covered.get(owner) ?? 0) + 4);
    }
  }
  const cover = Math.max(0, ...[...covered].map(([sea, squares]) => squares / (sizes.get(sea) ?? 1)));
  return cover > 0.45 ? Infinity : Math.min(land, water) * 4 + cover * COVER;
}

function seaSizes(raster: Raster): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const owner of raster.owner) if (raster.isSea(owner)) sizes.set(owner, (sizes.get(owner) ?? 0) + 1);
  return sizes;
}
