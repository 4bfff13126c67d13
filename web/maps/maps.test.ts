// The committed maps: made by the generator as it is, true to the tables of the rules, and drawn so that they can be played on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MapCell, MapData } from '../src/lib/map/types';
import { draw } from './draw';
import { DRAWN } from './folders';
import { distance, edges, fromSegment, isInside, type Point } from './geometry';
import { plans, written } from './main';
import { lines } from './outline';
import type { Pair } from './plan';
import { SCHARZ_MAPS, table } from './scharz';
import { along } from './strokes';

const MOST_BYTES = 150 * 1024;
const SLOW = 120_000;

function textOf(id: string): string {
  return readFileSync(join(DRAWN, `${id}.json`), 'utf8');
}

function mapOf(id: string): MapData {
  return JSON.parse(textOf(id)) as MapData;
}

function cellOf(map: MapData, id: string): MapCell {
  const cell = map.cells.find((each) => each.id === id);
  if (!cell) throw new Error(`${map.id} has no cell ${id}`);
  return cell;
}

describe.each(plans())('$id', (plan) => {
  it('is what the generator makes', () => expect(written(draw(plan))).toBe(textOf(plan.id)), SLOW);

  it('is small enough for a phone', () => expect(textOf(plan.id).length).toBeLessThan(MOST_BYTES));

  const map = mapOf(plan.id);

  it('draws every cell once', () => {
    expect(map.cells.map(({ id }) => id)).toEqual(plan.cells.map(({ id }) => id));
    expect(map.cells.filter(({ path }) => path === '')).toEqual([]);
  });

  it('stands pieces inside their cell', () => {
    const astray = map.cells.filter(({ spot, path }) => spot.r < 4 || !isInside([spot.x, spot.y], lines(path)));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('keeps names on the sheet', () => {
    const out = [...map.cells, ...map.signs].filter(({ label: { x, y, angle, width, height } }) => {
      const turn = (angle * Math.PI) / 180;
      const reach = (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * height) / 2;
      const rise = (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * height) / 2;
      return x < reach || y < rise || x > map.width - reach || y > map.height - rise;
    });
    expect(out.map(({ id }) => id)).toEqual([]);
  });

  it('leaves fields free of compass and cartouche', () => {
    const { x, y, width, height } = map.cartouche;
    const rim: Point[] = [0, 0.25, 0.5, 0.75, 1].flatMap((t): Point[] => [
      [x + t * width, y],
      [x + t * width, y + height],
      [
        map.compass.x + map.compass.r * Math.cos(t * 2 * Math.PI),
        map.compass.y + map.compass.r * Math.sin(t * 2 * Math.PI),
      ],
    ]);
    const fields = map.cells.filter(({ kind }) => kind === 'field');
    expect(fields.filter(({ path }) => rim.some((point) => isInside(point, lines(path)))).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

describe('ids', () => {
  const GENERATED = join(DRAWN, '..');
  /** The ids of an exported enum, as the rules spell them. */
  const idsOf = (file: string) =>
    [...readFileSync(join(GENERATED, file), 'utf8').matchAll(/"(\w+)"/g)].map(([, id]) => id!);

  it.each([
    ['lancaster-england', 'lancaster/County.ts', ['france']],
    ['heads-of-state-europe', 'heads-of-state/Sector.ts', []],
  ])('of %s are those of the rules', (id, file, others) => {
    const cells = mapOf(id).cells.map((cell) => cell.id);
    expect(cells.toSorted()).toEqual([...idsOf(file), ...others].toSorted());
  });

  it('name the countries of Heads of State', () => {
    const groups = new Set(mapOf('heads-of-state-europe').cells.map(({ group }) => group));
    expect([...groups].toSorted()).toEqual(idsOf('heads-of-state/Country.ts').toSorted());
  });
});

/** Fields, seas, and land, coast and sea borders as 3.12 counts them. */
const COUNTS: Record<string, number[]> = {
  huns: [45, 8, 96, 25, 7],
  taifas: [43, 11, 87, 38, 13],
  britannia: [43, 12, 54, 56, 13],
  orient: [45, 9, 87, 31, 10],
  vikings: [45, 12, 69, 59, 16],
  italia: [45, 12, 70, 55, 17],
};

describe.each(SCHARZ_MAPS)('the board %s', (id) => {
  const board = table(id);
  const map = mapOf(`scharz-${id}`);
  const { land, coast, sea } = board.adjacency;
  const pairs = [...land, ...coast, ...sea];

  it('has the counts of 3.12', () => {
    expect([board.field.length, board.sea.length, land.length, coast.length, sea.length]).toEqual(COUNTS[id]);
  });

  it('names each pair of neighbours once, from the right lists', () => {
    const keys = pairs.map((pair) => pair.toSorted().join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    const [fields, seas] = [board.field, board.sea].map((places) => new Set(places.map((place) => place.id)));
    expect(land.filter(([a, b]) => a === b || !fields!.has(a) || !fields!.has(b))).toEqual([]);
    expect(coast.filter(([a, b]) => !fields!.has(a) || !seas!.has(b))).toEqual([]);
    expect(sea.filter(([a, b]) => a === b || !seas!.has(a) || !seas!.has(b))).toEqual([]);
  });

  it('calls exactly the fields with a sea coastal', () => {
    const wet = new Set(coast.map(([field]) => field));
    expect(board.field.filter((field) => field.coastal !== wet.has(field.id)).map((field) => field.id)).toEqual([]);
  });

  it('tells the climate of every field, and two zones in all', () => {
    const drawn = new Map(map.cells.map(({ id: cell, climate }) => [cell, climate]));
    expect(board.field.filter((field) => drawn.get(field.id) !== field.climate)).toEqual([]);
    expect(board.sea.filter((sea) => drawn.get(sea.id) !== undefined)).toEqual([]);
    expect(new Set(board.field.map(({ climate }) => climate)).size).toBe(2);
  });

  it('lets every field be reached by land or sea', () => {
    const reached = new Set([board.field[0]!.id]);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const [a, b] of pairs) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
    }
    expect([...board.field, ...board.sea].filter((place) => !reached.has(place.id))).toEqual([]);
  });

  it('shows every pair of neighbours: they touch, or a link joins them', () => {
    const linked = new Set(map.links.map(({ a, b }) => `${a}|${b}`));
    const unseen = pairs.filter(([a, b]) => !linked.has(`${a}|${b}`) && !touch(cellOf(map, a), cellOf(map, b)));
    expect(unseen).toEqual([]);
  });

  it('shows no border where the rules have none', () => {
    const isNeighbour = (a: string, b: string) => land.some((pair: Pair) => pair.includes(a) && pair.includes(b));
    const open = map.borders.filter(({ kind }) => kind === 'ordinary' || kind === 'impassable' || kind === 'river');
    expect(open.filter(({ a, b }) => !isNeighbour(a, b))).toEqual([]);
  });

  it('draws mountains and rivers where the table has them', () => {
    const special = (board.border ?? []).filter(({ kind }) => kind === 'impassable' || kind === 'black_river');
    const lost = special.filter(({ a, b, kind }) => {
      const drawn = map.borders.find((border) => [border.a, border.b].toSorted().join() === [a, b].toSorted().join());
      return kind === 'impassable' ? !drawn?.peaks?.length : drawn?.kind !== 'river';
    });
    expect(lost).toEqual([]);
    expect(map.rivers.flatMap(({ sections }) => sections).filter(({ path }) => path === '')).toEqual([]);
  });

  it('lets rivers run through their own fields', () => {
    for (const { id: river, fields } of (board.river ?? []).filter((each) => each.fields.length > 0)) {
      const course = lines(map.rivers.find((each) => each.id === river)!.path)[0]!;
      const inside = (field: string) =>
        along(course, 3).filter((point) => isInside(point, lines(cellOf(map, field).path)));
      expect(
        fields.filter((field) => inside(field).length < 3),
        `${river} misses`,
      ).toEqual([]);
      const own = fields.reduce((sum, field) => sum + inside(field).length, 0);
      expect(own / along(course, 3).length, `${river} runs astray`).toBeGreaterThan(0.85);
    }
  });
});

/** Whether two outlines run along each other for a visible way. */
function touch(a: MapCell, b: MapCell): boolean {
  const near = 0.9;
  const sides = lines(b.path).flatMap((ring) => edges(ring));
  const shared = lines(a.path).flatMap((ring) =>
    along([...ring, ring[0]!], 1).filter((point) =>
      sides.some(([p, q]) => isClose(point, p, q) && fromSegment(point, p, q) < near),
    ),
  );
  return shared.length >= 6;
}

function isClose(point: Point, p: Point, q: Point): boolean {
  return distance(point, p) < distance(p, q) + 2;
}
