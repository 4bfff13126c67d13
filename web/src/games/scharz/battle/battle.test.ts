import { describe, expect, it } from 'vitest';
import { linesOf, summandsOf } from './battle';

describe('a battle', () => {
  it('sets units into three lines and adds up swords', () => {
    const unit = { kind: 'cavalry', level: 'elite', count: 2, lives: 3, on_site: false } as const;
    const lines = linesOf([{ ...unit, rank: 'rear_line' }]);
    expect(lines.map(({ rank, stacks }) => [rank, stacks.length])).toEqual([
      ['front_line', 0],
      ['standard_line', 0],
      ['rear_line', 1],
    ]);
    const tally = { rolled: 3, blanks: 1, number: 0, loss: 0, free: 0, total: 4 };
    expect(summandsOf(tally).map(({ id }) => id)).toEqual(['rolled', 'blanks']);
    expect(summandsOf({ ...tally, blanks: 0, total: 3 })).toEqual([]);
  });
});
