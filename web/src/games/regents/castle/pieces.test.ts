import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegentsLocation } from '../../../generated/regents/RegentsLocation';
import { LOCATIONS, ROOMS } from './castle';
import { exampleView } from '../example';
import { overlap } from './geometry';
import { groupsAt, pack, type Group } from './pieces';

const room = (changes: Partial<RegentsLocation>): RegentsLocation => ({
  ...exampleView().locations.find(({ id }) => id === 'rampart')!,
  ...changes,
});

test('groups name the King, each owner, counsellors of the active player', () => {
  expect(groupsAt(room({ has_king: true, agents: [1, 0, 4] }), 0)).toEqual([
    { kind: 'king', owner: null, count: 1 },
    { kind: 'agents', owner: 0, count: 1 },
    { kind: 'agents', owner: 2, count: 4 },
  ]);
  expect(groupsAt(room({ agents: [1, 0, 0], counsellors: 1 }), 0)).toContainEqual({
    kind: 'counsellors',
    owner: 0,
    count: 1,
  });
});

test('counsellors show also where their owner has no agent', () => {
  expect(groupsAt(room({ counsellors: 2 }), 2)).toEqual([{ kind: 'counsellors', owner: 2, count: 2 }]);
});

test('up to three pieces are drawn one by one, more with a number', () => {
  const [three, four] = pack(
    [
      { kind: 'agents', owner: 0, count: 3 },
      { kind: 'agents', owner: 1, count: 4 },
    ],
    ROOMS.throne.area,
  );
  expect(three!.figures).toHaveLength(3);
  expect(three!.isCounted).toBe(false);
  expect(four!.figures).toHaveLength(1);
  expect(four!.isCounted).toBe(true);
});

describe('packing', () => {
  const crowd = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 });
  const groupsOf = (counts: number[], counsellors: number, hasKing: boolean): Group[] => [
    ...(hasKing ? [{ kind: 'king', owner: null, count: 1 } as const] : []),
    ...counts.flatMap((count, owner) => (count > 0 ? [{ kind: 'agents', owner, count } as const] : [])),
    ...(counsellors > 0 ? [{ kind: 'counsellors', owner: 0, count: counsellors } as const] : []),
  ];

  test.each(LOCATIONS)('never overlaps nor leaves the area: %s', (id) => {
    const { area } = ROOMS[id];
    fc.assert(
      fc.property(crowd, fc.integer({ min: 0, max: 9 }), fc.boolean(), (counts, counsellors, hasKing) => {
        const placed = pack(groupsOf(counts, counsellors, hasKing && id !== 'tower' && id !== 'rampart'), area);
        placed.forEach((group, index) => {
          expect(group.x).toBeGreaterThanOrEqual(area.x - 0.01);
          expect(group.x + group.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
          expect(group.y).toBeGreaterThanOrEqual(area.y - 0.01);
          expect(group.y + group.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
          for (const other of placed.slice(index + 1)) expect(overlap(group, other)).toBe(false);
        });
      }),
    );
  });
});
