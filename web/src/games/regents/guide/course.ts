// The guided first two turns, from placing agents to the beginning of the third turn.
import type { Action } from '../../../generated/regents/Action';
import type { Phase } from '../../../generated/regents/Phase';
import { click, legalOf, page, type Advice, type Argument, type Course } from '../../../lib/lesson/course';
import {
  agentToMove,
  cardToPlay,
  counsellorToPlace,
  kingToMove,
  me,
  roomToEnter,
  trackToAdvance,
  wayToTheKing,
  type Scene,
} from './counsel';
import { CLANS } from './lesson';

const STEPS: Phase[] = ['steps', 'tower', 'tower_first'];
const ALL: Phase[] = [
  'place',
  'actions',
  'suspicion',
  'betrayal',
  'betrayal_second',
  'privilege',
  'privilege_second',
  'penalty',
  'diplomacy',
  'halls',
  'rampart',
  'neutral',
  ...STEPS,
];

/** My first turn, my second, or later. */
const turnOf = ({ view }: Scene): number => view.round;
const inTurn =
  <T>(turn: number, find: (scene: Scene) => T | undefined) =>
  (scene: Scene): T | undefined =>
    turnOf(scene) === turn ? find(scene) : undefined;
const has = ({ events, seat }: Scene, type: string): boolean =>
  events.some((event) => event.type === type && (event.by === seat || event.seat === seat));

/** What I would score now. */
function standing({ view }: Scene): Record<string, Argument> {
  const { halls = [], cancelled = [] } = view.preview ?? {};
  const steps = halls.reduce((sum, hall) => sum + hall.steps, 0);
  return { halls: halls.map(({ hall }) => hall), n: halls.length, steps, cancelled: cancelled[0] ?? 'none' };
}

export const course: Course<Scene, Advice<Action>> = {
  slug: 'regents',
  covers: ({ round, phase }) => round <= 2 || (round === 3 && phase === 'actions'),
  steps: [
    page('welcome', '1', ['place'], ({ view }) => ({ args: { rounds: view.n_rounds } })),
    page('tracks', '3.4', ['place'], () => ({ part: 'tracks' })),
    page('thresholds', '3.5', ['place'], () => ({ part: 'tracks' })),
    page('linked', '3.3', ['place'], () => ({ part: 'castle' })),
    click('place', '5.3', ['place'], roomToEnter, (_, { at }) => ({ room: at })),
    page('turn', '5.4', ['actions'], (scene) => (turnOf(scene) === 1 ? {} : null)),
    page('majority', '5.1', ['actions'], (scene) => (turnOf(scene) === 1 ? { args: standing(scene) } : null)),
    page('cancels', '5.1', ['actions'], (scene) =>
      turnOf(scene) === 1 ? { part: 'castle', args: { room: scene.view.king } } : null,
    ),
    click('king', '5.4', ['actions'], inTurn(1, kingToMove), ({ view }, { to }) => ({ from: view.king, to })),
    click(
      'recruit',
      '5.4',
      ['actions'],
      inTurn(1, (scene) => legalOf(scene, 'recruit')[0]),
    ),
    click('counsellor', '5.4', ['actions'], inTurn(1, counsellorToPlace), (_, { at }) => ({ room: at })),
    page('tower', '5.7', ['actions'], (scene) => (turnOf(scene) === 1 ? { part: 'castle' } : null)),
    page('walls', '5.7', ['actions'], (scene) => (turnOf(scene) === 1 ? { part: 'castle' } : null)),
    page('cards', '3.7', ['actions'], (scene) =>
      turnOf(scene) === 2
        ? { part: 'hand', args: { clan: me(scene).secrets?.clan ?? 'none', card: me(scene).secrets?.lacks ?? 'none' } }
        : null,
    ),
    click(
      'card',
      '5.6',
      ['actions'],
      inTurn(2, (scene) => (scene.view.turn.card ? undefined : cardToPlay(scene))),
    ),
    page('grid', '3.6', ['actions'], (scene) => (turnOf(scene) === 2 ? { part: 'grid' } : null)),
    click(
      'spy',
      '5.4',
      ['actions'],
      inTurn(2, (scene) => legalOf(scene, 'spy')[0]),
      (_, { target }) => ({
        player: { player: target },
      }),
    ),
    page('spied', '3.6', ['actions'], ({ view, seat }) => {
      const seen = view.spyings.find(({ by, card }) => by === seat && card !== null);
      return seen ? { part: 'grid', args: { card: seen.card!, player: { player: seen.target } } } : null;
    }),
    click(
      'to-king',
      '5.5',
      ['actions'],
      inTurn(2, (scene) => (has(scene, 'accused') ? undefined : wayToTheKing(scene))),
    ),
    click(
      'accuse',
      '5.5',
      ['actions'],
      inTurn(2, (scene) => legalOf(scene, 'accuse').find(({ target, clan }) => CLANS[target] === clan)),
      (_, { target, clan }) => ({ player: { player: target }, clan }),
    ),
    click(
      'move',
      '5.4',
      ['actions'],
      (scene) => (turnOf(scene) <= 2 ? agentToMove(scene) : undefined),
      (_, { from, to }) => ({ from, to }),
    ),
    click('steps', '5.1', STEPS, trackToAdvance, (_, { track }) => ({ track })),
    click(
      'end-actions',
      '5.7',
      ['actions'],
      (scene) => (turnOf(scene) <= 2 ? legalOf(scene, 'end_actions')[0] : undefined),
      standing,
    ),
    click('halls', '5.7', ['halls'], (scene) => legalOf(scene, 'score_hall')[0]),
    click('rampart', '5.7', ['rampart'], (scene) => legalOf(scene, 'rampart_retreat')[0]),
    page('end', '6.2', ['actions'], (scene) =>
      turnOf(scene) === 3 ? { args: { points: me(scene).points.total, rounds: scene.view.n_rounds } } : null,
    ),
    { id: 'free', rule: '5.4', kind: 'do', phases: ALL, advise: () => ({}) },
  ],
};
