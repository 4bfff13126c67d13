// The plan of Edinburgh Castle: walls, floors, doors, and where names, pieces and badges go. Pure geometry; the
// links that get a door come from the view, so the plan follows whatever map the table plays on.
import type { Location } from '../../../generated/regents/Location';
import { arc, between, curve, point, type Point, type Rect } from './geometry';

export const LOCATIONS: readonly Location[] = ['throne', 'knights', 'treasure', 'chapel', 'store', 'tower', 'rampart'];

/** Size of the drawing in its own units. */
export const SHEET = { width: 640, height: 700 };

const WALL = 18;
const PARTITION = 12;
const LEFT = 44;
const RIGHT = 584;
const TOP = 42;
const CENTRE = point(314, 350);

/** The Throne Room is an octagon: half its width and height, and what is cut off its corners. */
const THRONE = { across: 122, down: 140, cut: 66 };
/** Half the width of the two courts that separate the halls left and right. */
const COURT = 44;
export const TOWER = { centre: point(528, 350), radius: 78 };
const DIAGONAL = PARTITION * Math.SQRT2;

/** How far the outer halls reach towards the middle line. */
const HALL_END = CENTRE.y - THRONE.down + THRONE.cut - DIAGONAL + PARTITION + 8;
const RAMPART = { left: LEFT - 6, right: CENTRE.x - THRONE.across - PARTITION, half: CENTRE.y - HALL_END - PARTITION };
const GALLERY = { y: 148, height: 32 };

export interface Room {
  id: Location;
  floor: Point[];
  /** Where the name stands: middle of its base line. */
  name: Point;
  /** Middle of the hall's symbol. */
  symbol: Point;
  /** Middle of the badge that says who would score here. */
  badge: Point;
  /** Where pieces stand. */
  area: Rect;
}

/** A way through a wall. `at` is its middle, `angle` the direction of walking in degrees, `depth` the wall's thickness. */
export interface Door {
  from: Location;
  to: Location;
  at: Point;
  angle: number;
  depth: number;
}

type Side = 'left' | 'right';

const across = (side: Side, x: number): number => (side === 'left' ? x : 2 * CENTRE.x - x);
const flip = (p: Point): Point => point(p.x, SHEET.height - p.y);

function octagon(): Point[] {
  const { x, y } = CENTRE;
  const { across: w, down: h, cut } = THRONE;
  return [
    point(x - w, y - h + cut),
    point(x - w + cut, y - h),
    point(x + w - cut, y - h),
    point(x + w, y - h + cut),
    point(x + w, y + h - cut),
    point(x + w - cut, y + h),
    point(x - w + cut, y + h),
    point(x - w, y + h - cut),
  ];
}

/** An upper hall: a block whose inner corner follows the wall of the Throne Room, on the right also that of the Tower. */
function upperHall(side: Side): Point[] {
  const inner = CENTRE.x - COURT - WALL;
  const shoulder = CENTRE.x - THRONE.across - PARTITION;
  const sum = CENTRE.x - THRONE.across + CENTRE.y - THRONE.down + THRONE.cut - DIAGONAL;
  const outline = [
    point(LEFT, TOP),
    point(inner, TOP),
    point(inner, sum - inner),
    point(shoulder, sum - shoulder),
    point(shoulder, HALL_END),
  ].map((p) => point(across(side, p.x), p.y));
  return side === 'left' ? [...outline, point(LEFT, HALL_END)] : [...outline, ...towerShoulder()];
}

/** The Tower bulges into the halls beside it. */
function towerShoulder(): Point[] {
  const radius = TOWER.radius + PARTITION;
  const rise = CENTRE.y - HALL_END;
  const from = Math.asin(rise / radius) * (180 / Math.PI);
  const to = Math.acos((RIGHT - TOWER.centre.x) / radius) * (180 / Math.PI);
  return arc(TOWER.centre, radius, from - 180, -to, 14);
}

function rampartFloor(): Point[] {
  const { left, right, half } = RAMPART;
  const [top, bottom] = [CENTRE.y - half, CENTRE.y + half];
  const parapet = curve(point(left, bottom), point(left - 26, CENTRE.y), point(left, top));
  return [point(right, top), point(right, bottom), ...parapet];
}

function upperRoom(id: Location, side: Side): Room {
  return {
    id,
    floor: upperHall(side),
    name: point(across(side, 148), 66),
    symbol: point(across(side, 74), 242),
    badge: point(across(side, 130), 242),
    area: { x: side === 'left' ? 50 : 2 * CENTRE.x - 250, y: 76, width: 200, height: 124 },
  };
}

function lowerRoom(id: Location, side: Side): Room {
  const upper = upperRoom(id, side);
  return {
    id,
    floor: upper.floor.map(flip),
    name: point(upper.name.x, SHEET.height - upper.name.y + 14),
    symbol: flip(upper.symbol),
    badge: flip(upper.badge),
    area: { ...upper.area, y: SHEET.height - upper.area.y - upper.area.height },
  };
}

export const ROOMS: Record<Location, Room> = {
  throne: {
    id: 'throne',
    floor: octagon(),
    name: point(CENTRE.x, 282),
    symbol: point(CENTRE.x - 30, 458),
    badge: point(CENTRE.x + 24, 458),
    area: { x: 199, y: 292, width: 230, height: 138 },
  },
  knights: upperRoom('knights', 'left'),
  treasure: upperRoom('treasure', 'right'),
  chapel: lowerRoom('chapel', 'right'),
  store: lowerRoom('store', 'left'),
  tower: {
    id: 'tower',
    floor: arc(TOWER.centre, TOWER.radius, 0, 360, 72).slice(1),
    name: point(TOWER.centre.x, 303),
    symbol: point(TOWER.centre.x, 412),
    badge: point(612, TOWER.centre.y),
    area: { x: 462, y: 313, width: 132, height: 84 },
  },
  rampart: {
    id: 'rampart',
    floor: rampartFloor(),
    name: point(110, 313),
    symbol: point(106, 396),
    badge: point(22, CENTRE.y),
    area: { x: 42, y: 320, width: 134, height: 82 },
  },
};

/** The outer face of the walls. Courts are cut in from above and below; a gallery makes them shallower. */
export function outline(hasGallery: boolean): Point[] {
  const court = hasGallery ? GALLERY.y - WALL : CENTRE.y - THRONE.down - WALL;
  const upper = [
    point(LEFT - WALL, TOP - WALL),
    point(CENTRE.x - COURT, TOP - WALL),
    point(CENTRE.x - COURT, court),
    point(CENTRE.x + COURT, court),
    point(CENTRE.x + COURT, TOP - WALL),
    point(RIGHT + WALL, TOP - WALL),
  ];
  const reach = Math.acos((RIGHT + WALL - TOWER.centre.x) / (TOWER.radius + WALL)) * (180 / Math.PI);
  const bulge = arc(TOWER.centre, TOWER.radius + WALL, -reach, reach);
  const end = RAMPART.half + 18;
  const parapet = curve(
    point(LEFT - WALL, CENTRE.y + end),
    point(LEFT - WALL - 30, CENTRE.y),
    point(LEFT - WALL, CENTRE.y - end),
  );
  return [...upper, ...bulge, ...upper.map(flip).reverse(), ...parapet];
}

/** The galleries that the side doors open into: they cross the courts. */
export function galleries(): Rect[] {
  const upper = { x: CENTRE.x - COURT - WALL, y: GALLERY.y, width: 2 * (COURT + WALL), height: GALLERY.height };
  return [upper, { ...upper, y: SHEET.height - GALLERY.y - GALLERY.height }];
}

/** The free ground of the two courts, for cartouche and compass. */
export function courts(hasGallery: boolean): [Rect, Rect] {
  const end = (hasGallery ? GALLERY.y - WALL : CENTRE.y - THRONE.down - WALL) - 6;
  const upper = { x: CENTRE.x - COURT + 4, y: 14, width: 2 * COURT - 8, height: end - 14 };
  return [upper, { ...upper, y: SHEET.height - end }];
}

/** Round turrets on the four corners. */
export function turrets(): { centre: Point; radius: number }[] {
  const [x, y] = [LEFT - WALL + 10, TOP - WALL + 10];
  const spots = [point(x, y), point(across('right', x), y)];
  return [...spots, ...spots.map(flip)].map((centre) => ({ centre, radius: 25 }));
}

export function doorBetween(from: Location, to: Location): Door | null {
  const forth = doorAt(from, to);
  if (forth) return { from, to, ...forth };
  const back = doorAt(to, from);
  return back && { from, to, ...back };
}

type Opening = Pick<Door, 'at' | 'angle' | 'depth'>;

function doorAt(from: Location, to: Location): Opening | null {
  switch (`${from}-${to}`) {
    case 'throne-knights':
      return throneDoor(0, 225);
    case 'throne-treasure':
      return throneDoor(2, 315);
    case 'throne-chapel':
      return throneDoor(4, 45);
    case 'throne-store':
      return throneDoor(6, 135);
    case 'treasure-tower':
      return towerDoor(-104);
    case 'chapel-tower':
      return towerDoor(104);
    case 'knights-rampart':
      return { at: point(112, HALL_END + PARTITION / 2), angle: 90, depth: PARTITION };
    case 'store-rampart':
      return { at: point(112, SHEET.height - HALL_END - PARTITION / 2), angle: 90, depth: PARTITION };
    case 'knights-treasure':
      return galleryDoor(GALLERY.y + GALLERY.height / 2);
    case 'chapel-store':
      return galleryDoor(SHEET.height - GALLERY.y - GALLERY.height / 2);
    default:
      return null;
  }
}

/** In the middle of a slanting wall of the Throne Room. */
function throneDoor(corner: number, angle: number): Opening {
  const walls = octagon();
  const middle = between(walls[corner]!, walls[corner + 1]!, 0.5);
  const turn = (angle * Math.PI) / 180;
  const reach = PARTITION / 2;
  return { at: point(middle.x + reach * Math.cos(turn), middle.y + reach * Math.sin(turn)), angle, depth: PARTITION };
}

function towerDoor(angle: number): Opening {
  const at = arc(TOWER.centre, TOWER.radius + PARTITION / 2, angle, angle, 1)[0]!;
  return { at, angle, depth: PARTITION };
}

function galleryDoor(y: number): Opening {
  return { at: point(CENTRE.x, y), angle: 0, depth: 2 * (COURT + WALL) };
}
