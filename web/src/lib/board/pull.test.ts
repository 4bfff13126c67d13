// Drag and drop: a pull is the two clicks of a move.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockWords } from '../fixtures';
import { mockBoardTable, mockPicture } from '../fixtures/board';
import { aim } from './aim';
import { Aiming } from './aiming.svelte';
import { pull, SLACK_PX } from './pull';
import type { Grammar } from './target';

type Action = { type: 'put'; piece: number; at: string } | { type: 'swap'; piece: number; with: number };
type Thing = { kind: 'piece'; piece: number } | { kind: 'place'; at: string };

const north: Thing = { kind: 'place', at: 'north' };
const south: Thing = { kind: 'place', at: 'south' };
const one: Thing = { kind: 'piece', piece: 1 };
const two: Thing = { kind: 'piece', piece: 2 };
const LEGAL: Action[] = [
  { type: 'put', piece: 1, at: 'north' },
  { type: 'swap', piece: 2, with: 1 },
];

const grammar: Grammar<unknown, Action, Thing> = {
  path: (action) =>
    action.type === 'put'
      ? [
          { kind: 'piece', piece: action.piece },
          { kind: 'place', at: action.at },
        ]
      : [
          { kind: 'piece', piece: action.piece },
          { kind: 'piece', piece: action.with },
        ],
  isEitherWay: ({ type }) => type === 'put',
  isMove: ({ type }) => type === 'put',
  meant: (chosen, target) =>
    chosen[0]?.kind === 'piece' && target.kind === 'place'
      ? { kind: 'ask', action: { type: 'put', piece: chosen[0].piece, at: target.at } }
      : null,
  rule: () => '3.2',
};

function sit() {
  const table = mockBoardTable(mockPicture({}, LEGAL));
  const aiming = new Aiming(grammar, table, () => mockWords('regents'));
  const draw = (target: Thing): HTMLElement => {
    const element = document.body.appendChild(document.createElement('i'));
    aim(aiming, target)(element);
    return element;
  };
  return { table, aiming, one: draw(one), two: draw(two), north: draw(north), south: draw(south) };
}

function pointer(type: string, target: EventTarget, x: number, changes: PointerEventInit = {}): void {
  const common = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  target.dispatchEvent(new PointerEvent(type, { ...common, clientX: x, clientY: 0, ...changes }));
}

/** Nothing is laid out here: the test says what lies under the pointer. */
function below(...elements: Element[]): void {
  document.elementsFromPoint = () => elements;
}

function pullTo(piece: Element, ...elements: Element[]): void {
  pointer('pointerdown', piece, 0);
  below(...elements);
  pointer('pointermove', piece, 50);
  pointer('pointerup', piece, 50);
}

/** The click that would follow a pull has had its time. */
const swallowed = () => new Promise((later) => setTimeout(later, 5));
const lifted = () => document.querySelector('.lifted');

afterEach(async () => {
  document.body.replaceChildren();
  await swallowed();
});

describe('a pull', () => {
  test('onto a place that is lit plays the move', async () => {
    const at = sit();
    pointer('pointerdown', at.one, 0);
    below(at.north);
    pointer('pointermove', at.one, 50);
    expect(at.aiming.chosen).toEqual([one]);
    expect(at.aiming.at).toEqual(north);
    expect(at.table.point).toHaveBeenLastCalledWith(LEGAL[0]);
    expect(lifted()).not.toBeNull();
    expect(at.one.hasAttribute('data-lifted')).toBe(true);
    pointer('pointerup', at.one, 50);
    expect(at.table.act).toHaveBeenCalledExactlyOnceWith(LEGAL[0]);
    expect(lifted()).toBeNull();
    expect(at.one.hasAttribute('data-lifted')).toBe(false);
  });

  test('a place that is lit is found under what lies upon it', () => {
    const at = sit();
    pullTo(at.one, at.two, at.south, at.north);
    expect(at.table.act).toHaveBeenCalledExactlyOnceWith(LEGAL[0]);
  });

  test('onto a dark place asks which rule forbids it, and stays in the hand', async () => {
    const at = sit();
    pullTo(at.one, at.south);
    await vi.waitFor(() => expect(at.aiming.hint).toMatchObject({ kind: 'rule', lines: ['Too strong.'] }));
    expect(at.table.ask).toHaveBeenCalledWith({ type: 'put', piece: 1, at: 'south' });
    expect(at.table.act).not.toHaveBeenCalled();
    expect(at.aiming.chosen).toEqual([one]);
  });

  test('let go over nothing it is put down; where it was taken up it stays in the hand', () => {
    const at = sit();
    pullTo(at.one);
    expect(at.aiming.chosen).toEqual([]);
    pullTo(at.one, at.one);
    expect(at.aiming.chosen).toEqual([one]);
    expect(at.table.act).not.toHaveBeenCalled();
  });

  test('is given up by Escape and by the browser', () => {
    const at = sit();
    for (const giveUp of [
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => pointer('pointercancel', at.one, 50),
    ]) {
      pointer('pointerdown', at.one, 0);
      below(at.north);
      pointer('pointermove', at.one, 50);
      giveUp();
      pointer('pointerup', at.one, 50);
      expect([at.aiming.chosen, lifted()]).toEqual([[], null]);
    }
    expect(at.table.act).not.toHaveBeenCalled();
  });

  test('begins only beyond what a click moves, with the first finger and the first button', () => {
    const at = sit();
    below(at.north);
    for (const changes of [{ button: 2 }, { isPrimary: false }]) {
      pointer('pointerdown', at.one, 0, changes);
      pointer('pointermove', at.one, 50);
      expect(at.aiming.chosen).toEqual([]);
    }
    pointer('pointerdown', at.one, 0);
    pointer('pointermove', at.one, SLACK_PX);
    pointer('pointerup', at.one, SLACK_PX);
    expect(at.aiming.chosen).toEqual([]);
    at.one.click();
    expect(at.aiming.chosen).toEqual([one]);
  });

  test('only what moves can be pulled, and only from the piece to its place', () => {
    const at = sit();
    expect([one, two, north, south].map((target) => at.aiming.isMovable(target))).toEqual([true, false, false, false]);
    expect(at.one.hasAttribute('data-movable')).toBe(true);
    pullTo(at.two, at.one);
    pullTo(at.north, at.one);
    expect(at.aiming.chosen).toEqual([]);
  });
});

test('the click that follows a pull is swallowed, the next one is heard', async () => {
  const element = document.body.appendChild(document.createElement('i'));
  const clicks = vi.fn();
  document.body.addEventListener('click', clicks);
  const drop = vi.fn();
  const detach = pull(() => ({ begin: () => {}, drop }))(element);
  below();
  pointer('pointerdown', element, 0);
  pointer('pointermove', element, 50);
  pointer('pointerup', element, 50);
  element.click();
  expect(drop).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 0 }, []);
  expect(clicks).not.toHaveBeenCalled();
  await swallowed();
  element.click();
  expect(clicks).toHaveBeenCalledOnce();
  detach();
  pointer('pointerdown', element, 0);
  pointer('pointermove', element, 50);
  pointer('pointerup', element, 50);
  expect(drop).toHaveBeenCalledOnce();
});
