// The third lesson, in Basic: sow in spring, guard the crop in summer, harvest in autumn, feed everybody in winter.
import type { Phase } from '../../../generated/scharz/Phase';
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import { legalOf, me, type Scene } from './scene';
import { click, FIGHTS, ready, STEPS, TALKS, type Advice, type Step } from './steps';

const SETTLING: Phase[] = ['first_village', 'second_village', 'third_village'];
const HINTERLAND: Phase[] = ['propose', 'answer', 'trade', 'sowing', 'feeding', 'births', 'breeding'];
const ALL: Phase[] = [...SETTLING, 'move_village', 'units', 'herds', 'retreat', 'plunder', 'harvest', ...HINTERLAND];

type Season = Scene['view']['season'];

/** How to settle and how to send somebody was taught in the first lesson. */
const known = (...ids: string[]): Step[] => STEPS.filter(({ id }) => ids.includes(id));

function crops({ view, seat }: Scene): ScharzField[] {
  return view.spaces.filter(({ crop, crop_owner }) => crop > 0 && crop_owner === seat);
}

/** The food of the coming winter. */
function larder(scene: Scene): Record<string, number> {
  const { rations, fodder, grain, fish, missing, crops: growing } = me(scene).larder;
  return { rations, fodder, grain, fish, missing, growing };
}

const isIn = ({ view }: Scene, season: Season, year = 1): boolean => view.season === season && view.year === year;

/** A page about the food, once in a season. */
function about(id: string, rule: string, season: Season, phases: Phase[]): Step {
  const advise = (scene: Scene): Advice | null => {
    if (!isIn(scene, season)) return null;
    const at = crops(scene)[0]?.at;
    const crop = crops(scene).reduce((sum, field) => sum + field.crop, 0);
    return { part: 'larder', ...(at && { at }), args: { ...larder(scene), crop, fields: crops(scene).length } };
  };
  return { id, rule, kind: 'read', phases, advise };
}

const SPRING: readonly Step[] = [
  { id: 'food-welcome', rule: '5.14', kind: 'read', phases: SETTLING, advise: () => ({}) },
  ...known('first-village', 'second-village', 'third-village', 'lonely-village', 'stay', 'pieces'),
  about('larder', '5.14', 'spring', ['units']),
  ...known('take', 'send', 'orders'),
  {
    id: 'sow',
    rule: '5.13',
    kind: 'do',
    phases: ['sowing'],
    advise: (scene) => {
      const action = legalOf(scene, 'sow')[0];
      return action ? { at: action.at, action, args: { place: action.at, grain: me(scene).larder.grain } } : null;
    },
  },
  click('sown', '5.13', ['sowing'], (scene) => ({ ...larder(scene) })),
];

const LATER: readonly Step[] = [
  about('crop', '5.13', 'summer', ['units']),
  click('reap', '5.13', ['harvest'], larder),
  about('harvested', '5.13', 'winter', ['units']),
  about('count', '5.14', 'winter', ['trade']),
  {
    id: 'provide',
    rule: '5.10',
    kind: 'do',
    phases: ['trade'],
    advise: (scene) => {
      const isShort = isIn(scene, 'winter') && me(scene).larder.missing > 0;
      const action = isShort ? legalOf(scene, 'buy_good').find(({ good }) => good === 'grain') : undefined;
      return action ? { at: action.at, action, args: { place: action.at, ...larder(scene) } } : null;
    },
  },
  click('feed', '5.14', ['feeding'], larder),
];

/** Nothing of this lesson: one click, and on. */
const pass = (id: string, rule: string, phases: Phase[]): Step => ({
  id,
  rule,
  kind: 'do',
  phases,
  advise: (scene) => (isIn(scene, 'spring', 2) ? null : { action: ready(scene) }),
});

export const FOOD: readonly Step[] = [
  ...SPRING,
  ...LATER,
  ...FIGHTS,
  ...TALKS,
  pass('herds-stay', '5.4', ['herds']),
  pass('let-grow', '5.1', ['units', 'trade']),
  {
    id: 'fed',
    rule: '5.14',
    kind: 'read',
    phases: ['new_year', 'breeding', 'births', 'units'],
    advise: (scene) => ({ part: 'larder', args: larder(scene) }),
  },
  { id: 'free', rule: '5.1', kind: 'do', phases: ALL, advise: () => ({}) },
];
