// Open tables: which are shown, what is said of them, and how a table is set for others.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../generated/TableInfo';
import type { Terms } from '../generated/Terms';
import { Api } from '../lib/api';
import { meetingTable } from '../lib/catalog';
import { TableDraft } from '../lib/draft.svelte';
import { mockGame, mockSeat, mockTable, realWords } from '../lib/fixtures';
import { mockApp, renderIn } from '../lib/fixtures/shell';
import { clockText, PACES, paceText, keyOf } from '../pace/pace';
import Clocks from '../pace/Clocks.svelte';
import PaceField from '../pace/PaceField.svelte';
import Votes from '../pace/Votes.svelte';
import NightForm from '../pages/account/NightForm.svelte';
import { toLocal, toUtc } from '../pages/account/night';
import { wanted } from './filters';
import HostTools from './HostTools.svelte';
import OpenTables from './OpenTables.svelte';
import TermsField from './TermsField.svelte';
import { duration, waitingText } from './waiting';

const words = realWords();
const open = (seat: number) => mockSeat(seat, { kind: 'open', name: '', is_mine: false, is_here: false });
const TERMS: Terms = { is_public: true, waits: null, pace: { type: 'untimed' }, expiry: null };

function waiting(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [mockSeat(0, { is_mine: false, name: 'Ben' }), open(1), open(2)];
  return mockTable({ id: 'w', phase: 'gathering', seats, is_host: false, is_my_turn: false, terms: TERMS, ...changes });
}

/** A line to a server that is this test. */
function mockLine() {
  const lines: { onmessage?: (event: { data: string }) => void; onclose?: () => void; close: () => void }[] = [];
  const connect = () => {
    const line = { close: vi.fn() };
    lines.push(line);
    return line as unknown as WebSocket;
  };
  return {
    connect,
    lines,
    say: (tables: TableInfo[]) => lines.at(-1)!.onmessage!({ data: JSON.stringify({ tables }) }),
  };
}

describe('open tables', () => {
  test('are filtered by game, pace and open seats, and mine come first', () => {
    const live: Terms = { ...TERMS, pace: { type: 'live', base: 900, increment: 15 } };
    const tables = [
      waiting({ id: 'a' }),
      waiting({ id: 'b', game: 'lancaster' }),
      waiting({ id: 'c', seats: [mockSeat(0), open(1)], terms: live }),
    ];
    const ids = (filters: Partial<Parameters<typeof wanted>[1]>) =>
      wanted(tables, { game: '', pace: '', freeSeats: 1, ...filters }).map(({ id }) => id);
    expect(ids({})).toEqual(['c', 'a', 'b']);
    expect(ids({ game: 'regents' })).toEqual(['c', 'a']);
    expect(ids({ freeSeats: 2 })).toEqual(['a', 'b']);
    expect(ids({ pace: 'live' })).toEqual(['c']);
  });

  test('come and go, and one click sits down', async () => {
    const asked: string[] = [];
    const api = new Api(async (address) => {
      asked.push(String(address));
      return new Response(JSON.stringify(waiting()));
    });
    const app = mockApp({ api });
    const line = mockLine();
    renderIn(app, OpenTables, { games: [mockGame({ slug: 'regents', name: 'Régents' })], open: line.connect });
    line.say([]);
    await screen.findByText('No table is waiting for players right now.');
    line.say([
      waiting({
        waits_until: Date.now() / 1000 + 200,
        terms: { ...TERMS, waits: { minutes: 5, otherwise: { type: 'call_off' } } },
      }),
    ]);
    await screen.findByText('Ben');
    expect(screen.getByText('2 open seats')).toBeTruthy();
    expect(screen.getByText('Called off in 4 minutes if seats stay open.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
    await waitFor(() => expect(app.router.path).toBe('/t/w'));
    expect(asked).toEqual(['/api/tables/w/join']);
    line.say([]);
    await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
  });

  test('are asked for again when the line breaks', async () => {
    vi.useFakeTimers();
    const line = mockLine();
    renderIn(mockApp(), OpenTables, { games: [], open: line.connect });
    line.lines[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.lines).toHaveLength(2);
    vi.useRealTimers();
  });
});

describe('a table that waits', () => {
  test.each([
    [1, '1 second'],
    [60, '1 minute'],
    [90, '90 seconds'],
    [300, '5 minutes'],
    [3600, '1 hour'],
    [5000, '84 minutes'],
    [86_400, '1 day'],
    [100_000, '28 hours'],
    [604_800, '7 days'],
  ])('%i seconds are %s', (seconds, text) => expect(duration(seconds, words)).toBe(text));

  test('says what happens if nobody comes', () => {
    const bots: Terms = { ...TERMS, waits: { minutes: 5, otherwise: { type: 'bots', level: 'page' } } };
    expect(waitingText(waiting(), () => 60, words)).toBe('');
    expect(waitingText(waiting({ terms: bots, waits_until: 1 }), () => 60, words)).toBe(
      'Bots take the open seats in 1 minute.',
    );
  });

  test('is for its host to begin, change and call off', async () => {
    const asked: string[] = [];
    const api = new Api(async (address, init) => {
      asked.push(`${String(address)} ${String(init?.body)}`);
      return new Response(JSON.stringify(waiting()));
    });
    const attempt = (request: Promise<TableInfo>) => void request;
    const info = waiting({ is_host: true, seats: [mockSeat(0), open(1)] });
    const { unmount } = renderIn(mockApp({ api }), HostTools, { info, level: 'lord', attempt });
    expect(screen.getByRole('link', { name: 'Change the table' }).getAttribute('href')).toBe('/new/regents?table=w');
    await fireEvent.click(screen.getByRole('button', { name: 'Start now with bots' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Call off' }));
    expect(asked).toEqual(['/api/tables/w/start {"level":"lord"}', '/api/tables/w/call-off {}']);
    unmount();
    const guest = waiting({ seats: [mockSeat(0, { is_mine: false }), mockSeat(1, { is_mine: true }), open(2)] });
    renderIn(mockApp({ api }), HostTools, { info: guest, level: 'lord', attempt });
    expect(screen.queryByRole('button', { name: 'Call off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
  });

  test('can be set anew as it is', () => {
    const game = mockGame({ slug: 'regents', options: [] });
    const draft = new TableDraft(game, ['page', 'knight']);
    draft.adopt(
      waiting({ seats: [open(0), mockSeat(1, { is_mine: true }), mockSeat(2, { kind: 'bot', name: 'page' })] }),
    );
    expect(draft.toTable()).toEqual({
      game: 'regents',
      setup: { seats: 3 },
      seats: [{ type: 'open' }, { type: 'me' }, { type: 'bot', level: 'page' }],
      terms: TERMS,
    });
  });

  test('for others begins with bots in the end', () => {
    const table = meetingTable(mockGame({ seats: [2, 3] }), 'lord', { type: 'days', days: 1 });
    expect(table.seats).toEqual([{ type: 'me' }, { type: 'open' }, { type: 'open' }]);
    expect(table.terms?.waits).toEqual({ minutes: 1440, otherwise: { type: 'bots', level: 'lord' } });
  });
});

describe('terms', () => {
  test('are chosen: who may join, and how long the table waits', async () => {
    const change = vi.fn();
    renderIn(mockApp(), TermsField, { terms: { ...TERMS, is_public: false }, level: 'lord', change });
    await fireEvent.click(screen.getByRole('radio', { name: 'Anyone: the table is listed on the home page' }));
    expect(change).toHaveBeenLastCalledWith(TERMS);
    const select = screen.getByRole('combobox');
    await fireEvent.change(select, { target: { value: 'bots:15' } });
    const waits = { minutes: 15, otherwise: { type: 'bots', level: 'lord' } };
    expect(change).toHaveBeenLastCalledWith({ ...TERMS, is_public: false, waits });
    await fireEvent.change(select, { target: { value: '' } });
    expect(change).toHaveBeenLastCalledWith({ ...TERMS, is_public: false, waits: null });
  });

  test('say what happens when time runs out, where it can', async () => {
    const change = vi.fn();
    const { unmount } = renderIn(mockApp(), PaceField, { terms: TERMS, level: 'lord', change });
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: keyOf(PACES[1]!) } });
    const timed = { ...TERMS, pace: PACES[1], expiry: { level: 'lord', until: 'return' } };
    expect(change).toHaveBeenLastCalledWith(timed);
    unmount();
    renderIn(mockApp(), PaceField, { terms: timed, level: 'lord', change });
    await fireEvent.change(screen.getByRole('combobox', { name: 'If a player runs out of time' }), {
      target: { value: 'end' },
    });
    expect(change).toHaveBeenLastCalledWith({ ...timed, expiry: { level: 'lord', until: 'end' } });
  });
});

describe('clocks', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [600_000, '10:00'],
    [3_661_000, '1:01:01'],
    [200_000_000, '3 days'],
  ])('%i ms are %s', (ms, text) => expect(clockText(ms, words)).toBe(text));

  test('are told in words', () => {
    expect(paceText({ type: 'live', base: 900, increment: 15 }, words)).toBe(
      'Live: 15 minutes each, plus 15 seconds per turn',
    );
    expect(paceText({ type: 'live', base: 900, increment: 0 }, words)).toBe('Live: 15 minutes each');
    expect(paceText({ type: 'days', days: 1 }, words)).toBe('Correspondence: 1 day per decision');
  });

  test('run while their seats decide', async () => {
    vi.useFakeTimers();
    const clocks = [
      { seat: 0, left_ms: 31_000, is_running: true },
      { seat: 1, left_ms: 90_000, is_running: false },
    ];
    renderIn(mockApp(), Clocks, { info: mockTable({ clocks }), players: [], change: vi.fn() });
    const times = () => [...document.querySelectorAll('.time')].map((time) => time.textContent);
    expect(times()).toEqual(['0:31', '1:30']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(times()).toEqual(['0:28', '1:30']);
    expect(document.querySelectorAll('.little')).toHaveLength(1);
    vi.useRealTimers();
  });

  test('give the seat back to whom a bot played for', async () => {
    const asked: string[] = [];
    const api = new Api(async (address) => {
      asked.push(String(address));
      return new Response(JSON.stringify(mockTable()));
    });
    const away = (until: 'return' | 'end') =>
      mockTable({ seats: [mockSeat(0, { stand_in: { level: 'page', until } }), mockSeat(1)] });
    const change = vi.fn();
    const { unmount } = renderIn(mockApp({ api }), Clocks, { info: away('return'), players: [], change });
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(asked).toEqual(['/api/tables/abc/return']);
    unmount();
    renderIn(mockApp({ api }), Clocks, { info: away('end'), players: [], change });
    expect(screen.getByRole('alert').textContent).toContain('to the end');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('votes', () => {
  const motion = { type: 'end' as const };
  const running = (changes: Partial<TableInfo> = {}) => mockTable({ seats: [mockSeat(0), mockSeat(1)], ...changes });
  const players = [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    isMe: seat === 0,
    isBot: false,
    isAwaited: seat === 1,
  }));

  function mockVotes() {
    const asked: string[] = [];
    const api = new Api(async (address, init) => {
      asked.push(`${String(address)} ${String(init?.body)}`);
      return new Response(JSON.stringify(running()));
    });
    return { asked, app: mockApp({ api }) };
  }

  test('are moved after a second yes', async () => {
    const { asked, app } = mockVotes();
    renderIn(app, Votes, { info: running(), players, change: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Let a bot play for P1' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'End the match early' }));
    expect(asked).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: words.t('confirm-yes') }));
    expect(asked).toEqual(['/api/tables/abc/vote {"motion":{"type":"end"},"is_aye":true}']);
  });

  test('replace only who is awaited and not there', async () => {
    const { asked, app } = mockVotes();
    const info = running({ seats: [mockSeat(0), mockSeat(1, { is_here: false })] });
    renderIn(app, Votes, { info, players, change: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play for P1' }));
    await fireEvent.click(screen.getByRole('button', { name: words.t('confirm-yes') }));
    expect(asked[0]).toContain('{"type":"replace","seat":1}');
  });

  test('are shown to all, and asked of who has a say', async () => {
    const { asked, app } = mockVotes();
    const info = running({ motion: { motion, voters: [0, 1], ayes: [1] } });
    const { unmount } = renderIn(app, Votes, { info, players, isBanner: true, change: vi.fn() });
    expect(screen.getByRole('status').textContent).toContain('In favour: 1 of 2');
    await fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(asked[0]).toContain('"is_aye":false');
    unmount();
    const watched = running({ ...info, seats: info.seats.map((seat) => ({ ...seat, is_mine: false })) });
    renderIn(app, Votes, { info: watched, players, isBanner: true, change: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('nights', () => {
  test.each([
    ['22:00', 0, 1320],
    ['22:00', -60, 1260],
    ['00:30', -120, 1350],
    ['23:30', 300, 270],
  ])('%s with an offset of %i minutes is %i in UTC, and back', (time, offset, utc) => {
    expect(toUtc(time, offset)).toBe(utc);
    expect(toLocal(utc, offset)).toBe(time);
  });

  test('are kept and given up', async () => {
    const sent: unknown[] = [];
    const api = new Api(async (_, init) => {
      if (init?.body) sent.push(JSON.parse(String(init.body)));
      return new Response(init?.body ? String(init.body) : JSON.stringify({ night: null }));
    });
    renderIn(mockApp({ api }), NightForm);
    const save = await screen.findByRole('button', { name: 'Save quiet hours' });
    await waitFor(() => expect((save as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(screen.getByRole('checkbox'));
    await fireEvent.click(save);
    await screen.findByText('Saved. This applies from your next decision.');
    expect(sent).toEqual([{ night: { from: toUtc('22:00'), to: toUtc('07:00') } }]);
  });
});
