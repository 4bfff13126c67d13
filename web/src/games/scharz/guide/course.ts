// What can be guided, in Quick on Italia: the first season, from the first village to the orders of summer; then the rest
// of the year, to the orders of the next spring. In Basic on Italia: the first year once more, for its food.
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { Course } from '../../../lib/lesson/course';
import { spoken } from '../spaces';
import { FOOD } from './food';
import type { Scene } from './scene';
import { STEPS, type Advice } from './steps';
import { YEAR } from './year';

const isLesson = ({ mode, map, phase }: ScharzView): boolean =>
  mode === 'quick' && map === 'italia' && phase !== 'over';
/** In the second spring the lesson is over when the orders are given. */
const LATE: ScharzView['phase'][] = ['propose', 'answer', 'trade', 'sowing'];
const isSpring = ({ season }: ScharzView): boolean => season === 'spring';

export const food: Course<Scene, Advice> = {
  slug: 'scharz',
  id: 'food',
  last: 'fed',
  steps: FOOD,
  label: spoken,
  covers: (view) =>
    view.mode === 'basic' &&
    view.map === 'italia' &&
    view.phase !== 'over' &&
    (view.year === 1 || (view.year === 2 && isSpring(view) && !LATE.includes(view.phase))),
};

export const year: Course<Scene, Advice> = {
  slug: 'scharz',
  id: 'year',
  last: 'onward',
  steps: YEAR,
  label: spoken,
  next: { course: food, message: 'scharz-guide-third' },
  covers: (view) =>
    isLesson(view) && (view.year === 1 ? !isSpring(view) : view.year === 2 && isSpring(view) && view.phase === 'units'),
};

export const course: Course<Scene, Advice> = {
  slug: 'scharz',
  steps: STEPS,
  label: spoken,
  next: { course: year, message: 'scharz-guide-second' },
  covers: (view) =>
    isLesson(view) && view.year === 1 && (isSpring(view) || (view.season === 'summer' && view.phase === 'units')),
};
