// Cells of one owner taken together, and the borders where they end.
import type { MapBorder, MapCell, MapData } from './types';

export interface Realm {
  colour: string;
  cells: MapCell[];
  /** Borders with what belongs to somebody else or to nobody. */
  frontier: MapBorder[];
}

/** `owners` names the colour of a cell; seas belong to nobody. */
export function realmsOf(map: Pick<MapData, 'cells' | 'borders'>, owners: Record<string, string>): Realm[] {
  const owned = map.cells.filter(({ id, kind }) => kind === 'field' && owners[id]);
  const colours = [...new Set(owned.map(({ id }) => owners[id]!))];
  return colours.map((colour) => ({
    colour,
    cells: owned.filter(({ id }) => owners[id] === colour),
    frontier: map.borders.filter(({ a, b }) => (owners[a] === colour) !== (owners[b] === colour)),
  }));
}
