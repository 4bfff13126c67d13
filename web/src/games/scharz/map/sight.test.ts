// A tall map on a phone: what may be chosen is scrolled to.
import { expect, test } from 'vitest';
import { bringClear, bringIntoSight } from './sight';

/** A box of 400 pixels with a map whose lit fields lie at these heights. */
function boxWith(...middles: number[]): { scroller: HTMLElement; root: HTMLElement } {
  const scroller = document.createElement('div');
  scroller.style.overflowY = 'auto';
  const root = document.createElement('div');
  scroller.append(root);
  document.body.append(scroller);
  const place = (element: HTMLElement, top: number, bottom: number) =>
    (element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect);
  Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 400 } });
  place(scroller, 0, 400);
  for (const middle of middles) {
    const cell = document.createElement('b');
    cell.className = 'lit';
    cell.dataset['cell'] = `${middle}`;
    place(cell, middle - 10, middle + 10);
    root.append(cell);
  }
  return { scroller, root };
}

test('the first lit field comes to the middle of what the bar leaves free', () => {
  const { scroller, root } = boxWith(700, 800);
  bringIntoSight(root);
  expect(scroller.scrollTop).toBe(700 - 170);
});

test('nothing moves while one of them is in sight, or none is lit', () => {
  for (const { scroller, root } of [boxWith(700, 200), boxWith()]) {
    bringIntoSight(root);
    expect(scroller.scrollTop).toBe(0);
  }
});

test('when nothing is lit, the own fields come into sight', () => {
  const { scroller, root } = boxWith(700);
  const piece = root.firstElementChild as HTMLElement;
  piece.className = '';
  piece.dataset['pieces'] = 'roma';
  bringIntoSight(root, ['capua', 'roma']);
  expect(scroller.scrollTop).toBe(700 - 170);
});

test('a field is scrolled clear of its card', () => {
  const { scroller, root } = boxWith(300, 100);
  const card = document.createElement('div');
  card.className = 'side';
  card.getBoundingClientRect = () => ({ top: 200, bottom: 400 }) as DOMRect;
  root.append(card);
  bringClear(root, '100');
  expect(scroller.scrollTop).toBe(0);
  bringClear(root, '300');
  expect(scroller.scrollTop).toBe(300 - 100);
});
