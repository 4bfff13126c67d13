// Two taps are one gesture even if something opens under the finger between them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForDoubleTaps } from './doubletap';

let box: HTMLElement;
let card: HTMLElement;
let clock = 0;
let stop: () => void;
const answer = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  document.body.innerHTML = '<div id="box"><i></i><button></button></div><div id="card"></div>';
  box = document.querySelector('#box')!;
  card = document.querySelector('#card')!;
  box.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  answer.mockClear();
  stop = listenForDoubleTaps(box, answer);
});

afterEach(() => stop());

function send(type: string, target: Element, x: number, y: number, more: object = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  Object.assign(event, { pointerType: 'touch', isPrimary: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  target.dispatchEvent(event);
  return event;
}

function tap(target: Element, x = 50, y = 60, more: object = {}): Event {
  send('pointerdown', target, x, y, more);
  clock += 30;
  send('pointerup', target, x, y, more);
  return send('click', target, x, y, more);
}

test('the second tap may hit what the first one opened: it means the map all the same', () => {
  const clicked = vi.fn();
  card.addEventListener('click', clicked);
  tap(box.querySelector('i')!);
  clock += 120;
  expect(tap(card, 55, 62).defaultPrevented).toBe(true);
  expect(answer.mock.calls).toEqual([[40, 40]]);
  expect(clicked).not.toHaveBeenCalled();
  clock += 120;
  tap(card);
  expect(clicked).toHaveBeenCalledOnce();
});

test.each([
  ['too late', () => (clock += 400), 50, {}],
  ['too far away', () => 0, 100, {}],
  ['a mouse', () => 0, 50, { pointerType: 'mouse' }],
  ['a second finger', () => 0, 50, { isPrimary: false }],
])('%s: no double tap', (_, wait, x, more) => {
  tap(box.querySelector('i')!);
  wait();
  tap(box.querySelector('i')!, x, 60, more);
  expect(answer).not.toHaveBeenCalled();
});

test('a button is tapped twice in earnest', () => {
  const button = box.querySelector('button')!;
  expect(tap(button).defaultPrevented).toBe(false);
  expect(tap(button).defaultPrevented).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

test('a finger that was pulled along has not tapped', () => {
  const map = box.querySelector('i')!;
  send('pointerdown', map, 50, 60);
  send('pointerup', map, 150, 60);
  tap(map, 150, 60);
  expect(answer).not.toHaveBeenCalled();
});
