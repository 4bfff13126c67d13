// The guide against a real season: it always knows a next step, advises only what is legal, and names what is there.
import { describe, expect, test } from 'vitest';
import { sameAction } from '../../../lib/actions';
import { mockWords } from '../../../lib/fixtures';
import {
  messageOf,
  progressOf,
  remarkOn,
  stepFor as stepOf,
  textOf,
  type Shown as AnyShown,
} from '../../../lib/lesson/course';
import type { Api } from '../../../lib/api';
import { keptWish } from '../../../lib/lesson/wish';
import { LANGUAGES } from '../../../lib/words/bundles';
import type { Action } from '../props';
import { marchToOrder, soldierToBuy, villageToFound, villageToMove } from './counsel';
import { course, food, year } from './course';
import { BORDERS, LAND, moment, moments } from './fixture';
import { FAR } from './land';
import { lesson } from './lesson';
import { homes, infantryAt, type Scene } from './scene';
import type { Advice } from './steps';
import { setThirdTable } from './third';

type Shown = AnyShown<Advice>;
const stepFor = (scene: Scene, read: readonly string[], on = course): Shown | null => stepOf(on, scene, read);

/** What is shown one after the other to somebody who reads everything and does as told. */
function season(): { shown: Shown; scene: Scene }[] {
  const read: string[] = [];
  return moments().flatMap((scene) => {
    const here: { shown: Shown; scene: Scene }[] = [];
    for (;;) {
      const shown = stepFor(scene, read)!;
      here.push({ shown, scene });
      if (shown.step.kind === 'do' || shown.step.id === 'end') return here;
      read.push(shown.step.id);
    }
  });
}

describe('a season with the guide', () => {
  test('goes through all its steps in order', () => {
    const told = season().map(({ shown }) => shown.step.id);
    const before = 'welcome map first-village second-village third-village stay pieces';
    const orders = 'wheel realm take send orders retreat plunder';
    const hinterland = 'ways talks build buy close end';
    expect(told.join(' ')).toBe([before, orders, hinterland].join(' '));
  });

  test('tells of progress from the first to the last step', () => {
    const told = season().map(({ shown }) => progressOf(course, shown.step));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told.at(-1)]).toEqual([0, 100]);
  });

  test('recommends legal clicks only, and every step to be done has one', () => {
    for (const { shown, scene } of season()) {
      const { action } = shown.advice;
      expect(scene.legal.some((each) => sameAction(each, action))).toBe(shown.step.kind === 'do');
    }
  });

  test('rings fields of the map', () => {
    const fields = new Set<string>(BORDERS.land.flat());
    const ringed = season().flatMap(({ shown: { advice } }) => [advice.at, advice.to].filter((id) => id !== undefined));
    expect(ringed.length).toBeGreaterThan(8);
    expect(ringed.filter((id) => !fields.has(id))).toEqual([]);
  });

  test('was followed in this season', () => {
    const remarks = season().flatMap(({ shown, scene }, index, all) => {
      const before = all[index - 1]?.shown;
      return (before && remarkOn(course, before, shown, scene)) ?? [];
    });
    expect(remarks).toEqual(Array.from({ length: remarks.length }, () => 'followed'));
    expect(remarks.length).toBeGreaterThan(4);
  });
});

describe('whoever plays otherwise', () => {
  const founding = (at: string): Shown => ({
    step: stepFor(moment('first_village'), ['welcome', 'map'])!.step,
    advice: { at },
  });

  test('is told so, and goes on', () => {
    const scene = moment('second_village');
    const now = stepFor(scene, ['welcome', 'map'])!;
    expect(remarkOn(course, founding(homes(scene)[0]!), now, scene)).toBe('followed');
    expect(remarkOn(course, founding('it_hippo'), now, scene)).toBe('otherwise');
  });

  test('hears nothing after taking something back', () => {
    const [take, send] = [stepFor(moment('units'), ['wheel', 'realm'])!, stepFor(moment('units', 1), [])!];
    expect([take.step.id, send.step.id]).toEqual(['take', 'send']);
    expect(remarkOn(course, send, take, moment('units'))).toBeNull();
  });

  test('may skip a step: another one comes', () => {
    const read = ['wheel', 'realm'];
    expect(stepFor(moment('units'), read)!.step.id).toBe('take');
    expect(stepFor(moment('units'), [...read, 'take'])!.step.id).toBe('orders');
    expect(stepFor(moment('units'), [...read, 'take', 'orders'])!.step.id).toBe('free');
  });

  test('gets counsel for the stack in hand, whatever it is', () => {
    const scene = moment('units', 1);
    scene.view.draft = [{ type: 'select', at: 'it_arretium', post: 'open', kind: 'light_infantry', level: 'standard' }];
    expect(stepFor(scene, [])!.advice.args).toMatchObject({ place: 'it_arretium' });
  });
});

describe('counsel', () => {
  test('founds villages beside each other', () => {
    for (const phase of ['second_village', 'third_village'] as const) {
      const scene = moment(phase);
      const { at } = villageToFound(scene)!;
      expect(homes(scene).some((home) => LAND.touch(home, at))).toBe(true);
    }
  });

  test('brings a lonely village home, and leaves others alone', () => {
    const scene = moment('move_village');
    expect(villageToMove(scene)).toBeUndefined();
    const [first, second] = homes(scene);
    const away: Action = { type: 'resettle', from: 'it_hippo', to: LAND.neighbours(first!)[0]! };
    scene.view.spaces.find(({ at }) => at === homes(scene)[2])!.at = 'it_hippo';
    const useless: Action = { type: 'resettle', from: 'it_hippo', to: 'it_caralis' };
    const needless: Action = { type: 'resettle', from: second!, to: away.to };
    expect(villageToMove({ ...scene, legal: [useless, needless, away] })).toEqual(away);
  });

  test('sends two, from where somebody stays if possible', () => {
    const scene = moment('units');
    const [strong] = homes(scene);
    const stack = scene.view.spaces
      .find(({ at }) => at === strong)!
      .stacks.find(({ kind }) => kind === 'light_infantry')!;
    stack.count = 3;
    expect(marchToOrder(scene)).toMatchObject({ from: strong, count: 2 });
  });

  test('does not send anybody where somebody is', () => {
    const march = marchToOrder(moment('units'))!;
    const taken = moment('units');
    taken.view.spaces.push({ ...taken.view.spaces[0]!, at: march.to, owner: 1 });
    expect(marchToOrder(taken)!.to).not.toBe(march.to);
  });

  test('sees that a village is left without soldiers', () => {
    const scene = moment('units', 2);
    const { from } = scene.view.moves[0]!;
    expect(stepFor(scene, [])!.advice.args).toMatchObject({ moves: 1, empty: from });
  });

  test('buys a soldier for the empty village, once', () => {
    const scene = moment('trade', 1);
    const bought = soldierToBuy(scene)!;
    expect(infantryAt(scene, bought.at)).toBe(0);
    scene.view.draft.push(bought);
    expect(stepFor(scene, ['ways', 'build'])!.step.id).toBe('close');
  });

  test('attacks only with good odds', () => {
    const scene = moment('plunder');
    scene.legal = [{ type: 'ready' }, { type: 'attack', target: 1 }];
    scene.view = { ...scene.view, phase: 'battles', prompt: { ...scene.view.prompt, at: 'it_roma' } };
    const odds = {
      at: 'it_roma',
      by: 0,
      target: 1,
      is_assault: false,
      lose: 20,
      draw: 0,
      losses: [0, 0],
      next_round: [0, 0],
      samples: 100,
      this_round: false,
      next_samples: 0,
      breach: null,
    };
    scene.view.odds = [{ ...odds, win: 80 }];
    expect(stepFor(scene, [])!.advice.action).toEqual({ type: 'attack', target: 1 });
    // Whoever counts as the defender may attack just as well.
    scene.view.odds = scene.view.odds.map((odds) => ({ ...odds, by: 1, target: 0, win: 20, lose: 80 }));
    expect(stepFor(scene, [])!.advice).toMatchObject({ action: { type: 'attack', target: 1 }, args: { win: 80 } });
    scene.view.odds = [{ ...odds, win: 30 }];
    expect(stepFor(scene, [])!).toMatchObject({ step: { id: 'hold' }, advice: { action: { type: 'ready' } } });
  });

  test('accepts what wins at once, and nothing else', () => {
    const scene = moment('propose');
    const agree: Action = { type: 'agree', target: 1, index: 1 };
    scene.legal = [{ type: 'ready' }, { ...agree, index: 0 }, agree];
    scene.view.phase = 'answer';
    const offer = {
      by: 1,
      target: 0,
      gold: 2,
      permanent: false,
      payer: 'inferior',
      proposal: 'tribute',
      giver: 'proposer',
    } as const;
    const aid = { ...offer, proposal: 'aid' as const, superior: 0, inferior: 1, wins: false, parties: [] };
    scene.view.offers = [aid, { ...offer, superior: 0, inferior: 1, wins: true, parties: [] }];
    expect(stepFor(scene, ['ways'])!.advice.action).toEqual(agree);
    scene.view.offers = [aid, { ...offer, superior: 1, inferior: 0, wins: true, parties: [] }];
    expect(stepFor(scene, ['ways'])!.advice.action).toEqual({ type: 'ready' });
  });
});

describe('the guide is for', () => {
  const { view } = moment('units');

  test('the first season of Quick on Italia', () => {
    expect(course.covers(view)).toBe(true);
    expect(course.covers({ ...view, mode: 'basic' })).toBe(false);
    expect(course.covers({ ...view, map: 'huns' })).toBe(false);
    expect(course.covers({ ...view, year: 2 })).toBe(false);
    expect(course.covers({ ...view, season: 'summer' })).toBe(true);
    expect(course.covers({ ...view, season: 'summer', phase: 'trade' })).toBe(false);
    expect(course.covers({ ...view, phase: 'over' })).toBe(false);
  });

  test('and then the rest of the year, to the orders of the next spring', () => {
    expect(year.covers(view)).toBe(false);
    expect(year.covers({ ...view, season: 'winter', phase: 'quick_wages' })).toBe(true);
    expect(year.covers({ ...view, year: 2 })).toBe(true);
    expect(year.covers({ ...view, year: 2, phase: 'trade' })).toBe(false);
    expect(year.covers({ ...view, season: 'summer', map: 'huns' })).toBe(false);
  });

  test('those who are asked', () => {
    expect(stepFor({ ...moment('units'), legal: [] }, [])).toBeNull();
  });
});

describe('the second lesson', () => {
  /** A summer in which two soldiers stand beside one enemy. */
  function summer(clicks = 0): Scene {
    const scene = moment('units', clicks);
    const { at } = scene.view.spaces.find(({ owner, stacks }) => owner === 0 && stacks.some(({ count }) => count > 1))!;
    const beside = LAND.neighbours(at).find((each) => !homes(scene).includes(each))!;
    const enemy = { ...scene.view.spaces[0]!.stacks[0]!, owner: 1, count: 1, post: 'open' as const };
    const field = {
      ...scene.view.spaces[0]!,
      at: beside,
      owner: null,
      settlement: 'wilderness' as const,
      stacks: [enemy],
    };
    scene.view.spaces = [...scene.view.spaces.filter((each) => each.at !== beside), field];
    scene.view.season = 'summer';
    return scene;
  }

  test('begins with a battle that one can win', () => {
    const scene = summer();
    expect(stepFor(scene, [], year)!.step.id).toBe('war');
    const take = stepFor(scene, ['war'], year)!;
    expect(take.step.id).toBe('strike-take');
    expect(take.advice.args).toMatchObject({ enemies: 1 });
    expect(scene.legal.some((each) => sameAction(each, take.advice.action))).toBe(true);
    const { at, to } = take.advice;
    scene.view.draft = [take.advice.action!];
    scene.legal = [1, 2].map((count): Action => ({ type: 'go', to: to!, count }));
    const send = stepFor(scene, ['war'], year)!;
    expect([send.step.id, send.advice.at, at !== to]).toEqual(['strike-send', to, true]);
    expect(send.advice.action).toEqual(scene.legal[1]);
  });

  test('storms with good odds, and leaves with bad ones', () => {
    const scene = summer();
    const odds = { by: 0, target: 1, at: 'it_roma', is_assault: true, lose: 0, draw: 0, losses: [0, 0] };
    const rest = { next_round: [0, 0], samples: 0, this_round: false, next_samples: 0, breach: 40 };
    const legal: Action[] = [{ type: 'pass' }, { type: 'assault' }];
    const at = (win: number) => ({
      ...scene,
      legal,
      view: { ...scene.view, phase: 'sieges' as const, battle: null, odds: [{ ...odds, ...rest, win }] },
    });
    expect(stepFor(at(70), [], year)!).toMatchObject({ step: { id: 'siege' }, advice: { action: legal[1] } });
    expect(stepFor(at(30), [], year)!.advice.action).toEqual(legal[0]);
  });

  test('warns in time when the wages are beyond the purse', () => {
    const scene = { ...moment('trade'), legal: [{ type: 'ready' } as Action] };
    scene.view.season = 'autumn';
    const pay = (left: number) => {
      const me = scene.view.seats.find(({ seat }) => seat === 0)!;
      me.purse = [{ step: 'quick_wages', season: 'winter', gold: -9, left }];
      return stepFor(scene, [], year)!;
    };
    expect(pay(3)).toMatchObject({ step: { id: 'save' }, advice: { args: { wages: 9, left: 3, short: 'no' } } });
    expect(textOf(year, pay(-2), scene.view, mockWords('scharz'))).toContain('you cannot pay them');
    expect(stepFor(scene, ['save'], year)!.step.id).toBe('close-year');
  });

  test('ends with the New Year, and says where to go', () => {
    const scene = moment('units');
    scene.view.year = 2;
    expect(stepFor(scene, [], year)!.step.id).toBe('new-year');
    const last = stepFor(scene, ['new-year'], year)!.step;
    expect([last.id, progressOf(year, last)]).toEqual(['onward', 100]);
  });
});

describe('the third lesson', () => {
  test('has a table of its own, with food', async () => {
    const asked: unknown[] = [];
    const newTable = (table: unknown) => Promise.resolve(asked.push(table) && { id: 'b' });
    expect(await setThirdTable({ newTable } as unknown as Api)).toBe('/t/b');
    expect(asked).toMatchObject([{ game: 'scharz', setup: { mode: 'basic', map: 'italia' } }]);
    expect(keptWish('scharz').current).toEqual({ isOn: true, table: 'b', read: [], course: 'food' });
    expect([lesson.table.seed, asked[0]]).toEqual(['138', expect.objectContaining({ seed: '163' })]);
  });

  test('sows what it can, and asks for bread before the winter', () => {
    const scene = { ...moment('trade'), legal: [{ type: 'ready' }] as Action[] };
    scene.view.mode = 'basic';
    expect(food.covers(scene.view)).toBe(true);
    const larder = { rations: 7, fodder: 2, grain: 4, fish: 0, missing: 0, meat: 0, crops: 0, is_enough: true };
    scene.view.seats.forEach((each) => (each.larder = { ...larder }));
    const sow: Action = { type: 'sow', at: 'it_roma' };
    const sowing = { ...scene, view: { ...scene.view, phase: 'sowing' as const } };
    expect(stepFor({ ...sowing, legal: [...scene.legal, sow] }, [], food)!.advice.action).toEqual(sow);
    expect(stepFor(sowing, [], food)!.step.id).toBe('sown');
    scene.view.season = 'winter';
    scene.view.seats.find(({ seat }) => seat === 0)!.larder.missing = 2;
    const bread: Action = { type: 'buy_good', at: 'it_roma', good: 'grain' };
    const market = { ...scene, legal: [...scene.legal, bread] };
    expect(stepFor(market, ['count'], food)!).toMatchObject({ step: { id: 'provide' }, advice: { action: bread } });
  });
});

describe('the land', () => {
  test('ends at ridges and at neutral ground', () => {
    expect(LAND.touch('it_roma', 'it_volsci')).toBe(true);
    expect(LAND.touch('it_marsi', 'it_volsci')).toBe(false);
    expect(LAND.neighbours('it_deserta')).toEqual([]);
  });

  test('counts steps', () => {
    expect(LAND.steps('it_roma', new Set(['it_roma']))).toBe(0);
    expect(LAND.steps('it_roma', new Set(['it_volsci', 'it_daunia']))).toBe(1);
    expect(LAND.steps('it_roma', new Set(['it_hippo']))).toBe(FAR);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = mockWords('scharz', language);

  test('every step of every lesson has a title and a text', () => {
    const ids = [course, year, food].flatMap((each) => each.steps.map((step) => messageOf(each, step)));
    expect(ids.flatMap((id) => [id, `${id}-title`]).filter((id) => !words.has(id))).toEqual([]);
  });

  test('nothing is left unsaid', () => {
    for (const { shown, scene } of season()) {
      const text = textOf(course, shown, scene.view, words);
      expect(text).not.toMatch(/[{}$]|\bnone\b|undefined|it_/);
      const { place, target } = shown.advice.args ?? {};
      for (const id of [place, target]) if (typeof id === 'string') expect(text).toContain(words.name(id));
    }
  });
});

test('rings leave open what they point at, and use no colour of a player or of danger', async () => {
  const { default: source } = (await import('./GuideRing.svelte?raw')) as { default: string };
  const style = source.slice(source.indexOf('<style>'));
  expect(style).toMatch(/\.guide-rings \{[^}]*fill: none/);
  expect(style).not.toMatch(/--seat-|--vermilion|--gold|--lit/);
});
