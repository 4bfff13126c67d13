// The guided first three turns: a first noble, an attribute turn, a treachery turn.
import type { Action } from '../../../generated/heads-of-state/Action';
import type { Phase } from '../../../generated/heads-of-state/Phase';
import { click, legalOf, page, type Advice, type Course } from '../../../lib/lesson/course';
import {
  cardToDiscard,
  cardToTake,
  nobleInMind,
  nobleToCreate,
  nobleToStrike,
  treacheryToTake,
  turnOf,
  type Scene,
} from './counsel';

const TURNS = 3;
const MAKING: Phase[] = ['create', 'plot'];
const ALL: Phase[] = ['choose_turn', 'draw', 'create', 'plot', 'discard', 'trim_in_turn', 'trim_between_turns'];

const inTurn =
  <T>(turn: number, advise: (scene: Scene) => T | null) =>
  (scene: Scene): T | null =>
    turnOf(scene) === turn ? advise(scene) : null;
const isGuided =
  <T>(find: (scene: Scene) => T | undefined) =>
  (scene: Scene): T | undefined =>
    turnOf(scene) <= TURNS ? find(scene) : undefined;
const turn = (scene: Scene, kind: string) => legalOf(scene, 'choose_turn').find((action) => action.turn === kind);
const isPlotting = ({ view }: Scene): boolean => view.mode === 'treachery';

export const course: Course<Scene, Advice<Action>> = {
  slug: 'heads-of-state',
  covers: ({ century, phase }) => century === 'year_1589' && phase !== 'over',
  steps: [
    page(
      'welcome',
      '1',
      ALL,
      inTurn(1, () => ({})),
    ),
    page(
      'chart',
      '3.6',
      ALL,
      inTurn(1, () => ({ part: 'chart' })),
    ),
    page(
      'display',
      '5.5',
      ['draw'],
      inTurn(1, ({ view }) => ({ args: { cards: view.prompt.total } })),
    ),
    click('attribute-turn', '5.3', ['choose_turn'], (scene) =>
      turnOf(scene) < TURNS ? turn(scene, 'attribute') : undefined,
    ),
    page(
      'treachery',
      '5.8',
      ['choose_turn'],
      inTurn(TURNS, () => ({ part: 'treachery' })),
    ),
    click('treachery-turn', '5.3', ['choose_turn'], (scene) =>
      turnOf(scene) === TURNS ? turn(scene, 'treachery') : undefined,
    ),
    click('take', '5.5', ['draw'], isGuided(cardToTake), (scene, action) =>
      action.type === 'take_attribute'
        ? { card: action.attribute, rank: nobleInMind(scene, action.attribute) ?? 'none' }
        : { card: 'none', rank: 'none' },
    ),
    click('take-treachery', '5.6', ['draw'], isGuided(treacheryToTake)),
    page('hexagon', '5.7', ['create'], (scene) =>
      turnOf(scene) <= TURNS && nobleToCreate(scene) ? { part: 'europe' } : null,
    ),
    click(
      'create',
      '5.7',
      MAKING,
      isGuided((scene) => nobleToCreate(scene)?.action),
      (scene, { sector, rank }) => {
        const creation = nobleToCreate(scene)?.creation;
        return { sector, rank, points: creation?.initial ?? 0, influence: creation?.influence ?? 0 };
      },
    ),
    page(
      'duty',
      '5.9',
      ['plot'],
      inTurn(TURNS, () => ({})),
    ),
    click(
      'strike',
      '5.8',
      ['plot'],
      isGuided((scene) => nobleToStrike(scene)?.action),
      (scene) => {
        const attack = nobleToStrike(scene)?.attack;
        const percent = attack?.ways[0]?.percent ?? 0;
        return { sector: attack?.sector ?? 'none', rank: attack?.rank ?? 'none', percent };
      },
    ),
    page(
      'revolution',
      '5.11',
      MAKING,
      inTurn(2, ({ view }) => ({
        part: 'revolution',
        args: { cards: view.attributes.revolution_earliest },
      })),
    ),
    page(
      'house',
      '5.7',
      MAKING,
      inTurn(TURNS, ({ view }) => ({
        part: 'ranks',
        args: { points: view.house_markers[0] ?? 0 },
      })),
    ),
    click(
      'finish',
      '5.10',
      MAKING,
      isGuided((scene) => legalOf(scene, 'finish')[0]),
      (scene) => ({
        plotting: isPlotting(scene) ? 1 : 0,
      }),
    ),
    click('discard', '5.10', ['discard', 'trim_in_turn', 'trim_between_turns'], isGuided(cardToDiscard)),
    page('end', '6.3', ['choose_turn'], (scene) =>
      turnOf(scene) > TURNS ? { args: { points: scene.view.seats[scene.seat]?.points ?? 0 } } : null,
    ),
    { id: 'free', rule: '5.2', kind: 'do', phases: ALL, advise: (scene) => (turnOf(scene) <= TURNS ? {} : null) },
  ],
};
