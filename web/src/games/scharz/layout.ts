// Where tokens of an army stand beside each other, in pixels of the pieces.

const WIDTH = 26;
const HEIGHT = 31;
const PER_ROW = 3;

export function rowWidth(count: number): number {
  return Math.min(count, PER_ROW) * WIDTH + 4;
}

/** Centres of `count` tokens in rows of three, the middle of all rows at height 0. */
export function troopRows(count: number): { x: number; y: number }[] {
  const rows = Math.ceil(count / PER_ROW);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % PER_ROW) * WIDTH + WIDTH / 2,
    y: (Math.floor(index / PER_ROW) - (rows - 1) / 2) * HEIGHT,
  }));
}

/** How large pieces are drawn at a scale of the map: readable from afar, not huge near by. */
export function pieceUnit(scale: number): number {
  const growth = Math.min(1.3, Math.max(0.82, scale / 0.62));
  return growth / scale;
}

export function detailAt(scale: number): 'far' | 'near' {
  return scale >= 0.95 ? 'near' : 'far';
}
