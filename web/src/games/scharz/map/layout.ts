// Where pieces of a field stand beside each other, in pixels of the pieces around the field's spot.
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { Spot } from './maps';
import { armiesOf, garrisonOf, signsOf, type Army } from '../pieces/pieces';

export type Detail = 'far' | 'near';

const TOKEN_WIDTH = 26;
const TOKEN_HEIGHT = 31;
const PER_ROW = 3;
const SHIELD_WIDTH = 21;
/** From the middle of a house to its side: to the banner on the left; to the plates of a yard or a garrison on the right. */
const HOUSE = { plain: 15, banner: 20, yard: 21, garrison: 18 };
/** What a fleet carries is written beside its shield. */
const CARGO_WIDTH = 10;
const SIGN_WIDTH = 15;

/** How the pieces of a field are arranged: the house on the left, armies beside it, signs in a row below. */
export interface Arrangement {
  house: number | null;
  /** The left side of each army. */
  lefts: number[];
  /** The middle of the row of signs. */
  signs: number;
  /** What all of it covers. */
  width: number;
  top: number;
  bottom: number;
}

export function arrange(field: ScharzField, detail: Detail): Arrangement {
  const armies = armiesOf(field);
  const widths = armies.map((army) => widthOf(army, detail));
  const { left, right } = houseOf(field);
  const house = left + right;
  const row = widths.reduce((sum, width) => sum + width, house);
  const opened = armies.filter((army) => isOpened(army, detail));
  const rows = Math.max(0, ...opened.map(({ troops }) => rowsOf(troops.length)));
  const half = Math.max(12, (rows * TOKEN_HEIGHT) / 2);
  const nSigns = signsOf(field, detail).length;
  const signs = half + 7;
  return {
    house: house > 0 ? left - row / 2 : null,
    lefts: widths.map((_, index) => house - row / 2 + widths.slice(0, index).reduce((sum, width) => sum + width, 0)),
    signs,
    width: Math.max(row, nSigns * SIGN_WIDTH),
    top: -Math.max(half + (rows > 0 ? 4 : 0), house > 0 ? 19 : 0),
    bottom: nSigns > 0 ? signs + 8 : half,
  };
}

export function hasHouse(field: ScharzField): boolean {
  return field.settlement !== 'wilderness' || field.site !== null;
}

/** How far a house reaches to both sides, with what hangs on it. */
export function houseOf(field: ScharzField): { left: number; right: number } {
  if (!hasHouse(field)) return { left: 0, right: 0 };
  const garrison = garrisonOf(field) > 0 ? HOUSE.garrison : HOUSE.plain;
  return {
    left: field.owner === null ? HOUSE.plain : HOUSE.banner,
    right: field.yard === 'no_yard' ? garrison : HOUSE.yard,
  };
}

/** Whether kinds and levels are shown: from afar only those of an army of one kind, which needs no more room. */
export function isOpened(army: Army, detail: Detail): boolean {
  return detail === 'near' || army.troops.length === 1;
}

function widthOf(army: Army, detail: Detail): number {
  if (isOpened(army, detail)) return rowWidth(army.troops.length);
  return SHIELD_WIDTH + (isLaden(army) ? CARGO_WIDTH : 0);
}

/** Ships with units aboard, and not units aboard alone. */
export function isLaden({ aboard, count }: Army): boolean {
  return aboard > 0 && aboard < count;
}

function rowsOf(count: number): number {
  return Math.ceil(count / PER_ROW);
}

export function rowWidth(count: number): number {
  return Math.min(count, PER_ROW) * TOKEN_WIDTH + 2;
}

/** Centres of `count` tokens in rows of three, the middle of all rows at height 0. */
export function troopRows(count: number): { x: number; y: number }[] {
  const rows = rowsOf(count);
  return Array.from({ length: count }, (_, index) => ({
    x: (index % PER_ROW) * TOKEN_WIDTH + TOKEN_WIDTH / 2,
    y: (Math.floor(index / PER_ROW) - (rows - 1) / 2) * TOKEN_HEIGHT,
  }));
}

/** Letters of 14 on pieces are never smaller than 12 pixels of the screen. */
const LEAST_GROWTH = 12 / 14;

/** How large pieces are drawn at a scale of the map: readable from afar, not huge near by. */
export function pieceUnit(scale: number): number {
  const growth = Math.min(1.3, Math.max(LEAST_GROWTH, scale / 0.62));
  return growth / scale;
}

/** Steps in which a scale doubles: names and pieces are placed again in steps, so that they do not dance; as for a scale
that is a little smaller, so that what is just readable is so between two steps, too. */
const STEPS = 6;
/** A scale that is a step does not fall to the one below. */
const TOLERANCE = 1e-6;

export function scaleStep(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * STEPS + TOLERANCE) / STEPS);
}

/** From this scale on every kind and level is shown. */
const NEAR = 0.95;
/** Pieces may stand a little over the free ground of their field. */
const OVERRUN = 1.3;

/** Near by, and where a field has room for it also from afar, kinds and levels are shown. */
export function detailOf(field: ScharzField, spot: Spot, scale: number): Detail {
  if (scale >= NEAR) return 'near';
  const { width, top, bottom } = arrange(field, 'near');
  const reach = Math.max(width, bottom - top) / 2;
  return reach * pieceUnit(scale) <= spot.r * OVERRUN ? 'near' : 'far';
}
