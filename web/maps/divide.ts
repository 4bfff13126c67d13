// Land and water divided into cells, by the steps of the rules of Scharz (3.12).
import { boxPolygon, intersect, subtract, unite } from './clip';
import { area, distance, fromPolygon, isInside, type Point, type Polygon } from './geometry';
import type { CellPlan, MapPlan } from './plan';
import type { Projection } from './projection';
import { contacts, type Piece } from './topology';
import { cellsAround, LAND_STYLE, SEA_STYLE } from './voronoi';
import type { Wiggle } from './noise';

/** The owner of land and water that is no cell. */
export const NOBODY = '';
/** A landmass without a centre falls to a field within this many degrees. */
const REACH_DEGREES = 1.6;
/** A cell ends at this multiple of the usual radius of a cell from its nearest seed. */
const FARTHEST = 3.1;

/** It reaches at least this share of the way to each neighbour. */
const TO_NEIGHBOUR = 0.66;
/** Smaller bits (in squares of the reach) are not worth cutting off. */
const LEAST_CUT = 0.08;

interface Seed {
  owner: string;
  at: Point;
}

export interface Division {
  /** One entry per connected part of a cell. */
  fields: Piece[];
  seas: Piece[];
  /** Land and water that is no cell. */
  rest: Piece[];
}

export function divide(plan: MapPlan, land: Polygon[], to: Projection): Division {
  const sheet = boxPolygon({ x: 0, y: 0, width: to.width, height: to.height });
  const masses = intersect(land, [sheet]);
  const fieldSeeds = seedsOf(plan, 'field', to);
  const voids = plan.voids.map((place): Seed => ({ owner: NOBODY, at: to.point(place) }));
  const landPieces = divideLand(plan, masses, [...fieldSeeds, ...voids], to);
  const water = subtract([sheet], masses);
  const seaPieces = divideWater(water, seedsOf(plan, 'sea', to), to);
  const near = cutFar(plan, landPieces, fieldSeeds);
  const rest = [...near.filter(isNobody), ...seaPieces.filter(isNobody)];
  return { fields: joined(near), seas: joined(seaPieces), rest };
}

function isNobody({ owner }: Piece): boolean {
  return owner === NOBODY;
}

function seedsOf(plan: MapPlan, kind: CellPlan['kind'], to: Projection): Seed[] {
  return plan.cells
    .filter((cell) => cell.kind === kind)
    .flatMap((cell) => cell.seeds.map((place) => ({ owner: cell.id, at: to.point(place) })));
}

function divideLand(plan: MapPlan, masses: Polygon[], seeds: Seed[], to: Projection): Piece[] {
  const byMass = new Map<Polygon, Seed[]>(masses.map((mass) => [mass, []]));
  for (const seed of seeds) byMass.get(massOf(seed.at, masses))?.push(seed);
  return masses.flatMap((mass) => {
    const here = byMass.get(mass)!;
    if (here.length > 0) return share([mass], here, to, LAND_STYLE);
    const owner = plan.islets === 'nearest' ? nearestField(mass, seeds, REACH_DEGREES * to.unitsPerDegree) : NOBODY;
    return [{ owner, polygon: mass }];
  });
}

/** Where a centre lies; one that the simplified coast leaves in the water belongs to the nearest land. */
function massOf(at: Point, masses: Polygon[]): Polygon {
  const around = masses.find((mass) => isInside(at, mass));
  if (around) return around;
  return masses.reduce((best, mass) => (fromPolygon(at, mass) < fromPolygon(at, best) ? mass : best));
}

function nearestField(mass: Polygon, seeds: Seed[], reach: number): string {
  const fields = seeds.filter(({ owner }) => owner !== NOBODY);
  let [best, least] = [NOBODY, reach];
  for (const { owner, at } of fields) {
    const away = Math.min(...mass[0]!.map((corner) => distance(at, corner)));
    if (away < least) [best, least] = [owner, away];
  }
  return best;
}

function divideWater(water: Polygon[], seeds: Seed[], to: Projection): Piece[] {
  if (seeds.length === 0) return water.map((polygon) => ({ owner: NOBODY, polygon }));
  return share(water, seeds, to, SEA_STYLE);
}

/** Each part of `ground` to the nearest seed; parts cut off from their seed to the neighbour with the longest contact. */
function share(ground: Polygon[], seeds: Seed[], to: Projection, style: Wiggle): Piece[] {
  const around = cellsAround(
    seeds.map(({ at }) => at),
    to,
    style,
  );
  const whole: (Piece & { isHome: boolean })[] = [];
  seeds.forEach(({ owner, at }, index) => {
    const parts = intersect(ground, [around[index]!]);
    const home = homeOf(at, parts);
    for (const polygon of parts) whole.push({ owner, polygon, isHome: polygon === home });
  });
  return settle(whole);
}

/** The part in which a centre lies, or to which it is nearest. */
export function homeOf(at: Point, parts: Polygon[]): Polygon | undefined {
  const around = parts.find((part) => isInside(at, part));
  if (around || parts.length === 0) return around;
  return parts.reduce((best, part) => (fromPolygon(at, part) < fromPolygon(at, best) ? part : best));
}

/** Gives cut-off parts away, one after another, until none touches a settled neighbour. */
function settle(pieces: (Piece & { isHome: boolean })[]): Piece[] {
  const names = pieces.map((piece, index): Piece => ({ owner: String(index), polygon: piece.polygon }));
  const touching = contacts(names);
  const settled = pieces.map(({ isHome }) => isHome);
  const owners = pieces.map(({ owner }) => owner);
  for (let changed = true; changed;) {
    changed = false;
    pieces.forEach((_, index) => {
      if (settled[index]) return;
      const neighbours = touching
        .filter(({ a, b }) => a === String(index) || b === String(index))
        .map(({ a, b, length }) => ({ other: Number(a === String(index) ? b : a), length }))
        .filter(({ other }) => settled[other])
        .toSorted((p, q) => q.length - p.length);
      if (!neighbours[0]) return;
      owners[index] = owners[neighbours[0].other]!;
      settled[index] = changed = true;
    });
  }
  return pieces.map(({ polygon }, index) => ({ owner: settled[index] ? owners[index]! : NOBODY, polygon }));
}

/** Cells at the rim of the known world do not run on for ever. */
function cutFar(plan: MapPlan, pieces: Piece[], seeds: Seed[]): Piece[] {
  const usual = usualRadius(pieces) * FARTHEST;
  return pieces.flatMap((piece) => {
    const own = seeds.filter(({ owner }) => owner === piece.owner);
    const reach = Math.max(usual, TO_NEIGHBOUR * farthestNeighbour(plan, own, seeds));
    const isFar = (corner: Point) => own.every(({ at }) => distance(corner, at) > reach);
    if (own.length === 0 || !piece.polygon[0]!.some(isFar)) return [piece];
    const discs = unite(own.map(({ at }) => disc(at, reach)));
    const far = subtract([piece.polygon], discs).filter((polygon) => area(polygon) > LEAST_CUT * reach * reach);
    return [
      ...subtract([piece.polygon], far).map((polygon) => ({ owner: piece.owner, polygon })),
      ...far.map((polygon) => ({ owner: NOBODY, polygon })),
    ];
  });
}

/** How far the centre of a neighbour may be: the border with it must not be cut away. */
function farthestNeighbour(plan: MapPlan, own: Seed[], seeds: Seed[]): number {
  const names = own.map(({ owner }) => owner);
  const pairs = plan.adjacency?.land.filter((pair) => pair.some((id) => names.includes(id))).flat() ?? [];
  const others = seeds.filter(({ owner }) => pairs.includes(owner) && !names.includes(owner));
  return Math.max(0, ...others.flatMap(({ at }) => own.map((seed) => distance(at, seed.at))));
}

function usualRadius(pieces: Piece[]): number {
  const sizes = pieces.filter((piece) => !isNobody(piece)).map(({ polygon }) => Math.sqrt(area(polygon) / Math.PI));
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length * 0.6)] ?? 0;
}

function disc([x, y]: Point, radius: number): Polygon {
  const corners = 72;
  return [
    Array.from({ length: corners }, (_, index): Point => {
      const turn = (index / corners) * 2 * Math.PI;
      const r = radius * (1 + 0.018 * Math.sin(turn * 9) + 0.012 * Math.sin(turn * 23));
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    }),
  ];
}

/** The parts of each owner, joined where they touch. */
function joined(pieces: Piece[]): Piece[] {
  const owners = [...new Set(pieces.map(({ owner }) => owner))].filter((owner) => owner !== NOBODY).toSorted();
  return owners.flatMap((owner) =>
    unite(pieces.filter((piece) => piece.owner === owner).map(({ polygon }) => polygon)).map((polygon) => ({
      owner,
      polygon,
    })),
  );
}
