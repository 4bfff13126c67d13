// The guided first round, from the first extension to the first knight of round two.
import type { Action } from '../../../generated/lancaster/Action';
import type { Phase } from '../../../generated/lancaster/Phase';
import { click, legalOf, page, type Advice, type Course } from '../../../lib/lesson/course';
import {
  castleToScore,
  claimToMake,
  conflictToJoin,
  countyOf,
  countyToConquer,
  countyToTake,
  favourToTake,
  knightToUpgrade,
  me,
  nobleToTake,
  squiresToAdd,
  voteToCast,
  type Scene,
} from './counsel';

const UPGRADES: Phase[] = ['favour_upgrade', 'county_upgrade', 'castle_upgrade'];
const ALL: Phase[] = [
  'extension',
  'place',
  'squires',
  'favour_pick',
  'favour_noble',
  'vote',
  'law',
  'county',
  'county_build',
  'county_cross',
  'start_player',
  'castle',
  'ransom',
  ...UPGRADES,
];

const isFirstRound = ({ view }: Scene): boolean => view.round === 1;
const inFirstRound =
  <T>(find: (scene: Scene) => T | undefined) =>
  (scene: Scene): T | undefined =>
    isFirstRound(scene) ? find(scene) : undefined;
const hasPlaced = ({ events, seat }: Scene): boolean =>
  events.some((event) => event.type === 'placed_in_county' && event.seat === seat);
/** What threw a knight of mine out. */
const expulsion = ({ events, seat }: Scene) =>
  events.find((event) => event.type === 'expelled' && event.owner === seat) as
    { seat: number; county: string; knight: number } | undefined;

export const course: Course<Scene, Advice<Action>> = {
  slug: 'lancaster',
  covers: ({ round, phase }) => round === 1 || (round === 2 && phase === 'place'),
  steps: [
    page('welcome', '1', ['extension'], ({ view }) => ({ args: { rounds: view.rounds } })),
    page('table', '3.1', ['extension'], () => ({})),
    click('extension', '3.3', ['extension'], (scene) => {
      const builds = legalOf(scene, 'build');
      return builds.find(({ space }) => space === 'castle_squires') ?? builds[0];
    }),
    page('court', '3.7', ['place'], (scene) =>
      isFirstRound(scene)
        ? { args: { knights: me(scene).court.length, gold: me(scene).gold ?? 0, squires: me(scene).squires ?? 0 } }
        : null,
    ),
    click(
      'county',
      '5.4',
      ['place'],
      inFirstRound((scene) => (hasPlaced(scene) ? undefined : countyToTake(scene))),
      (scene, { county, knight }) => ({ county, knight, minimum: countyOf(scene, county).minimum }),
    ),
    page('expelled', '5.4', ['place'], (scene) => {
      const event = isFirstRound(scene) ? expulsion(scene) : undefined;
      return event ? { args: { county: event.county, knight: event.knight } } : null;
    }),
    click(
      'conquer',
      '5.4',
      ['place'],
      inFirstRound((scene) => (expulsion(scene) ? countyToConquer(scene)?.action : undefined)),
      (scene, { county, knight }) => ({ county, knight, squires: countyToConquer(scene)?.squires ?? 0 }),
    ),
    click('france', '5.8', ['place'], inFirstRound(conflictToJoin), (scene, action) => {
      const conflict = scene.view.conflicts.find((each) => each.conflict === action.conflict);
      return { france: conflict?.france ?? 0, missing: conflict?.missing ?? 0, points: conflict?.points[0] ?? 0 };
    }),
    click('squires', '5.4', ['squires'], inFirstRound(squiresToAdd), (_, { squires }) => ({ squires })),
    click('favour', '3.4', ['favour_pick'], inFirstRound(favourToTake)),
    click('favour-noble', '5.4', ['favour_noble'], inFirstRound(nobleToTake)),
    click('upgrade', '5.1', UPGRADES, inFirstRound(knightToUpgrade)),
    page('parliament', '5.5', ['vote'], (scene) =>
      isFirstRound(scene) ? { part: 'parliament', args: { votes: me(scene).votes } } : null,
    ),
    click(
      'vote',
      '5.5',
      ['vote'],
      inFirstRound((scene) => voteToCast(scene)?.action),
      (scene) => ({ law: voteToCast(scene)?.law ?? 'none' }),
    ),
    click(
      'law',
      '5.5',
      ['law'],
      inFirstRound((scene) => legalOf(scene, 'build')[0] ?? knightToUpgrade(scene) ?? scene.legal[0]),
    ),
    click('claim', '5.6', ['county'], inFirstRound(claimToMake), ({ view: { prompt } }) => ({
      county: prompt.id === 'claim' ? prompt.county : 'none',
      gold: prompt.id === 'claim' ? prompt.gold : 0,
    })),
    click(
      'build',
      '5.1',
      ['county_build'],
      inFirstRound((scene) => legalOf(scene, 'build')[0]),
    ),
    click(
      'cross',
      '5.6',
      ['county_cross'],
      inFirstRound((scene) => legalOf(scene, 'cross')[0]),
    ),
    click(
      'start-player',
      '5.6',
      ['start_player'],
      inFirstRound((scene) => legalOf(scene, 'name_start_player').find(({ target }) => target === scene.seat)),
    ),
    click('castle', '5.7', ['castle'], inFirstRound(castleToScore)),
    click(
      'ransom',
      '5.8',
      ['ransom'],
      inFirstRound((scene) => legalOf(scene, 'ransom')[0] ?? legalOf(scene, 'decline')[0]),
    ),
    page('paid', '5.7', ['place'], (scene) => (isFirstRound(scene) ? null : {})),
    page('end', '6', ['place'], (scene) =>
      isFirstRound(scene) ? null : { args: { points: me(scene).points, rounds: scene.view.rounds - 1 } },
    ),
    { id: 'free', rule: '5.2', kind: 'do', phases: ALL, advise: () => ({}) },
  ],
};
