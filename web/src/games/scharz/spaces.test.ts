import { describe, expect, it, test } from 'vitest';
import { mockWords } from '../../lib/fixtures';
import { game } from '.';
import { realView } from './fixture';
import type { Action } from './props';
import { actionsAt, looseActions, mostOf, ofCount, places, rowsOf, spaceOf, spoken, tableActions } from './spaces';

const go = (to: string, count: number): Action => ({ type: 'go', to, count });

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

test('what no panel shows stands with what is mine', () => {
  const [march, pay]: Action[] = [go('it_roma', 1), { type: 'pay_march' }];
  const view = realView({ phase: 'special', battle: null, odds: [] });
  expect(looseActions([{ type: 'ready' }, march!, pay!], view)).toEqual([pay]);
  expect(looseActions([{ type: 'ready' }, pay!], view)).toEqual([]);
  expect(looseActions([{ type: 'ready' }, march!, pay!], { ...view, phase: 'trade' })).toEqual([]);
});

test('a phone opens its sheet where the step is done', () => {
  const tabs = (['choose_factions', 'trade', 'propose', 'answer', 'units'] as const).map((phase) =>
    game.tab?.(realView({ phase })),
  );
  expect(tabs).toEqual(['secrets', 'secrets', 'secrets', 'main', 'main']);
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
