// The kit on a small game: put a piece somewhere, ring a bell, send so many.
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { mockWords } from '../fixtures';
import { mockBoardTable, mockPicture } from '../fixtures/board';
import type { Verdict } from '../game/types';
import { aim } from './aim';
import { Aiming } from './aiming.svelte';
import { clickOn, litAfter, routesOf } from './click';
import { playAll, type Outcome, type Picture, type Table } from './table';
import { keyOf, sameTarget, type Grammar, type Target } from './target';

type Action = { type: 'put'; piece: number; at: string } | { type: 'ring' } | { type: 'send'; count: number };
type Thing = { kind: 'piece'; piece: number } | { kind: 'place'; at: string } | { kind: 'bell' } | { kind: 'gate' };
interface View {
  prompt: { id: string };
}

const put = (piece: number, at: string): Action => ({ type: 'put', piece, at });
const piece = (n: number): Thing => ({ kind: 'piece', piece: n });
const place = (at: string): Thing => ({ kind: 'place', at });
const bell: Thing = { kind: 'bell' };
const LEGAL: Action[] = [put(1, 'north'), put(1, 'south'), put(2, 'south'), { type: 'ring' }];

const grammar: Grammar<View, Action, Thing> = {
  path(action) {
    if (action.type === 'put') return [piece(action.piece), place(action.at)];
    return action.type === 'ring' ? [bell] : [{ kind: 'gate' }];
  },
  meant(chosen, target, { viewer }) {
    if (target.kind === 'gate') return { kind: 'say', text: 'refusal-illegal', rule: '5.4' };
    if (target.kind !== 'place' || viewer.type !== 'seat') return null;
    const [first] = chosen;
    return first?.kind === 'piece'
      ? { kind: 'ask', action: put(first.piece, target.at) }
      : { kind: 'say', text: 'refusal-stale' };
  },
  rule: ({ kind }) => (kind === 'bell' ? '7' : '3.2'),
};

const pictureOf = (legal = LEGAL, changes: Partial<Picture<View, Action>> = {}): Picture<View, Action> =>
  mockPicture({ prompt: { id: 'go' } }, legal, changes);

/** A table whose picture a test can change. */
function sit(legal = LEGAL, verdict?: Verdict): { table: Table<View, Action>; aiming: Aiming<View, Action, Thing> } {
  const first = pictureOf(legal);
  let picture = $state.raw(first);
  const table = Object.defineProperty(mockBoardTable(first, verdict), 'picture', {
    get: () => picture,
    set(next) {
      picture = next;
    },
  });
  return { table, aiming: new Aiming(grammar, table, () => mockWords('regents')) };
}

function show(table: Table<View, Action>, aiming: Aiming<View, Action, Thing>, next: Picture<View, Action>): void {
  (table as { picture: unknown }).picture = next;
  aiming.renew();
}

const element = (): Element => document.body.appendChild(document.createElement('i'));

describe('targets', () => {
  test('are the same by their fields, in whatever order', () => {
    const two = { kind: 'a', x: 1, y: 'b' };
    expect(sameTarget(two, { y: 'b', kind: 'a', x: 1 } as Target)).toBe(true);
    expect(sameTarget(piece(1), piece(2))).toBe(false);
    expect(sameTarget(null, piece(1))).toBe(false);
    expect(keyOf(piece(1))).toBe('piece:1');
    expect(keyOf(bell)).toBe('bell');
  });
});

describe('clicks', () => {
  const routes = routesOf(grammar, LEGAL, pictureOf());

  test('what is lit follows from the legal actions', () => {
    expect(litAfter(routes, [])).toEqual(new Set(['piece:1', 'piece:2', 'bell']));
    expect(litAfter(routes, [piece(2)])).toEqual(new Set(['place:south']));
    expect(litAfter(routes, [place('north')])).toEqual(new Set());
  });

  test('go on, finish, begin again, put down, or are dark', () => {
    expect(clickOn(routes, [], piece(1))).toEqual({ kind: 'chosen', chosen: [piece(1)] });
    expect(clickOn(routes, [piece(1)], place('north'))).toMatchObject({ kind: 'act', action: LEGAL[0] });
    expect(clickOn(routes, [piece(1)], piece(2))).toEqual({ kind: 'chosen', chosen: [piece(2)] });
    expect(clickOn(routes, [piece(1)], bell)).toMatchObject({ kind: 'act', action: { type: 'ring' } });
    expect(clickOn(routes, [piece(1)], piece(1))).toEqual({ kind: 'chosen', chosen: [] });
    expect(clickOn(routes, [piece(2)], place('north'))).toEqual({ kind: 'dark' });
  });

  test('actions that differ in a number share a path', () => {
    const legal: Action[] = [1, 2, 3].map((count) => ({ type: 'send', count }));
    const click = clickOn(routesOf(grammar, legal, pictureOf()), [], { kind: 'gate' } as Thing);
    expect(click).toEqual({ kind: 'act', action: legal[0], alike: legal });
  });
});

describe('aiming', () => {
  test('a piece, then a place', async () => {
    const { table, aiming } = sit();
    await aiming.press(piece(1), element());
    expect(aiming.chosen).toEqual([piece(1)]);
    expect(aiming.isChosen(piece(1))).toBe(true);
    expect(aiming.isLit(place('north'))).toBe(true);
    expect(aiming.isLit(piece(2))).toBe(false);
    expect(aiming.isBeginning(piece(2))).toBe(true);
    expect(aiming.fitting).toEqual([LEGAL[0], LEGAL[1]]);
    await aiming.press(place('north'), element());
    expect(table.act).toHaveBeenCalledExactlyOnceWith(LEGAL[0]);
    expect(aiming.chosen).toEqual([]);
  });

  test('pointing tells the list what a click would play', () => {
    const { table, aiming } = sit();
    aiming.take([piece(1)]);
    aiming.over(place('south'), element(), 'South');
    expect(table.point).toHaveBeenLastCalledWith(LEGAL[1]);
    expect(aiming.hint).toMatchObject({ kind: 'name', lines: ['South'] });
    aiming.over(null);
    expect(table.point).toHaveBeenLastCalledWith(null);
    expect(aiming.hint).toBeNull();
  });

  test('a game may show an action before its last click', () => {
    const { table } = sit();
    const aiming = new Aiming({ ...grammar, preview: ([first]) => first ?? null }, table, () => mockWords('regents'));
    aiming.over(piece(2), element());
    expect(table.point).toHaveBeenLastCalledWith(LEGAL[2]);
    void aiming.press(piece(2), element());
    aiming.over(null);
    expect(table.point).toHaveBeenLastCalledWith(LEGAL[2]);
    aiming.reset();
    expect(table.point).toHaveBeenLastCalledWith(null);
  });

  test('the choice pointed at in the list marks its targets', () => {
    const { table, aiming } = sit();
    Object.assign(table, { pointed: LEGAL[2] });
    expect([piece(2), place('south'), piece(1)].map((each) => aiming.isPointed(each))).toEqual([true, true, false]);
  });

  test('what is taken up is gone with its picture, unless the same is asked and offered', () => {
    const { table, aiming } = sit();
    aiming.take([piece(1)]);
    show(table, aiming, pictureOf(LEGAL, { tick: 2 }));
    expect(aiming.chosen).toEqual([piece(1)]);
    show(table, aiming, pictureOf([put(2, 'south')], { tick: 3 }));
    expect(aiming.chosen).toEqual([]);
    show(table, aiming, pictureOf(LEGAL, { tick: 4 }));
    expect(aiming.chosen).toEqual([]);
    aiming.take([piece(1)]);
    show(table, aiming, { ...pictureOf(), view: { prompt: { id: 'stop' } } });
    expect(aiming.chosen).toEqual([]);
    aiming.take([piece(1)]);
    show(table, aiming, pictureOf(LEGAL, { viewer: { type: 'seat', seat: 1 } }));
    expect(aiming.chosen).toEqual([]);
  });

  test('is reactive', () => {
    const { table, aiming } = sit();
    const seen: boolean[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(aiming.isLit(place('south'))));
    });
    flushSync();
    aiming.take([piece(2)]);
    flushSync();
    show(table, aiming, pictureOf([]));
    flushSync();
    stop();
    expect(seen).toEqual([false, true, false]);
  });
});

describe('a dark target', () => {
  test('asks which rule forbids it', async () => {
    const { table, aiming } = sit();
    aiming.take([piece(2)]);
    await aiming.press(place('north'), element(), 'North');
    expect(table.ask).toHaveBeenCalledWith(put(2, 'north'));
    expect(aiming.hint).toMatchObject({ kind: 'rule', lines: ['Too strong.'], href: '/rules/any#5.4' });
    expect(table.act).not.toHaveBeenCalled();
  });

  test('says what the view already tells, with its rule or after its label', async () => {
    const { table, aiming } = sit();
    await aiming.press({ kind: 'gate' }, element(), 'The gate');
    expect(aiming.hint).toMatchObject({ kind: 'rule', href: '/rules/regents#5.4' });
    await aiming.press(place('north'), element(), 'North.');
    expect(aiming.hint).toMatchObject({ kind: 'name' });
    expect(aiming.hint!.lines[0]).toMatch(/^North\. The situation has changed/);
    await aiming.press(piece(3), element(), ['Third', 'piece']);
    expect(aiming.hint).toMatchObject({ kind: 'name', lines: ['Third', 'piece'], href: '/rules/regents#3.2' });
    expect(table.ask).not.toHaveBeenCalled();
  });

  test('asks once the pointer rests on it; an answer that comes too late is not shown', async () => {
    vi.useFakeTimers();
    const { table, aiming } = sit();
    aiming.take([piece(2)]);
    aiming.over(place('north'), element());
    await vi.advanceTimersByTimeAsync(449);
    expect(table.ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(table.ask).toHaveBeenCalledOnce();
    aiming.over(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(aiming.hint).toBeNull();
    vi.useRealTimers();
  });

  test('a bubble with a link stays until the link could be reached, and while the pointer is in it', async () => {
    vi.useFakeTimers();
    const { aiming } = sit();
    aiming.take([piece(2)]);
    aiming.over(place('north'), element());
    await vi.advanceTimersByTimeAsync(450);
    aiming.leave(place('north'));
    await vi.advanceTimersByTimeAsync(800);
    expect(aiming.hint?.href).toBe('/rules/any#5.4');
    aiming.hold();
    aiming.leave(place('north'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(aiming.hint).not.toBeNull();
    aiming.release();
    await vi.advanceTimersByTimeAsync(900);
    expect(aiming.hint).toBeNull();
    vi.useRealTimers();
  });

  test('nobody who has nothing to decide is told rules', async () => {
    const { table, aiming } = sit([]);
    await aiming.press(place('north'), element());
    expect(table.ask).not.toHaveBeenCalled();
    expect(aiming.hint).toBeNull();
  });
});

test('a drawn thing answers click, keys and pointer', async () => {
  const { table, aiming } = sit();
  const drawn = element();
  const detach = aim(aiming, bell, 'Bell')(drawn);
  drawn.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  drawn.dispatchEvent(new MouseEvent('click'));
  expect(table.act).toHaveBeenCalledTimes(2);
  drawn.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  expect(aiming.at).toBeNull();
  drawn.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  expect(aiming.at).toEqual(bell);
  drawn.dispatchEvent(new PointerEvent('pointerleave'));
  await Promise.resolve();
  expect(aiming.at).toBeNull();
  aiming.take([piece(1)]);
  drawn.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(aiming.chosen).toEqual([]);
  detach();
  drawn.dispatchEvent(new MouseEvent('click'));
  expect(table.act).toHaveBeenCalledTimes(2);
});

describe('several clicks as one', () => {
  const after = (legal: Action[], id = 'go'): Outcome<View, Action> => ({
    ok: true,
    picture: { ...pictureOf(legal), view: { prompt: { id } } },
  });
  const tableOf = (...outcomes: Outcome<View, Action>[]) => {
    const act = vi.fn<Table<View, Action>['act']>();
    for (const outcome of outcomes) act.mockResolvedValueOnce(outcome);
    return { picture: pictureOf(), act };
  };

  test('each is looked up in the picture that the one before made', async () => {
    const listed = put(2, 'south');
    const table = tableOf(after([listed]), after([]));
    expect(await playAll(table, [LEGAL[0]!, put(2, 'south')])).toMatchObject({ ok: true, picture: { legal: [] } });
    expect(table.act).toHaveBeenCalledTimes(2);
    expect(table.act.mock.calls[1]![0]).toBe(listed);
  });

  test('what is not offered any more, or answers another question, is dropped with the rest', async () => {
    for (const second of [after([]), after(LEGAL, 'stop')]) {
      const table = tableOf(second, after(LEGAL));
      const outcome = await playAll(table, [LEGAL[0]!, LEGAL[1]!, LEGAL[2]!]);
      expect(outcome).toEqual({ ok: false, refusal: { code: 'stale' } });
      expect(table.act).toHaveBeenCalledTimes(1);
    }
  });

  test('a refusal ends it', async () => {
    const table = tableOf({ ok: false, refusal: { code: 'lost' } });
    expect(await playAll(table, LEGAL)).toEqual({ ok: false, refusal: { code: 'lost' } });
    expect(table.act).toHaveBeenCalledTimes(1);
  });
});
