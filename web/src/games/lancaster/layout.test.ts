import { expect, test } from 'vitest';
import england from '../../generated/maps/lancaster-england.json';
import { exampleView } from './example';
import { isParliamentOpen, partOfRound, PLATE_HEIGHT, PLATES, segmentOf, segmentsOf, TOKENS } from './layout';
import { conflict, knight, space } from './targets';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const box = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxes = [
  ...Object.values(PLATES).map(({ x, y, width }) => box(x, y, width, PLATE_HEIGHT)),
  ...Object.values(TOKENS).map(({ x, y }) => box(x, y, 116, 48)),
];

test('plates and conflicts lie on the map and never on one another', () => {
  for (const [index, one] of boxes.entries()) {
    expect(one.left > 0 && one.right < england.width && one.top > 0 && one.bottom < england.height).toBe(true);
    for (const other of boxes.slice(index + 1)) expect(meet(one, other), JSON.stringify([one, other])).toBe(false);
  }
});

test('every county of the map has a plate that covers its own ground', () => {
  for (const { county } of exampleView('seat').counties) {
    const spot = england.cells.find(({ id }) => id === county)!.spot;
    const { x, y, width } = PLATES[county];
    const reach = { x: width / 2 + spot.r, y: PLATE_HEIGHT / 2 + spot.r };
    expect(Math.abs(x - spot.x) < reach.x && Math.abs(y - spot.y) < reach.y, county).toBe(true);
  }
});

test('a phone turns to where the decision is', () => {
  expect(segmentOf('vote')).toBe('parliament');
  expect(segmentOf('favour_pick')).toBe('france');
  expect(segmentOf('castle')).toBe('castle');
  expect(segmentOf('place')).toBe('england');
  expect(segmentOf('over')).toBeNull();
});

test('lit targets say which parts of the board they are in', () => {
  const lit = [space('own', 'castle_gold'), conflict('upper_left'), knight('own', 1)];
  expect(segmentsOf(lit)).toEqual(['france', 'castle']);
  expect(segmentsOf([])).toEqual([]);
});

test('a round has three parts', () => {
  expect(partOfRound('squires')).toBe('knights');
  expect(partOfRound('law')).toBe('parliament');
  expect(partOfRound('ransom')).toBe('rewards');
  expect(isParliamentOpen('vote')).toBe(true);
  expect(isParliamentOpen('place')).toBe(false);
});
