// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/heads-of-state/Action';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { GameProps } from '../../lib/game/types';
import type { Target } from './targets';

export type Props = GameProps<HeadsOfStateView, Action, Target>;

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat(viewer: Props['viewer']): number | null {
  return viewer.type === 'seat' ? viewer.seat : null;
}
