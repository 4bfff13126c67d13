import { describe, expect, test, vi } from 'vitest';
import { battleView, propsOf } from '../fixture';
import type { Action, Props } from '../props';
import { Fighting, isWorthIt, nextBlow } from './fighting.svelte';

const READY: Action = { type: 'ready' };
const ASSAULT: Action = { type: 'assault' };
const hit = (kind: 'light_infantry' | 'cavalry'): Action => ({ type: 'hit', kind, level: 'standard' });

describe('a blow', () => {
  test('as it is proposed, in every step of a fight', () => {
    const charges = [1, 2].map((cavalry): Action => ({ type: 'charge', cavalry, elephants: 0 }));
    expect(nextBlow(battleView({ phase: 'charge' }), [READY, ...charges])).toBe(charges[1]);
    expect(nextBlow(battleView({ phase: 'rerolls' }), [READY])).toBe(READY);
    expect(nextBlow(battleView({ phase: 'hits' }), [hit('cavalry'), hit('light_infantry')])).toEqual(hit('cavalry'));
    const free = [0, 1].map((shields): Action => ({ type: 'free', shields }));
    expect(nextBlow(battleView({ phase: 'free_swords' }), free)).toBe(free[0]);
    expect(nextBlow(battleView({ phase: 'flight' }), [{ type: 'flee', to: 'it_roma' }, READY])).toBe(READY);
    expect(nextBlow(battleView({ phase: 'go_on' }), [{ type: 'break_off' }, ASSAULT])).toBe(ASSAULT);
    expect(nextBlow(battleView({ phase: 'fall' }), [READY])).toBeUndefined();
  });

  test('the odds are mine, and count only where one may leave', () => {
    const [odds] = battleView().odds;
    const view = battleView({ phase: 'flight', odds: [{ ...odds!, by: 1, target: 0, win: 70, lose: 30 }] });
    expect([30, 31].map((least) => isWorthIt(view, 0, least))).toEqual([true, false]);
    expect(isWorthIt(view, 0, 0)).toBe(true);
    expect(isWorthIt({ ...view, phase: 'hits' }, 0, 90)).toBe(true);
  });
});

describe('a fight by itself', () => {
  /** A table whose picture a test changes. */
  function fight(legal: Action[]): { props: Props; fighting: Fighting } {
    const props = propsOf(legal, battleView({ phase: 'go_on' }));
    props.act = vi.fn(async () => ({ ok: true as const, picture: props.table.picture }));
    return { props, fighting: new Fighting(() => props) };
  }

  test('goes on with every picture until it is over', async () => {
    const { props, fighting } = fight([{ type: 'break_off' }, ASSAULT]);
    fighting.begin(0);
    props.legal = [];
    await vi.waitFor(() => expect(props.act).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(fighting.isOn).toBe(true);
    props.legal = [hit('cavalry')];
    props.view = battleView({ phase: 'hits' });
    fighting.goOn();
    expect(props.act).toHaveBeenLastCalledWith(hit('cavalry'));
    props.view = battleView({ battle: null });
    await vi.waitFor(() => expect(fighting.isOn).toBe(false));
  });

  test('asks again when the odds have turned', () => {
    const { props, fighting } = fight([{ type: 'break_off' }, ASSAULT]);
    props.view = { ...props.view, odds: [{ ...props.view.odds[0]!, by: 0, target: 1, win: 20 }] };
    fighting.begin(50);
    expect(props.act).not.toHaveBeenCalled();
    expect(fighting.isOn).toBe(false);
  });
});
