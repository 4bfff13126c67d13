// The second lesson: from the summer of the first year to the New Year. War, a siege, wages; and where to go from there.
import type { Phase } from '../../../generated/scharz/Phase';
import { oddsAt, seenFrom } from '../battle/battle';
import { inHand } from '../orders/orders';
import type { Action } from '../props';
import { strikeToFinish, strikeToOrder } from './counsel';
import { legalOf, me, type Scene } from './scene';
import { click, FIGHTS, ready, TALKS, type Step } from './steps';

/** Below it a storm is not worth its dead. */
const FAIR = 50;
const ALL: Phase[] = ['units', 'retreat', 'plunder', 'propose', 'answer', 'trade', 'quick_wages'];

const isFirstYear = ({ view }: Scene): boolean => view.year === 1;

/** My chance in the assault that is asked about, in per cent. */
function chance({ view, seat }: Scene): number {
  const mine = oddsAt(view).map((odds) => seenFrom(seat, odds));
  return mine.find(({ by }) => by === seat)?.win ?? 0;
}

/** To storm, or to leave it, as the odds are. */
function storming(id: string, phase: Phase, leave: Action['type']): Step {
  return {
    id,
    rule: '5.8',
    kind: 'do',
    phases: [phase],
    advise: (scene) => {
      const win = chance(scene);
      const wanted = win >= FAIR ? 'assault' : leave;
      const action = scene.legal.find(({ type }) => type === wanted);
      return action ? { action, args: { place: scene.view.prompt.at ?? 'none', win } } : null;
    },
  };
}

const WAR: readonly Step[] = [
  { id: 'war', rule: '5.7', kind: 'read', phases: ['units'], advise: (scene) => (isFirstYear(scene) ? {} : null) },
  {
    id: 'strike-take',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) => {
      const isBegun = scene.view.moves.length > 0 || inHand(scene.view.draft) !== null;
      const strike = isFirstYear(scene) && !isBegun ? strikeToOrder(scene) : undefined;
      if (!strike) return null;
      const args = { place: strike.from, target: strike.to, count: strike.count, enemies: strike.enemies };
      return { at: strike.from, to: strike.to, action: strike.action, args };
    },
  },
  {
    id: 'strike-send',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) => {
      const taken = inHand(scene.view.draft);
      const strike = taken ? strikeToFinish(scene, taken.at) : undefined;
      if (!strike) return null;
      return { at: strike.to, action: strike.action, args: { target: strike.to, enemies: strike.enemies } };
    },
    isFollowed: ({ at }, { view }) => view.moves.some(({ to }) => to === at),
  },
  {
    id: 'march-on',
    rule: '5.2',
    kind: 'do',
    phases: ['units'],
    advise: (scene) =>
      isFirstYear(scene) && !inHand(scene.view.draft)
        ? { action: ready(scene), args: { moves: scene.view.moves.length } }
        : null,
  },
];

const SIEGES: readonly Step[] = [
  storming('siege', 'sieges', 'pass'),
  storming('storm', 'go_on', 'break_off'),
  {
    id: 'fallen',
    rule: '5.8',
    kind: 'do',
    phases: ['fall'],
    advise: (scene) => {
      const action = legalOf(scene, 'occupy').find(({ city }) => city === 'keep');
      return action ? { action, args: { place: scene.view.prompt.at ?? 'none' } } : null;
    },
  },
];

const PAY: readonly Step[] = [
  {
    id: 'save',
    rule: '5.11',
    kind: 'read',
    phases: ['trade'],
    advise: (scene) => {
      const { gold, purse } = me(scene);
      const wages = purse.find(({ step }) => step === 'quick_wages');
      if (!wages) return null;
      return {
        part: 'realm',
        args: { gold, wages: -wages.gold, left: wages.left, short: wages.left < 0 ? 'yes' : 'no' },
      };
    },
  },
  click('close-year', '5.10', ['trade'], (scene) => ({ season: scene.view.season })),
  click('pay', '5.11', ['quick_wages'], (scene) => ({ gold: me(scene).gold, wages: me(scene).wages })),
  {
    id: 'new-year',
    rule: '5.13',
    kind: 'read',
    phases: ['units'],
    advise: (scene) => ({ part: 'ways', args: { points: me(scene).victory_points, gold: me(scene).gold } }),
  },
  { id: 'onward', rule: '5.14', kind: 'read', phases: ['units'], advise: () => ({}) },
];

export const YEAR: readonly Step[] = [
  ...WAR,
  ...FIGHTS.filter(({ id }) => id !== 'fight'),
  ...SIEGES,
  ...FIGHTS.filter(({ id }) => id === 'fight'),
  ...TALKS,
  ...PAY,
  { id: 'free', rule: '5.1', kind: 'do', phases: ALL, advise: () => ({}) },
];
