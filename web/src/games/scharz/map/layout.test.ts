import { describe, expect, it } from 'vitest';
import { field, stack } from '../example';
import { arrange, detailOf, pieceUnit, troopRows } from './layout';
import type { Spot } from './maps';

describe('pieces on the map', () => {
  it('sets tokens in rows of three around the middle', () => {
    expect(troopRows(4).map(({ x, y }) => [x, y])).toEqual([
      [13, -15.5],
      [39, -15.5],
      [65, -15.5],
      [13, 15.5],
    ]);
  });

  it('keeps pieces readable at every scale', () => {
    for (const scale of [0.3, 0.46, 1, 3]) {
      const shield = 22 * pieceUnit(scale) * scale;
      expect(shield).toBeGreaterThan(17);
      expect(shield).toBeLessThan(30);
    }
  });

  it('shows every kind near by, and from afar where there is room', () => {
    const army = field('it_roma', { stacks: [stack(1, 3), stack(1, 2, { kind: 'cavalry' })] });
    const [narrow, wide] = [10, 40].map((r) => ({ x: 0, y: 0, r })) as [Spot, Spot];
    expect([detailOf(army, narrow, 0.5), detailOf(army, narrow, 1.2)]).toEqual(['far', 'near']);
    expect(detailOf(army, wide, 0.5)).toBe('near');
  });

  it('stands house, armies and signs apart', () => {
    const herds = [{ herd: 'sheep' as const, owner: 1 }];
    const { house, lefts, signs, width, bottom } = arrange(
      field('it_roma', { settlement: 'city', herds, stacks: [stack(1, 3), stack(0, 2)] }),
      'far',
    );
    expect([house, ...lefts]).toEqual([-28, -13, 15]);
    expect(width).toBe(86);
    expect(bottom).toBeGreaterThan(signs);
  });
});
