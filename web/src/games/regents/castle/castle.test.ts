import { describe, expect, test } from 'vitest';
import { courts, doorBetween, LOCATIONS, outline, ROOMS, SHEET } from './castle';
import { contains, corners, overlap, point, type Point } from './geometry';
import { battlements, hachures } from './ornaments';

const LINKS = [
  ['throne', 'knights'],
  ['throne', 'treasure'],
  ['throne', 'chapel'],
  ['throne', 'store'],
  ['treasure', 'tower'],
  ['chapel', 'tower'],
  ['knights', 'rampart'],
  ['store', 'rampart'],
] as const;

const inSheet = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < SHEET.width && y < SHEET.height;

describe.each(LOCATIONS)('%s', (id) => {
  const room = ROOMS[id];

  test('lies inside the walls', () => {
    for (const corner of room.floor) expect(contains(outline(false), corner)).toBe(true);
  });

  test('has its pieces on its own floor, clear of name, symbol and badge', () => {
    const { area, name, symbol, badge } = room;
    for (const corner of corners(area)) {
      const others = LOCATIONS.filter((other) => other !== id);
      expect(others.some((other) => contains(ROOMS[other].floor, corner))).toBe(false);
    }
    expect(overlap(area, { x: name.x - 60, y: name.y - 16, width: 120, height: 16 })).toBe(false);
    const isHall = id !== 'tower' && id !== 'rampart';
    if (!isHall) return;
    for (const spot of [symbol, badge]) {
      expect(overlap(area, { x: spot.x - 19, y: spot.y - 19, width: 38, height: 38 })).toBe(false);
    }
  });

  test('shares no ground with another room', () => {
    for (const other of LOCATIONS.filter((each) => each !== id)) {
      for (const corner of room.floor) expect(contains(ROOMS[other].floor, corner)).toBe(false);
    }
  });
});

describe('doors', () => {
  test.each(LINKS)('%s – %s opens into both rooms', (from, to) => {
    const door = doorBetween(from, to)!;
    const turn = (door.angle * Math.PI) / 180;
    const step = (reach: number): Point =>
      point(door.at.x + reach * Math.cos(turn), door.at.y + reach * Math.sin(turn));
    const sides = [step(door.depth / 2 + 4), step(-door.depth / 2 - 4)];
    const found = sides.map((side) => LOCATIONS.find((id) => contains(ROOMS[id].floor, side)));
    expect(found.toSorted()).toEqual([from, to].toSorted());
  });

  test('are the same both ways', () => {
    for (const [from, to] of LINKS) expect(doorBetween(to, from)!.at).toEqual(doorBetween(from, to)!.at);
  });

  test('are not drawn where nobody may walk', () => {
    expect(doorBetween('knights', 'store')).toBeNull();
    expect(doorBetween('throne', 'tower')).toBeNull();
  });

  test('lead through galleries between left and right halls', () => {
    const door = doorBetween('knights', 'treasure')!;
    expect(contains(ROOMS.knights.floor, point(door.at.x - door.depth / 2 - 4, door.at.y))).toBe(true);
    expect(contains(ROOMS.treasure.floor, point(door.at.x + door.depth / 2 + 4, door.at.y))).toBe(true);
  });
});

test('the courts lie outside the walls, with or without galleries', () => {
  for (const hasGallery of [false, true]) {
    for (const court of courts(hasGallery)) {
      for (const corner of corners(court)) expect(contains(outline(hasGallery), corner)).toBe(false);
    }
  }
});

test('the whole drawing fits on its sheet', () => {
  expect(outline(true).every(inSheet)).toBe(true);
  expect(outline(false).every(inSheet)).toBe(true);
});

test('ornament stands outside: merlons and hachures follow the whole outline', () => {
  const merlons = battlements(outline(false)).split('M').length - 1;
  expect(merlons).toBeGreaterThan(150);
  expect(hachures(outline(false)).split('M').length - 1).toBeGreaterThan(merlons);
  const first = /^M([\d.-]+) ([\d.-]+)l([\d.-]+) ([\d.-]+)/
    .exec(battlements(outline(false)))!
    .slice(1)
    .map(Number);
  expect(contains(outline(false), point(first[0]! + first[2]!, first[1]! + first[3]!))).toBe(false);
});
