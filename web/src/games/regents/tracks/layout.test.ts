import { describe, expect, test } from 'vitest';
import { overlap, type Rect } from '../castle/geometry';
import { besidePip, bySpace, cell, gate, gates, LAST, pipPlace, placeMarkers, SHIELD_WIDTH, TRACKS } from './layout';

const boxOf = ({ x, y, size }: { x: number; y: number; size: number }): Rect => ({
  x: x - (size * SHIELD_WIDTH) / 2,
  y: y - size / 2,
  width: size * SHIELD_WIDTH,
  height: size,
});

test('spaces climb without gaps but for the three gates', () => {
  for (let ordinal = 1; ordinal <= LAST; ordinal += 1) {
    const [below, here] = [cell(0, ordinal - 1), cell(0, ordinal)];
    const gap = below.y - (here.y + here.height);
    expect(gap).toBe(gates().includes(ordinal - 1) ? gate(0, ordinal - 1).height : 0);
  }
});

test('everything lies on the sheet', () => {
  const top = cell(4, LAST);
  expect(top.y).toBeGreaterThan(0);
  expect(top.x + top.width).toBeLessThanOrEqual(TRACKS.width);
});

describe('markers that share a space', () => {
  test.each([0, 1, 9])('stay on it and readable on ordinal %i', (ordinal) => {
    for (let count = 1; count <= 5; count += 1) {
      const space = cell(2, ordinal);
      const boxes = placeMarkers([0, 1, 2, 3, 4].slice(0, count), space).map(boxOf);
      boxes.forEach((box, index) => {
        expect(box.height).toBeGreaterThanOrEqual(16);
        expect(box.x).toBeGreaterThanOrEqual(space.x);
        expect(box.x + box.width).toBeLessThanOrEqual(space.x + space.width);
        expect(box.y).toBeGreaterThanOrEqual(space.y);
        expect(box.y + box.height).toBeLessThanOrEqual(space.y + space.height);
        const next = boxes[index + 1];
        if (next) expect(next.x - box.x).toBeGreaterThan(box.width * 0.7);
      });
    }
  });

  test('stand apart while there is room', () => {
    const [first, second, third] = placeMarkers([0, 1, 2], cell(0, 5)).map(boxOf);
    expect(overlap(first!, second!) || overlap(second!, third!)).toBe(false);
  });

  test('make room for the pip of a possible step', () => {
    const space = cell(0, 2);
    const pip = pipPlace(space);
    for (const place of placeMarkers([0, 1, 3], besidePip(space))) expect(overlap(boxOf(place), pip)).toBe(false);
  });
});

test('markers are gathered by space', () => {
  expect([...bySpace([3, 0, 3, 1])]).toEqual([
    [3, [0, 2]],
    [0, [1]],
    [1, [3]],
  ]);
});
