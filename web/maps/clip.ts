// Polygons cut and joined: polygon-clipping with rings kept open and points kept on the grid.
import clipping from 'polygon-clipping';
import { area, type Box, type Polygon, type Ring, snapPoint } from './geometry';

/** Anything smaller is an accident of rounding. */
const CRUMB = 0.5;

export function intersect(polygons: Polygon[], by: Polygon[]): Polygon[] {
  if (polygons.length === 0 || by.length === 0) return [];
  return tidy(clipping.intersection(polygons.map(closed), by.map(closed)));
}

export function subtract(polygons: Polygon[], what: Polygon[]): Polygon[] {
  if (polygons.length === 0 || what.length === 0) return polygons;
  return tidy(clipping.difference(polygons.map(closed), what.map(closed)));
}

export function unite(polygons: Polygon[]): Polygon[] {
  if (polygons.length < 2) return polygons;
  return tidy(clipping.union(polygons.map(closed)));
}

export function boxPolygon({ x, y, width, height }: Box): Polygon {
  const [east, south] = [x + width, y + height];
  return [
    [
      [x, y],
      [east, y],
      [east, south],
      [x, south],
    ],
  ];
}

function closed(polygon: Polygon): Polygon {
  return polygon.map((ring) => [...ring, ring[0]!]);
}

function tidy(polygons: Polygon[]): Polygon[] {
  return polygons
    .map((polygon) => polygon.map(open).filter((ring) => area([ring]) > CRUMB))
    .filter((polygon) => polygon.length > 0 && area(polygon) > CRUMB);
}

function open(ring: Ring): Ring {
  const points = ring.slice(0, -1).map(snapPoint);
  return points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    return point[0] !== before[0] || point[1] !== before[1];
  });
}
