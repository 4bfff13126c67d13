import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '../generated/Picture';
import type { ToBrowser } from '../generated/ToBrowser';
import type { ToServer } from '../generated/ToServer';
import { mockSeat, mockTable } from './fixtures';
import { TableState } from './table.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  say(message: ToBrowser) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function picture(changes: Partial<Picture> = {}): Picture {
  return {
    viewer: { type: 'seat', seat: 0 },
    tick: 7,
    status: { type: 'turn', seat: 0 },
    view: {},
    legal: [{ type: 'pass' }],
    can_undo: false,
    log_from: 0,
    log: [],
    log_final: 0,
    ...changes,
  };
}

/** A table at its first picture, and its line. */
function seated(changes: Partial<Picture> = {}): { table: TableState; socket: FakeSocket } {
  const table = sit();
  latest().say({ type: 'sync', table: mockTable(), picture: picture(changes), done: null });
  return { table, socket: latest() };
}

const STALE = { ok: false, refusal: { code: 'stale' } };
const lines = (...words: string[]) => words.map((word, step) => ({ step, event: { type: word } }));
const latest = () => FakeSocket.all.at(-1)!;

function sit(info = mockTable()): TableState {
  const table = new TableState(info, (address) => new FakeSocket(address) as unknown as WebSocket);
  latest().onopen?.();
  return table;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a table', () => {
  test('connects through my only seat and shows the first picture', () => {
    const table = sit();
    expect(latest().address).toMatch(/\/api\/tables\/abc\/socket\?seat=0&log=0&visit=\w+$/);
    expect(table.socket.state).toBe('connecting');
    latest().say({ type: 'sync', table: mockTable(), picture: picture({ log: lines('a', 'b') }), done: null });
    expect(table.socket.state).toBe('open');
    expect(table.isMyDecision).toBe(true);
    expect(table.log).toHaveLength(2);
    expect(table.fresh).toEqual([]);
  });

  test('an update appends to the log; an undo takes lines away', () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), picture: picture({ log: lines('a', 'b') }), done: null });
    latest().say({ type: 'update', picture: picture({ log_from: 2, log: lines('c') }), done: null });
    expect(table.log.map((line) => (line.event as { type: string }).type)).toEqual(['a', 'b', 'c']);
    expect(table.fresh).toHaveLength(1);
    latest().say({ type: 'update', picture: picture({ log_from: 1, log: [] }), done: null });
    expect(table.log).toHaveLength(1);
  });

  test('an action carries the tick it was chosen from; its answer is the picture it made', async () => {
    const { table, socket } = seated();
    const played = table.act({ type: 'pass' });
    expect(table.isBusy).toBe(true);
    expect(socket.sent).toEqual([{ type: 'act', id: 1, seat: 0, tick: 7, action: { type: 'pass' } }]);
    socket.say({ type: 'update', picture: picture({ tick: 8 }), done: null });
    expect(table.isBusy).toBe(true);
    socket.say({ type: 'update', picture: picture({ tick: 9 }), done: 1 });
    expect(await played).toMatchObject({ ok: true, picture: { tick: 9 } });
    expect(table.isBusy).toBe(false);
  });

  test('clicks are taken back and others played, what is not legal then left out', async () => {
    const { table, socket } = seated();
    const whole = table.replace(1, [{ type: 'fly' }, { type: 'go' }]);
    socket.say({ type: 'update', picture: picture({ tick: 8, legal: [{ type: 'go' }] }), done: 1 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(2));
    socket.say({ type: 'update', picture: picture({ tick: 9 }), done: 2 });
    await whole;
    expect(socket.sent).toEqual([
      { type: 'undo', id: 1, seat: 0, tick: 7 },
      { type: 'act', id: 2, seat: 0, tick: 8, action: { type: 'go' } },
    ]);
  });

  test('a chain of clicks awaits each picture, without a timer', async () => {
    const { table, socket } = seated({ legal: [{ type: 'a' }, { type: 'b' }] });
    const chain = (async () => [await table.act({ type: 'a' }), await table.act({ type: 'b' })])();
    socket.say({ type: 'update', picture: picture({ tick: 8, legal: [{ type: 'b' }] }), done: 1 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(2));
    expect(socket.sent[1]).toMatchObject({ id: 2, tick: 8, action: { type: 'b' } });
    socket.say({ type: 'update', picture: picture({ tick: 9 }), done: 2 });
    expect((await chain).map(({ ok }) => ok)).toEqual([true, true]);
    // Only the heartbeat of the line.
    expect(vi.getTimerCount()).toBe(1);
  });

  test('a refusal is kept until the next picture', async () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), picture: picture(), done: null });
    const played = table.act({ type: 'pass' });
    latest().say({ type: 'refused', id: 1, refusal: { code: 'stale' } });
    expect(await played).toEqual({ ok: false, refusal: { code: 'stale' } });
    expect(table.refusal).toEqual({ code: 'stale' });
    latest().say({ type: 'update', picture: picture(), done: null });
    expect(table.refusal).toBeNull();
  });

  test('questions and actions under way are told apart', async () => {
    const { table, socket } = seated();
    const asked = table.ask({ type: 'fly' });
    const played = table.act({ type: 'pass' });
    socket.say({ type: 'update', picture: picture({ tick: 8 }), done: 2 });
    socket.say({ type: 'answer', id: 1, refusal: { code: 'illegal', reason: { id: 'no_wings', rule: '5.5' } } });
    expect((await played).ok).toBe(true);
    expect(await asked).toEqual({ code: 'illegal', reason: { id: 'no_wings', rule: '5.5' } });
  });

  test('a broken line is taken up again where the log is final, ever more slowly', () => {
    const { table } = seated({ log: lines('a', 'b', 'c'), log_final: 2 });
    const visit = latest().address.split('visit=')[1];
    latest().onclose?.();
    expect(table.socket.state).toBe('offline');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(latest().address).toContain(`seat=0&log=2&visit=${visit}`);
    latest().onclose?.();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
    latest().onopen?.();
    latest().say({ type: 'sync', table: mockTable(), picture: picture({ log_from: 2, log: lines('x') }), done: null });
    expect(table.log.map((line) => (line.event as { type: string }).type)).toEqual(['a', 'b', 'x']);
  });

  test('a line that swallows pings is given up', () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), picture: picture(), done: null });
    vi.advanceTimersByTime(20_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    latest().say({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(table.socket.state).toBe('open');
    vi.advanceTimersByTime(20_000);
    expect(table.socket.state).toBe('offline');
  });

  test('a closed table stays closed', () => {
    const table = sit();
    table.close();
    latest().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('quick clicks', () => {
  const [A, B, C] = ['a', 'b', 'c'].map((type) => ({ type }));
  const asking = (id: string, legal: unknown[] = [A, B, C], changes: Partial<Picture> = {}): Partial<Picture> => ({
    view: { prompt: { id } },
    legal,
    ...changes,
  });

  test('a double click counts once', async () => {
    const { table, socket } = seated(asking('go'));
    const [first, second] = [table.act(A!), table.act({ ...A! })];
    expect(await second).toEqual(STALE);
    socket.say({ type: 'update', picture: picture(asking('go', [A, B, C], { tick: 8 })), done: 1 });
    expect((await first).ok).toBe(true);
    expect(socket.sent).toHaveLength(1);
    expect(table.refusal).toBeNull();
    // The same click on the next picture is a new one.
    void table.act(A!);
    expect(socket.sent[1]).toMatchObject({ id: 2, tick: 8 });
  });

  test('another click waits, and is sent with the new tick', async () => {
    const { table, socket } = seated(asking('go'));
    const clicks = [A, B, C].map((action) => table.act(action!));
    expect(socket.sent).toHaveLength(1);
    socket.say({ type: 'update', picture: picture(asking('go', [B, C], { tick: 8 })), done: 1 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(2));
    socket.say({ type: 'update', picture: picture(asking('go', [C], { tick: 9 })), done: 2 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(3));
    expect(table.isBusy).toBe(true);
    socket.say({ type: 'update', picture: picture(asking('go', [], { tick: 10 })), done: 3 });
    expect((await Promise.all(clicks)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(socket.sent.map((message) => 'tick' in message && message.tick)).toEqual([7, 8, 9]);
    expect(table.isBusy).toBe(false);
  });

  test.each([
    ['another question is asked', asking('stop')],
    ['it is not offered any more', asking('go', [C])],
    ['I look through another seat', asking('go', [B], { viewer: { type: 'seat', seat: 1 } })],
  ])('nobody is told of a click that waited in vain: %s', async (_, next) => {
    const { table, socket } = seated(asking('go'));
    const [first, second] = [table.act(A!), table.act(B!)];
    socket.say({ type: 'update', picture: picture({ tick: 8, ...next }), done: 1 });
    expect((await first).ok).toBe(true);
    expect(await second).toEqual(STALE);
    expect(socket.sent).toHaveLength(1);
    expect(table.refusal).toBeNull();
    expect(table.isBusy).toBe(false);
  });

  test('what waits behind a refused click is dropped', async () => {
    const { table, socket } = seated(asking('go'));
    const [first, second] = [table.act(A!), table.act(B!)];
    socket.say({ type: 'refused', id: 1, refusal: { code: 'not_awaited' } });
    expect((await first).ok).toBe(false);
    expect(await second).toEqual(STALE);
    expect(table.refusal).toEqual({ code: 'not_awaited' });
  });

  test('an undo waits too, and follows if there is something to take back', async () => {
    const { table, socket } = seated(asking('go'));
    const [, undone] = [table.act(A!), table.undo()];
    socket.say({ type: 'update', picture: picture(asking('stop', [B], { tick: 8, can_undo: true })), done: 1 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(2));
    expect(socket.sent[1]).toEqual({ type: 'undo', id: 2, seat: 0, tick: 8 });
    socket.say({ type: 'update', picture: picture(asking('go')), done: 2 });
    expect((await undone).ok).toBe(true);
  });
});

describe('a request under way when the line breaks', () => {
  function breakLine(table: TableState, done: number | null): FakeSocket {
    latest().onclose?.();
    expect(table.isBusy).toBe(true);
    vi.advanceTimersByTime(400);
    latest().onopen?.();
    latest().say({ type: 'sync', table: mockTable(), picture: picture({ tick: 9 }), done });
    return latest();
  }

  test('was carried out, says the next sync', async () => {
    const { table } = seated();
    const played = table.act({ type: 'pass' });
    const socket = breakLine(table, 1);
    expect(await played).toMatchObject({ ok: true, picture: { tick: 9 } });
    expect(socket.sent).toEqual([]);
    expect(table.refusal).toBeNull();
  });

  test.each([null, 0])('is sent again as it was when the sync says %s', async (done) => {
    const { table, socket: broken } = seated();
    const [played, asked] = [table.act({ type: 'pass' }), table.ask({ type: 'fly' })];
    const socket = breakLine(table, done);
    expect(await asked).toEqual({ code: 'lost' });
    expect(socket.sent).toEqual([broken.sent[0]]);
    expect(table.isBusy).toBe(true);
    socket.say({ type: 'update', picture: picture({ tick: 10 }), done: 1 });
    expect(await played).toMatchObject({ ok: true, picture: { tick: 10 } });
    expect(table.refusal).toBeNull();
  });

  test('is refused when it has become stale meanwhile', async () => {
    const { table } = seated();
    const played = table.act({ type: 'pass' });
    const socket = breakLine(table, null);
    socket.say({ type: 'refused', id: 1, refusal: { code: 'stale' } });
    expect(await played).toEqual(STALE);
    expect(table.isBusy).toBe(false);
  });

  test('a question is never taken for carried out', async () => {
    const { table } = seated();
    const [asked, played] = [table.ask({ type: 'fly' }), table.act({ type: 'pass' })];
    breakLine(table, 2);
    expect((await played).ok).toBe(true);
    expect(await asked).toEqual({ code: 'lost' });
  });

  test('late messages of the old line are not heard', () => {
    const { table, socket } = seated();
    void table.act({ type: 'pass' });
    breakLine(table, null);
    socket.say({ type: 'update', picture: picture({ tick: 99 }), done: 1 });
    expect(table.picture!.tick).toBe(9);
  });

  test('a sync on a line that holds answers only its own request', async () => {
    const { table, socket } = seated();
    const played = table.act({ type: 'pass' });
    socket.say({ type: 'sync', table: mockTable(), picture: picture({ tick: 8 }), done: null });
    expect(table.isBusy).toBe(true);
    socket.say({ type: 'refused', id: 1, refusal: { code: 'stale' } });
    expect(await played).toEqual(STALE);
  });
});

describe('several people on one screen', () => {
  const shared = mockTable({
    seats: [mockSeat(0), mockSeat(1, { is_mine: true }), mockSeat(2, { kind: 'bot', name: 'knight' })],
  });
  const asSpectator = { viewer: { type: 'public' as const }, legal: [] };

  test('nobody looks until the seat is asked for', () => {
    const table = sit(shared);
    expect(latest().address).toContain('socket?log=0');
    latest().say({ type: 'sync', table: shared, picture: picture(asSpectator), done: null });
    expect([table.seat, table.nextHere]).toEqual([null, 0]);
    table.look(0);
    expect(latest().sent).toEqual([{ type: 'look', id: 1, seat: 0 }]);
    latest().say({ type: 'sync', table: shared, picture: picture(), done: null });
    expect([table.seat, table.nextHere]).toEqual([0, 0]);
  });

  test('the other is next when the turn comes, not while a bot plays', () => {
    const table = sit(shared);
    latest().say({ type: 'sync', table: shared, picture: picture(), done: null });
    latest().say({ type: 'update', picture: picture({ status: { type: 'turn', seat: 2 } }), done: null });
    expect(table.nextHere).toBeNull();
    latest().say({ type: 'update', picture: picture({ status: { type: 'turn', seat: 1 } }), done: null });
    expect(table.nextHere).toBe(1);
  });

  test('in a window of sealed choices the next pending one is called', () => {
    const table = sit(shared);
    latest().say({
      type: 'sync',
      table: shared,
      picture: picture({ status: { type: 'together', pending: [0, 1], ready: [] } }),
      done: null,
    });
    expect(table.nextHere).toBe(0);
    latest().say({
      type: 'update',
      picture: picture({ status: { type: 'together', pending: [1], ready: [0] } }),
      done: null,
    });
    expect(table.nextHere).toBe(1);
  });
});

describe('the pace of others', () => {
  const theirs = (tick: number, line: string): Picture =>
    picture({ tick, status: { type: 'turn', seat: 1 }, legal: [], log_from: tick - 8, log: lines(line) });

  /** I have played; two others and then I again are to be shown. */
  async function waiting(pace: 'normal' | 'steps') {
    const { table, socket } = seated();
    table.pace = pace;
    const played = table.act({ type: 'pass' });
    socket.say({ type: 'update', picture: theirs(8, 'mine'), done: 1 });
    await played;
    socket.say({ type: 'update', picture: theirs(9, 'first'), done: null });
    socket.say({ type: 'update', picture: theirs(10, 'second'), done: null });
    socket.say({ type: 'update', picture: picture({ tick: 11, log_from: 3, log: lines('third') }), done: null });
    return { table, socket };
  }

  test('what passed without being asked leaves the news as they are', async () => {
    const { table, socket } = seated();
    const passed = table.pass({ type: 'pass' });
    socket.say({ type: 'update', picture: theirs(8, 'mine'), done: 1 });
    await passed;
    expect([table.log.length, table.nKnown]).toEqual([1, 0]);
  });

  test('each step stays for a moment, then it is my decision', async () => {
    const { table } = await waiting('normal');
    expect([table.picture!.tick, table.nWaiting]).toEqual([8, 3]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.picture!.tick, table.log.length]).toEqual([9, 2]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.picture!.tick).toBe(11);
    expect(table.isMyDecision).toBe(true);
    expect(table.log).toHaveLength(4);
    expect(table.nKnown).toBe(1);
  });

  test('pause holds them, and going on lets them go', async () => {
    const { table } = await waiting('normal');
    table.pause();
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.picture!.tick).toBe(8);
    table.goOn();
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.isMyDecision).toBe(true);
  });

  test('one by one waits for me; all at once shows everything', async () => {
    const { table } = await waiting('steps');
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.picture!.tick).toBe(8);
    table.showNext();
    expect(table.picture!.tick).toBe(9);
    table.pace = 'instant';
    expect([table.picture!.tick, table.nWaiting, table.log.length]).toEqual([11, 0, 4]);
  });

  test('what comes while I decide is shown at once', () => {
    const { table, socket } = seated();
    table.pace = 'steps';
    socket.say({ type: 'update', picture: picture({ tick: 8 }), done: null });
    expect(table.picture!.tick).toBe(8);
  });
});
