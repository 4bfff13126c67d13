// The part of a map in sight: it fills its box however the box changes.
import { beforeEach, expect, test } from 'vitest';
import { Viewport } from './viewport.svelte';

const MAP = { width: 1200, height: 800 };
let box: HTMLElement;
let viewport: Viewport;

beforeEach(() => {
  box = document.createElement('div');
  viewport = new Viewport(() => MAP);
});

/** As the component does whenever the box has another size. */
function resize(width: number, height: number): void {
  [viewport.width, viewport.height] = [width, height];
  viewport.attach(box);
}

/** Empty pixels between the map and the right side of its box. */
function strip(): number {
  const { x, width } = viewport.window;
  return Math.round((x + width - MAP.width) * viewport.scale);
}

test('an enlarged map leaves no empty border', () => {
  resize(600, 400);
  viewport.enlarge(2);
  viewport.move(-5000, -5000);
  expect(viewport.window).toEqual({ x: 600, y: 400, width: 600, height: 400 });
});

test('under a panel its right side can be pulled out as far as the panel reaches, at every size', () => {
  resize(600, 400);
  viewport.cover(200);
  viewport.enlarge(2);
  viewport.move(-5000, 0);
  expect(strip()).toBe(200);
});

test('when the panel goes, the map comes back', () => {
  resize(600, 400);
  viewport.cover(200);
  viewport.enlarge(2);
  viewport.move(-5000, 0);
  viewport.cover(0);
  expect(strip()).toBe(0);
});

test('a tall map stands beside a panel, whole; enlarged it stays where it is and reaches under it', () => {
  const tall = new Viewport(() => ({ width: 800, height: 1200 }));
  [tall.width, tall.height] = [840, 510];
  tall.attach(box);
  tall.cover(320);
  expect(tall.base).toBeCloseTo(0.425);
  expect(tall.window.x + (840 - 320) / tall.scale / 2).toBeCloseTo(400);
  tall.cover(0);
  tall.enlarge(3);
  const before = tall.window.x;
  tall.cover(320);
  expect(tall.window.x).toBeCloseTo(before);
  tall.move(-5000, 0);
  expect((tall.window.x + tall.window.width - 800) * tall.scale).toBeCloseTo(320);
});

test('in a tall box a tall map uses the height, and a panel lies over it', () => {
  const tall = new Viewport(() => ({ width: 800, height: 1200 }));
  [tall.width, tall.height] = [820, 900];
  tall.attach(box);
  tall.cover(324);
  expect(tall.base).toBeCloseTo(0.75);
  // As far to the left as it can go.
  expect(tall.window.x).toBeCloseTo(0);
});

test('what was in the middle stays there when a phone becomes a desk, panel or not', () => {
  resize(390, 260);
  viewport.enlarge(3);
  viewport.cover(300);
  viewport.show(700, 400);
  for (const width of [840, 860, 880]) resize(width, 560);
  const { x, y, height } = viewport.window;
  expect(x + (viewport.width - 300) / viewport.scale / 2).toBeCloseTo(700, 0);
  expect(y + height / 2).toBeCloseTo(400, 0);
  expect(strip()).toBeLessThanOrEqual(0);
});

/** A box of 400 in one of 250 that scrolls, with a bar of 50 over its lower edge. */
function cutOff(): HTMLElement {
  const scroller = document.createElement('div');
  scroller.style.overflowY = 'auto';
  scroller.append(box);
  document.body.append(scroller);
  Object.defineProperties(scroller, { scrollHeight: { value: 400 }, clientHeight: { value: 250 } });
  scroller.getBoundingClientRect = () => ({ top: 0, bottom: 250 }) as DOMRect;
  box.getBoundingClientRect = () => ({ top: 0, bottom: 400 }) as DOMRect;
  box.style.scrollMarginBottom = '50px';
  resize(600, 400);
  viewport.enlarge(2);
  return scroller;
}

/** Empty pixels under the map. */
function gap(): number {
  const { y, height } = viewport.window;
  return (y + height - MAP.height) * viewport.scale;
}

test('the lower edge can be pulled to where the box is cut off', () => {
  const scroller = cutOff();
  viewport.move(0, -5000);
  // 150 pixels are out of sight, 50 lie under a bar.
  expect(gap()).toBeCloseTo(200);
  scroller.remove();
});

test('what is shown near the lower edge leaves no empty strip there: the box is scrolled to it', () => {
  const scroller = cutOff();
  viewport.show(600, MAP.height);
  expect(gap()).toBeCloseTo(0);
  scroller.remove();
});

test('what lies near the edge is in sight, but not with room around it', () => {
  resize(600, 400);
  expect(viewport.shows({ x: 20, y: 400 })).toBe(true);
  expect(viewport.shows({ x: 20, y: 400 }, 100)).toBe(false);
  expect(viewport.shows({ x: 220, y: 400 }, 100)).toBe(true);
});
