// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/regents/Action';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { Aiming } from '../../lib/board/aiming.svelte';
import type { GameProps } from '../../lib/game/types';
import type { Target } from './targets';

export type Props = GameProps<RegentsView, Action, Target>;
/** What is taken up and lit on this table. */
export type Aim = Aiming<RegentsView, Action, Target>;

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat(viewer: Props['viewer']): number | null {
  return viewer.type === 'seat' ? viewer.seat : null;
}
