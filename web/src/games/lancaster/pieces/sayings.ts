// What counties, conflicts and spaces are in words: labels of targets, and the table for who cannot see it.
import type { LancasterConflict } from '../../../generated/lancaster/LancasterConflict';
import type { LancasterCounty } from '../../../generated/lancaster/LancasterCounty';
import type { LancasterSpace } from '../../../generated/lancaster/LancasterSpace';
import type { LancasterView } from '../../../generated/lancaster/LancasterView';
import type { Law } from '../../../generated/lancaster/Law';
import type { GameWords } from '../../../lib/game/types';
import { gainText } from './gains';

/** What a law says; of law 14 the reading that is played. */
export function lawText(law: Law, view: LancasterView, words: GameWords): string {
  return words.t(`lancaster-effect-${readingOf(law, view)}`);
}

/** The same in a few words. */
export function lawInBrief(law: Law, view: LancasterView, words: GameWords): string {
  return words.t(`lancaster-brief-${readingOf(law, view)}`);
}

function readingOf(law: Law, view: LancasterView): string {
  return law === 'l14' && view.law14 === 'strength_three' ? 'l14-strength_three' : law;
}

export function countyText(county: LancasterCounty, words: GameWords): string {
  const { holder, minimum, nobles_left, letter } = county;
  const head = words.t('lancaster-ui-county', {
    letter,
    name: words.name(county.county),
    minimum,
    nobles: nobles_left,
    reward: gainText(county.gives, words),
  });
  const held = holder
    ? words.t(`lancaster-ui-holder-${holder.banner}`, {
        seat: words.player(holder.seat),
        knight: holder.knight,
        squires: holder.squires,
      })
    : words.t('lancaster-ui-holder-none');
  return `${head} ${held}`;
}

export function conflictText(conflict: LancasterConflict, words: GameWords): string {
  const { france, total, points } = conflict;
  const [first, second, third] = points;
  return words.t('lancaster-ui-conflict', { france, total, first, second, third });
}

export function stackText(stack: LancasterConflict['stacks'][number], words: GameWords): string {
  const { rank, strength, on_win, on_loss, banner } = stack;
  return words.t(`lancaster-ui-stack-${banner}`, {
    seat: words.player(stack.seat),
    rank,
    strength,
    win: on_win,
    loss: on_loss,
  });
}

export function spaceText(space: LancasterSpace, words: GameWords): string {
  const state = space.is_built ? 'built' : space.knight === null ? 'free' : 'knight';
  return words.t(`lancaster-ui-space-${state}`, {
    name: words.name(space.space),
    reward: gainText(space.gives, words),
    knight: space.knight ?? 0,
  });
}
