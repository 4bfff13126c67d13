// Where things stand on the map of Europe, in units of the drawing: for each sector its name, its hexagon, its spaces.
import type { Rank } from '../../../generated/heads-of-state/Rank';
import type { Sector } from '../../../generated/heads-of-state/Sector';
import europe from '../../../generated/maps/heads-of-state-europe.json';
import type { MapData } from '../../../lib/map/types';
import type { Point } from '../../../lib/travel';

export const EUROPE = europe as MapData;

/** A noble with his pearls; the point of a space is the middle of this box. */
export const SPACE_BOX = { width: 62, height: 78 };
/** A noble is drawn in a box of 56 by 70. */
export const NOBLE_SCALE = SPACE_BOX.width / 56;
export const HEXAGON_RADIUS = 25;
/** Height of the letters of a name. */
export const NAME_SIZE = 35;

export interface Plot {
  name: Point;
  hexagon: Point;
  /** From the higher rank down, as on the board. */
  spaces: Point[];
}

function plot(name: [number, number], hexagon: [number, number], ...spaces: [number, number][]): Plot {
  const point = ([x, y]: [number, number]): Point => ({ x, y });
  return { name: point(name), hexagon: point(hexagon), spaces: spaces.map(point) };
}

export const PLOTS: Record<Sector, Plot> = {
  england: plot([330, 362], [280, 300], [346, 292]),
  ireland: plot([112, 206], [105, 330], [72, 262], [138, 262]),
  scotland: plot([254, 34], [252, 166], [219, 98], [285, 98]),
  ile_de_france: plot([488, 521], [546, 466], [424, 462], [490, 462]),
  aquitaine: plot([404, 648], [405, 774], [372, 706], [438, 706]),
  burgundy: plot([545, 656], [497, 592], [553, 594], [619, 594]),
  provence: plot([548, 782], [496, 722], [552, 722], [618, 722]),
  brittany: plot([288, 514], [243, 574], [300, 574], [366, 574]),
  brandenburg: plot([822, 258], [742, 312], [800, 314], [866, 314]),
  saxony: plot([672, 312], [742, 412], [800, 412], [866, 412]),
  bavaria: plot([786, 572], [874, 512], [752, 508], [818, 508]),
  rhineland: plot([644, 400], [676, 528], [621, 462], [687, 462]),
  castile: plot([242, 888], [163, 1014], [203, 948], [269, 948]),
  andalusia: plot([264, 1064], [318, 1112], [196, 1126], [262, 1126]),
  galicia: plot([128, 772], [198, 826], [74, 834], [140, 834]),
  catalonia: plot([414, 862], [342, 992], [354, 924], [420, 924]),
};

export function spotOf(sector: Sector, index: number): Point {
  return PLOTS[sector].spaces[index]!;
}

/** Six corners of the hexagon around the origin, one on top. */
export function hexagonPath(radius: number): string {
  const corner = (turn: number): string => {
    const angle = (Math.PI / 3) * turn - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

/** Pearls in an arc over a noble's shield, around the origin. */
export function pearlPoints(count: number): Point[] {
  const spacing = Math.min(9.4, 52 / Math.max(count - 1, 1));
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * spacing;
    return { x, y: (x * x) / 110 };
  });
}

/** How far below the middle of a hexagon the tokens of the dead reach. */
export const DEAD_REACH = 42;

/** Where the tokens of the dead lie: along the lower edge of the hexagon. */
export function deadPoints(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * 21,
    y: DEAD_REACH - 15 - Math.abs(index - (count - 1) / 2) * 3,
  }));
}

export function spaceKey(sector: Sector, rank: Rank): string {
  return `${sector}:${rank}`;
}
