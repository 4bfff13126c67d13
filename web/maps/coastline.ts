// Land from Natural Earth (public domain, npm package world-atlas), projected, cut to the map and simplified.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { boxPolygon, intersect, unite } from './clip';
import { area, bounds, type Box, type Polygon, simplifyRing, snapPoint } from './geometry';
import type { LonLat, MapPlan } from './plan';
import type { Projection } from './projection';

/** Land is kept this far beyond the edge, so that coast lines run out of the picture. */
export const MARGIN = 40;
const TOLERANCE = 0.55;
/** Islets below this size (in square units) are left out. */
const LEAST_ISLET = 5;

const sources = new Map<MapPlan['coast'], LonLat[][][]>();

export function coastline(plan: MapPlan, to: Projection): Polygon[] {
  const frame: Box = { x: -MARGIN, y: -MARGIN, width: to.width + 2 * MARGIN, height: to.height + 2 * MARGIN };
  const near = source(plan.coast)
    .map((polygon) => polygon.map((ring) => ring.slice(0, -1).map((place) => snapPoint(to.point(place)))))
    .filter((polygon) => meets(bounds(polygon[0]!), frame));
  const cut = near.flatMap((polygon) => intersect([polygon], [boxPolygon(frame)]));
  return unite(cut.map(simplified).filter((polygon) => polygon.length > 0));
}

function simplified(polygon: Polygon): Polygon {
  return polygon.map((ring) => simplifyRing(ring, TOLERANCE)).filter((ring) => area([ring]) > LEAST_ISLET);
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function source(coast: MapPlan['coast']): LonLat[][][] {
  let polygons = sources.get(coast);
  if (!polygons) {
    const path = createRequire(import.meta.url).resolve(`world-atlas/land-${coast}.json`);
    const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
    polygons = feature(world, world.objects.land)
      .features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates as LonLat[][][])
      .map((polygon) => polygon.map(unrolled));
    sources.set(coast, polygons);
  }
  return polygons;
}

/** Siberia crosses the line where dates change: its far end is counted on beyond 180 degrees. */
function unrolled(ring: LonLat[]): LonLat[] {
  let turn = 0;
  const whole = ring.map(([lon, lat], index): LonLat => {
    const step = index === 0 ? 0 : lon - ring[index - 1]![0];
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lon + turn, lat];
  });
  const middle = whole.reduce((sum, [lon]) => sum + lon, 0) / whole.length;
  const back = Math.round(middle / 360) * 360;
  return whole.map(([lon, lat]) => [lon - back, lat]);
}
