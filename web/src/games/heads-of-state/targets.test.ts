import { describe, expect, test } from 'vitest';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import { actionSamples, ATTACK, EARL, handView, seatView, WAYS } from './fixtures';
import { keyOf } from '../../lib/board/target';
import { grammar, places, space } from './targets';

const seen = (view: HeadsOfStateView) => ({ view, viewer: { type: 'seat' as const, seat: 0 } });
const meant = (view: HeadsOfStateView, target: ReturnType<typeof space>) => grammar.meant([], target, seen(view));

test('different actions have different paths', () => {
  const actions = [...actionSamples(), ...WAYS];
  const paths = actions.map((action) => grammar.path(action, seen(seatView())).map(keyOf).join());
  expect(new Set(paths).size).toBe(actions.length);
});

test('while only a space is chosen, the way to begin with is shown', () => {
  const view = handView('plot', { attacks: [ATTACK] });
  expect(grammar.preview!(WAYS.slice(2), seen(view))).toBe(WAYS[3]);
  expect(grammar.preview!([{ type: 'finish' }], seen(view))).toBeNull();
});

test('cards and decks lead to the paragraph of their kind', () => {
  expect(grammar.rule({ kind: 'display', card: 'gold' })).toBe('5.5');
  expect(grammar.rule({ kind: 'display', card: 'assassin' })).toBe('5.6');
  expect(grammar.rule({ kind: 'deck', deck: 'treachery' })).toBe('5.6');
});

describe('a dark space asks', () => {
  test('why no noble can be created there', () => {
    expect(meant(handView('create'), space('england', 'king'))).toEqual({
      kind: 'ask',
      action: { type: 'create', sector: 'england', rank: 'king', courtesan_for: null },
    });
  });

  test('nothing where the view knows the reason', () => {
    const blocked = { id: 'already_attacked', rule: '5.8' };
    const view = handView('plot', { attacks: [{ ...ATTACK, blocked }] });
    const held = view.sectors.find(({ sector }) => sector === 'burgundy')!.spaces.find(({ rank }) => rank === 'duke')!;
    held.owner = 2;
    expect(meant(view, space('burgundy', 'duke'))).toEqual({
      kind: 'say',
      text: 'heads-of-state-why-already_attacked',
      rule: '5.8',
    });
  });

  test('nothing while cards are drawn', () => {
    expect(meant({ ...seatView(), phase: 'draw' }, space('england', 'king'))).toBeNull();
  });
});

test('a line of the log marks its space, its sector and its country', () => {
  expect(places({ type: 'noble_created', seat: 1, ...EARL })).toEqual(['ireland', keyOf(space('ireland', 'earl'))]);
  expect(places({ type: 'country_won', seat: 1, country: 'spain' })).toEqual(['spain']);
});
