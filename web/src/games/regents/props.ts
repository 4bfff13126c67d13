// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/regents/Action';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { GameProps } from '../../lib/game/types';

export type Props = GameProps<RegentsView, Action>;

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat(viewer: Props['viewer']): number | null {
  return viewer.type === 'seat' ? viewer.seat : null;
}
