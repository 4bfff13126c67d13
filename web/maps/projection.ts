// Degrees to units of the drawing: x = lon * cos(lat0), y = lat, scaled so that the longer side is LONG_SIDE units.
import type { Point } from './geometry';
import type { LonLat, MapPlan } from './plan';

export const LONG_SIDE = 1200;
const KM_PER_DEGREE = 111.195;

export interface Projection {
  width: number;
  height: number;
  unitsPerDegree: number;
  kmPerUnit: number;
  point: (place: LonLat) => Point;
}

export function projection(plan: MapPlan): Projection {
  const [west, south, east, north] = plan.bbox;
  const shrink = Math.cos((plan.lat0 * Math.PI) / 180);
  const [wide, high] = [(east - west) * shrink, north - south];
  const unitsPerDegree = LONG_SIDE / Math.max(wide, high);
  return {
    width: Math.round(wide * unitsPerDegree),
    height: Math.round(high * unitsPerDegree),
    unitsPerDegree,
    kmPerUnit: KM_PER_DEGREE / unitsPerDegree,
    point: ([lon, lat]) => [(lon - west) * shrink * unitsPerDegree, (north - lat) * unitsPerDegree],
  };
}
