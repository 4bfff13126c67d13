// What the guide looks at, and small questions to it.
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { ScharzSeat } from '../../../generated/scharz/ScharzSeat';
import type { ScharzStack } from '../../../generated/scharz/ScharzStack';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import type { Scene as CourseScene } from '../../../lib/lesson/course';
import { mySeat, type Action, type ActionOf, type Props } from '../props';
import { Land } from './land';

export interface Scene extends CourseScene<ScharzView, Action> {
  land: Land;
}

const LANDS = new WeakMap<ScharzBorders, Land>();

/** Null for spectators, and until the borders are loaded. */
export function sceneOf(
  { view, legal, viewer }: Pick<Props, 'view' | 'legal' | 'viewer'>,
  borders: ScharzBorders | null,
): Scene | null {
  const seat = mySeat(viewer);
  return seat === null || !borders ? null : { view, legal, seat, land: landOf(borders) };
}

/** Made once for each map. */
function landOf(borders: ScharzBorders): Land {
  const land = LANDS.get(borders) ?? new Land(borders);
  LANDS.set(borders, land);
  return land;
}

export function legalOf<Type extends Action['type']>({ legal }: Scene, type: Type): ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}

export function me({ view, seat }: Scene): ScharzSeat {
  return view.seats.find((each) => each.seat === seat)!;
}

export function fieldAt({ view }: Scene, at: string): ScharzField | undefined {
  return view.spaces.find((field) => field.at === at);
}

/** Fields with a settlement of mine. */
export function homes({ view, seat }: Scene): string[] {
  return view.spaces.filter(({ owner }) => owner === seat).map(({ at }) => at);
}

/** Fields with a settlement or an army of somebody else. */
export function foreign({ view, seat }: Scene): Set<string> {
  const isForeign = ({ owner, stacks }: ScharzField) =>
    (owner !== null && owner !== seat) || stacks.some((stack) => stack.owner !== seat);
  return new Set(view.spaces.filter(isForeign).map(({ at }) => at));
}

/** Nothing of anybody lies there. */
export function isFree(scene: Scene, at: string): boolean {
  const field = fieldAt(scene, at);
  return !field || (field.owner === null && field.site === null && field.stacks.length === 0);
}

export function freeAround(scene: Scene, at: string): string[] {
  return scene.land.neighbours(at).filter((field) => isFree(scene, field));
}

/** My light infantry in the open. */
export function infantryAt(scene: Scene, at: string): number {
  const isMine = ({ owner, kind, post }: ScharzStack) =>
    owner === scene.seat && kind === 'light_infantry' && post === 'open';
  const stacks = fieldAt(scene, at)?.stacks.filter(isMine) ?? [];
  return stacks.reduce((sum, { count }) => sum + count, 0);
}

/** Units of others on a field, outside walls. */
export function enemiesAt(scene: Scene, at: string): number {
  const stacks = fieldAt(scene, at)?.stacks.filter(({ owner, post }) => owner !== scene.seat && post === 'open') ?? [];
  return stacks.reduce((sum, { count }) => sum + count, 0);
}

/** How many a stack of mine counts. */
export function stackAt(scene: Scene, { at, kind, level, post }: ActionOf<'select'>): number {
  const isThis = (stack: ScharzStack) =>
    stack.owner === scene.seat && stack.kind === kind && stack.level === level && stack.post === post;
  return fieldAt(scene, at)?.stacks.find(isThis)?.count ?? 0;
}
