// The war of the second lesson: whom to attack, what to surround, and who marches there. Habits, no rules.
import { best } from '../../../lib/lesson/course';
import type { ActionOf } from '../props';
import { enemiesAt, fieldAt, infantryAt, isFree, legalOf, stackAt, type Scene } from './scene';

/** A battle, the walls of a settlement, or a free field on the way there. */
export type Aim = 'strike' | 'surround' | 'approach';

export interface Attack {
  aim: Aim;
  from: string;
  to: string;
  count: number;
  enemies: number;
}

/** As many can storm a village. */
const STORMERS = 5;
const FAR_STEPS = 8;
/** A shield more is as bad as steps of the army. */
const WALLS = 3;
/** Orders of one season in one direction. */
const MOST_ORDERS = 5;
/** One battle teaches more than a long march. */
const LESSON: Readonly<Record<Aim, number>> = { strike: 30, surround: 20, approach: 0 };

type Select = ActionOf<'select'>;
type Go = ActionOf<'go'>;

/** The next stack to be taken up for the war. */
export function attackToOrder(scene: Scene): (Attack & { action: Select }) | undefined {
  if (scene.view.moves.length >= MOST_ORDERS) return undefined;
  const ready = legalOf(scene, 'select').filter((action) => action.post === 'open' && isFreeToGo(scene, action.at));
  const goal = goalOf(scene);
  const attacks = ready.flatMap((action) =>
    scene.land.neighbours(action.at).flatMap((to) => {
      const count = stackAt(scene, action);
      const aim = aimAt(scene, to, strengthAt(scene, to, ready));
      return aim ? [{ action, aim, from: action.at, to, count, enemies: enemiesAt(scene, to) }] : [];
    }),
  );
  const useful = attacks.filter(({ aim, from, to }) =>
    aim === 'approach' ? isNearer(scene, from, to) : goal === null || goal === to,
  );
  return best(useful, (attack) => worthOf(scene, attack));
}

/** Where the stack in hand goes, all of it. */
export function attackToFinish(scene: Scene, from: string): (Attack & { action: Go }) | undefined {
  const goal = goalOf(scene);
  const attacks = legalOf(scene, 'go').flatMap((action) => {
    const helpers = legalOf(scene, 'select').filter(({ at }) => isFreeToGo(scene, at));
    const strength = Math.max(action.count, strengthAt(scene, action.to, helpers) + action.count);
    const aim = aimAt(scene, action.to, strength);
    const enemies = enemiesAt(scene, action.to);
    return aim ? [{ action, aim, from, to: action.to, count: action.count, enemies }] : [];
  });
  const useful = attacks.filter(({ aim, to }) =>
    aim === 'approach' ? isNearer(scene, from, to) : goal === null || goal === to,
  );
  return best(useful, (attack) => worthOf(scene, attack) + attack.count);
}

/** All march to one field. */
function goalOf(scene: Scene): string | null {
  const attack = scene.view.moves.find(({ to }) => enemiesAt(scene, to) > 0 || isForeign(scene, to));
  return attack?.to ?? null;
}

/** Builders build on, and besiegers stay. */
function isFreeToGo(scene: Scene, at: string): boolean {
  const field = fieldAt(scene, at);
  return field?.site === null && !isForeign(scene, at);
}

/** A field of mine, and nobody else's. */
function isMine(scene: Scene, at: string): boolean {
  const field = fieldAt(scene, at);
  return field?.controlled_by === scene.seat && field.stacks.every(({ owner }) => owner === scene.seat);
}

function isForeign(scene: Scene, at: string): boolean {
  const owner = fieldAt(scene, at)?.owner ?? null;
  return owner !== null && owner !== scene.seat;
}

/** Who could stand there: who is there, who is on the way, and who may be sent. */
function strengthAt(scene: Scene, at: string, ready: readonly Select[]): number {
  const onTheWay = scene.view.moves.filter(({ to }) => to === at).reduce((sum, { count }) => sum + count, 0);
  const near = ready.filter((action) => action.at !== at && scene.land.touch(action.at, at));
  return infantryAt(scene, at) + onTheWay + near.reduce((sum, action) => sum + stackAt(scene, action), 0);
}

function aimAt(scene: Scene, to: string, strength: number): Aim | null {
  const enemies = enemiesAt(scene, to);
  const inside = fieldAt(scene, to)?.stacks.filter(({ post, owner }) => post !== 'open' && owner !== scene.seat) ?? [];
  const hidden = inside.reduce((sum, { count }) => sum + count, 0);
  if (enemies > 0) return strength > enemies ? 'strike' : null;
  if (isForeign(scene, to)) return strength >= STORMERS + hidden ? 'surround' : null;
  return isFree(scene, to) || isMine(scene, to) ? 'approach' : null;
}

/** The settlement of somebody else with the weakest walls, as near as possible to all who could march. */
function targets(scene: Scene): Set<string> {
  const army = scene.view.spaces.filter(({ at }) => infantryAt(scene, at) > 0);
  const far = (at: string): number =>
    army.reduce(
      (sum, each) => sum + infantryAt(scene, each.at) * Math.min(FAR_STEPS, scene.land.steps(each.at, new Set([at]))),
      0,
    );
  const foreign = scene.view.spaces.filter(({ at }) => isForeign(scene, at));
  const goal = best(foreign, ({ at, shields }) => -far(at) - WALLS * shields);
  return new Set(goal ? [goal.at] : []);
}

function isNearer(scene: Scene, from: string, to: string): boolean {
  const goals = targets(scene);
  return scene.land.steps(to, goals) < scene.land.steps(from, goals);
}

function worthOf(scene: Scene, { aim, to, count, enemies }: Attack): number {
  const walls = isForeign(scene, to) ? (fieldAt(scene, to)?.shields ?? 0) : 0;
  return LESSON[aim] + 2 * (count - enemies) - 2 * walls - 3 * scene.land.steps(to, targets(scene));
}
