import { describe, expect, it } from 'vitest';
import { mockWords } from '../../lib/fixtures';
import { realView } from './fixture';
import type { Action } from './props';
import { actionsAt, litSpaces, mostOf, ofCount, pickAt, places, rowsOf, spaceOf, spoken, tableActions } from './spaces';

const NOTHING = { count: null, from: null };
const go = (to: string, count: number): Action => ({ type: 'go', to, count });
const select = (at: string, kind: 'light_infantry' | 'cavalry'): Action => ({
  type: 'select',
  at,
  post: 'open',
  kind,
  level: 'standard',
});

describe('the space of an action', () => {
  it.each<[Action, string | null]>([
    [{ type: 'ready' }, null],
    [go('it_roma', 2), 'it_roma'],
    [{ type: 'put_to_sea', to: 'it_s_ligurian', count: 2 }, 'it_s_ligurian'],
    [{ type: 'build', at: 'it_roma', building: 'build_fort' }, 'it_roma'],
    [{ type: 'upgrade', at: 'it_roma', level: 'standard', to: 'cavalry' }, 'it_roma'],
    [{ type: 'disembark', at: 'it_s_ligurian', kind: 'transport', level: 'standard', to: 'it_roma' }, 'it_s_ligurian'],
    [{ type: 'resettle', from: 'it_roma', to: 'it_volsci' }, 'it_roma'],
  ])('%j', (action, space) => expect(spaceOf(action)).toBe(space));

  it('marks both ends of a move', () => {
    expect(places({ type: 'moved', from: 'it_roma', to: 'it_volsci', seat: 1 })).toEqual(['it_roma', 'it_volsci']);
  });

  it('keeps what belongs to no space apart', () => {
    expect(tableActions([{ type: 'ready' }, go('it_roma', 1)])).toEqual([{ type: 'ready' }]);
  });
});

describe('a click on a space', () => {
  it('sends as many as were chosen, or all', () => {
    const legal = [1, 2, 3].map((count) => go('it_roma', count));
    expect(pickAt(legal, 'it_roma', NOTHING)).toEqual({ act: go('it_roma', 3) });
    expect(pickAt(legal, 'it_roma', { count: 2, from: null })).toEqual({ act: go('it_roma', 2) });
  });

  it('takes up the only stack, and opens the card when there are two', () => {
    const one = [select('it_roma', 'cavalry')];
    expect(pickAt(one, 'it_roma', NOTHING)).toEqual({ act: one[0] });
    expect(pickAt([...one, select('it_roma', 'light_infantry')], 'it_roma', NOTHING)).toEqual({ open: 'it_roma' });
  });

  it('never buys by itself', () => {
    expect(pickAt([{ type: 'buy_infantry', at: 'it_roma' }], 'it_roma', NOTHING)).toEqual({ open: 'it_roma' });
  });

  it('asks when one may go or go aboard', () => {
    const legal: Action[] = [go('it_s_ligurian', 1), { type: 'board', to: 'it_s_ligurian', count: 1 }];
    expect(pickAt(legal, 'it_s_ligurian', NOTHING)).toEqual({ open: 'it_s_ligurian' });
  });

  it('brings in a crop in two clicks, also into the store beside it', () => {
    const legal: Action[] = ['it_roma', 'it_volsci'].map((to) => ({ type: 'reap', at: 'it_volsci', to }));
    expect(pickAt(legal, 'it_volsci', NOTHING)).toEqual({ from: 'it_volsci' });
    expect([...litSpaces(legal, 'it_volsci')]).toEqual(['it_roma', 'it_volsci']);
    expect(pickAt(legal, 'it_volsci', { count: null, from: 'it_volsci' })).toEqual({ act: legal[1] });
  });

  it('moves a village in two clicks', () => {
    const legal: Action[] = [{ type: 'pass' }, { type: 'resettle', from: 'it_roma', to: 'it_volsci' }];
    expect(pickAt(legal, 'it_roma', NOTHING)).toEqual({ from: 'it_roma' });
    expect([...litSpaces(legal, 'it_roma')]).toEqual(['it_volsci']);
    expect(pickAt(legal, 'it_volsci', { count: null, from: 'it_roma' })).toEqual({ act: legal[1] });
  });
});

describe('counts', () => {
  it('takes the nearest count below, else the smallest', () => {
    const actions = [2, 4].map((count) => ({ type: 'toll' as const, count }));
    expect(ofCount(actions, 3)?.count).toBe(2);
    expect(ofCount(actions, 1)?.count).toBe(2);
    expect(ofCount(actions, null)?.count).toBe(4);
  });

  it('knows how many can go at most', () => {
    expect(mostOf([go('it_roma', 1), go('it_roma', 4)])).toBe(4);
    expect(mostOf([{ type: 'withdraw', at: 'it_roma', kind: 'cavalry', level: 'elite', count: 3 }])).toBe(0);
  });

  it('puts actions that differ by their count into one row', () => {
    const rows = rowsOf([go('it_roma', 1), go('it_roma', 2), { type: 'sow', at: 'it_roma' }]);
    expect(rows.map(({ type, actions }) => [type, actions.length])).toEqual([
      ['go', 2],
      ['sow', 1],
    ]);
  });

  it('lists what can be done at one space', () => {
    expect(actionsAt([go('it_roma', 1), go('it_volsci', 1)], 'it_volsci')).toEqual([go('it_volsci', 1)]);
  });
});

describe('a button that goes on', () => {
  const says = (type: 'ready' | 'pass', phase: 'answer' | 'sieges' | 'units') =>
    spoken({ type }, realView({ phase }), mockWords('scharz'));

  it('says what it decides', () => {
    expect(says('pass', 'sieges')).toBe('Besiege, no assault');
    expect(says('ready', 'answer')).toBe('Ready: accept nothing else');
    expect(says('ready', 'units')).toBe('Ready');
  });
});
