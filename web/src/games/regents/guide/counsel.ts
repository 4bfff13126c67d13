// What a friend who knows the game would do in the first two turns. Habits, no rules: they only choose among legal actions.
import type { Action } from '../../../generated/regents/Action';
import type { Card } from '../../../generated/regents/Card';
import type { Location } from '../../../generated/regents/Location';
import type { RegentsLocation } from '../../../generated/regents/RegentsLocation';
import type { RegentsSeat } from '../../../generated/regents/RegentsSeat';
import type { RegentsView } from '../../../generated/regents/RegentsView';
import { best, legalOf, type ToldScene } from '../../../lib/lesson/course';

export type Scene = ToldScene<RegentsView, Action>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const me = ({ view, seat }: Scene): RegentsSeat => view.seats[seat]!;
export const placeOf = ({ view }: Scene, at: Location): RegentsLocation => view.locations.find(({ id }) => id === at)!;

/** How far I am ahead of the strongest rival there; below 0: behind. */
function leadAt(scene: Scene, at: Location): number {
  const { strength, neutral_agents } = placeOf(scene, at);
  const rivals = strength.filter((_, seat) => seat !== scene.seat);
  return (strength[scene.seat] ?? 0) - Math.max(neutral_agents, ...rivals);
}

const isHall = (scene: Scene, at: Location): boolean => placeOf(scene, at).track !== null;

/** The Throne Room joins all others: one neighbour first, then the centre. */
const FAVOURITES: readonly Location[] = ['chapel', 'throne', 'treasure', 'store', 'knights'];

/** Where one agent more makes a majority of two rooms that touch. */
export function roomToEnter(scene: Scene): ActionOf<'place_agent'> | undefined {
  return best(legalOf(scene, 'place_agent'), ({ at }) => {
    const lead = leadAt(scene, at);
    const isWanted = FAVOURITES.indexOf(at) < 2;
    return (isWanted ? 10 : 0) - (lead > 0 ? 5 * lead : 0) - FAVOURITES.indexOf(at);
  });
}

/** Out of a hall where he costs me a majority, into one where he costs a rival one. */
export function kingToMove(scene: Scene): ActionOf<'move_king'> | undefined {
  if (!scene.view.preview?.cancelled.includes(scene.view.king)) return undefined;
  const harmless = legalOf(scene, 'move_king').filter(({ to }) => placeOf(scene, to).majority !== scene.seat);
  return best(harmless, ({ to }) => Number(placeOf(scene, to).majority !== null));
}

/** A counsellor where one piece more decides. */
export function counsellorToPlace(scene: Scene): ActionOf<'place_counsellor'> | undefined {
  const useful = legalOf(scene, 'place_counsellor').filter(
    ({ at }) => leadAt(scene, at) === 0 && at !== scene.view.king,
  );
  return best(useful, ({ at }) => (isHall(scene, at) ? 2 : 1) + (FAVOURITES.indexOf(at) < 2 ? 1 : 0));
}

/** A step of an agent that makes a majority and loses none; else any that loses none. */
export function agentToMove(scene: Scene): ActionOf<'move_agent'> | undefined {
  const harmless = legalOf(scene, 'move_agent').filter(({ from }) => leadAt(scene, from) !== 1);
  return best(harmless, ({ to }) => {
    const lead = leadAt(scene, to);
    if (to === scene.view.king) return -1;
    return lead === 0 ? 3 + (isHall(scene, to) ? 1 : 0) : lead > 0 ? 0 : 1;
  });
}

/** An effect that needs no further thought. */
const PLAIN_CARDS: readonly Card[] = ['influence', 'alliance', 'suspicion', 'privilege', 'diplomacy', 'betrayal'];

export function cardToPlay(scene: Scene): ActionOf<'play_card'> | undefined {
  return best(legalOf(scene, 'play_card'), ({ card }) => -PLAIN_CARDS.indexOf(card));
}

/** The track that is furthest behind: thresholds ask for all five. */
export function trackToAdvance(scene: Scene): ActionOf<'advance'> | ActionOf<'tower_step'> | undefined {
  const ordinalOf = (track: string): number =>
    scene.view.tracks.find(({ id }) => id === track)?.markers[scene.seat]?.ordinal ?? 0;
  const steps = [...legalOf(scene, 'advance'), ...legalOf(scene, 'tower_step')];
  return best<ActionOf<'advance'> | ActionOf<'tower_step'>>(steps, ({ track }) => -ordinalOf(track));
}

/** Brings me and the King into one room, so that I can accuse. */
export function wayToTheKing(scene: Scene): Action | undefined {
  if ((placeOf(scene, scene.view.king).agents[scene.seat] ?? 0) > 0) return undefined;
  return (
    legalOf(scene, 'move_agent').find(({ to }) => to === scene.view.king) ??
    legalOf(scene, 'move_king').find(({ to }) => (placeOf(scene, to).agents[scene.seat] ?? 0) > 0)
  );
}
