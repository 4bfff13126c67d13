// Which options of the set-up mean something at a table: nobody is told of those of another map or mode. And its length.
import type { Mode } from '../../../generated/scharz/Mode';
import { hasFood, hasPeoples, hasPrestige } from '../modes';

interface Plan {
  seats?: number;
  orders?: unknown;
  map?: unknown;
  mode?: Mode;
  years?: number;
}

/** Games of so many years may end by an early Dominance. */
const SHORT = 3;

const CONCERNS: Record<string, (plan: Required<Pick<Plan, 'mode'>> & Plan) => boolean> = {
  peoples: ({ mode }) => hasPeoples(mode),
  horse_spring_meat: ({ mode }) => hasFood(mode),
  seed_returns: ({ mode }) => hasFood(mode),
  grain_vp: ({ mode }) => hasFood(mode),
  prestige_move: ({ mode }) => hasPrestige(mode),
  plunder_pp: ({ mode }) => hasPrestige(mode),
  danube_literal: ({ map }) => map === 'huns',
  short_dominance: ({ years = 0 }) => years <= SHORT,
};

export function concerns(option: string, setup: unknown): boolean {
  const { mode = 'basic', ...plan } = (setup ?? {}) as Plan;
  return CONCERNS[option]?.({ ...plan, mode }) ?? true;
}

/** Minutes that four people need for a round of a mode, from quick to careful players. */
const PACE: Record<Mode, readonly [number, number]> = {
  quick: [3, 6],
  basic: [5, 10],
  original: [6, 13],
  extended: [7, 16],
};
const ROUNDS = 4;
/** Orders that are given one after the other. */
const IN_TURN = 1.4;

/** About how long a match takes; rounded, for nobody knows better. */
export function minutes(setup: unknown): readonly [number, number] {
  const { seats = 4, mode = 'basic', years = 5, orders } = (setup ?? {}) as Plan;
  const share = ((seats + 2) / 6) * (orders === 'sequential' ? IN_TURN : 1);
  const [least, most] = PACE[mode].map((each) => Math.round((each * ROUNDS * years * share) / 15) * 15);
  return [Math.max(15, least!), Math.max(30, most!)];
}
