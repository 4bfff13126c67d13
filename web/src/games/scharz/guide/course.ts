// Which step of the guided season is on. Pure: a view, what is legal, and what was read decide.
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { GameWords } from '../../../lib/game/types';
import type { Scene } from './scene';
import { STEPS, type Advice, type Step } from './steps';

export interface Shown {
  step: Step;
  advice: Advice;
}

/** The season that can be guided: the first one of Quick on Italia, from the first village to the orders of summer. */
export function canGuide({ mode, map, year, season, phase }: ScharzView): boolean {
  if (mode !== 'quick' || map !== 'italia' || year > 1 || phase === 'over') return false;
  return season === 'spring' || (season === 'summer' && phase === 'units');
}

export function stepFor(scene: Scene, read: readonly string[]): Shown | null {
  if (!canGuide(scene.view) || scene.legal.length === 0) return null;
  for (const step of STEPS) {
    if (!step.phases.includes(scene.view.phase) || read.includes(step.id)) continue;
    const advice = step.advise(scene);
    if (advice) return { step, advice };
  }
  return null;
}

export type Remark = 'followed' | 'otherwise';

/** What became of the advice before, when the guide goes on to the next step. */
export function remarkOn(before: Shown, now: Shown, scene: Scene): Remark | null {
  const hasGoneOn = STEPS.indexOf(now.step) > STEPS.indexOf(before.step);
  if (!hasGoneOn || !before.step.isFollowed) return null;
  return before.step.isFollowed(before.advice, scene) ? 'followed' : 'otherwise';
}

/** How far the season is told, in per cent. */
export function progressOf(step: Step): number {
  const end = STEPS.findIndex(({ id }) => id === 'end');
  return Math.min(100, Math.round((100 * STEPS.indexOf(step)) / end));
}

/** The text of a step: ids are named; `$button` is the recommended click in the words of the list. */
export function textOf({ step, advice }: Shown, words: GameWords): string {
  const args = Object.entries(advice.args ?? {}).map(([key, value]) => [key, argument(value, words)] as const);
  const button = advice.action ? words.action(advice.action) : '';
  return words.t(`scharz-guide-${step.id}`, { button, ...Object.fromEntries(args) });
}

function argument(value: string | number | string[], words: GameWords): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value === 'none' ? value : words.name(value);
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(value.map((id) => words.name(id)));
}
