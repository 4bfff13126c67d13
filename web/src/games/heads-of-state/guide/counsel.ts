// What a friend who knows the game would do in the first three turns. Habits, no rules: they only choose among legal actions.
import type { Action } from '../../../generated/heads-of-state/Action';
import type { Attribute } from '../../../generated/heads-of-state/Attribute';
import type { HeadsOfStateAttack } from '../../../generated/heads-of-state/HeadsOfStateAttack';
import type { HeadsOfStateCreation } from '../../../generated/heads-of-state/HeadsOfStateCreation';
import type { HeadsOfStateView } from '../../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../../generated/heads-of-state/Rank';
import { best, legalOf, type ToldScene } from '../../../lib/lesson/course';

export type Scene = ToldScene<HeadsOfStateView, Action>;
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** My turns begun so far. */
export function turnOf({ events, seat }: Scene): number {
  const isMine = (event: { type: string; seat?: unknown }) =>
    (event.type === 'turn_began' || event.type === 'first_turn_began') && event.seat === seat;
  return events.filter(isMine).length;
}

const isVacant = ({ view }: Scene, rank: Rank): boolean =>
  view.sectors.some(({ spaces }) => spaces.some((space) => space.rank === rank && space.owner === null));

/** How many cards a noble would still lack with this one; ranks without a vacant space do not count. */
function lackWith(scene: Scene, attribute: Attribute): number {
  const nobles = scene.view.hand?.nobles.filter(({ rank }) => isVacant(scene, rank)) ?? [];
  const lacks = nobles.flatMap(({ missing }) => (missing.includes(attribute) ? [missing.length - 1] : []));
  return Math.min(9, ...lacks);
}

/** The card that comes closest to a noble. */
export function cardToTake(scene: Scene): ActionOf<'take_attribute'> | ActionOf<'draw_attribute'> | undefined {
  const takes = legalOf(scene, 'take_attribute');
  return best(takes, ({ attribute }) => -lackWith(scene, attribute)) ?? legalOf(scene, 'draw_attribute')[0];
}

/** The noble for whom the taken card is meant: the one who would lack least. */
export function nobleInMind(scene: Scene, attribute: Attribute): Rank | undefined {
  const nobles = scene.view.hand?.nobles.filter(
    ({ rank, missing }) => missing.includes(attribute) && isVacant(scene, rank),
  );
  return best(nobles ?? [], ({ missing }) => -missing.length)?.rank;
}

const worthOf = ({ initial, country, house, prize }: HeadsOfStateCreation): number => initial + country + house + prize;

export function nobleToCreate(
  scene: Scene,
): { action: ActionOf<'create'>; creation: HeadsOfStateCreation } | undefined {
  const creation = best(scene.view.hand?.creations ?? [], worthOf);
  const action = legalOf(scene, 'create').find(
    ({ sector, rank, courtesan_for }) =>
      sector === creation?.sector && rank === creation.rank && courtesan_for === creation.payments[0],
  );
  return action && creation && { action, creation };
}

export function treacheryToTake(scene: Scene): Action | undefined {
  return (
    best(legalOf(scene, 'take_treachery'), ({ card }) => Number(card === 'assassin')) ??
    legalOf(scene, 'draw_treachery')[0]
  );
}

/** The attack that hurts its owner most, with the surest cards. */
export function nobleToStrike(
  scene: Scene,
): { action: ActionOf<'play_treachery'>; attack: HeadsOfStateAttack } | undefined {
  const possible = scene.view.hand?.attacks.filter(({ ways, blocked }) => ways.length > 0 && !blocked) ?? [];
  const attack = best(possible, ({ prize, owner_prize }) => prize - owner_prize);
  const way = attack?.ways[0];
  const action = legalOf(scene, 'play_treachery').find(
    ({ sector, rank, card, second }) =>
      sector === attack?.sector && rank === attack.rank && card === way?.card && second === way.second,
  );
  return action && attack && { action, attack };
}

export function cardToDiscard(scene: Scene): Action | undefined {
  const discards = legalOf(scene, 'discard_attribute');
  return (
    legalOf(scene, 'confirm_discards')[0] ??
    best(discards, ({ attribute }) => lackWith(scene, attribute)) ??
    legalOf(scene, 'discard_treachery')[0]
  );
}
