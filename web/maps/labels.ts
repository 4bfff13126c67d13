// Where names and pieces go: the largest letters that fit into a cell, near the horizontal if possible.
import type { Box, Point } from './geometry';
import { OPEN_WATER, Raster, STEP } from './raster';

export interface Label {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
  /** Room for the text, along and across its direction. */
  width: number;
  height: number;
  /** In how many lines the name is set. */
  lines: 1 | 2;
  /** Height of the letters that fit. */
  size: number;
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}

interface Style {
  most: number;
  /** Smaller letters inside a field give way to letters that run out into the sea. */
  least: number;
  angles: number[];
}
const ANGLES = [0, -10, 10, -20, 20, -30, 30, -45, 45, -60, 60];

export function fieldStyle(lettering: number): Style {
  return { most: lettering, least: 11, angles: ANGLES };
}

export function seaStyle(lettering: number): Style {
  return { most: Math.round(lettering * 1.1), least: 9, angles: [...ANGLES, -75, 75] };
}

/** Width of a letter and height of a line, in heights of letters. */
const LETTER = 0.5;
const LINE = 1.02;
/** Places are tried this many squares apart. */
const STRIDE = 3;
/** Names keep away from the middle of their cell by up to this much, because pieces stand there. */
const MIDDLE = 22;

export function labelIn(raster: Raster, cell: number, name: string, style: Style): Label {
  const squares = squaresOf(raster, cell);
  const heart = heartOf(raster, squares);
  const isOwn = (square: number) => raster.owner[square] === cell && !raster.taken[square];
  const inside = best(raster, squares, name, style, isOwn, (label) => aside(label, heart));
  const isGood = inside && (inside.size >= style.least || raster.isSea(cell));
  const found = (isGood ? inside : overWater(raster, squares, name, style, cell, heart)) ?? inside;
  const label = found ?? layout(heart.x, heart.y, 0, 1, style.least, name);
  take(raster, label);
  return label;
}

/** A name leaves the middle of its cell to pieces, but does not go far. */
function aside(label: Label, heart: Spot): number {
  return 0.22 * clearance(label, heart) - 0.02 * Math.hypot(label.x - heart.x, label.y - heart.y);
}

/** A name of an island may run out into the sea. */
function overWater(raster: Raster, squares: number[], name: string, style: Style, cell: number, heart: Spot) {
  const small = { ...style, most: style.least + 4, angles: [0] };
  const reach = 26;
  const near = new Set<number>();
  for (const square of squares) {
    const [x, y] = raster.centre(square);
    for (const dx of [-reach, -reach / 2, 0, reach / 2, reach])
      for (const dy of [-reach, -reach / 2, 0, reach / 2, reach]) near.add(raster.at([x + dx, y + dy]));
  }
  near.delete(-1);
  const isFree = (square: number) =>
    !raster.taken[square] && (raster.owner[square] === cell || isWater(raster, square));
  const places = [...near].toSorted((a, b) => a - b);
  const beside = (label: Label) =>
    0.5 * clearance(label, heart) - 0.08 * Math.hypot(label.x - heart.x, label.y - heart.y);
  return best(raster, places, name, small, isFree, beside);
}

function best(
  raster: Raster,
  squares: number[],
  name: string,
  style: Style,
  isFree: (square: number) => boolean,
  bonus: (label: Label) => number,
): Label | undefined {
  let [found, most]: [Label | undefined, number] = [undefined, -Infinity];
  for (const square of squares) {
    if (!isTried(raster, square)) continue;
    const [x, y] = raster.centre(square);
    for (const angle of style.angles) {
      for (const lines of linings(name)) {
        const pull = (1 - Math.abs(angle) / 140) * (lines === 2 ? 0.94 : 1);
        for (let size = style.most; size >= 9; size--) {
          const label = layout(x, y, angle, lines, size, name);
          const worth = size * pull + bonus(label);
          if (worth <= most) break;
          if (!fits(raster, label, isFree)) continue;
          [found, most] = [label, worth];
          break;
        }
      }
    }
  }
  return found;
}

function isTried(raster: Raster, square: number): boolean {
  return (square % raster.columns) % STRIDE === 0 && Math.floor(square / raster.columns) % STRIDE === 0;
}

function linings(name: string): (1 | 2)[] {
  return name.includes(' ') ? [1, 2] : [1];
}

function layout(x: number, y: number, angle: number, lines: 1 | 2, size: number, name: string): Label {
  const letters = lines === 1 ? name.length : longerHalf(name);
  return {
    x,
    y,
    angle,
    width: Math.round(letters * LETTER * size + size * 0.3),
    height: Math.round(lines * LINE * size),
    lines,
    size,
  };
}

/** Letters of the longer line when a name is broken at the space nearest to its middle. */
function longerHalf(name: string): number {
  let least = name.length;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    least = Math.min(least, Math.max(at, name.length - at - 1));
  }
  return least;
}

function fits(raster: Raster, label: Label, isFree: (square: number) => boolean): boolean {
  const isGood = (point: Point) => {
    const square = raster.at(point);
    return square >= 0 && isFree(square);
  };
  // The corners alone rule out most places.
  return (
    everyPoint(label, 1, 1, isGood) &&
    everyPoint(label, Math.ceil(label.width / 4), Math.ceil(label.height / 4), isGood)
  );
}

/** Tests points all over a label, its corners among them, until one fails. */
function everyPoint(
  { x, y, angle, width, height }: Label,
  across: number,
  down: number,
  test: (point: Point) => boolean,
): boolean {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let i = 0; i <= across; i++) {
    for (let j = 0; j <= down; j++) {
      const [dx, dy] = [(i / across - 0.5) * width, (j / down - 0.5) * height];
      if (!test([x + dx * cos - dy * sin, y + dx * sin + dy * cos])) return false;
    }
  }
  return true;
}

function take(raster: Raster, label: Label): void {
  const apart = STEP * 0.7;
  everyPoint(label, Math.ceil(label.width / apart), Math.ceil(label.height / apart), (point) => {
    const square = raster.at(point);
    if (square >= 0) raster.taken[square] = 1;
    return true;
  });
}

/** How far the box of a label is from the middle of its cell, up to MIDDLE. */
function clearance({ x, y, width, height }: Label, heart: Spot): number {
  const dx = Math.max(0, Math.abs(x - heart.x) - width / 2);
  const dy = Math.max(0, Math.abs(y - heart.y) - height / 2);
  return Math.min(MIDDLE, heart.r, Math.hypot(dx, dy));
}

function isWater(raster: Raster, square: number): boolean {
  return raster.owner[square] === OPEN_WATER || raster.isSea(raster.owner[square]!);
}

/** The ground of a cell without its outlying islands. */
function squaresOf(raster: Raster, cell: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < raster.owner.length; square++)
    if (raster.owner[square] === cell && !raster.outlying[square]) squares.push(square);
  return squares;
}

/** The point of a cell that is farthest from every border and everything drawn. */
export function spotIn(raster: Raster, cell: number, room: Float32Array): Spot {
  return deepest(raster, squaresOf(raster, cell), room);
}

function heartOf(raster: Raster, squares: number[]): Spot {
  return deepest(raster, squares, raster.openRoom());
}

function deepest(raster: Raster, squares: number[], room: Float32Array): Spot {
  let found = squares[0] ?? 0;
  for (const square of squares) if (room[square]! > room[found]!) found = square;
  const [x, y] = raster.centre(found);
  return { x, y, r: Math.round(room[found]!) };
}

/** A label for a name that is not a cell's, as large as fits around a place on the given ground. */
export function signAt(raster: Raster, at: Point, name: string, ground: number, style: Style): Label {
  const around: number[] = [];
  for (let dx = -90; dx <= 90; dx += 2 * STEP)
    for (let dy = -90; dy <= 90; dy += 2 * STEP) around.push(raster.at([at[0] + dx, at[1] + dy]));
  const squares = [...new Set(around)].filter((square) => square >= 0).toSorted((a, b) => a - b);
  const isFree = (square: number) => raster.owner[square] === ground && !raster.taken[square];
  const near = ({ x, y }: Label) => -0.2 * Math.hypot(x - at[0], y - at[1]);
  const label = best(raster, squares, name, style, isFree, near) ?? layout(at[0], at[1], 0, 1, style.least, name);
  take(raster, label);
  return label;
}

/** A line that names keep off. */
export function takeLine(raster: Raster, line: Point[]): void {
  for (const [x, y] of line)
    for (const dx of [-STEP, 0, STEP])
      for (const dy of [-STEP, 0, STEP]) {
        const square = raster.at([x + dx, y + dy]);
        if (square >= 0) raster.taken[square] = 1;
      }
}

export function takeBox(raster: Raster, { x, y, width, height }: Box): void {
  take(raster, { x: x + width / 2, y: y + height / 2, width, height, angle: 0, lines: 1, size: 0 });
}
