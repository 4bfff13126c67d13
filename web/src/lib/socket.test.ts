import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../generated/Frame';
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

function frame(changes: Partial<Frame> = {}): Frame {
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
    expect(latest().address).toContain('/api/tables/abc/socket?seat=0&log=0');
    expect(table.socket.state).toBe('connecting');
    latest().say({ type: 'sync', table: mockTable(), frame: frame({ log: lines('a', 'b') }) });
    expect(table.socket.state).toBe('open');
    expect(table.isMyDecision).toBe(true);
    expect(table.log).toHaveLength(2);
    expect(table.fresh).toEqual([]);
  });

  test('an update appends to the log; an undo takes lines away', () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame({ log: lines('a', 'b') }) });
    latest().say({ type: 'update', frame: frame({ log_from: 2, log: lines('c') }) });
    expect(table.log.map((line) => (line.event as { type: string }).type)).toEqual(['a', 'b', 'c']);
    expect(table.fresh).toHaveLength(1);
    latest().say({ type: 'update', frame: frame({ log_from: 1, log: [] }) });
    expect(table.log).toHaveLength(1);
  });

  test('an action carries the tick it was chosen from and is busy until answered', async () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame() });
    const played = table.act({ type: 'pass' });
    expect(table.isBusy).toBe(true);
    expect(latest().sent[0]).toEqual({ type: 'act', id: 1, seat: 0, tick: 7, action: { type: 'pass' } });
    expect((await table.act({ type: 'pass' })).ok).toBe(false);
    latest().say({ type: 'done', id: 1 });
    expect((await played).ok).toBe(true);
    expect(table.isBusy).toBe(false);
  });

  test('clicks are taken back and others played, what is not legal then left out', async () => {
    const table = sit();
    const socket = latest();
    socket.say({ type: 'sync', table: mockTable(), frame: frame() });
    const whole = table.replace(1, [{ type: 'fly' }, { type: 'go' }]);
    socket.say({ type: 'update', frame: frame({ tick: 8, legal: [{ type: 'go' }] }) });
    socket.say({ type: 'done', id: 1 });
    await vi.waitFor(() => expect(socket.sent).toHaveLength(2));
    socket.say({ type: 'done', id: 2 });
    await whole;
    expect(socket.sent).toEqual([
      { type: 'undo', id: 1, seat: 0, tick: 7 },
      { type: 'act', id: 2, seat: 0, tick: 8, action: { type: 'go' } },
    ]);
  });

  test('a refusal is kept until the next picture', async () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame() });
    const played = table.act({ type: 'pass' });
    latest().say({ type: 'refused', id: 1, refusal: { code: 'stale' } });
    expect(await played).toEqual({ ok: false, refusal: { code: 'stale' } });
    expect(table.refusal).toEqual({ code: 'stale' });
    latest().say({ type: 'update', frame: frame() });
    expect(table.refusal).toBeNull();
  });

  test('questions and actions under way are told apart', async () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame() });
    const asked = table.ask({ type: 'fly' });
    const played = table.act({ type: 'pass' });
    latest().say({ type: 'done', id: 2 });
    latest().say({ type: 'answer', id: 1, refusal: { code: 'illegal', reason: { id: 'no_wings', rule: '5.5' } } });
    expect((await played).ok).toBe(true);
    expect(await asked).toEqual({ code: 'illegal', reason: { id: 'no_wings', rule: '5.5' } });
  });

  test('a broken line is taken up again where the log is final, ever more slowly', async () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame({ log: lines('a', 'b', 'c'), log_final: 2 }) });
    const played = table.act({ type: 'pass' });
    latest().onclose?.();
    expect((await played).ok).toBe(false);
    expect(table.refusal).toEqual({ code: 'lost' });
    expect(table.socket.state).toBe('offline');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(latest().address).toContain('seat=0&log=2');
    latest().onclose?.();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
    latest().onopen?.();
    latest().say({ type: 'sync', table: mockTable(), frame: frame({ log_from: 2, log: lines('x') }) });
    expect(table.log.map((line) => (line.event as { type: string }).type)).toEqual(['a', 'b', 'x']);
  });

  test('a line that swallows pings is given up', () => {
    const table = sit();
    latest().say({ type: 'sync', table: mockTable(), frame: frame() });
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

describe('several people on one screen', () => {
  const shared = mockTable({
    seats: [mockSeat(0), mockSeat(1, { is_mine: true }), mockSeat(2, { kind: 'bot', name: 'knight' })],
  });
  const asSpectator = { viewer: { type: 'public' as const }, legal: [] };

  test('nobody looks until the curtain is drawn', () => {
    const table = sit(shared);
    expect(latest().address).toContain('socket?log=0');
    latest().say({ type: 'sync', table: shared, frame: frame(asSpectator) });
    expect(table.curtainFor).toBe(0);
    table.look(0);
    expect(latest().sent).toEqual([{ type: 'look', seat: 0 }]);
    latest().say({ type: 'sync', table: shared, frame: frame() });
    expect(table.curtainFor).toBeNull();
  });

  test("the curtain falls when another's turn comes, not for a bot", () => {
    const table = sit(shared);
    latest().say({ type: 'sync', table: shared, frame: frame() });
    latest().say({ type: 'update', frame: frame({ status: { type: 'turn', seat: 2 } }) });
    expect(table.curtainFor).toBeNull();
    latest().say({ type: 'update', frame: frame({ status: { type: 'turn', seat: 1 } }) });
    expect(table.curtainFor).toBe(1);
  });

  test('in a window of sealed choices the next pending one is called', () => {
    const table = sit(shared);
    latest().say({
      type: 'sync',
      table: shared,
      frame: frame({ status: { type: 'together', pending: [0, 1], ready: [] } }),
    });
    expect(table.curtainFor).toBeNull();
    latest().say({ type: 'update', frame: frame({ status: { type: 'together', pending: [1], ready: [0] } }) });
    expect(table.curtainFor).toBe(1);
  });
});
