import { describe, expect, it } from 'vitest';
import { field, stack } from '../example';
import { arrange, detailOf, houseOf, pieceUnit, scaleStep, troopRows } from './layout';
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
      expect(14 * pieceUnit(scale) * scale).toBeGreaterThanOrEqual(11.95);
    }
  });

  it('arranges between two steps as for the smaller one', () => {
    expect(scaleStep(0.5)).toBe(0.5);
    for (const scale of [0.3, 0.46, 0.77, 1, 3]) expect(scaleStep(scale)).toBeLessThanOrEqual(scale * 1.000001);
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

  it('hides neither garrison nor ships of a town under the army before it', () => {
    const inside = [stack(1, 2), stack(1, 3, { post: 'inside' }), stack(1, 1, { kind: 'transport', post: 'in_yard' })];
    for (const detail of ['far', 'near'] as const) {
      const town = field('it_roma', { settlement: 'city', owner: 1, yard: 'port', stacks: inside });
      const { house, lefts, width } = arrange(town, detail);
      const { left, right } = houseOf(town);
      // The anchor of a port reaches 20.5 pixels to the right of the house, the number of the garrison 17.
      expect(right).toBeGreaterThanOrEqual(20.5);
      expect(lefts[0]! - house!).toBeGreaterThanOrEqual(right);
      expect(house! - left).toBeGreaterThanOrEqual(-width / 2);
    }
    const fort = field('it_roma', { settlement: 'village', owner: 1, stacks: [stack(1, 3, { post: 'inside' })] });
    expect(houseOf(fort).right).toBeGreaterThanOrEqual(17);
  });

  it('gives the number of what a fleet carries its own room', () => {
    const ships = [stack(1, 2, { kind: 'transport' }), stack(1, 3, { post: 'aboard' })];
    const [laden, empty] = [ships, ships.slice(0, 1)].map((stacks) =>
      arrange(field('it_s_ligurian', { stacks }), 'far'),
    );
    expect(laden!.width - empty!.width).toBeGreaterThan(0);
  });
});
