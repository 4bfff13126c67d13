// The guided first season as a list; `year.ts` has the rest of the year.
import type { Phase } from '../../../generated/scharz/Phase';
import type { Advice as Told, Step as CourseStep } from '../../../lib/lesson/course';
import { inHand } from '../orders/orders';
import type { Action, ActionOf } from '../props';
import { offersTo } from '../talks/talks';
import {
  attackToMake,
  marchToFinish,
  marchToOrder,
  neighbourOf,
  soldierToBuy,
  villageToBuild,
  villageToFound,
  villageToMove,
} from './counsel';
import { fieldAt, freeAround, homes, infantryAt, legalOf, me, type Scene } from './scene';

export interface Advice extends Told<Action> {
  /** The field that is ringed, and the one an arrow leads to. */
  at?: string;
  to?: string;
}

export type Step = CourseStep<Scene, Advice>;

const SETTLING: Phase[] = ['first_village', 'second_village', 'third_village'];
const ALL_SPRING: Phase[] = ['units', 'retreat', 'plunder', 'propose', 'answer', 'trade'];
const FIGHTING: Phase[] = ['charge', 'rerolls', 'hits', 'free_swords', 'flight', 'sieges', 'go_on', 'fall'];

const isSpring = ({ view }: Scene): boolean => view.season === 'spring';
/** Whoever has begun to write orders does not want to read first. */
const isFreshSpring = (scene: Scene): boolean => isSpring(scene) && scene.view.draft.length === 0;
export const ready = (scene: Scene): Action | undefined =>
  scene.legal.find(({ type }) => type === 'ready' || type === 'pass');

/** A step about one recommended click. */
export function click(
  id: string,
  rule: string,
  phases: Phase[],
  args: (scene: Scene) => Advice['args'] = () => ({}),
): Step {
  return { id, rule, kind: 'do', phases, advise: (scene) => ({ action: ready(scene), args: args(scene) ?? {} }) };
}

function settling(id: string, phase: Phase): Step {
  return {
    id,
    rule: '4',
    kind: 'do',
    phases: [phase],
    advise: (scene) => {
      const action = villageToFound(scene);
      if (!action) return null;
      const room = freeAround(scene, action.at);
      const home = neighbourOf(scene, action.at);
      const args = { place: action.at, room: room.length, fields: room, home: home ?? 'none' };
      return { at: action.at, action, args };
    },
    isFollowed: ({ at }, { view, seat }) => view.spaces.some((field) => field.at === at && field.owner === seat),
  };
}

/** What enemies bring about, in any season. */
export const FIGHTS: readonly Step[] = [
  click('retreat', '5.5', ['retreat']),
  click('withdraw', '5.7', ['withdraw'], ({ view }) => ({ place: view.prompt.at ?? 'none' })),
  {
    id: 'attack',
    rule: '5.7',
    kind: 'do',
    phases: ['battles'],
    advise: (scene) => {
      const attack = attackToMake(scene);
      return attack
        ? { action: attack.action, args: { place: scene.view.prompt.at ?? 'none', win: attack.win } }
        : null;
    },
  },
  click('hold', '5.7', ['battles'], ({ view }) => ({ place: view.prompt.at ?? 'none' })),
  { id: 'fight', rule: '5.7', kind: 'do', phases: FIGHTING, advise: () => ({}) },
  {
    id: 'plunder',
    rule: '5.8',
    kind: 'do',
    phases: ['plunder'],
    advise: (scene) => {
      const at = legalOf(scene, 'plunder')[0]?.at;
      return at ? { at, action: ready(scene), args: { place: at } } : null;
    },
    isFollowed: ({ at }, scene) => !fieldAt(scene, at ?? '')?.plundered,
  },
];

/** Proposals and answers, in any season. */
export const TALKS: readonly Step[] = [
  click('talks', '5.10', ['propose'], ({ view }) => ({ players: view.seats.length })),
  {
    id: 'triumph',
    rule: '5.10',
    kind: 'do',
    phases: ['answer'],
    advise: (scene) => {
      const offers = offersTo(scene.view, scene.seat);
      const gift = offers.find(({ offer }) => offer.wins && offer.superior === scene.seat);
      const isGift = ({ target, index }: ActionOf<'agree'>) => target === gift?.offer.by && index === gift.index;
      const action = legalOf(scene, 'agree').find(isGift);
      return action ? { action } : null;
    },
  },
  click('answer', '5.10', ['answer']),
];

export const STEPS: readonly Step[] = [
  { id: 'welcome', rule: '1', kind: 'read', phases: SETTLING, advise: () => ({}) },
  { id: 'map', rule: '3.9', kind: 'read', phases: SETTLING, advise: () => ({}) },
  settling('first-village', 'first_village'),
  settling('second-village', 'second_village'),
  settling('third-village', 'third_village'),
  {
    id: 'lonely-village',
    rule: '4',
    kind: 'do',
    phases: ['move_village'],
    advise: (scene) => {
      const action = villageToMove(scene);
      if (!action) return null;
      return { at: action.from, to: action.to, action, args: { from: action.from, place: action.to } };
    },
    isFollowed: ({ to }, { view, seat }) => view.spaces.some((field) => field.at === to && field.owner === seat),
  },
  click('stay', '4', ['move_village'], (scene) => ({ homes: homes(scene) })),
  {
    id: 'pieces',
    rule: '4',
    kind: 'do',
    phases: ['pieces'],
    advise: (scene) => ({ action: legalOf(scene, 'as_proposed')[0] }),
  },
  {
    id: 'wheel',
    rule: '5.1',
    kind: 'read',
    phases: ['units'],
    advise: (scene) => (isFreshSpring(scene) ? { part: 'wheel' } : null),
  },
  {
    id: 'realm',
    rule: '5.13',
    kind: 'read',
    phases: ['units'],
    advise: (scene) => {
      const { gold, taxes, wages } = me(scene);
      return isFreshSpring(scene) ? { part: 'realm', args: { gold, taxes, wages } } : null;
    },
  },
  {
    id: 'take',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) => {
      const march = scene.view.moves.length > 0 || !isSpring(scene) ? undefined : marchToOrder(scene);
      if (!march) return null;
      const args = { place: march.from, target: march.to, count: march.count };
      return { at: march.from, to: march.to, action: march.action, args };
    },
  },
  {
    id: 'send',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) => {
      const taken = inHand(scene.view.draft);
      const march = taken && isSpring(scene) ? marchToFinish(scene, taken.at) : undefined;
      if (!march) return null;
      const most = Math.max(...legalOf(scene, 'go').map(({ count }) => count));
      const args = { place: march.from, target: march.to, count: march.count, spare: most - march.count };
      return { at: march.to, action: march.action, args };
    },
    isFollowed: ({ at }, { view }) => view.moves.some(({ to }) => to === at),
  },
  {
    id: 'orders',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) => {
      if (!isSpring(scene) || inHand(scene.view.draft)) return null;
      const isEmptied = (at: string) => infantryAt(scene, at) === 0 && scene.view.moves.some(({ from }) => from === at);
      const args = { moves: scene.view.moves.length, empty: homes(scene).find(isEmptied) ?? 'none' };
      return { action: ready(scene), args };
    },
  },
  ...FIGHTS,
  {
    id: 'ways',
    rule: '6.1',
    kind: 'read',
    phases: ['propose', 'answer', 'trade'],
    advise: (scene) => {
      const { dominance, goals } = me(scene);
      const need = (id: string) => goals.find(({ goal }) => goal === id)?.need ?? 0;
      const args = { points: dominance.need, fields: need('goal_fields'), settlements: need('goal_settlements') };
      return { part: 'ways', args: { ...args, years: scene.view.years } };
    },
  },
  ...TALKS,
  {
    id: 'build',
    rule: '3.7',
    kind: 'do',
    phases: ['trade'],
    advise: (scene) => {
      const action = villageToBuild(scene);
      if (!action) return null;
      const price = scene.view.prices?.buildings.find(({ building }) => building === 'build_village');
      const args = { place: action.at, gold: price?.gold ?? 0, count: infantryAt(scene, action.at) };
      return { at: action.at, action, args };
    },
    isFollowed: ({ at }, scene) => Boolean(fieldAt(scene, at ?? '')?.site),
  },
  {
    id: 'buy',
    rule: '5.10',
    kind: 'do',
    phases: ['trade'],
    advise: (scene) => {
      // One is enough for a first season.
      const hasBought = scene.view.draft.some(({ type }) => type === 'buy_infantry');
      const action = hasBought ? undefined : soldierToBuy(scene);
      if (!action) return null;
      const price = scene.view.prices?.units.find(({ kind }) => kind === 'light_infantry');
      const args = { place: action.at, gold: price?.gold ?? 0, guards: infantryAt(scene, action.at) };
      return { at: action.at, action, args };
    },
  },
  click('close', '5.13', ['trade'], (scene) => ({ gold: me(scene).gold, taxes: me(scene).taxes })),
  {
    id: 'end',
    rule: '6.1',
    kind: 'read',
    phases: ['units'],
    advise: (scene) => {
      if (isSpring(scene)) return null;
      const { gold, taxes, wages } = me(scene);
      const site = scene.view.spaces.find(
        (field) => field.site === 'build_village' && field.controlled_by === scene.seat,
      );
      const args = { gold, taxes, wages, site: site?.at ?? 'none', progress: site?.progress ?? 0 };
      return site ? { at: site.at, args } : { args };
    },
  },
  { id: 'free', rule: '5.1', kind: 'do', phases: [...SETTLING, 'move_village', ...ALL_SPRING], advise: () => ({}) },
];
