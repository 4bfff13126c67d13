import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/heads-of-state/Action';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import { actionSamples, seatView } from './fixtures';
import { actionAt, beginnings, cardsOf, deedAt, pathOfAction, places, questionAt } from './targets';

const EARL = { sector: 'ireland', rank: 'earl' } as const;
const LEGAL: Action[] = [
  { type: 'create', ...EARL, courtesan_for: null },
  { type: 'create', ...EARL, courtesan_for: 'castle' },
  { type: 'play_treachery', sector: 'burgundy', rank: 'duke', card: 'assassin', second: null },
  { type: 'play_treachery', sector: 'burgundy', rank: 'duke', card: 'guillotine', second: null },
  { type: 'finish' },
];

function viewWith(changes: Partial<NonNullable<HeadsOfStateView['hand']>>, phase: 'create' | 'plot'): HeadsOfStateView {
  const view = seatView();
  return { ...view, phase, hand: { ...view.hand!, creations: [], attacks: [], ...changes } };
}
const creation = {
  ...EARL,
  payments: [null, 'castle' as const],
  initial: 3,
  country: 0,
  house: 0,
  takes_card: true,
  influence: 2,
  prize: 8,
};
const attack = {
  sector: 'burgundy' as const,
  rank: 'duke' as const,
  owner: 2,
  ways: [
    { card: 'guillotine' as const, second: null, percent: 100 },
    { card: 'assassin' as const, second: null, percent: 75 },
  ],
  blocked: null,
  prize: 2,
  owner_prize: -8,
};

describe('paths', () => {
  test('different actions have different paths', () => {
    const actions = [...actionSamples(), ...LEGAL.slice(0, 4)];
    expect(new Set(actions.map((action) => pathOfAction(action).join())).size).toBe(actions.length);
  });

  test('lit is what an action begins with', () => {
    expect([...beginnings(LEGAL)]).toEqual(['space:ireland:earl', 'space:burgundy:duke', 'finish']);
    expect(actionAt(LEGAL, 'finish')).toBe(LEGAL[4]);
    expect(actionAt(LEGAL, 'space:ireland:earl')).toBeUndefined();
  });
});

describe('a deed', () => {
  test('offers the very actions of the list, the one to preselect first', () => {
    const deed = deedAt(viewWith({ attacks: [attack] }, 'plot'), LEGAL, 'space:burgundy:duke');
    expect(deed?.kind).toBe('strike');
    expect(deed?.actions[0]).toBe(LEGAL[3]);
    expect(deed?.actions[1]).toBe(LEGAL[2]);
  });

  test('is none where nothing is legal', () => {
    const view = viewWith({ creations: [creation] }, 'create');
    expect(deedAt(view, [LEGAL[4]!], 'space:ireland:earl')).toBeNull();
    expect(deedAt(view, LEGAL, 'space:ireland:count')).toBeNull();
  });

  test('names the cards it spends', () => {
    const view = viewWith({ creations: [creation] }, 'create');
    expect(cardsOf(view, LEGAL[0]!)).toEqual(['title', 'troops', 'castle']);
    expect(cardsOf(view, LEGAL[1]!)).toEqual(['title', 'troops', 'courtesan']);
    expect(cardsOf(view, LEGAL[3]!)).toEqual(['guillotine']);
    expect(cardsOf(view, LEGAL[4]!)).toEqual([]);
  });
});

describe('a dark space asks', () => {
  test('why no noble can be created there', () => {
    expect(questionAt(viewWith({}, 'create'), 'england', 'king')).toEqual({
      kind: 'ask',
      action: { type: 'create', sector: 'england', rank: 'king', courtesan_for: null },
    });
  });

  test('nothing where the view knows the reason', () => {
    const blocked = { id: 'already_attacked', rule: '5.8' };
    const view = viewWith({ attacks: [{ ...attack, blocked }] }, 'plot');
    const held = view.sectors.find(({ sector }) => sector === 'burgundy')!.spaces.find(({ rank }) => rank === 'duke')!;
    held.owner = 2;
    expect(questionAt(view, 'burgundy', 'duke')).toEqual({ kind: 'reason', ...blocked });
  });

  test('nothing while cards are drawn', () => {
    expect(questionAt({ ...seatView(), phase: 'draw' }, 'england', 'king')).toBeNull();
  });
});

test('a line of the log marks its space, its sector and its country', () => {
  expect(places({ type: 'noble_created', seat: 1, ...EARL })).toEqual(['ireland', 'space:ireland:earl']);
  expect(places({ type: 'country_won', seat: 1, country: 'spain' })).toEqual(['spain']);
});
