// The shell's props with this game's types, and who I am in them.
import type { Action } from '../../generated/lancaster/Action';
import type { Banner } from '../../generated/lancaster/Banner';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterSeat } from '../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { GameProps } from '../../lib/game/types';
import type { Choosing } from './choosing.svelte';

export type Props = GameProps<LancasterView, Action>;
/** What every part of the board receives. */
export type PartProps = Props & { choosing: Choosing };

/** The seat through which I look; none for spectators and for the open view of a finished match. */
export function mySeat({ viewer, view }: Pick<Props, 'viewer' | 'view'>): LancasterSeat | undefined {
  return viewer.type === 'seat' ? view.seats[viewer.seat] : undefined;
}

/** Whose knights the question is about: mine, or those of the ally I steer. */
export function bannerOf(prompt: LancasterPrompt): Banner {
  return ('banner' in prompt && prompt.banner) || 'own';
}
