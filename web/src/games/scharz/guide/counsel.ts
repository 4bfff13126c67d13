// What a friend who knows the game would do in the first season: where to settle, whom to send, what to buy.
// Habits, no rules: they only choose among legal actions.
import { chanceAgainst } from '../battle/battle';
import type { ActionOf } from '../props';
import { enemiesAt, foreign, freeAround, homes, infantryAt, isFree, legalOf, stackAt, type Scene } from './scene';

/** As many builders as a village needs. */
const CREW = 2;
const ENOUGH_ROOM = 4;
/** So far away strangers are near enough to fight in summer, and not next door. */
const GOOD_STEPS = 2;
const FAR_STEPS = 6;

/** The first of those with the highest score. */
function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (held, item) => (held === undefined || score(item) > score(held) ? item : held),
    undefined,
  );
}

/** A good field for a village: beside the others, room around it, strangers within reach but not next door. */
function groundAt(scene: Scene, at: string, others: readonly string[]): number {
  const touching = others.filter((home) => scene.land.touch(home, at)).length;
  const room = Math.min(ENOUGH_ROOM, freeAround(scene, at).length);
  const distance = Math.min(FAR_STEPS, scene.land.steps(at, foreign(scene)));
  return 6 * Math.min(touching, 2) + 2 * room - 3 * Math.abs(distance - GOOD_STEPS);
}

export function villageToFound(scene: Scene): ActionOf<'settle'> | undefined {
  const own = homes(scene);
  return best(legalOf(scene, 'settle'), ({ at }) => groundAt(scene, at, own));
}

/** One of my other settlements beside a field. */
export function neighbourOf(scene: Scene, at: string): string | undefined {
  return homes(scene).find((home) => scene.land.touch(home, at));
}

/** A village that touches no other of mine, and where it would. */
export function villageToMove(scene: Scene): ActionOf<'resettle'> | undefined {
  const isLonely = (at: string) => homes(scene).every((home) => !scene.land.touch(home, at));
  const moves = legalOf(scene, 'resettle').filter(({ from, to }) => isLonely(from) && joins(scene, from, to));
  return best(moves, ({ from, to }) => groundAt(scene, to, othersThan(scene, from)));
}

const othersThan = (scene: Scene, from: string): string[] => homes(scene).filter((home) => home !== from);
const joins = (scene: Scene, from: string, to: string): boolean =>
  othersThan(scene, from).some((home) => scene.land.touch(home, to));

export interface March {
  from: string;
  to: string;
  count: number;
}

/** A crew to a free field that touches the realm: it holds the field and can build there. */
export function marchToOrder(scene: Scene): (March & { action: ActionOf<'select'> }) | undefined {
  const stacks = legalOf(scene, 'select').filter(({ kind, post }) => kind === 'light_infantry' && post === 'open');
  const marches = stacks.flatMap((action) =>
    scene.land
      .neighbours(action.at)
      .filter((to) => isFree(scene, to) && !isTarget(scene, to))
      .map((to) => ({ action, from: action.at, to, count: Math.min(CREW, infantryAt(scene, action.at)) })),
  );
  return best(marches, (march) => worthOf(scene, march));
}

/** Where the stack in hand should go. */
export function marchToFinish(scene: Scene, from: string): (March & { action: ActionOf<'go'> }) | undefined {
  const sent = legalOf(scene, 'go').filter(({ count, to }) => count <= CREW && isFree(scene, to));
  const marches = sent.map((action) => ({ action, from, to: action.to, count: action.count }));
  return best(marches, (march) => worthOf(scene, march));
}

const isTarget = ({ view }: Scene, at: string): boolean => view.moves.some(({ to }) => to === at);

function worthOf(scene: Scene, { from, to, count }: March): number {
  const keepsGuard = infantryAt(scene, from) > count ? 8 : 0;
  return 10 * count + keepsGuard + groundAt(scene, to, homes(scene));
}

/** A stack against fewer enemies next door: most likely a battle that is won. */
export function strikeToOrder(scene: Scene): (March & { action: ActionOf<'select'>; enemies: number }) | undefined {
  const stacks = legalOf(scene, 'select').filter(({ post }) => post === 'open');
  const strikes = stacks.flatMap((action) =>
    scene.land
      .neighbours(action.at)
      .map((to) => ({ action, from: action.at, to, count: stackAt(scene, action), enemies: enemiesAt(scene, to) })),
  );
  return best(strikes.filter(isStronger), ({ count, enemies }) => count - enemies);
}

/** Where the stack in hand finds fewer enemies. */
export function strikeToFinish(
  scene: Scene,
  from: string,
): (March & { action: ActionOf<'go'>; enemies: number }) | undefined {
  const strikes = legalOf(scene, 'go').map((action) => ({
    action,
    from,
    to: action.to,
    count: action.count,
    enemies: enemiesAt(scene, action.to),
  }));
  return best(strikes.filter(isStronger), ({ count, enemies }) => count - enemies);
}

const isStronger = ({ count, enemies }: { count: number; enemies: number }): boolean => enemies > 0 && count > enemies;

export function villageToBuild(scene: Scene): ActionOf<'build'> | undefined {
  const villages = legalOf(scene, 'build').filter(({ building }) => building === 'build_village');
  return best(villages, ({ at }) => groundAt(scene, at, homes(scene)));
}

/** A soldier for an empty village; else for the one nearest to strangers. */
export function soldierToBuy(scene: Scene): ActionOf<'buy_infantry'> | undefined {
  const strangers = foreign(scene);
  const isEmpty = (at: string) => infantryAt(scene, at) === 0;
  return best(legalOf(scene, 'buy_infantry'), ({ at }) => (isEmpty(at) ? 1000 : 0) - scene.land.steps(at, strangers));
}

/** An attack that is likely to be won. */
export function attackToMake(scene: Scene): { action: ActionOf<'attack'>; win: number } | undefined {
  const attacks = legalOf(scene, 'attack').map((action) => ({
    action,
    win: chanceAgainst(scene.view, scene.seat, action.target, scene.view.prompt.at) ?? 0,
  }));
  return best(
    attacks.filter(({ win }) => win > 50),
    ({ win }) => win,
  );
}
