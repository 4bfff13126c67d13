// From a plan to the data of a drawing.
import type {
  BorderKind,
  MapBorder,
  MapCell,
  MapData,
  MapLink,
  MapRiver,
  MapSign,
  MapSpot,
} from '../src/lib/map/types';
import { boxPolygon, intersect } from './clip';
import { coastline } from './coastline';
import { courseway } from './courseway';
import { divide, type Division, homeOf, NOBODY } from './divide';
import { furnish } from './furniture';
import { distance, fromPolygon, length, type Point, type Polygon, snap } from './geometry';
import { fieldStyle, type Label, labelIn, seaStyle, signAt, spotIn, takeLine } from './labels';
import { linePath, polygonPath } from './path';
import type { MapPlan, Pair, RiverPlan } from './plan';
import { projection, type Projection } from './projection';
import { FOREIGN_LAND, OPEN_WATER, Raster } from './raster';
import { meander, mountains, passage, pointAt } from './strokes';
import { chains, type Contact, contacts } from './topology';
import { waterlines } from './waterlines';

/** Neighbours that share less than this need a link to be seen. */
export const VISIBLE = 7;

/** A river that ends no farther from its sea is led into it. */
const MOUTH = 60;

interface Sheet {
  plan: MapPlan;
  to: Projection;
  land: Polygon[];
  division: Division;
  touching: Contact[];
  raster: Raster;
}

export function draw(plan: MapPlan): MapData {
  const to = projection(plan);
  const land = coastline(plan, to);
  const division = divide(plan, land, to);
  const touching = contacts([...division.fields, ...division.seas, ...division.rest]);
  const sheet: Sheet = { plan, to, land, division, touching, raster: rasterOf(plan, division, land, to) };
  const furniture = furnish(sheet.raster, to);
  sheet.raster.takeEdge();
  const rivers = plan.rivers.map((river) => drawRiver(sheet, river));
  const cells = drawCells(sheet);
  return {
    id: plan.id,
    title: plan.title,
    width: to.width,
    height: to.height,
    kmPerUnit: Number(to.kmPerUnit.toFixed(4)),
    land: landPath(sheet),
    waterlines: waterlines(land, to),
    cells,
    borders: drawBorders(sheet),
    rivers,
    links: drawLinks(sheet, cells),
    signs: drawSigns(sheet),
    ...furniture,
  };
}

function rasterOf(plan: MapPlan, division: Division, land: Polygon[], to: Projection): Raster {
  const raster = new Raster(to);
  for (const polygon of land) raster.fill(polygon, FOREIGN_LAND);
  plan.cells.forEach(({ id, kind, seeds }, index) => {
    const parts = (kind === 'field' ? division.fields : division.seas).filter(({ owner }) => owner === id);
    const home = homeOf(
      to.point(seeds[0]!),
      parts.map(({ polygon }) => polygon),
    );
    for (const { polygon } of parts) {
      if (kind === 'sea') raster.fillSea(polygon, index);
      else raster.fill(polygon, index, polygon === home ? 'main' : 'outlying');
    }
  });
  return raster;
}

function landPath({ land, to }: Sheet): string {
  const bleed = 4;
  const frame = boxPolygon({ x: -bleed, y: -bleed, width: to.width + 2 * bleed, height: to.height + 2 * bleed });
  return intersect(land, [frame]).map(polygonPath).join('');
}

function drawCells(sheet: Sheet): MapCell[] {
  const { plan, raster } = sheet;
  const labels = new Map<number, Label>();
  const order = [...plan.cells.keys()].toSorted(
    (a, b) => Number(plan.cells[a]!.kind === 'sea') - Number(plan.cells[b]!.kind === 'sea'),
  );
  for (const index of order) {
    const { name, kind } = plan.cells[index]!;
    labels.set(index, labelIn(raster, index, name, (kind === 'field' ? fieldStyle : seaStyle)(plan.lettering)));
  }
  const room = raster.room();
  return plan.cells.map((cell, index) => ({
    id: cell.id,
    name: cell.name,
    kind: cell.kind,
    group: cell.group ?? null,
    terrain: cell.terrain ?? [],
    water: cell.water ?? null,
    ...(cell.climate && { climate: cell.climate }),
    path: polygonsOf(sheet, cell.id).map(polygonPath).join(''),
    label: labels.get(index)!,
    spot: spotIn(raster, index, room),
  }));
}

function polygonsOf({ division }: Sheet, id: string): Polygon[] {
  return [...division.fields, ...division.seas].filter(({ owner }) => owner === id).map(({ polygon }) => polygon);
}

function drawBorders(sheet: Sheet): MapBorder[] {
  return sheet.touching.flatMap((contact): MapBorder[] => {
    const kind = borderKind(sheet.plan, contact);
    if (!kind) return [];
    const [a, b] = contact.a === NOBODY ? [contact.b, contact.a] : [contact.a, contact.b];
    const path = contact.lines.map(linePath).join('');
    return [{ a, b, kind, path, ...(kind === 'impassable' && { peaks: mountains(contact.lines) }) }];
  });
}

/** Which border two neighbours on the sheet have; none where land meets water, which the coast shows already. */
function borderKind(plan: MapPlan, { a, b }: Contact): BorderKind | undefined {
  const [one, other] = [a, b].map((id) => plan.cells.find((cell) => cell.id === id));
  if (!one || !other) return (one ?? other)?.kind === 'field' ? 'rim' : undefined;
  if (one.kind !== other.kind) return undefined;
  if (one.kind === 'sea') return 'water';
  if (!plan.adjacency) return one.group === other.group ? 'ordinary' : 'frontier';
  if (!has(plan.adjacency.land, a, b)) return 'closed';
  return plan.borders.find((border) => isPair([border.a, border.b], a, b))?.kind ?? 'ordinary';
}

function has(pairs: Pair[], a: string, b: string): boolean {
  return pairs.some((pair) => isPair(pair, a, b));
}

function isPair([p, q]: Pair, a: string, b: string): boolean {
  return (p === a && q === b) || (p === b && q === a);
}

function drawLinks(sheet: Sheet, cells: MapCell[]): MapLink[] {
  const { adjacency } = sheet.plan;
  if (!adjacency) return [];
  const shared = new Map(sheet.touching.map(({ a, b, length: size }) => [`${a}|${b}`, size]));
  const isSeen = ([a, b]: Pair) => (shared.get(a < b ? `${a}|${b}` : `${b}|${a}`) ?? 0) >= VISIBLE;
  const heart = (id: string): Point => {
    const { spot } = cells.find((cell) => cell.id === id)!;
    return [spot.x, spot.y];
  };
  const link =
    (kind: MapLink['kind']) =>
    (pair: Pair): MapLink => {
      const [a, b] = pair;
      return { a, b, kind, path: passage(polygonsOf(sheet, a), polygonsOf(sheet, b), [heart(a), heart(b)]) };
    };
  const unseen = (pairs: Pair[]) => pairs.filter((pair) => !isSeen(pair));
  return [
    ...unseen(adjacency.land).map(link('land')),
    ...unseen(adjacency.coast).map(link('coast')),
    ...unseen(adjacency.sea).map(link('strait')),
  ];
}

function drawRiver(sheet: Sheet, river: RiverPlan): MapRiver {
  const { plan, touching } = sheet;
  const sections = river.sections.map((id) => {
    const pairs = plan.borders.filter(({ section }) => section === id);
    const shared = touching.filter(({ a, b }) => pairs.some((pair) => isPair([pair.a, pair.b], a, b)));
    const borders = chains(shared.flatMap(({ lines: parts }) => parts.flatMap(segments)));
    const lines = id === river.sections[0] ? [...borders, ...toMouth(sheet, borders, river.mouth)] : borders;
    const longest = lines.toSorted((p, q) => length(q) - length(p))[0] ?? [[0, 0]];
    const [x, y] = pointAt(longest, length(longest) / 2);
    const spot: MapSpot = { x: snap(x), y: snap(y), r: 10 };
    return { id, path: lines.map(linePath).join(''), spot };
  });
  const water = river.fields.length > 0 ? course(sheet, river) : [];
  takeLine(sheet.raster, water);
  return { id: river.id, name: river.name, sections, path: linePath(water) };
}

/** The last bit to the sea, where the border that is the river ends short of all water. */
function toMouth(sheet: Sheet, river: Point[][], mouth: string): Point[][] {
  const ends = river.flatMap((line) => [line[0]!, line.at(-1)!]);
  const fromShore = (end: Point) => Math.min(...sheet.division.seas.map(({ polygon }) => fromPolygon(end, polygon)));
  if (ends.some((end) => fromShore(end) < 1)) return [];
  const shore = polygonsOf(sheet, mouth).flat(2);
  const ways = ends.flatMap((end) => shore.map((point): [Point, Point] => [end, point]));
  const way = ways.reduce((best, each) => (distance(...each) < distance(...best) ? each : best));
  return distance(...way) < MOUTH ? [meander(way)] : [];
}

function segments(line: Point[]): [Point, Point][] {
  return line.slice(1).map((point, index) => [line[index]!, point]);
}

/** From the coast at the mouth up through the river's fields. */
function course({ plan, to, touching, raster }: Sheet, { fields, mouth, course: given }: RiverPlan): Point[] {
  const indices = fields.map((id) => plan.cells.findIndex((cell) => cell.id === id));
  const centres = indices.map((index) => to.point(plan.cells[index]!.seeds[0]!));
  const truth = given.length > 1 ? given.map(to.point) : [centres[0]!, ...centres];
  const shore = touching.filter(({ a, b }) => isPair([fields[0]!, mouth], a, b)).flatMap(({ lines }) => lines.flat());
  const start = shore.reduce((best, point) => (distance(point, truth[0]!) < distance(best, truth[0]!) ? point : best));
  const source = truth.at(-1)!;
  const isHome = raster.owner[raster.at(source)] === indices.at(-1);
  return meander(courseway(raster, indices, start, isHome ? source : centres.at(-1)!, truth));
}

function drawSigns({ plan, to, raster }: Sheet): MapSign[] {
  return plan.signs.map(({ id, name, kind, at }) => {
    const ground = kind === 'land' ? FOREIGN_LAND : OPEN_WATER;
    return { id, name, kind, label: signAt(raster, to.point(at), name, ground, seaStyle(plan.lettering)) };
  });
}
