// The board as a player meets it: lit targets, two clicks to a move, a rule for a dark target, secrets kept.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/regents/Action';
import type { Card } from '../../generated/regents/Card';
import type { Event } from '../../generated/regents/Event';
import type { RegentsView } from '../../generated/regents/RegentsView';
import { mockBoardTable, mockProps } from '../../lib/fixtures/board';
import { CARD_CLAN } from './arms';
import { exampleView, moment, pictureOf } from './example';
import { game } from './index';
import { pullOnto } from '../../lib/fixtures/pulling';
import type { Props } from './props';

function propsOf(legal: Action[], view?: RegentsView): Props {
  const picture = pictureOf(legal, view);
  const table = mockBoardTable(picture, { ok: false, text: 'No door.', href: '/rules/regents#3.3' });
  return mockProps({ slug: 'regents', nSeats: 3, grammar: game.grammar }, picture, table);
}
const MOVES: Action[] = [
  { type: 'move_agent', from: 'throne', to: 'knights' },
  { type: 'move_king', to: 'knights' },
  { type: 'accuse', target: 1, clan: 'stewart' },
  { type: 'accuse', target: 1, clan: 'campbell' },
];
const targetOf = (name: string): Element => document.querySelector(`[data-target="${name}"]`)!;

describe('board', () => {
  test('an agent, then a hall', async () => {
    const props = propsOf(MOVES);
    render(game.Board, { props });
    await fireEvent.click(targetOf('agents:throne:2'));
    expect(targetOf('room:knights').classList).toContain('lit');
    expect(targetOf('room:store').classList).not.toContain('lit');
    await fireEvent.keyDown(targetOf('room:knights'), { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith(MOVES[0]);
  });

  test('a hall, then an agent that can go there', async () => {
    const props = propsOf(MOVES);
    render(game.Board, { props });
    await fireEvent.click(targetOf('room:knights'));
    expect(targetOf('room:knights').classList).toContain('chosen');
    expect(targetOf('agents:throne:2').classList).toContain('lit');
    await fireEvent.click(targetOf('agents:throne:2'));
    expect(props.act).toHaveBeenCalledWith(MOVES[0]);
  });

  test('an agent and the King are pulled into a hall', async () => {
    const props = propsOf(MOVES);
    render(game.Board, { props });
    await pullOnto(targetOf('agents:throne:2'), targetOf('room:knights'));
    expect(props.act).toHaveBeenLastCalledWith(MOVES[0]);
    await pullOnto(targetOf('king'), targetOf('room:knights'));
    expect(props.act).toHaveBeenLastCalledWith(MOVES[1]);
  });

  test('a dark hall tells the rule', async () => {
    const props = propsOf(MOVES);
    render(game.Board, { props });
    await fireEvent.click(targetOf('king'));
    await fireEvent.click(targetOf('room:tower'));
    expect(props.ask).toHaveBeenCalledWith({ type: 'move_king', to: 'tower' });
    await waitFor(() => expect(screen.getByText('No door.')).toBeTruthy());
    expect(props.act).not.toHaveBeenCalled();
  });

  test('Escape puts down what was taken up', async () => {
    render(game.Board, { props: propsOf(MOVES) });
    await fireEvent.click(targetOf('king'));
    expect(targetOf('king').classList).toContain('chosen');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(targetOf('king').classList).not.toContain('chosen');
  });

  test('the first agent of a Betrayal stays marked', () => {
    const { view, legal } = moment('betrayal_second');
    const second = legal.find((action) => action.type === 'swap_second')!;
    render(game.Board, { props: propsOf([second], view) });
    expect(targetOf(`agents:${view.prompt.at}:${view.prompt.owner}`).classList).toContain('chosen');
    expect(targetOf(`agents:${second.at}:${second.owner}`).classList).toContain('lit');
  });

  test('a click on any piece in a lit hall means the hall', async () => {
    const props = propsOf([{ type: 'move_agent', from: 'throne', to: 'knights' }]);
    render(game.Board, { props });
    await fireEvent.click(targetOf('agents:throne:2'));
    await fireEvent.click(targetOf('agents:knights:1'));
    expect(props.act).toHaveBeenCalledWith({ type: 'move_agent', from: 'throne', to: 'knights' });
  });

  test('steps are dropped on tracks', async () => {
    const legal: Action[] = [{ type: 'advance', track: 'trade' }];
    const props = propsOf(legal, moment('influence_steps').view);
    render(game.Board, { props });
    expect(targetOf('track:politics').classList).not.toContain('lit');
    await fireEvent.click(targetOf('track:trade'));
    expect(props.act).toHaveBeenCalledWith(legal[0]);
  });

  test('nothing is lit for a spectator', () => {
    render(game.Board, { props: { ...propsOf([]), viewer: { type: 'public' } } });
    expect(document.querySelector('.lit')).toBeNull();
  });

  test('my nearest gate shows a lock with its reason', () => {
    render(game.Board, { props: propsOf([]) });
    expect(screen.getAllByRole('img', { name: /^To pass 4: .* must reach 1\.$/ })).toHaveLength(5);
  });
});

describe('accusing', () => {
  test('names clans that cannot be right, but lets them be chosen', async () => {
    const view = exampleView();
    view.seats[1]!.clans.find(({ clan }) => clan === 'stewart')!.excluded = 'card_played';
    const props = propsOf(MOVES, view);
    HTMLDialogElement.prototype.showModal ??= () => {};
    render(game.Board, { props });
    await fireEvent.click(targetOf('accuse'));
    const stewart = screen.getByRole('button', { name: 'Accuse Ben of being Stewart', hidden: true });
    expect(stewart.textContent).toContain('The card this clan lacks was played.');
    await fireEvent.click(stewart);
    expect(props.act).toHaveBeenCalledWith(MOVES[2]);
  });
});

describe('players and secrets', () => {
  test('the hand is played by a click, a dark card tells the rule', async () => {
    const play: Action = { type: 'play_card', card: 'privilege' };
    const props = propsOf([play]);
    render(game.Secrets!, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Play the Privilege card' }));
    expect(props.act).toHaveBeenCalledWith(play);
    await fireEvent.click(screen.getByRole('button', { name: 'Influence' }));
    await waitFor(() => expect(screen.getByText('No door.')).toBeTruthy());
  });

  test('clans are named under their arms in the grid', () => {
    render(game.Players!, { props: propsOf([]) });
    const named = [...document.querySelectorAll('.grid .clan')].map((clan) => clan.textContent);
    expect(named).toEqual(['Kint.', 'Greg.', 'Leod', 'Camp.', 'Duff', 'Stew.']);
  });

  test('the cross of a card that was spied enters the grid', () => {
    const view = exampleView();
    const target = view.seats.find(({ seat, clans }) => seat !== 2 && clans.some(({ excluded }) => excluded))!;
    const clan = target.clans.find(({ excluded }) => excluded)!.clan;
    const card = (Object.keys(CARD_CLAN) as Card[]).find((each) => CARD_CLAN[each] === clan)!;
    const event: Event = { type: 'spied_card', by: 2, target: target.seat, card };
    const props = propsOf([], view);
    const { unmount } = render(game.Players!, { props });
    expect(document.querySelector('.grid .entering')).toBeNull();
    unmount();
    render(game.Players!, { props: { ...props, fresh: [{ step: 1, event }] } });
    expect(document.querySelectorAll('.grid .entering')).toHaveLength(1);
  });

  test('private marks are kept for this table', async () => {
    const mark = 'Ben may be Stewart.';
    const first = render(game.Players!, { props: propsOf([]) });
    await fireEvent.click(screen.getByRole('button', { name: mark }));
    first.unmount();
    render(game.Players!, { props: propsOf([]) });
    expect(screen.getByRole('button', { name: `${mark} Marked as unlikely.` }).textContent?.trim()).toBe('−');
  });

  test('the header warns in the last round for cards', () => {
    render(game.Header!, { props: propsOf([], exampleView({ round: 7 })) });
    expect(screen.getByText('Last round for cards')).toBeTruthy();
  });
});
