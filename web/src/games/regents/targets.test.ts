import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/regents/Action';
import { exampleView } from './example';
import { click, litAfter, meantBy, pathOfAction, places } from './targets';

const LEGAL: Action[] = [
  { type: 'move_agent', from: 'throne', to: 'knights' },
  { type: 'move_agent', from: 'throne', to: 'store' },
  { type: 'move_agent', from: 'chapel', to: 'throne' },
  { type: 'move_king', to: 'throne' },
  { type: 'recruit' },
  { type: 'spy', target: 2 },
  { type: 'accuse', target: 1, clan: 'stewart' },
  { type: 'play_card', card: 'alliance' },
];

describe('lit targets', () => {
  test('begin with everything that starts an action', () => {
    expect([...litAfter(LEGAL, [], 0)].toSorted()).toEqual(
      ['accuse', 'agents:chapel:0', 'agents:throne:0', 'card:alliance', 'king', 'recruit', 'spy'].toSorted(),
    );
  });

  test('follow what was taken up', () => {
    expect([...litAfter(LEGAL, ['agents:throne:0'], 0)]).toEqual(['room:knights', 'room:store']);
    expect([...litAfter(LEGAL, ['accuse'], 0)]).toEqual(['player:1']);
    expect([...litAfter(LEGAL, ['nothing'], 0)]).toEqual([]);
  });
});

describe('a click', () => {
  test('takes up an agent, then plays the very action of the list', () => {
    expect(click(LEGAL, [], 'agents:throne:0', 0)).toEqual({ kind: 'chosen', chosen: ['agents:throne:0'] });
    const second = click(LEGAL, ['agents:throne:0'], 'room:store', 0);
    expect(second.kind === 'act' && second.action).toBe(LEGAL[1]);
  });

  test('on what is taken up puts it down', () => {
    expect(click(LEGAL, ['king'], 'king', 0)).toEqual({ kind: 'chosen', chosen: [] });
  });

  test('on another beginning begins anew', () => {
    expect(click(LEGAL, ['agents:throne:0'], 'king', 0)).toEqual({ kind: 'chosen', chosen: ['king'] });
    expect(click(LEGAL, ['king'], 'recruit', 0)).toEqual({ kind: 'act', action: { type: 'recruit' } });
  });

  test('on a dark target does nothing', () => {
    expect(click(LEGAL, ['king'], 'room:tower', 0)).toEqual({ kind: 'dark' });
  });
});

test('every kind of action has a path, and different actions have different ones', () => {
  const actions: Action[] = [
    ...LEGAL,
    { type: 'place_counsellor', at: 'tower' },
    { type: 'return_agent', at: 'tower' },
    { type: 'expel', target: 2, at: 'tower' },
    { type: 'swap_first_neutral', at: 'tower' },
    { type: 'advance', track: 'trade' },
    { type: 'penalize', target: 3, track: 'trade' },
    { type: 'move_neutral', from: 'tower', to: 'chapel' },
    { type: 'end_actions' },
  ];
  const paths = actions.map((action) => pathOfAction(action, 0).join());
  expect(new Set(paths).size).toBe(actions.length);
});

describe('a dark target means', () => {
  const meant = (chosen: string[], target: string, id = 'actions') =>
    meantBy(chosen, target, exampleView({ prompt: { ...exampleView().prompt, id: id as 'actions' } }), 0);

  test('the move that cannot be made', () => {
    expect(meant(['agents:throne:0'], 'room:tower')).toEqual({ type: 'move_agent', from: 'throne', to: 'tower' });
    expect(meant(['king'], 'room:tower')).toEqual({ type: 'move_king', to: 'tower' });
    expect(meant([], 'agents:treasure:0')).toEqual({ type: 'move_agent', from: 'treasure', to: 'throne' });
  });

  test('the step or loss that is asked for', () => {
    expect(meant([], 'track:trade', 'influence_steps')).toEqual({ type: 'advance', track: 'trade' });
    expect(meant([], 'track:trade', 'tower_first')).toEqual({ type: 'tower_step', track: 'trade' });
    expect(meant([], 'marker:trade:2', 'rampart')).toEqual({ type: 'rampart_retreat', target: 2, track: 'trade' });
    expect(meant([], 'marker:trade:2', 'penalty')).toEqual({ type: 'penalize', target: 2, track: 'trade' });
  });

  test('the card, chip or accusation', () => {
    expect(meant([], 'play_chip')).toEqual({ type: 'play_chip' });
    expect(meant([], 'accuse')).toEqual({ type: 'accuse', target: 1, clan: 'mackintosh' });
    expect(meant([], 'king')).toEqual({ type: 'move_king', to: 'throne' });
  });

  test('nothing, where nothing is asked for', () => {
    expect(meant([], 'room:tower')).toBeNull();
    expect(meant([], 'track:trade')).toBeNull();
    expect(meant([], 'agents:chapel:2')).toBeNull();
  });
});

test('places names what an event or action is about', () => {
  expect(places({ type: 'agent_moved', seat: 1, from: 'tower', to: 'chapel' })).toEqual(['tower', 'chapel']);
  expect(places({ type: 'king_moved', seat: 1, from: 'throne', to: 'store' })).toEqual(['throne', 'store', 'king']);
  expect(places({ type: 'hall_scored', hall: 'throne', track: 'politics', from: 1, to: 2 })).toEqual([
    'throne',
    'politics',
  ]);
});
