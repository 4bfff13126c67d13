import { describe, expect, it } from 'vitest';
import { field, stack } from '../example';
import { armiesOf, garrisonOf, herdsByOwner, isCutOff, signsOf } from './pieces';

describe('pieces of a field', () => {
  const full = field('it_roma', {
    controlled_by: 1,
    connected: false,
    plundered: true,
    crop: 3,
    herds: [{ herd: 'pigs', owner: 1 }],
    stacks: [
      stack(1, 2, { kind: 'transport' }),
      stack(1, 3),
      stack(1, 1, { post: 'inside' }),
      stack(0, 4, { level: 'elite' }),
    ],
  });

  it('gathers armies by owner, soldiers before ships', () => {
    const armies = armiesOf(full);
    expect(armies.map(({ owner, count }) => [owner, count])).toEqual([
      [1, 5],
      [0, 4],
    ]);
    expect(armies[0]?.troops.map(({ kind }) => kind)).toEqual(['light_infantry', 'transport']);
    expect(armies[0]?.isFleet).toBe(true);
  });

  it('counts who is behind walls apart', () => expect(garrisonOf(full)).toBe(1));

  it('shows what is urgent first', () => {
    expect(signsOf(full, 'near').map(({ sign }) => sign)).toEqual(['plundered', 'crop', 'pigs']);
    const cut = { ...full, stacks: [stack(1, 3, { cut_off: true })] };
    expect(signsOf(cut, 'near')[0]?.sign).toBe('cut_off');
  });

  it('gathers herds from afar', () => {
    const herds = [
      { herd: 'sheep' as const, owner: 1 },
      { herd: 'pigs' as const, owner: 1 },
    ];
    expect(signsOf(field('it_roma', { herds }), 'far')).toEqual([{ sign: 'sheep', count: 2 }]);
    expect(signsOf(field('it_roma', { herds }), 'near')).toHaveLength(2);
    const pigs = { herd: 'pigs', owner: 1, count: 1 };
    expect(herdsByOwner(field('it_roma', { herds: [...herds, herds[0]!] }))).toEqual([
      { ...pigs, herd: 'sheep', count: 2 },
      pigs,
    ]);
  });

  it('cuts off no empty land', () => expect(isCutOff(field('it_roma', { connected: false }))).toBe(false));
});
