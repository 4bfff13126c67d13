import { expect, test } from 'vitest';
import { field, stack } from '../example';
import { arrange, pieceUnit } from './layout';
import type { Spot } from './maps';
import { spread } from './spreading';

const SCALE = 0.6;
const roma = field('it_roma', { settlement: 'village', owner: 0, stacks: [stack(0, 2)] });
const volsci = { ...roma, at: 'it_volsci' };

const spotsAt = (x: number, r = 30): Map<string, Spot> =>
  new Map([
    ['it_roma', { x: 100, y: 100, r }],
    ['it_volsci', { x, y: 104, r }],
    ['it_marsi', { x: 120, y: 100, r }],
  ]);

test('pieces of near neighbours move apart by the same way until neither hides the other', () => {
  const [first, second] = ['it_roma', 'it_volsci'].map((id) => spread([roma, volsci], spotsAt(130), SCALE).get(id)!);
  expect(100 - first!.x + 100 - first!.y).toBeCloseTo(second!.x - 130 + second!.y - 104);
  const [dx, dy] = [second!.x - first!.x, second!.y - first!.y];
  const { width, top, bottom } = arrange(roma, 'near');
  const unit = pieceUnit(SCALE);
  expect(dx >= width * unit - 0.01 || dy >= (bottom - top) * unit - 0.01).toBe(true);
});

test('nobody goes far from the own ground', () => {
  const all = Array.from({ length: 6 }, (_, index) => ({ ...roma, at: `it_${index}` }));
  const spots = new Map(all.map(({ at }, index) => [at, { x: 100 + index, y: 100, r: 10 }]));
  const reach = 22 * pieceUnit(SCALE) + 0.01;
  for (const [at, { x, y }] of spread(all, spots, SCALE)) {
    expect(Math.hypot(x - spots.get(at)!.x, y - spots.get(at)!.y)).toBeLessThanOrEqual(reach);
  }
});

test('who has room stays, and so do spaces without pieces', () => {
  const spots = spotsAt(300);
  expect(spread([roma, volsci, field('it_marsi')], spots, SCALE)).toEqual(spots);
});

test('pieces at the edge of the map stay inside its frame', () => {
  const sheet = { width: 320, height: 110 };
  const { x, y } = spread([volsci], spotsAt(312), SCALE, sheet).get('it_volsci')!;
  const { width, bottom } = arrange(volsci, 'near');
  const unit = pieceUnit(SCALE);
  expect(x + (width / 2) * unit).toBeLessThanOrEqual(sheet.width);
  expect(y + bottom * unit).toBeLessThanOrEqual(sheet.height);
});
