// Steps that can change nothing: nobody has to click them away. What may be done in them still stands in the rules;
// whoever wants to be asked says so.
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { beside } from '../map/borders';
import type { Action } from '../props';
import { isHostile } from '../talks/talks';

/** The click that ends Proposals for one who makes none. A vassal who may revolt is asked. */
export function silentClick(view: ScharzView, legal: readonly Action[]): Action | undefined {
  const isSilent = view.phase === 'propose' && view.draft.length === 0 && !legal.some(({ type }) => type === 'revolt');
  return isSilent ? legal.find(({ type }) => type === 'ready') : undefined;
}

/** The click that ends an idle step; undefined where there is something to decide. */
export function idleClick(
  view: ScharzView,
  legal: readonly Action[],
  seat: number | null,
  borders: ScharzBorders | null,
): Action | undefined {
  if (seat === null || view.draft.length > 0 || !isIdle(view, legal, seat, borders)) return undefined;
  return legal.find(({ type }) => type === 'ready');
}

function isIdle(view: ScharzView, legal: readonly Action[], seat: number, borders: ScharzBorders | null): boolean {
  if (view.phase === 'plunder') return onlyOwnLand(view, legal, seat);
  if (view.phase === 'herds') return borders !== null && onlyShuffles(view, seat) && !hasEnemyNear(view, seat, borders);
  return view.phase === 'retreat' && borders !== null && !hasEnemyNear(view, seat, borders);
}

/**
 * Where a herd grazes and in which connected store grain lies matters in spring, when a herd keeps its field from being
 * sown; while something is missing for the winter; and in Extended in the weather of winter.
 */
function onlyShuffles(view: ScharzView, seat: number): boolean {
  const me = view.seats.find((each) => each.seat === seat);
  const hasWeather = view.mode === 'extended' && view.season === 'winter';
  return view.season !== 'spring' && !hasWeather && me?.larder.is_enough === true;
}

/** One could only plunder fields that pay taxes to oneself. */
function onlyOwnLand(view: ScharzView, legal: readonly Action[], seat: number): boolean {
  const others = legal.filter(({ type }) => type !== 'ready' && type !== 'ready_unless_disturbed');
  return others.every((action) => {
    const field = action.type === 'plunder' ? view.spaces.find(({ at }) => at === action.at) : undefined;
    return field !== undefined && isAllMine(field, seat);
  });
}

function isAllMine({ controlled_by, owner, crop_owner, herds }: ScharzField, seat: number): boolean {
  const owners = [owner, crop_owner, ...herds.map((herd) => herd.owner)];
  return controlled_by === seat && owners.every((each) => each === null || each === seat);
}

/** Whether somebody without an agreement stands on a field of mine, or next to one. */
function hasEnemyNear(view: ScharzView, seat: number, borders: ScharzBorders): boolean {
  const isMine = ({ owner, stacks }: ScharzField) => owner === seat || stacks.some((stack) => stack.owner === seat);
  const mine = view.spaces.filter(isMine).map(({ at }) => at);
  const near = new Set([...mine, ...mine.flatMap((at) => beside(borders, at))]);
  return view.spaces.some(({ at, stacks }) => near.has(at) && stacks.some(({ owner }) => isHostile(view, seat, owner)));
}
