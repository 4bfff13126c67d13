// The six boards of Scharz, read from the tables that the rules use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { COURSES } from './courses';
import { TABLES } from './folders';
import type { BorderPlan, CellPlan, LonLat, MapPlan, Pair, RiverPlan } from './plan';

export const SCHARZ_MAPS = ['huns', 'taifas', 'britannia', 'orient', 'vikings', 'italia'];

/** Second centres for the drawing alone. The open Bosporus would let the Propontis spill into the Black Sea. */
const HELPERS: Record<string, LonLat[]> = { hu_s_pontus_w: [[28.95, 41.6]] };

interface Place {
  id: string;
  name: string;
  lon: number;
  lat: number;
}

/** The parts of a table that a drawing needs. */
export interface Table {
  map: { id: string; name: string; bbox: [number, number, number, number]; lat0: number; min_border_km: number };
  field: (Place & { terrain: string[]; climate: string; homeland: string; coastal: boolean })[];
  sea: (Place & { kind: string })[];
  void?: Place[];
  river?: { id: string; name: string; sections: string[]; fields: string[]; mouth: string }[];
  border?: { a: string; b: string; kind: string; section?: string }[];
  adjacency: { land: Pair[]; coast: Pair[]; sea: Pair[] };
}

export function table(id: string): Table {
  return parse(readFileSync(join(TABLES, `${id}.toml`), 'utf8')) as unknown as Table;
}

export function scharz(id: string): MapPlan {
  const board = table(id);
  return {
    id: `scharz-${id}`,
    title: board.map.name,
    bbox: board.map.bbox,
    lat0: board.map.lat0,
    coast: '50m',
    cells: [...board.field.map(field), ...board.sea.map(sea)],
    voids: (board.void ?? []).map(({ lon, lat }) => [lon, lat]),
    borders: (board.border ?? []).flatMap(border),
    rivers: (board.river ?? []).map((river): RiverPlan => ({ ...river, course: COURSES[river.id] ?? [] })),
    signs: [],
    adjacency: board.adjacency,
    islets: 'nearest',
    lettering: 28,
  };
}

function field({ id, name, lon, lat, terrain, climate, homeland }: Table['field'][number]): CellPlan {
  return { id, name, kind: 'field', seeds: [[lon, lat]], group: homeland, terrain, climate };
}

function sea({ id, name, lon, lat, kind }: Table['sea'][number]): CellPlan {
  return { id, name, kind: 'sea', seeds: [[lon, lat], ...(HELPERS[id] ?? [])], water: kind };
}

function border({ a, b, kind, section }: NonNullable<Table['border']>[number]): BorderPlan[] {
  if (kind === 'impassable') return [{ a, b, kind }];
  return kind === 'black_river' ? [{ a, b, kind: 'river', section }] : [];
}
