// What a map shows and what the rules allow must be one thing.
import { describe, expect, test } from 'vitest';
import type { MapId } from '../../../generated/scharz/MapId';
import type { MapData } from '../../../lib/map/types';
import { beside, loadBorders } from './borders';
import { loadMap } from './maps';

const MAPS: MapId[] = ['britannia', 'huns', 'italia', 'orient', 'taifas', 'vikings'];

function keys(pairs: readonly (readonly [string, string])[]): string[] {
  return [...new Set(pairs.map((pair) => pair.toSorted().join(' ')))].toSorted();
}

/** Neighbours as they are drawn: borders and links of some kinds. */
function drawn({ borders, links }: MapData, ...kinds: string[]): string[] {
  const shown = [...borders, ...links].filter(({ kind }) => kinds.includes(kind));
  return keys(shown.map(({ a, b }) => [a, b]));
}

describe.each(MAPS)('the borders of %s', async (id) => {
  const [map, rules] = await Promise.all([loadMap(id), loadBorders(id)]);
  const cells = new Set(map.cells.map((cell) => cell.id));

  test('are drawn where they can be crossed', () => {
    expect(drawn(map, 'ordinary', 'frontier', 'land')).toEqual(keys(rules.land));
    expect(drawn(map, 'river')).toEqual(keys(rules.river));
    // Sections of rivers have no cells.
    const seas = rules.water.filter((pair) => pair.every((space) => cells.has(space)));
    expect(drawn(map, 'water', 'strait')).toEqual(keys(seas));
  });

  test('are closed where mountains stand', () => {
    const open = new Set(keys([...rules.land, ...rules.river]));
    expect(drawn(map, 'impassable', 'closed').filter((key) => open.has(key))).toEqual([]);
  });

  test('bar the ground that is drawn as neutral', () => {
    const neutral = map.cells.filter(({ group }) => group === 'neutral').map((cell) => cell.id);
    expect(rules.neutral.toSorted()).toEqual(neutral.toSorted());
  });
});

test('a space is beside those of land and water', () => {
  const borders = { land: [], neutral: [] };
  expect(beside({ ...borders, land: [['a', 'b']], river: [['c', 'a']], water: [['d', 'e']] }, 'a')).toEqual(['b', 'c']);
  expect(beside({ ...borders, river: [], water: [['d', 'e']] }, 'e')).toEqual(['d']);
});
