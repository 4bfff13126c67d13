// Cells around centres, their straight sides replaced by irregular ones that both neighbours share.
import { Delaunay } from 'd3-delaunay';
import { edges, type Point, type Polygon, snapPoint } from './geometry';
import { wiggle, type Wiggle } from './noise';
import type { Projection } from './projection';

/** Cells reach this far beyond the edge of the map. */
const REACH = 90;
export const LAND_STYLE: Wiggle = { share: 0.16, most: 9, least: 9 };
export const SEA_STYLE: Wiggle = { share: 0, most: 0, least: Infinity };

export function cellsAround(centres: Point[], to: Projection, style: Wiggle): Polygon[] {
  const frame: [number, number, number, number] = [-REACH, -REACH, to.width + REACH, to.height + REACH];
  const voronoi = Delaunay.from(centres).voronoi(frame);
  return centres.map((_, index) => {
    const corners = voronoi
      .cellPolygon(index)
      .slice(0, -1)
      .map(([x, y]): Point => snapPoint([x!, y!]));
    return [edges(corners).flatMap(([a, b]) => wiggle(a, b, style).slice(0, -1))];
  });
}
