import { describe, expect, test } from 'vitest';
import { mockWords } from '../../../lib/fixtures';
import { seatView } from '../fixtures';
import { markedSectors, ordered, tieBreaks, visited } from './standing';

const words = mockWords('heads-of-state');
const britain = () => seatView().countries[0]!;

describe('standings', () => {
  test('those who count come first, in their order', () => {
    const places = ordered(britain()).map(({ place }) => place);
    expect(places).toEqual([1, 2, null, null, null]);
  });

  test('a tie is explained, a clear lead is not', () => {
    expect(tieBreaks(britain(), words)).toEqual([{ first: 0, next: 2, why: 'higher noble (Earl)' }]);
    const clear = { ...britain(), standings: britain().standings.map((row) => ({ ...row, decided_by: null })) };
    expect(tieBreaks(clear, words)).toEqual([]);
  });

  test('a tie on rank is decided by the hexagon', () => {
    const country = britain();
    Object.assign(country.standings[0]!, { decided_by: 'higher_sector', decided_in: 'ireland' });
    expect(tieBreaks(country, words)).toEqual([{ first: 0, next: 2, why: 'higher hexagon (Ireland)' }]);
  });

  test('sectors visited are counted', () => {
    const view = seatView();
    expect(visited(view, view.countries[0]!, view.countries[0]!.standings[0]!)).toEqual({ done: 1, all: 3 });
  });

  test('a country marks all its sectors', () => {
    expect([...markedSectors(seatView(), new Set(['great_britain']))]).toEqual(['england', 'ireland', 'scotland']);
    expect([...markedSectors(seatView(), new Set(['saxony', 'space:saxony:earl']))]).toEqual(['saxony']);
  });
});
