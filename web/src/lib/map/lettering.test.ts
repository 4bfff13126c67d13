import { describe, expect, it } from 'vitest';
import { fitted, halves, isReadable } from './lettering';
import type { MapLabel } from './types';

const room = (lines: 1 | 2): MapLabel => ({ x: 0, y: 0, angle: 0, width: 106, height: 20, lines, size: 20 });

describe('names on a map', () => {
  it.each([
    ['Roma', ['Roma']],
    ['Gulf of Biscay', ['Gulf of', 'Biscay']],
    ['Mare Tyrrhenum (north)', ['Mare Tyrrhenum', '(north)']],
  ])('breaks %s near its middle', (text, lines) => expect(halves(text)).toEqual(lines));

  it('keeps the size that the generator found while the name fits', () => {
    expect(fitted('Campania', room(1))).toEqual({ lines: ['Campania'], size: 20 });
  });

  it('shrinks a longer translation into the same room', () => {
    const { size } = fitted('Brandenburgisches Land', room(1));
    expect(size).toBeLessThan(10);
    expect(size * (22 * 0.5 + 0.3)).toBeLessThanOrEqual(107);
  });

  it('leaves out what nobody could read', () => {
    expect(isReadable(20, 0.5)).toBe(false);
    expect(isReadable(20, 0.6)).toBe(true);
  });
});
