// A replay at a glance: where its chapters begin, where I decided, and how the points went.
import type { GameModule, GameWords } from '../lib/game/types';
import type { Timeline } from './timeline';

export interface Course {
  /** Rounds or seasons, each with the step at which it begins. */
  chapters: { step: number; name: string }[];
  /** The steps that were mine. */
  decisions: number[];
  /** For each seat its points at every step; null where they are not known. Empty for a game that tells none. */
  points: (number | null)[][];
}

export function courseOf(
  timeline: Timeline,
  module: Pick<GameModule, 'chapter' | 'points'> | undefined,
  words: GameWords,
  me: number | null,
): Course {
  const course: Course = { chapters: [], decisions: [], points: [] };
  let step = 0;
  for (const view of timeline.views()) {
    const name = module?.chapter?.(view, words);
    if (name && name !== course.chapters.at(-1)?.name) course.chapters.push({ step, name });
    const points = module?.points?.(view) ?? [];
    for (const [seat, count] of points.entries()) (course.points[seat] ??= []).push(count);
    if (me !== null && timeline.replay.steps[step]!.seat === me) course.decisions.push(step);
    step++;
  }
  return course;
}
