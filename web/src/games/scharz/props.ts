// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/scharz/Action';
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { GameProps } from '../../lib/game/types';
import type { Target } from './targets';

export type Props = GameProps<ScharzView, Action, Target>;
export type { Action };
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat(viewer: Props['viewer']): number | null {
  return viewer.type === 'seat' ? viewer.seat : null;
}
