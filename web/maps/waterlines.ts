// Fine lines along the coast, as an engraver would draw them: contours of the distance from land.
import { contours } from 'd3-contour';
import { MARGIN } from './coastline';
import { edges, type Point, type Polygon, simplify } from './geometry';
import { linePath } from './path';
import type { Projection } from './projection';
import { distances, Raster, STEP } from './raster';

/** Distances of the lines from the coast; they grow, as the sea deepens. */
const OFFSETS = [3.5, 8, 14.5];
const TOLERANCE = 0.35;
/** How far a line may run out of the picture. */
const BLEED = 3;

export function waterlines(land: Polygon[], to: Projection): string[] {
  const moved = land.map((polygon) => polygon.map((ring) => ring.map(([x, y]): Point => [x + MARGIN, y + MARGIN])));
  const raster = new Raster({ ...to, width: to.width + 2 * MARGIN, height: to.height + 2 * MARGIN });
  for (const polygon of moved) raster.fill(polygon, 1);
  const coast = moved.flatMap((polygon) => polygon.flatMap(edges));
  const far = distances(coast, raster.columns, raster.rows, OFFSETS.at(-1)! + 3 * STEP);
  const depth = Array.from(far, (away, square) => (raster.owner[square] === 1 ? -away : away));
  const lines = contours().size([raster.columns, raster.rows]).thresholds(OFFSETS)(depth);
  return lines.map(({ coordinates }) =>
    coordinates
      .flat()
      .flatMap((ring) =>
        visible(
          ring.map(([x, y]): Point => [x! * STEP - MARGIN, y! * STEP - MARGIN]),
          to,
        ),
      )
      .map((line) => linePath(simplify(line, TOLERANCE)))
      .join(''),
  );
}

/** The parts of a line inside the picture. */
function visible(line: Point[], { width, height }: Projection): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x > -BLEED && y > -BLEED && x < width + BLEED && y < height + BLEED) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}
