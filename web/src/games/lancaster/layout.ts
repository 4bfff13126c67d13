// Where the counties' plates and the conflicts lie on the map, in units of its drawing, and which part of the board a
// phone shows for which decision.
import type { County } from '../../generated/lancaster/County';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { Phase } from '../../generated/lancaster/Phase';
import type { Place } from '../../generated/lancaster/Place';
import type { Target } from './targets';

export interface Spot {
  x: number;
  y: number;
}

/** A plate carries a county's name, its knight, its noble and its reward. */
export const PLATE_HEIGHT = 118;
const WIDTH = 170;

/** Centres of the plates; a long name or a rich reward asks for a wider one. */
export const PLATES: Record<County, Spot & { width: number }> = {
  northumberland: { x: 444, y: 136, width: 244 },
  york: { x: 512, y: 300, width: WIDTH },
  stafford: { x: 416, y: 464, width: WIDTH },
  bedford: { x: 592, y: 580, width: WIDTH },
  suffolk: { x: 763, y: 610, width: WIDTH },
  gloucester: { x: 418, y: 668, width: WIDTH },
  somerset: { x: 262, y: 836, width: WIDTH },
  dorset: { x: 440, y: 838, width: WIDTH },
  surrey: { x: 646, y: 800, width: 206 },
};

/** Conflicts on the coast of France, in their two rows. */
export const TOKENS: Record<Place, Spot> = {
  upper_left: { x: 726, y: 1092 },
  upper_right: { x: 872, y: 1092 },
  lower_left: { x: 726, y: 1152 },
  lower_right: { x: 872, y: 1152 },
};

/** What a phone shows of the board at a time. */
export const SEGMENTS = ['england', 'france', 'parliament', 'castle'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Only who sits at the table has a castle to look at. */
export function partsOf(view: Pick<LancasterView, 'seat'>): Segment[] {
  return SEGMENTS.filter((each) => each !== 'castle' || view.seat !== null);
}

/** The kinds of targets that lie in each part. */
const KINDS: Record<Segment, readonly Target['kind'][]> = {
  england: ['county'],
  france: ['conflict', 'favour', 'stacked'],
  parliament: ['vote'],
  castle: ['space'],
};

/** The parts in which something of `lit` lies. */
export function segmentsOf(lit: readonly Target[]): Segment[] {
  const kinds = new Set(lit.map(({ kind }) => kind));
  return SEGMENTS.filter((segment) => KINDS[segment].some((kind) => kinds.has(kind)));
}

/** Where the next decision is made; none where any part may be looked at. */
export function segmentOf(phase: Phase): Segment | null {
  switch (phase) {
    case 'favour_pick':
    case 'county_cross':
    case 'ransom':
      return 'france';
    case 'vote':
    case 'law':
      return 'parliament';
    case 'extension':
    case 'county_build':
    case 'castle':
      return 'castle';
    case 'place':
    case 'squires':
    case 'favour_noble':
    case 'county':
      return 'england';
    default:
      return null;
  }
}

/** The three phases of a round, as the header names them. */
export function partOfRound(phase: Phase): 'setup' | 'knights' | 'parliament' | 'rewards' | 'over' {
  switch (phase) {
    case 'extension':
      return 'setup';
    case 'place':
    case 'squires':
    case 'favour_pick':
    case 'favour_upgrade':
    case 'favour_noble':
      return 'knights';
    case 'vote':
    case 'law':
      return 'parliament';
    case 'over':
      return 'over';
    default:
      return 'rewards';
  }
}

/** A vote of this round has been revealed; its result stays in sight until knights are placed again. */
export function hasResult({ phase, prompt }: Pick<LancasterView, 'phase' | 'prompt'>): boolean {
  if (phase === 'vote') return 'nth' in prompt && (prompt.nth ?? 1) > 1;
  return ['parliament', 'rewards'].includes(partOfRound(phase));
}

/** In Parliament's hour its board is open and France is told in short. */
export function isParliamentOpen(phase: Phase): boolean {
  return phase === 'vote' || phase === 'law';
}
