// Pieces of small neighbours move a little apart, so that none hides what another counts.
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import { arrange, detailOf, pieceUnit } from './layout';
import type { Spot } from './maps';

/** What the pieces of a field cover, around where they stand, in units of the drawing. */
interface Pile {
  id: string;
  spot: Spot;
  x: number;
  y: number;
  half: { x: number; y: number };
  /** From the spot to the middle of the pile. */
  sunk: number;
  /** How far it may leave its spot. */
  reach: number;
}

/** The drawing. */
interface Sheet {
  width: number;
  height: number;
}

const ROUNDS = 8;
/** Width of the frame around a map. */
const FRAME = 8;
/** In radii of the free ground around a spot, and at least so many pixels of the pieces: the least fields have no room. */
const REACH = 0.9;
const LEAST_REACH = 22;

/** Where the pieces of every space stand at a scale; spaces without pieces keep their spots. */
export function spread(
  spaces: readonly ScharzField[],
  spots: ReadonlyMap<string, Spot>,
  scale: number,
  sheet: Sheet = { width: Infinity, height: Infinity },
): ReadonlyMap<string, Spot> {
  const piles = spaces.flatMap((field) => pileOf(field, spots.get(field.at), scale));
  for (let round = 0; round < ROUNDS; round++) {
    piles.forEach((pile, index) => piles.slice(index + 1).forEach((other) => part(pile, other)));
    piles.forEach(holdBack);
    piles.forEach((pile) => keepInside(pile, sheet));
  }
  const moved = piles.map(({ id, spot, x, y, sunk }): [string, Spot] => [id, { ...spot, x, y: y - sunk }]);
  return new Map([...spots, ...moved]);
}

function pileOf(field: ScharzField, spot: Spot | undefined, scale: number): Pile[] {
  if (!spot) return [];
  const { width, top, bottom } = arrange(field, detailOf(field, spot, scale));
  const unit = pieceUnit(scale);
  const sunk = ((top + bottom) / 2) * unit;
  if (width === 0) return [];
  const half = { x: (width / 2) * unit, y: ((bottom - top) / 2) * unit };
  const reach = Math.max(REACH * spot.r, LEAST_REACH * unit);
  return [{ id: field.at, spot, x: spot.x, y: spot.y + sunk, half, sunk, reach }];
}

/** Two piles that overlap give way by half each, on the shorter way. */
function part(a: Pile, b: Pile): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const over = { x: a.half.x + b.half.x - Math.abs(dx), y: a.half.y + b.half.y - Math.abs(dy) };
  if (over.x <= 0 || over.y <= 0) return;
  const axis = over.x < over.y ? 'x' : 'y';
  const push = (over[axis] / 2) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1);
  a[axis] -= push;
  b[axis] += push;
}

/** Nothing is cut off by the edge of the map. */
function keepInside(pile: Pile, { width, height }: Sheet): void {
  const within = (at: number, half: number, size: number) => Math.max(half + FRAME, Math.min(at, size - half - FRAME));
  pile.x = within(pile.x, pile.half.x, width);
  pile.y = within(pile.y, pile.half.y, height);
}

/** Nobody goes so far that it would seem to stand elsewhere. */
function holdBack(pile: Pile): void {
  const { spot, sunk, reach } = pile;
  const [dx, dy] = [pile.x - spot.x, pile.y - sunk - spot.y];
  const away = Math.hypot(dx, dy);
  if (away <= reach) return;
  pile.x = spot.x + (dx * reach) / away;
  pile.y = spot.y + (dy * reach) / away + sunk;
}
