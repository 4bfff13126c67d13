// What a friend who knows the game would do in the first round. Habits, no rules: they only choose among legal actions.
import type { Action } from '../../../generated/lancaster/Action';
import type { County } from '../../../generated/lancaster/County';
import type { LancasterGain } from '../../../generated/lancaster/LancasterGain';
import type { LancasterLawGain } from '../../../generated/lancaster/LancasterLawGain';
import type { LancasterSeat } from '../../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../../generated/lancaster/LancasterView';
import { best, legalOf, type ToldScene } from '../../../lib/lesson/course';

export type Scene = ToldScene<LancasterView, Action>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const me = ({ view, seat }: Scene): LancasterSeat => view.seats[seat]!;
export const countyOf = ({ view }: Scene, id: County) => view.counties.find(({ county }) => county === id)!;

/** What things are worth to a beginner, in points. */
const WORTH: LancasterGain = {
  points: 1,
  gold: 1,
  squires: 1,
  votes: 0.5,
  recruits: 4,
  upgrades: 3,
  extensions: 5,
  nobles: 3,
  crossings: 1,
};

function worthOf(gain: LancasterGain | null | undefined): number {
  if (!gain) return 0;
  return Object.entries(WORTH).reduce((sum, [key, worth]) => sum + worth * gain[key as keyof LancasterGain], 0);
}

function worthOfCounty(scene: Scene, id: County): number {
  const county = countyOf(scene, id);
  return Math.max(worthOf(county.gives_you), county.noble_is_takeable ? WORTH.nobles : 0);
}

/** A county that nobody holds, with a knight who is not stronger than he has to be. */
export function countyToTake(scene: Scene): ActionOf<'place_in_county'> | undefined {
  const free = legalOf(scene, 'place_in_county').filter(({ county }) => !countyOf(scene, county).holder);
  return best(free, ({ county, knight }) => 10 * worthOfCounty(scene, county) - knight);
}

/** A county of a rival, and the squires that it takes to throw the knight out. */
export function countyToConquer(scene: Scene): { action: ActionOf<'place_in_county'>; squires: number } | undefined {
  const attacks = legalOf(scene, 'place_in_county').flatMap((action) => {
    const { holder, needs } = countyOf(scene, action.county);
    const need = needs.find(({ banner, knight }) => banner === 'own' && knight === action.knight);
    return holder && need?.squires ? [{ action, squires: need.squires }] : [];
  });
  return best(attacks, ({ action, squires }) => worthOfCounty(scene, action.county) - squires);
}

/** The conflict that pays most, counted on the cautious side. */
export function conflictToJoin(scene: Scene): ActionOf<'place_in_conflict'> | undefined {
  return best(legalOf(scene, 'place_in_conflict'), ({ conflict, knight }) => {
    const joins = scene.view.conflicts.find((each) => each.conflict === conflict)?.joins ?? [];
    const join = joins.find((each) => each.banner === 'own' && each.knight === knight);
    return (join?.england_wins ? join.on_win : (join?.on_loss ?? 0)) - knight / 10;
  });
}

export function favourToTake(scene: Scene): ActionOf<'take_favour'> | undefined {
  return best(legalOf(scene, 'take_favour'), ({ favour }) =>
    worthOf(scene.view.favours.find((each) => each.favour === favour)?.gives_you),
  );
}

/** As few squires as are needed. */
export function squiresToAdd(scene: Scene): ActionOf<'add_squires'> | undefined {
  const needed = scene.view.prompt.id === 'add_squires' ? scene.view.prompt.needed : 0;
  return legalOf(scene, 'add_squires').find(({ squires }) => squires === needed);
}

export interface VoteAdvice {
  action: ActionOf<'vote'>;
  law: string;
  mine: number;
  others: number;
}

/** Yes to a law that gives me more than the best of the others, no otherwise; markers are kept for what matters more. */
export function voteToCast(scene: Scene): VoteAdvice | undefined {
  const proposal = scene.view.proposals.find(({ is_voted_on }) => is_voted_on);
  if (!proposal) return undefined;
  const gains = proposal.gives.map((gain: LancasterLawGain | null) => worthOf(gain?.gives));
  const mine = gains[scene.seat] ?? 0;
  const others = Math.max(0, ...gains.filter((_, seat) => seat !== scene.seat));
  const ballot = mine >= others && mine > 0 ? 'yes' : 'no';
  const action = legalOf(scene, 'vote').find((vote) => vote.ballot === ballot && vote.markers === 0);
  return action && { action, law: proposal.law, mine, others };
}

/** Both where it can be paid and the reward is worth it, else the better half. */
export function claimToMake(scene: Scene): ActionOf<'claim'> | undefined {
  const { prompt } = scene.view;
  if (prompt.id !== 'claim') return undefined;
  const county = countyOf(scene, prompt.county);
  const isRewarding = worthOf(county.gives_you) >= WORTH.nobles;
  return best(legalOf(scene, 'claim'), ({ claim }) =>
    claim === 'both' ? -1 : Number(claim === 'reward') * (isRewarding ? 2 : 0) + Number(claim === 'noble'),
  );
}

/** Castle income first, then what squires pay for. */
export function castleToScore(scene: Scene): Action | undefined {
  return legalOf(scene, 'score_income')[0] ?? legalOf(scene, 'score_space')[0] ?? legalOf(scene, 'skip_space')[0];
}

/** The weakest knight profits most from one strength more. */
export function knightToUpgrade(scene: Scene): Action | undefined {
  return best(legalOf(scene, 'upgrade'), ({ knight }) => -knight) ?? legalOf(scene, 'decline')[0];
}

export function nobleToTake(scene: Scene): ActionOf<'take_noble'> | undefined {
  return best(legalOf(scene, 'take_noble'), ({ county }) =>
    countyOf(scene, county).holder?.seat === scene.seat ? 0 : 1,
  );
}
