// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/lancaster/Action';
import type { Banner } from '../../generated/lancaster/Banner';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterSeat } from '../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { GameProps } from '../../lib/game/types';
import type { Target } from './targets';

/** What the shell gives to every part of the table. */
export type Given = GameProps<LancasterView, Action, Target>;

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat({ viewer, view }: Pick<Given, 'viewer' | 'view'>): LancasterSeat | undefined {
  return viewer.type === 'seat' ? view.seats[viewer.seat] : undefined;
}

/** Whose knights the question is about: mine, or those of the ally I steer. */
export function bannerOf(prompt: LancasterPrompt): Banner {
  return ('banner' in prompt && prompt.banner) || 'own';
}
