import { expect, test } from 'vitest';
import england from '../../generated/maps/lancaster-england.json';
import { exampleView } from './example';
import { isParliamentOpen, partOfRound, PLATE_HEIGHT, PLATES, segmentOf, segmentsOf, TOKENS } from './layout';

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
  expect(segmentOf({ type: 'vote', nth: 0 })).toBe('parliament');
  expect(segmentOf({ type: 'favour_pick', house: { seat: 0, banner: 'own' } })).toBe('france');
  expect(segmentOf({ type: 'castle', seat: 0, own: [], ally: [] })).toBe('castle');
  expect(segmentOf({ type: 'place', seat: 0 })).toBe('england');
  expect(segmentOf({ type: 'over' })).toBeNull();
});

test('lit targets say which parts of the board they are in', () => {
  expect(segmentsOf(['space:own:castle_gold', 'conflict:upper_left', 'knight:own:1'])).toEqual(['france', 'castle']);
  expect(segmentsOf(['decline'])).toEqual([]);
});

test('a round has three parts', () => {
  expect(partOfRound({ type: 'squires', seat: 0, knight: 1, county: 'york' })).toBe('knights');
  expect(partOfRound({ type: 'law', nth: 0, seat: 0, left: 1 })).toBe('parliament');
  expect(partOfRound({ type: 'ransom', seat: 0, conflict: 'lower_left' })).toBe('rewards');
  expect(isParliamentOpen({ type: 'vote', nth: 2 })).toBe(true);
  expect(isParliamentOpen({ type: 'place', seat: 0 })).toBe(false);
});
