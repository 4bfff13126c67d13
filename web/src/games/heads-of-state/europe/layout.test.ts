import { describe, expect, test } from 'vitest';
import { publicView } from '../fixtures';
import {
  DEAD_REACH,
  deadPoints,
  EUROPE,
  HEXAGON_RADIUS,
  hexagonPath,
  NAME_SIZE,
  pearlPoints,
  PLOTS,
  SPACE_BOX,
} from './layout';

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
const around = (name: string, { x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  name,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** With room for the dead below. */
function hexagonBox(sector: string, { x, y }: { x: number; y: number }): Box {
  const width = HEXAGON_RADIUS * 1.8;
  return {
    name: `${sector} hexagon`,
    x: x - width / 2,
    y: y - HEXAGON_RADIUS,
    width,
    height: HEXAGON_RADIUS + DEAD_REACH,
  };
}

function boxes(): Box[] {
  return Object.entries(PLOTS).flatMap(([sector, plot]) => [
    ...plot.spaces.map((spot, index) => around(`${sector} ${index}`, spot, SPACE_BOX.width, SPACE_BOX.height)),
    hexagonBox(sector, plot.hexagon),
    around(`${sector} name`, plot.name, sector.length * NAME_SIZE * 0.45, NAME_SIZE * 0.7),
  ]);
}

describe('the map', () => {
  test('has a plot with the right number of spaces for every sector', () => {
    const { sectors } = publicView();
    expect(sectors).toHaveLength(16);
    for (const { sector, spaces } of sectors) expect(PLOTS[sector].spaces, sector).toHaveLength(spaces.length);
    expect(EUROPE.cells.map(({ id }) => id).toSorted()).toEqual(sectors.map(({ sector }) => sector).toSorted());
  });

  test('no two things lie on each other', () => {
    const all = boxes();
    const clashes = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.name} / ${b.name}`),
    );
    expect(clashes).toEqual([]);
  });

  test('everything is on the sheet', () => {
    const { width, height } = EUROPE;
    const outside = boxes().filter(
      (box) => box.x < 8 || box.y < 8 || box.x + box.width > width - 8 || box.y + box.height > height - 8,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('pearls stand in the middle, one for each step of rank', () => {
  expect(pearlPoints(1)).toEqual([{ x: 0, y: 0 }]);
  const seven = pearlPoints(7);
  expect(seven).toHaveLength(7);
  expect(seven[0]!.x).toBeCloseTo(-seven[6]!.x);
  expect(seven[6]!.x).toBeLessThan(SPACE_BOX.width / 2);
});

test('five dead of one sector lie apart', () => {
  const xs = deadPoints(5).map(({ x }) => x);
  expect(new Set(xs).size).toBe(5);
  expect(deadPoints(0)).toEqual([]);
});

test('a hexagon has six corners', () => {
  expect(hexagonPath(10).match(/[ML]/g)).toHaveLength(6);
});
