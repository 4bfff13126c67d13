import { expect, test } from 'vitest';
import { field, stack } from './example';
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

test('pieces of near neighbours move apart by the same way, not farther than their ground reaches', () => {
  const spots = spread([roma, volsci], spotsAt(130), SCALE);
  const [first, second] = [spots.get('it_roma')!, spots.get('it_volsci')!];
  expect(second.y - first.y).toBeGreaterThan(30);
  expect(second.y - 104).toBeCloseTo(100 - first.y);
  for (const [{ x, y }, from] of [[first, { x: 100, y: 100 }] as const, [second, { x: 130, y: 104 }] as const]) {
    expect(Math.hypot(x - from.x, y - from.y)).toBeLessThanOrEqual(27.001);
  }
});

test('who has room stays, and so do spaces without pieces', () => {
  const spots = spotsAt(300);
  expect(spread([roma, volsci, field('it_marsi')], spots, SCALE)).toEqual(spots);
});
