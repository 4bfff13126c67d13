// The drawings of the six maps; only the one that is played on is loaded.
import type { MapId } from '../../../generated/scharz/MapId';
import type { MapData } from '../../../lib/map/types';

const FILES = import.meta.glob<MapData>('../../../generated/maps/scharz-*.json', { import: 'default' });

export function loadMap(id: MapId): Promise<MapData> {
  const load = FILES[`../../../generated/maps/scharz-${id}.json`];
  return load ? load() : Promise.reject(new Error(`no drawing of ${id}`));
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Where pieces stand, for every space: fields, seas and sections of rivers. */
export function spotsOf(map: MapData): Map<string, Spot> {
  const cells = map.cells.map(({ id, spot }): [string, Spot] => [id, spot]);
  const sections = map.rivers.flatMap((river) => river.sections.map(({ id, spot }): [string, Spot] => [id, spot]));
  return new Map([...cells, ...sections]);
}
