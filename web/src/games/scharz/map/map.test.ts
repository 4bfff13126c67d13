import { describe, expect, it } from 'vitest';
import italia from '../../../generated/maps/scharz-italia.json';
import type { MapData } from '../../../lib/map/types';
import { field } from '../example';
import { realView } from '../fixture';
import { placeNames, type Box } from './naming';
import { nearestTowards } from './steering';
import { legendOf, realmsOf, tintsOf } from './tints';
import { journeysOf } from './travels';

const map = italia as MapData;

describe('the map', () => {
  it('leads the arrow keys to the nearest lit field ahead', () => {
    const lit = new Set(['it_karthago', 'it_volsci', 'it_tarquinii', 'it_picenum']);
    expect(nearestTowards(map, 'it_roma', [0, -1], lit)).toBe('it_tarquinii');
    expect(nearestTowards(map, 'it_roma', [1, 0], lit)).toBe('it_volsci');
    expect(nearestTowards(map, 'it_roma', [-1, 0], new Set(['it_picenum']))).toBeNull();
  });

  it('writes names large enough to be read, the more of them the larger the map', () => {
    const bare = (scale: number) => placeNames(map, scale, (id) => id.slice(3), new Map());
    expect(bare(0.46).length).toBeGreaterThan(20);
    expect(bare(0.46).every(({ size }) => size * 0.46 >= 12 && size * 0.46 <= 30)).toBe(true);
    const fields = map.cells.filter(({ kind }) => kind === 'field');
    expect(bare(1.2).filter(({ kind }) => kind === 'field')).toHaveLength(fields.length);
  });

  it('writes a name beside the pieces that would hide it', () => {
    const cell = map.cells.find(({ id }) => id === 'it_boii')!;
    const box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
    [box.left, box.right] = [cell.label.x - 40, cell.label.x + 40];
    [box.top, box.bottom] = [cell.label.y - 25, cell.label.y + 25];
    const nameWith = (pieces: Map<string, Box>) =>
      placeNames(map, 1, (id) => id.slice(3), pieces).find(({ id }) => id === cell.id)!;
    expect(nameWith(new Map()).y).toBe(cell.label.y);
    const moved = nameWith(new Map([[cell.id, box]]));
    expect(moved.y - moved.size / 2 >= box.bottom || moved.y + moved.size / 2 <= box.top || moved.x > box.right).toBe(
      true,
    );
  });

  it('tints what is controlled, held, supplied', () => {
    const view = realView({
      spaces: [
        field('it_roma', { controlled_by: 1 }),
        field('it_volsci', { held_by: 0, connected: false }),
        field('it_marsi'),
      ],
    });
    const control = tintsOf('control', view, map, 0);
    expect(realmsOf(view)).toEqual({ it_roma: 'var(--seat-1)' });
    expect(Object.keys(control)).toEqual(['it_roma', 'it_volsci']);
    expect(control['it_volsci']).not.toBe('var(--seat-0)');
    expect(tintsOf('supply', view, map, 0)).toEqual({ it_volsci: 'var(--vermilion)' });
    expect(tintsOf('plain', view, map, 0)).toEqual({});
    const homes = tintsOf('homelands', view, map, 0);
    expect(homes['it_roma']).toBe(homes['it_volsci']);
    const climate = tintsOf('climate', view, map, 0);
    expect(climate['it_roma']).not.toBe(climate['it_taurini']);
    expect(legendOf('climate', view, map).map(({ id }) => id)).toEqual(['temperate', 'subtropical']);
    expect(legendOf('climate', view, map).map(({ fill }) => fill)).toContain(climate['it_roma']);
    expect(legendOf('homelands', { ...view, map: 'italia' }, map)).toHaveLength(6);
  });

  it('lets armies travel from where they were', () => {
    const moved = { type: 'moved', seat: 1, from: 'it_roma', to: 'it_volsci', kind: 'cavalry', count: 2 } as const;
    expect(journeysOf(moved)).toEqual([{ piece: '[data-army="it_volsci:1"]', from: '[data-cell="it_roma"]' }]);
    expect(journeysOf({ type: 'storms' })).toEqual([]);
  });
});
