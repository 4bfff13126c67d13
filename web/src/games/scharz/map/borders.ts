// Who is next to whom on the six maps, as the rules have it; only the map that is played on is loaded.
import type { MapId } from '../../../generated/scharz/MapId';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';

const FILES = import.meta.glob<ScharzBorders>('../../../generated/scharz/borders/*.json', { import: 'default' });

export function loadBorders(id: MapId): Promise<ScharzBorders> {
  const load = FILES[`../../../generated/scharz/borders/${id}.json`];
  return load ? load() : Promise.reject(new Error(`no borders of ${id}`));
}

/** All spaces over a border that can be crossed, by land or by water. */
export function beside({ land, river, water }: ScharzBorders, at: string): string[] {
  return [...land, ...river, ...water].filter((pair) => pair.includes(at)).map(([a, b]) => (a === at ? b : a));
}
