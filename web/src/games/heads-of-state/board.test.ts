// The board as a player meets it, drawn from real positions.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Action } from '../../generated/heads-of-state/Action';
import type { Event } from '../../generated/heads-of-state/Event';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../generated/heads-of-state/Rank';
import type { Sector } from '../../generated/heads-of-state/Sector';
import { keyOf } from '../../lib/board/target';
import { mockPicture } from '../../lib/fixtures/board';
import { handView, openView, propsOf, publicView, seatView } from './fixtures';
import { game } from './index';
import { letterOf } from './pieces/symbols';
import type { Props } from './props';
import { space } from './targets';

const news = (...events: Event[]) => events.map((event) => ({ step: 1, event }));
const spaceOf = (sector: Sector, rank: Rank): Element =>
  document.querySelector(`[data-target="${keyOf(space(sector, rank))}"]`)!;

const KING: Action = { type: 'create', sector: 'england', rank: 'king', courtesan_for: null };
const COUNT: Action[] = [
  { type: 'create', sector: 'ireland', rank: 'count', courtesan_for: null },
  { type: 'create', sector: 'ireland', rank: 'count', courtesan_for: 'title' },
];
const creationOf = (action: Action, payments: (null | 'title')[]) => {
  const { sector, rank } = action as typeof KING & { type: 'create' };
  return { sector, rank, payments, initial: 3, country: 0, house: 0, takes_card: true, influence: 2, prize: 8 };
};

describe('the board', () => {
  test.each([
    ['a seat', seatView],
    ['a spectator', publicView],
    ['everybody at the end', openView],
  ])('draws every space and hexagon for %s', (_, view) => {
    render(game.Board, { props: propsOf(view()) });
    expect(document.querySelectorAll('[data-space]')).toHaveLength(31);
    expect(document.querySelectorAll('[data-hexagon]')).toHaveLength(16);
    expect(document.querySelector('.lit')).toBeNull();
  });

  test('a free space, then the other payment, then yes', async () => {
    const view = handView('create', { creations: [creationOf(KING, [null]), creationOf(COUNT[0]!, [null, 'title'])] });
    const props = propsOf(view, [KING, ...COUNT, { type: 'finish' }]);
    render(game.Board, { props });
    expect(spaceOf('england', 'king').classList).toContain('lit');
    await fireEvent.click(spaceOf('ireland', 'count'));
    expect(spaceOf('england', 'king').classList).not.toContain('lit');
    await fireEvent.click(screen.getByRole('radio', { name: 'Courtesan for Title' }));
    expect(screen.getByText('+3 first noble of the sector')).toBeTruthy();
    await fireEvent.click(
      screen.getByRole('button', {
        name: 'Create the Count of Ireland, with a Courtesan in place of Title',
      }),
    );
    expect(props.act).toHaveBeenCalledWith(COUNT[1]);
  });

  test('first a noble of the chart, then one of its spaces', async () => {
    const view = handView('create', { creations: [creationOf(KING, [null]), creationOf(COUNT[0]!, [null])] });
    const nobles = view.hand!.nobles.map((each) => ({ ...each, payments: [null] }));
    const props = propsOf({ ...view, hand: { ...view.hand!, nobles } }, [KING, COUNT[0]!, { type: 'finish' }]);
    render(game.Secrets!, { props });
    render(game.Board, { props });
    expect(document.querySelectorAll('.chart .rank.lit')).toHaveLength(2);
    await fireEvent.click(document.querySelector('[data-target="pay:null:count"]')!);
    expect(spaceOf('ireland', 'count').classList).toContain('lit');
    expect(spaceOf('england', 'king').classList).not.toContain('lit');
    await fireEvent.click(spaceOf('ireland', 'count'));
    expect(props.act).toHaveBeenCalledWith(COUNT[0]);
  });

  test('first a treachery card, then the noble it strikes', async () => {
    const strike: Action = {
      type: 'play_treachery',
      sector: 'scotland',
      rank: 'baron',
      card: 'assassin',
      second: null,
    };
    const ways = [{ card: 'assassin' as const, second: null, percent: 75 }];
    const attack = { sector: 'scotland' as const, rank: 'baron' as const, owner: 2, ways, blocked: null };
    const view = handView('plot', {
      attacks: [{ ...attack, prize: 0, owner_prize: -3 }],
      treachery: [{ card: 'assassin', count: 1 }],
    });
    const props = propsOf(view, [strike, { type: 'finish' }]);
    render(game.Secrets!, { props });
    render(game.Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Assassin: choose the noble it strikes' }));
    await fireEvent.click(spaceOf('scotland', 'baron'));
    expect(props.act).toHaveBeenCalledWith(strike);
  });

  test('lists the discards, and only their number where they are not visible', () => {
    const view = seatView();
    const shown = render(game.Board, { props: propsOf(view) });
    expect(screen.getAllByRole('columnheader', { name: 'Discarded' })).toHaveLength(2);
    shown.unmount();
    Object.assign(view.attributes, { discards: 7, seen_discards: null, held_pool: null });
    Object.assign(view.treachery, { discards: 3, seen_discards: null, held_pool: null });
    Object.assign(view.hand!, { unseen_attributes: null, unseen_treachery: null });
    render(game.Board, { props: propsOf(view) });
    expect(screen.getByText('Discards 7 + 3').tagName).toBe('SPAN');
    expect(screen.queryByRole('columnheader', { name: 'Discarded' })).toBeNull();
  });

  test('by keys, and Escape puts it down', async () => {
    const view = handView('create', { creations: [creationOf(KING, [null])] });
    render(game.Board, { props: propsOf(view, [KING]) });
    await fireEvent.keyDown(spaceOf('england', 'king'), { key: 'Enter' });
    expect(spaceOf('england', 'king').classList).toContain('chosen');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(spaceOf('england', 'king').classList).not.toContain('chosen');
  });

  test('a dark space tells the rule', async () => {
    const props = propsOf(handView('create'), [{ type: 'finish' }]);
    render(game.Board, { props });
    await fireEvent.click(spaceOf('castile', 'king'));
    expect(props.ask).toHaveBeenCalledWith({ ...KING, sector: 'castile' });
    await waitFor(() => expect(screen.getByText('Not here.')).toBeTruthy());
  });

  test('treachery shows its odds', async () => {
    const strike: Action = {
      type: 'play_treachery',
      sector: 'scotland',
      rank: 'baron',
      card: 'assassin',
      second: null,
    };
    const ways = [{ card: 'assassin' as const, second: null, percent: 75 }];
    const attack = { sector: 'scotland' as const, rank: 'baron' as const, owner: 2, ways, blocked: null };
    const view = handView('plot', { attacks: [{ ...attack, prize: 0, owner_prize: -3 }] });
    const props = propsOf(view, [strike, { type: 'finish' }]);
    render(game.Board, { props });
    await fireEvent.click(spaceOf('scotland', 'baron'));
    expect(screen.getByText('75% chance')).toBeTruthy();
    await fireEvent.click(screen.getByText('Play'));
    expect(props.act).toHaveBeenCalledWith(strike);
  });

  test('cards are drawn by clicking them', async () => {
    const legal: Action[] = [{ type: 'take_attribute', attribute: 'gold' }, { type: 'draw_attribute' }];
    const props = propsOf(handView('draw'), legal);
    render(game.Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'Take Gold from the display' }));
    await fireEvent.click(screen.getByRole('button', { name: /^Draw the top attribute card/ }));
    expect(vi.mocked(props.act).mock.calls.map(([action]) => action)).toEqual(legal);
  });

  test('ending the turn is asked about only with a noble unmade', async () => {
    const finish: Action = { type: 'finish' };
    const wasteful = handView('create', { creations: [creationOf(KING, [null])] });
    const asks = game.confirm as Exclude<typeof game.confirm, readonly string[] | undefined>;
    expect(asks(finish, wasteful)).toBe('turn');
    expect(asks(finish, handView('create'))).toBeNull();
    const props = propsOf(wasteful, [KING, finish]);
    expect(game.label!(finish, wasteful, props.words)).toBe('One space could still be filled: end anyway');
    render(game.Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: 'End the turn' }));
    expect(props.act).toHaveBeenCalledWith(finish);
  });

  test('with nothing to create the prompt says what is missing', () => {
    const nobles = [
      {
        rank: 'king' as const,
        missing: ['gold' as const, 'title' as const],
        payments: [],
        vacant: ['england' as const],
      },
      { rank: 'baron' as const, missing: ['gold' as const], payments: [], vacant: ['ireland' as const] },
    ];
    const view = handView('create', { nobles });
    const { words } = propsOf(view);
    expect(game.prompt!(view, words)).toBe(
      'No noble is possible now. Nearest: Baron, which lacks Gold. Press “End the turn”.',
    );
    expect(game.prompt!(handView('create', { nobles, creations: [creationOf(KING, [null])] }), words)).toBeUndefined();
  });

  test('a card of the display stands for the turn that takes it', async () => {
    const turn: Action = { type: 'choose_turn', turn: 'attribute' };
    const view = handView('choose_turn');
    const attribute = view.attributes.display.find((each) => each !== null)!;
    const take: Action = { type: 'take_attribute', attribute };
    const props = propsOf(view, [turn]);
    const picture = { ...props.table.picture, legal: [take] };
    vi.mocked(props.act).mockResolvedValue({ ok: true, picture });
    render(game.Board, { props });
    await fireEvent.click(document.querySelector('[data-display="attributes"] button')!);
    await waitFor(() => expect(props.act).toHaveBeenCalledTimes(2));
    expect(vi.mocked(props.act).mock.calls.map(([action]) => action)).toEqual([turn, take]);
  });

  test('a Revolution is shown until it has been read', async () => {
    const fresh = news(
      { type: 'revolution', century: 'year_1589', seat: 1 },
      { type: 'country_won', seat: 2, country: 'spain', influence: 4, points: 7, decided_by: 'unrivalled' },
    );
    render(game.Board, { props: propsOf(seatView(), [], { fresh }) });
    expect(screen.getByText('influence 4, without a rival')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByText('influence 4, without a rival')).toBeNull();
  });

  test('the bag is drawn from only where motion is wanted', () => {
    const fresh = news(
      { type: 'treachery_played', seat: 1, owner: 0, sector: 'saxony', rank: 'earl', cards: ['assassin'] },
      { type: 'assassination_succeeded', seat: 1, owner: 0 },
    );
    const quiet = render(game.Board, { props: propsOf(seatView(), [], { fresh }) });
    expect(document.querySelector('.bag')).toBeNull();
    quiet.unmount();
    render(game.Board, { props: propsOf(seatView(), [], { fresh, motion: 'full' }) });
    expect(document.querySelector('.bag')).not.toBeNull();
  });
});

describe('the hand', () => {
  test('says what is missing for every noble', () => {
    render(game.Secrets!, { props: propsOf(seatView()) });
    const { nobles } = seatView().hand!;
    expect(document.querySelectorAll('tbody tr')).toHaveLength(7);
    expect(document.querySelectorAll('tbody tr.ready')).toHaveLength(
      nobles.filter(({ payments }) => payments.length > 0).length,
    );
  });

  describe('too large', () => {
    const gold: Action = { type: 'discard_attribute', attribute: 'gold' };
    const title: Action = { type: 'discard_attribute', attribute: 'title' };
    const confirm: Action = { type: 'confirm_discards' };

    /** Five times Gold, two Titles; so many Gold are given up, so many are still to go. */
    function trimming(drafted: number, left: number): HeadsOfStateView {
      const attributes = [
        { attribute: 'gold' as const, count: 5 },
        { attribute: 'title' as const, count: 2 },
      ];
      const draft_attributes = [{ attribute: 'gold' as const, count: drafted }];
      const view = handView('trim_in_turn', { attributes, treachery: [], draft_attributes });
      const id = left > 0 ? 'trim' : 'confirm_discards';
      return { ...view, prompt: { ...view.prompt, id, attributes: left, treachery: 0 } };
    }

    test('is played card by card, then confirmed', async () => {
      const props = propsOf(trimming(0, 2), [gold, title]);
      const pictures = [
        mockPicture(trimming(1, 1), [gold, title]),
        mockPicture(trimming(2, 0), [confirm]),
        mockPicture(trimming(2, 0), []),
      ];
      const played: Action[] = [];
      let picture = props.table.picture;
      const act: Props['act'] = async (action) => {
        picture = pictures[played.push(action) - 1]!;
        return { ok: true, picture };
      };
      const table: Props['table'] = {
        ...props.table,
        act,
        get picture() {
          return picture;
        },
      };
      render(game.Secrets!, { props: { ...props, act, table } });
      await fireEvent.click(screen.getByRole('button', { name: 'Discard these' }));
      await waitFor(() => expect(played).toEqual([gold, gold, confirm]));
    });

    test('a card more frees the one picked first', async () => {
      const props = propsOf(trimming(0, 1), [gold, title]);
      render(game.Secrets!, { props });
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Gold: to be discarded' })).toHaveLength(1));
      await fireEvent.click(screen.getAllByRole('button', { name: 'Title: kept' })[0]!);
      expect(screen.queryByRole('button', { name: 'Gold: to be discarded' })).toBeNull();
      await fireEvent.click(screen.getByRole('button', { name: 'Discard these' }));
      expect(props.act).toHaveBeenLastCalledWith(title);
    });
  });

  test('is nobody else’s to see', () => {
    render(game.Secrets!, { props: propsOf(publicView()) });
    expect(screen.getByText('Spectators do not see hands.')).toBeTruthy();
  });
});

describe('players, header, result', () => {
  test('every player has a panel and a line for noble cards', () => {
    render(game.Players!, { props: propsOf(seatView()) });
    expect(document.querySelectorAll('[data-panel]')).toHaveLength(5);
    expect(document.querySelectorAll('.ranks tbody tr')).toHaveLength(6);
  });

  test('what a mouse sees by hovering, a finger gets by pressing', async () => {
    const view = seatView();
    render(game.Players!, { props: propsOf(view) });
    await fireEvent.click(document.querySelector('[data-panel="0"] button.points')!);
    const { initial } = view.seats[0]!.score;
    expect(document.querySelector('.score')?.textContent).toContain(`First nobles ${initial}`);
    render(game.Board, { props: propsOf(view) });
    await fireEvent.click(screen.getAllByRole('button', { name: 'Sectors missing: England, Scotland' })[0]!);
    expect(screen.getByText('Ada. Sectors missing: England, Scotland')).toBeTruthy();
  });

  test('the header tells the round and how far the Revolution is', () => {
    render(game.Header!, { props: propsOf(seatView()) });
    expect(screen.getByText('1589').getAttribute('aria-current')).toBe('step');
    expect(document.querySelector('.revolution')?.textContent).toContain('18–28');
  });

  test('the result tells where the points came from', () => {
    const view: HeadsOfStateView = { ...openView(), phase: 'over' };
    const result = { points: view.seats.map(({ points }) => points), places: view.seats.map(({ place }) => place) };
    render(game.Result!, { props: { ...propsOf(view), result } });
    const totals = [...document.querySelectorAll('.total')].map((cell) => Number(cell.textContent));
    expect(totals.toSorted((a, b) => a - b)).toEqual(result.points.toSorted((a, b) => a - b));
    expect(document.querySelectorAll('.winner').length).toBeGreaterThan(0);
  });
});

test('every card on display and every treachery card says what it is good for', () => {
  const view = handView('choose_turn', { treachery: [{ card: 'guillotine_gallows', count: 1 }] });
  const { attributes, treachery } = view;
  const shown: HeadsOfStateView = {
    ...view,
    attributes: { ...attributes, display: ['gold', 'courtesan'] },
    treachery: { ...treachery, display: ['assassin'] },
  };
  const props = propsOf(shown);
  render(game.Board, { props });
  render(game.Secrets!, { props });
  const briefs = [...document.querySelectorAll('.brief')].map((brief) => brief.textContent);
  const needing = shown.ranks.filter(({ set }) => set.includes('gold'));
  const letters = needing.map(({ rank }) => letterOf(props.words, rank)).join('');
  expect(letters).toMatch(/^B.*K$/);
  expect(briefs).toEqual([letters, 'replaces 1', 'anywhere, 3 of 4', 'France · Germany']);
});
