// Which options of the set-up mean something at a table: nobody is told of those of another map or mode.
import type { Mode } from '../../generated/scharz/Mode';
import { hasFood, hasPeoples, hasPrestige } from './modes';

interface Plan {
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
