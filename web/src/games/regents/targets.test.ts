import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/regents/Action';
import type { RegentsPrompt } from '../../generated/regents/RegentsPrompt';
import { clickOn, litAfter, routesOf } from '../../lib/board/click';
import { exampleView, pictureOf } from './example';
import { agents, grammar, marker, player, room, type Target } from './targets';

const LEGAL: Action[] = [
  { type: 'move_agent', from: 'throne', to: 'knights' },
  { type: 'move_agent', from: 'throne', to: 'store' },
  { type: 'move_agent', from: 'chapel', to: 'throne' },
  { type: 'move_king', to: 'knights' },
  { type: 'recruit' },
  { type: 'spy', target: 0 },
  { type: 'accuse', target: 1, clan: 'stewart' },
  { type: 'play_card', card: 'alliance' },
];
const KING: Target = { kind: 'king' };
const seen = pictureOf(LEGAL);
const routes = routesOf(grammar, LEGAL, seen);

describe('lit targets', () => {
  test('begin with everything that starts an action', () => {
    expect([...litAfter(routes, [])].toSorted()).toEqual(
      ['accuse', 'agents:chapel:2', 'agents:throne:2', 'card:alliance', 'king', 'reserve', 'spy']
        .concat('room:knights', 'room:store', 'room:throne')
        .toSorted(),
    );
  });

  test('follow what was taken up', () => {
    expect([...litAfter(routes, [agents('throne', 2)])]).toEqual(['room:knights', 'room:store']);
    expect([...litAfter(routes, [{ kind: 'accuse' }])]).toEqual(['player:1']);
    expect([...litAfter(routes, [{ kind: 'accuse' }, player(1)])]).toEqual(['clan:stewart']);
    expect([...litAfter(routes, [{ kind: 'domain' }])]).toEqual([]);
  });
});

describe('the room first', () => {
  test('then the pieces that can go there are lit, and the second click plays the very action', () => {
    expect(clickOn(routes, [], room('knights'))).toEqual({ kind: 'chosen', chosen: [room('knights')] });
    expect([...litAfter(routes, [room('knights')])].toSorted()).toEqual(['agents:throne:2', 'king']);
    expect(clickOn(routes, [room('knights')], KING)).toMatchObject({ kind: 'act', action: LEGAL[3] });
    expect(clickOn(routes, [room('store')], agents('throne', 2))).toMatchObject({ kind: 'act', action: LEGAL[1] });
  });

  test('a piece that cannot go there asks the rule about just that', () => {
    expect(clickOn(routes, [room('store')], agents('chapel', 2))).toEqual({ kind: 'dark' });
    expect(grammar.meant([room('store')], agents('chapel', 2), seen)).toEqual({
      kind: 'ask',
      action: { type: 'move_agent', from: 'chapel', to: 'store' },
    });
  });
});

describe('a click', () => {
  test('takes up an agent, then plays the very action of the list', () => {
    const first = clickOn(routes, [], agents('throne', 2));
    expect(first).toEqual({ kind: 'chosen', chosen: [agents('throne', 2)] });
    const second = clickOn(routes, [agents('throne', 2)], room('store'));
    expect(second.kind === 'act' && second.action).toBe(LEGAL[1]);
  });

  test('on another beginning begins again', () => {
    expect(clickOn(routes, [agents('throne', 2)], KING)).toEqual({ kind: 'chosen', chosen: [KING] });
    expect(clickOn(routes, [KING], { kind: 'reserve' })).toMatchObject({ kind: 'act', action: { type: 'recruit' } });
  });

  test('on a dark target does nothing', () => {
    expect(clickOn(routes, [KING], room('tower'))).toEqual({ kind: 'dark' });
  });
});

test('different actions have different paths; what is only declined has none', () => {
  const actions: Action[] = [
    ...LEGAL,
    { type: 'place_counsellor', at: 'tower' },
    { type: 'return_agent', at: 'tower' },
    { type: 'expel', target: 2, at: 'tower' },
    { type: 'swap_first_neutral', at: 'tower' },
    { type: 'advance', track: 'trade' },
    { type: 'penalize', target: 3, track: 'trade' },
    { type: 'move_neutral', from: 'tower', to: 'chapel' },
  ];
  const paths = routesOf(grammar, actions, seen)
    .filter(({ isReversed }) => !isReversed)
    .map(({ keys }) => keys.join());
  expect(new Set(paths).size).toBe(actions.length);
  expect(grammar.path({ type: 'end_actions' }, seen)).toEqual([]);
});

describe('a dark target means', () => {
  const meant = (chosen: Target[], target: Target, prompt: Partial<RegentsPrompt> = {}) => {
    const view = exampleView({ prompt: { ...exampleView().prompt, ...prompt } });
    const answer = grammar.meant(chosen, target, { ...seen, view });
    return answer?.kind === 'ask' ? answer.action : answer;
  };

  test('the move that cannot be made', () => {
    const toTower = { type: 'move_agent', from: 'throne', to: 'tower' };
    expect(meant([agents('throne', 2)], room('tower'))).toEqual(toTower);
    expect(meant([KING], room('tower'))).toEqual({ type: 'move_king', to: 'tower' });
    expect(meant([], agents('treasure', 2))).toEqual({ type: 'move_agent', from: 'treasure', to: 'throne' });
  });

  test('the step or loss that is asked for', () => {
    const trade: Target = { kind: 'track', track: 'trade' };
    const loss = { target: 2, track: 'trade' };
    expect(meant([], trade, { source: 'influence' })).toEqual({ type: 'advance', track: 'trade' });
    expect(meant([], trade, { id: 'tower_first' })).toEqual({ type: 'tower_step', track: 'trade' });
    expect(meant([], marker('trade', 2), { id: 'rampart' })).toEqual({ type: 'rampart_retreat', ...loss });
    expect(meant([], marker('trade', 2), { id: 'penalty' })).toEqual({ type: 'penalize', ...loss });
  });

  test('the card, chip or accusation', () => {
    expect(meant([], { kind: 'chips' })).toEqual({ type: 'play_chip' });
    expect(meant([], { kind: 'accuse' })).toEqual({ type: 'accuse', target: 0, clan: 'mackintosh' });
    expect(meant([], KING)).toEqual({ type: 'move_king', to: 'knights' });
  });

  test('nothing, where nothing is asked for', () => {
    expect(meant([], room('tower'))).toBeNull();
    expect(meant([], { kind: 'track', track: 'trade' })).toBeNull();
    expect(meant([], agents('knights', 1))).toBeNull();
  });
});
