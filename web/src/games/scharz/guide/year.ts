// The second lesson: from the summer of the first year to the New Year. War, a siege, wages; and where to go from there.
import type { Phase } from '../../../generated/scharz/Phase';
import { oddsAt, seenFrom } from '../battle/battle';
import { inHand } from '../orders/orders';
import type { Action, ActionOf } from '../props';
import { attackToFinish, attackToOrder, type Aim } from './campaign';
import { soldierToBuy } from './counsel';
import { legalOf, me, type Scene } from './scene';
import { click, FIGHTS, ready, TALKS, type Step } from './steps';

/** Below it a storm is not worth its dead. */
const FAIR = 50;
const ALL: Phase[] = ['units', 'retreat', 'plunder', 'propose', 'answer', 'trade', 'quick_wages', 'round_end'];

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

/** Two clicks that send a stack to war. */
function order(aim: Aim, rule: string): Step[] {
  return [
    {
      id: `${aim}-take`,
      rule,
      kind: 'do',
      phases: ['units'],
      advise: (scene) => {
        const attack = isFirstYear(scene) && !inHand(scene.view.draft) ? attackToOrder(scene) : undefined;
        if (attack?.aim !== aim) return null;
        const { action, from, to, count, enemies } = attack;
        return { at: from, to, action, args: { place: from, target: to, count, enemies } };
      },
    },
    {
      id: `${aim}-send`,
      rule,
      kind: 'do',
      phases: ['units'],
      advise: (scene) => {
        const taken = inHand(scene.view.draft);
        const attack = taken ? attackToFinish(scene, taken.at) : undefined;
        if (attack?.aim !== aim) return null;
        const { action, to, count, enemies } = attack;
        return { at: to, action, args: { target: to, count, enemies } };
      },
      isFollowed: ({ at }, { view }) => view.moves.some(({ to }) => to === at),
    },
  ];
}

const WAR: readonly Step[] = [
  { id: 'war', rule: '5.7', kind: 'read', phases: ['units'], advise: (scene) => (isFirstYear(scene) ? {} : null) },
  ...order('strike', '5.7'),
  ...order('surround', '5.8'),
  ...order('approach', '5.2'),
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

/** What is left after the wages, as things stand. */
const leftOf = (scene: Scene): number => me(scene).purse.find(({ step }) => step === 'quick_wages')?.left ?? -1;
const priceOf = ({ view }: Scene): number =>
  view.prices?.units.find(({ kind }) => kind === 'light_infantry')?.gold ?? 0;

/** A soldier whose wage can be paid as well. */
function soldierToAfford(scene: Scene): ActionOf<'buy_infantry'> | undefined {
  const isLate = scene.view.season === 'winter';
  return !isLate && leftOf(scene) > priceOf(scene) ? soldierToBuy(scene) : undefined;
}

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
  {
    id: 'recruit',
    rule: '5.10',
    kind: 'do',
    phases: ['trade'],
    advise: (scene) => {
      const action = soldierToAfford(scene);
      if (!action) return null;
      const price = priceOf(scene);
      return { at: action.at, action, args: { place: action.at, gold: price, left: leftOf(scene) - price - 1 } };
    },
  },
  {
    id: 'pay-day',
    rule: '5.11',
    kind: 'do',
    phases: ['trade'],
    advise: (scene) => {
      const { gold, wages } = me(scene);
      return scene.view.season === 'winter' && scene.view.year === 1
        ? {
            part: 'realm',
            action: ready(scene),
            args: { gold, wages, left: gold - wages, short: gold < wages ? 'yes' : 'no' },
          }
        : null;
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
