import { describe, expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';
import { propsOf, select } from './fixture';
import type { Action } from './props';
import { isLitAt } from './targets';

const go = (to: string, count: number): Action => ({ type: 'go', to, count });

function tableOf(legal: Action[]) {
  const props = propsOf(legal);
  return { props, choosing: new Choosing(() => props), act: props.act };
}

describe('a click on a space', () => {
  it('sends as many as were chosen, or all', async () => {
    const { choosing, act } = tableOf([1, 2, 3].map((count) => go('it_roma', count)));
    await choosing.click('it_roma');
    expect(act).toHaveBeenLastCalledWith(go('it_roma', 3));
    choosing.count = 2;
    await choosing.click('it_roma');
    expect(act).toHaveBeenLastCalledWith(go('it_roma', 2));
  });

  it('takes up the only stack', async () => {
    const { choosing, act } = tableOf([select('it_roma', 'cavalry')]);
    await choosing.click('it_roma');
    expect(act).toHaveBeenCalledWith(select('it_roma', 'cavalry'));
  });

  it.each<[string, Action[]]>([
    ['two stacks', [select('it_roma', 'cavalry'), select('it_roma', 'light_infantry')]],
    ['something to buy', [{ type: 'buy_infantry', at: 'it_roma' }]],
    ['one may go or go aboard', [go('it_roma', 1), { type: 'board', to: 'it_roma', count: 1 }]],
    ['nothing to do', []],
  ])('opens the card: %s', async (_, legal) => {
    const { choosing, act } = tableOf(legal);
    await choosing.click('it_roma');
    expect(choosing.field).toBe('it_roma');
    expect(act).not.toHaveBeenCalled();
  });

  it('brings in a crop in two clicks, also into the store beside it', async () => {
    const legal: Action[] = ['it_roma', 'it_volsci'].map((to) => ({ type: 'reap', at: 'it_volsci', to }));
    const { props, choosing, act } = tableOf(legal);
    expect(['it_roma', 'it_volsci'].map((id) => isLitAt(props.aiming, id))).toEqual([false, true]);
    await choosing.click('it_volsci');
    expect(['it_roma', 'it_volsci'].map((id) => isLitAt(props.aiming, id))).toEqual([true, true]);
    await choosing.click('it_volsci');
    expect(act).toHaveBeenCalledWith(legal[1]);
    expect(props.aiming.chosen).toEqual([]);
  });

  it('moves a village in two clicks', async () => {
    const legal: Action[] = [{ type: 'pass' }, { type: 'resettle', from: 'it_roma', to: 'it_volsci' }];
    const { props, choosing, act } = tableOf(legal);
    await choosing.click('it_roma');
    expect(isLitAt(props.aiming, 'it_roma')).toBe(false);
    await choosing.click('it_volsci');
    expect(act).toHaveBeenCalledWith(legal[1]);
  });
});
