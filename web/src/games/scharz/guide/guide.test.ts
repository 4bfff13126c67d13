// The guide against a real season: it always knows a next step, advises only what is legal, and names what is there.
import { describe, expect, test } from 'vitest';
import { sameAction } from '../../../lib/actions';
import { mockWords } from '../../../lib/fixtures';
import { LANGUAGES } from '../../../lib/words/bundles';
import type { Action } from '../props';
import { marchToOrder, soldierToBuy, villageToFound, villageToMove } from './counsel';
import { canGuide, progressOf, remarkOn, stepFor, textOf, type Shown } from './course';
import { BORDERS, LAND, moment, moments } from './fixture';
import { FAR } from './land';
import { homes, infantryAt, type Scene } from './scene';
import { STEPS } from './steps';

/** What is shown one after the other to somebody who reads everything and does as told. */
function course(): { shown: Shown; scene: Scene }[] {
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
    const told = course().map(({ shown }) => shown.step.id);
    const before = 'welcome map first-village second-village third-village stay pieces';
    const orders = 'wheel realm take send orders retreat plunder';
    const hinterland = 'ways talks build buy close end';
    expect(told.join(' ')).toBe([before, orders, hinterland].join(' '));
  });

  test('tells of progress from the first to the last step', () => {
    const told = course().map(({ shown }) => progressOf(shown.step));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told.at(-1)]).toEqual([0, 100]);
  });

  test('recommends legal clicks only, and every step to be done has one', () => {
    for (const { shown, scene } of course()) {
      const { action } = shown.advice;
      expect(scene.legal.some((each) => sameAction(each, action))).toBe(shown.step.kind === 'do');
    }
  });

  test('rings fields of the map', () => {
    const fields = new Set<string>(BORDERS.land.flat());
    const ringed = course().flatMap(({ shown: { advice } }) => [advice.at, advice.to].filter((id) => id !== undefined));
    expect(ringed.length).toBeGreaterThan(8);
    expect(ringed.filter((id) => !fields.has(id))).toEqual([]);
  });

  test('was followed in this season', () => {
    const remarks = course().flatMap(({ shown, scene }, index, all) => {
      const before = all[index - 1]?.shown;
      return (before && remarkOn(before, shown, scene)) ?? [];
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
    expect(remarkOn(founding(homes(scene)[0]!), now, scene)).toBe('followed');
    expect(remarkOn(founding('it_hippo'), now, scene)).toBe('otherwise');
  });

  test('hears nothing after taking something back', () => {
    const [take, send] = [stepFor(moment('units'), ['wheel', 'realm'])!, stepFor(moment('units', 1), [])!];
    expect([take.step.id, send.step.id]).toEqual(['take', 'send']);
    expect(remarkOn(send, take, moment('units'))).toBeNull();
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
    expect(soldierToBuy(scene)).toBeUndefined();
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
    expect(canGuide(view)).toBe(true);
    expect(canGuide({ ...view, mode: 'basic' })).toBe(false);
    expect(canGuide({ ...view, map: 'huns' })).toBe(false);
    expect(canGuide({ ...view, year: 2 })).toBe(false);
    expect(canGuide({ ...view, season: 'summer' })).toBe(true);
    expect(canGuide({ ...view, season: 'summer', phase: 'trade' })).toBe(false);
    expect(canGuide({ ...view, phase: 'over' })).toBe(false);
  });

  test('those who are asked', () => {
    expect(stepFor({ ...moment('units'), legal: [] }, [])).toBeNull();
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

  test('every step has a title and a text', () => {
    const ids = STEPS.flatMap(({ id }) => [`scharz-guide-${id}`, `scharz-guide-${id}-title`]);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
    const plain = 'on off next skip finish fold unfold followed otherwise'.split(' ').map((id) => `scharz-guide-${id}`);
    expect(['scharz-guide', ...plain].filter((id) => !words.has(id))).toEqual([]);
  });

  test('nothing is left unsaid', () => {
    for (const { shown } of course()) {
      const text = textOf(shown, words);
      expect(text).not.toMatch(/[{}$]|\bnone\b|undefined|it_/);
      const { place, target } = shown.advice.args ?? {};
      for (const id of [place, target]) if (typeof id === 'string') expect(text).toContain(words.name(id));
    }
  });
});
