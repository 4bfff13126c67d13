// A whole table with the real board of Lancaster or Régents, whose server is the test.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { LogEntry } from './generated/LogEntry';
import type { Picture } from './generated/Picture';
import { game as headsOfState } from './games/heads-of-state';
import { game as lancaster } from './games/lancaster';
import { game as regents } from './games/regents';
import { listed } from './lib/actions';
import { Api } from './lib/api';
import type { App } from './lib/app';
import { mockSeat, mockTable } from './lib/fixtures';
import { readSamples } from './lib/fixtures/samples';
import { entryOf, mockApp, mockServer, renderIn } from './lib/fixtures/shell';
import type { GameModule, Tagged } from './lib/game/types';
import type { Room as Space } from './lib/media.svelte';
import Gathering from './table/Gathering.svelte';
import Room from './table/Room.svelte';

type Action = Tagged;

/** A question of the samples of a game, as the server sends it. */
function asked(module: GameModule, prompt: string, changes: Partial<Picture> = {}): Picture {
  const moment = readSamples<object, Action, unknown, unknown>(module.slug).moments[prompt]!;
  const rest = { tick: 1, can_undo: false, log_from: 0, log: [], log_final: 0, ...changes };
  return { ...(moment as unknown as Picture), ...rest };
}

async function sit(module: GameModule, picture: Picture, room: Space = 'wide', changes: Partial<App> = {}) {
  const seat = picture.viewer.type === 'seat' ? picture.viewer.seat : 0;
  const n = (picture.view as { seats: unknown[] }).seats.length;
  const seats = Array.from({ length: n }, (_, index) => ({
    seat: index,
    kind: index === seat ? ('person' as const) : ('bot' as const),
    name: index === seat ? 'Ada' : 'knight',
    is_mine: index === seat,
    is_here: true,
    stand_in: null,
  }));
  const server = mockServer(mockTable({ game: module.slug, seats }));
  server.sync(picture);
  const app = mockApp({ games: [entryOf(module)], room, ...changes });
  renderIn(app, Room, { table: server.table, gameName: module.slug });
  await waitFor(() => expect(document.getElementById('prompt')).toBeTruthy());
  return { ...server, app, seat };
}

const dialog = () => screen.queryByRole('alertdialog');
const acts = (sent: { type: string }[]) => sent.filter(({ type }) => type === 'act');
const targetOf = (key: string) => document.querySelector<HTMLElement>(`[data-target="${key}"]`)!;

describe('a click that cannot be taken back', () => {
  const placing = () => asked(lancaster, 'place');
  const castle = (picture: Picture) =>
    (picture.legal as Action[]).find(({ type }) => type === 'place_in_castle') as Action & {
      banner: string;
      knight: number;
      space: string;
    };

  async function toCastle() {
    const picture = placing();
    const at = await sit(lancaster, picture);
    const { banner, knight, space } = castle(picture);
    await fireEvent.click(targetOf(`knight:${banner}:${knight}`));
    await fireEvent.click(targetOf(`space:${banner}:${space}`));
    return { ...at, place: `space:${banner}:${space}` };
  }

  test('a knight onto a castle space is asked about before the next player can act on it', async () => {
    const { sent } = await toCastle();
    expect(dialog()).toBeTruthy();
    expect(acts(sent)).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await tick();
    expect(dialog()).toBeNull();
    expect(acts(sent)).toEqual([]);
  });

  test('the same click once more is a yes', async () => {
    const { sent, place } = await toCastle();
    await fireEvent.click(targetOf(place));
    await waitFor(() => expect(acts(sent)).toHaveLength(1));
  });

  test('nobody is asked who does not want it', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ confirm: false }));
    const { sent } = await toCastle();
    expect(dialog()).toBeNull();
    expect(acts(sent)).toHaveLength(1);
  });

  test('an agent is placed with a second yes', async () => {
    const { sent } = await sit(regents, asked(regents, 'place'));
    await fireEvent.click(document.querySelector('[data-board] .lit')!);
    expect(dialog()).toBeTruthy();
    expect(acts(sent)).toEqual([]);
  });
});

describe('on a phone', () => {
  test('a confirmation stands where the prompt is, also with the sheet closed', async () => {
    const picture = asked(regents, 'actions');
    const { sent } = await sit(regents, picture, 'phone');
    await fireEvent.click(screen.getByRole('button', { name: 'Hide choices and log' }));
    expect(document.querySelector('.choices')).toBeNull();
    const spy = (picture.legal as Action[]).find(({ type }) => type === 'spy')!;
    await fireEvent.click(targetOf('spy'));
    await fireEvent.click(document.querySelector(`[role="group"] .lit[aria-label]`)!);
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(dialog()!.closest('.sheet .head')).toBeTruthy();
    await fireEvent.click(dialog()!.querySelector('.yes')!);
    await waitFor(() => expect(acts(sent)).toMatchObject([{ action: { type: spy.type } }]));
  });

  test('the sheet opens where the step is done, and comes back to the list', async () => {
    const giving = asked(headsOfState, 'discard');
    const { update } = await sit(headsOfState, giving, 'phone');
    const selected = () => document.querySelector('[role="tab"][aria-selected="true"]')!.textContent!.trim();
    await waitFor(() => expect(selected()).toBe('My side'));
    expect(document.querySelector('.sheet .checklist')).toBeTruthy();
    const seat = giving.viewer.type === 'seat' ? giving.viewer.seat : 0;
    const next = asked(headsOfState, 'choose_turn', { tick: 2, viewer: giving.viewer, status: { type: 'turn', seat } });
    update({ ...next, view: { ...(next.view as object), prompt: { ...(next.view as any).prompt, seat } } });
    await waitFor(() => expect(selected()).toBe('Choices'));
  });

  test('points stand beside the names', async () => {
    const picture = asked(lancaster, 'place');
    await sit(lancaster, picture, 'phone');
    const points = (picture.view as { seats: { points: number }[] }).seats.map((seat) => String(seat.points));
    const shown = [...document.querySelectorAll('.player-row b')].map((each) => each.textContent);
    expect(shown).toEqual(points);
  });
});

describe('the list of choices', () => {
  test('is folded beside a board that offers the same, and one key brings it back', async () => {
    await sit(lancaster, asked(lancaster, 'place'));
    expect(document.querySelector('.choices')).toBeNull();
    await fireEvent.keyDown(window, { key: 'l' });
    await waitFor(() => expect(document.querySelector('.choices button')).toBe(document.activeElement));
    await fireEvent.keyDown(window, { key: 'l' });
    await waitFor(() => expect(document.querySelector('.choices')).toBeNull());
  });

  test('is always shown to who wants that', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ list: true }));
    const { app } = await sit(lancaster, asked(lancaster, 'place'));
    expect(document.querySelector('.choices button')).toBeTruthy();
    app.settings.set('list', false);
    await waitFor(() => expect(document.querySelector('.choices')).toBeNull());
  });

  test('its first nine are played by figures', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ list: true, confirm: false }));
    const picture = asked(lancaster, 'place');
    const { sent } = await sit(lancaster, picture);
    const third = document.querySelectorAll('.choices button')[2]!;
    await fireEvent.keyDown(window, { key: '3' });
    await waitFor(() => expect(acts(sent)).toHaveLength(1));
    expect(third.querySelector('kbd')?.dataset['key']).toBe('3');
  });

  test('and also while the list is folded', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ confirm: false }));
    const picture = asked(lancaster, 'place');
    const { sent } = await sit(lancaster, picture);
    expect(document.querySelector('.choices')).toBeNull();
    await fireEvent.keyDown(window, { key: '2' });
    await waitFor(() => expect(acts(sent)).toMatchObject([{ action: listed(picture.legal as Action[])[1] }]));
    expect(document.querySelector('.choices')).toBeNull();
  });
});

test('the keys are listed by a question mark, and undo has one', async () => {
  const { sent } = await sit(lancaster, asked(lancaster, 'place', { can_undo: true }));
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await fireEvent.keyDown(window, { key: '?' });
  expect(open).toHaveBeenCalledOnce();
  await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(sent.map(({ type }) => type)).toEqual(['undo']);
});

describe('looking back', () => {
  const picture = () => asked(lancaster, 'place');
  /** Three moments: the last is the present. */
  function pastOf({ view, viewer, status }: Picture): Api {
    const step = (points: number) => ({
      seat: 0,
      status,
      patch: [{ op: 'replace', path: '/seats/0/points', value: points }],
      log: [{ step: points, event: { type: 'round_began', round: points } }],
    });
    const replay = {
      game: 'lancaster',
      viewer,
      first: view,
      steps: [{ ...step(0), patch: [], log: [] }, step(41), step(42)],
    };
    return new Api(async () => new Response(JSON.stringify(replay)));
  }

  test('arrow keys show earlier moments without leaving the table, Escape the present', async () => {
    const now = picture();
    await sit(lancaster, now, 'wide', { api: pastOf(now) });
    const points = () => document.querySelector('.players .points')!.textContent!.trim();
    const present = points();
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await waitFor(() => expect(document.querySelector('.past')).toBeTruthy());
    expect(points()).toBe('41');
    expect(document.querySelector('.past')!.textContent).toContain('Looking back: step 1 of 2');
    expect(document.querySelector('[data-board] .lit')).toBeNull();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.querySelector('.past')).toBeNull();
    expect(points()).toBe(present);
    expect(document.querySelector('[data-board] .lit')).toBeTruthy();
  });

  test('a server that does not answer is told', async () => {
    await sit(lancaster, picture());
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await waitFor(() => expect(document.querySelector('.notice')!.textContent).toContain('cannot be reached'));
    expect(document.querySelector('.past')).toBeNull();
  });
});

describe('two people on one screen', () => {
  /** A table of the first two seats on this screen, before anybody has looked. */
  async function share(module: GameModule, picture: Picture) {
    const seats = [0, 1, 2].map((seat) => mockSeat(seat, { is_mine: seat < 2, name: ['Ada', 'Ben', 'Cleo'][seat]! }));
    const server = mockServer(mockTable({ game: module.slug, seats }));
    server.sync(picture);
    renderIn(mockApp({ games: [entryOf(module)] }), Room, { table: server.table, gameName: module.slug });
    await waitFor(() => expect(curtain() ?? board()).toBeTruthy());
    return {
      ...server,
      looks: () => server.sent.flatMap((message) => (message.type === 'look' ? [message.seat] : [])),
    };
  }
  const turnOf = (module: GameModule, prompt: string, seat: number, viewer: number, changes = {}): Picture => {
    const { view, ...picture } = asked(module, prompt);
    const shown = {
      ...picture,
      view: { ...(view as object), ...changes },
      legal: viewer === seat ? picture.legal : [],
    };
    return { ...shown, viewer: { type: 'seat', seat: viewer }, status: { type: 'turn', seat } };
  };
  const curtain = () => document.querySelector('.curtain');
  const board = () => document.querySelector('[data-board]');

  test('where there are secrets nothing is seen until the next one draws the curtain', async () => {
    const at = await share(regents, turnOf(regents, 'actions', 1, 0));
    expect([curtain() !== null, board()]).toEqual([true, null]);
    expect(at.looks()).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
    expect(at.looks()).toEqual([1]);
    expect(board()).toBeNull();
    at.sync(turnOf(regents, 'actions', 1, 1));
    await waitFor(() => expect(board()).toBeTruthy());
    expect(curtain()).toBeNull();
    at.update(turnOf(regents, 'actions', 0, 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'I am Ada' })).toBeTruthy());
    expect(board()).toBeNull();
  });

  test('one may peek as long as a button is pressed, by pointer and by key', async () => {
    const at = await share(regents, turnOf(regents, 'actions', 1, 0));
    const button = screen.getByRole('button', { name: 'Hold to peek' });
    await fireEvent.pointerDown(button);
    expect([at.looks(), board()]).toEqual([[1], null]);
    at.sync(turnOf(regents, 'actions', 1, 1));
    await waitFor(() => expect(board()).toBeTruthy());
    expect(curtain()!.classList).toContain('aside');
    await fireEvent.pointerUp(window);
    expect(board()).toBeNull();
    expect(curtain()!.classList).not.toContain('aside');
    await fireEvent.keyDown(button, { key: ' ' });
    expect(board()).toBeTruthy();
    await fireEvent.keyUp(window, { key: ' ' });
    expect(board()).toBeNull();
  });

  test('where all lies open the screen goes on without a curtain', async () => {
    const at = await share(lancaster, turnOf(lancaster, 'place', 1, 0, { holdings_open: true }));
    expect(curtain()).toBeNull();
    await waitFor(() => expect(at.looks()).toEqual([1]));
    at.sync(turnOf(lancaster, 'place', 1, 1, { holdings_open: true }));
    at.update(turnOf(lancaster, 'place', 0, 1, { holdings_open: true }));
    await waitFor(() => expect(at.looks()).toEqual([1, 0]));
    expect(curtain()).toBeNull();
  });

  test('sealed choices have a curtain, however open the rest lies', async () => {
    const picture = turnOf(lancaster, 'place', 1, 0, { holdings_open: true });
    await share(lancaster, { ...picture, status: { type: 'together', pending: [1], ready: [0] } });
    expect(curtain()).toBeTruthy();
  });

  test('whoever shares with one secret after an open turn draws it again', async () => {
    const at = await share(lancaster, turnOf(lancaster, 'place', 0, 0, { holdings_open: false }));
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ada' }));
    await waitFor(() => expect(board()).toBeTruthy());
    at.update(turnOf(lancaster, 'place', 1, 0, { holdings_open: true }));
    await waitFor(() => expect(at.looks()).toEqual([1]));
    at.sync(turnOf(lancaster, 'place', 0, 0, { holdings_open: false }));
    await waitFor(() => expect(curtain()).toBeTruthy());
  });
});

test('who starts a match by keys has the focus in the choices, however late the board comes', async () => {
  const app = mockApp();
  app.input.last = 'keys';
  let arrive: (module: GameModule) => void;
  const late = { ...entryOf(lancaster), load: () => new Promise<GameModule>((done) => (arrive = done)) };
  const server = mockServer(mockTable({ game: 'lancaster' }));
  renderIn({ ...app, games: [late] }, Room, { table: server.table, gameName: 'Lancaster' });
  server.sync(asked(lancaster, 'place'));
  await tick();
  arrive!(lancaster);
  await waitFor(() => expect(document.activeElement?.closest('.choices')).toBeTruthy());
});

test('a panel says who is me', async () => {
  await sit(lancaster, asked(lancaster, 'place'));
  const mine = [...document.querySelectorAll('.players h2')].filter((name) => name.textContent?.includes('(you)'));
  expect(mine).toHaveLength(1);
  expect(mine[0]!.textContent).toContain('Ada');
});

test('while a table gathers, people without a name are told apart as at the table', () => {
  const seats = [0, 1].map((seat) => mockSeat(seat, { name: '' }));
  const { table } = mockServer(mockTable({ phase: 'gathering', seats }));
  renderIn(mockApp(), Gathering, { table, gameName: 'Lancaster' });
  const names = [...document.querySelectorAll('li .name')].map((name) => name.textContent!.trim());
  expect(names).toEqual(['Guest 1 (you)', 'Guest 2']);
});

describe('what happened', () => {
  test('is played again on the board, then the present is shown', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' }));
    const first = asked(lancaster, 'place', { log: [told(1, placed(0, 'york'))] });
    const step = (index: number, event?: Tagged) => ({
      seat: 0,
      status: first.status,
      patch: [],
      log: event ? [told(index, event)] : [],
    });
    const steps = [step(0), step(1, placed(0, 'york')), step(2, placed(0, 'dorset')), step(3, placed(1, 'surrey'))];
    const replay = { game: 'lancaster', viewer: first.viewer, first: first.view, steps: [...steps, step(4)] };
    const at = await sit(lancaster, first, 'wide', { api: new Api(async () => new Response(JSON.stringify(replay))) });
    const [me, other] = [at.seat, 1 - at.seat];
    const theirs = { ...first, legal: [], status: { type: 'turn' as const, seat: other } };
    const played = at.table.act(first.legal[0] as Tagged);
    at.update({ ...theirs, tick: 2, log_from: 1, log: [told(2, placed(me, 'dorset'))] }, 1);
    await played;
    at.update({ ...first, tick: 3, log_from: 2, log: [told(3, placed(other, 'surrey'))] });
    await fireEvent.click(await screen.findByRole('button', { name: 'Again' }));
    await waitFor(() => expect(document.querySelector('.past')).toBeTruthy());
    expect(document.querySelector('.past')!.textContent).toMatch(/step [23] of 4/);
    await waitFor(() => expect(document.querySelector('.past')).toBeNull(), { timeout: 15_000 });
    expect(document.querySelector('[data-board] .lit')).toBeTruthy();
  });

  const told = (step: number, event: Tagged): LogEntry => ({ step, event }) as unknown as LogEntry;
  const placed = (seat: number, county: string): Tagged =>
    ({ type: 'placed_in_county', seat, banner: 'own', knight: 1, county, squires: 0 }) as Tagged;

  /** I place a knight, then the other player does, and something happens twice. */
  async function play(room: Space = 'wide') {
    const first = asked(lancaster, 'place', { log: [told(1, placed(0, 'york'))] });
    const at = await sit(lancaster, first, room);
    const [me, other] = [at.seat, 1 - at.seat];
    const theirs = { ...first, legal: [], status: { type: 'turn' as const, seat: other } };
    const played = at.table.act(first.legal[0] as Tagged);
    at.update({ ...theirs, tick: 2, log_from: 1, log: [told(2, placed(me, 'dorset'))] }, 1);
    await played;
    at.update({ ...theirs, tick: 3, log_from: 2, log: [told(3, placed(other, 'surrey'))] });
    const twice = [told(4, placed(other, 'york')), told(4, placed(other, 'york'))];
    at.update({ ...first, tick: 4, log_from: 3, log: twice });
    return at;
  }

  test('a strip tells what came since my last step, repeated moves as one', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' }));
    await play();
    const lines = () => [...document.querySelectorAll('.news li')].map((line) => line.textContent!.trim());
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[1]).toMatch(/×2$/);
    expect(document.querySelectorAll('.log li')).toHaveLength(4);
    expect(document.querySelector('.log .since')?.closest('li')).toBe(document.querySelectorAll('.log li')[2]);
  });

  test('on a phone the strip has the whole width, above the line of the prompt', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' }));
    await play('phone');
    await waitFor(() => expect(document.querySelectorAll('.news li')).toHaveLength(2));
    const strip = document.querySelector('.news')!;
    expect(strip.parentElement!.className).toContain('sheet');
    expect(strip.nextElementSibling!.querySelector('#prompt')).toBeTruthy();
  });

  test('a click on a line marks its place on the board', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' }));
    await play();
    await waitFor(() => expect(document.querySelector('.news li button')).toBeTruthy());
    await fireEvent.click(document.querySelector('.news li button')!);
    expect(document.querySelector('.news li button')!.classList).toContain('marked');
  });

  test('steps of others wait for me where I want that', async () => {
    localStorage.setItem('liege.settings', JSON.stringify({ pace: 'steps' }));
    const { table } = await play();
    expect(table.nWaiting).toBe(2);
    expect(table.isMyDecision).toBe(false);
    await fireEvent.keyDown(window, { key: 'n' });
    expect(table.nWaiting).toBe(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(table.isMyDecision).toBe(true);
  });
});
