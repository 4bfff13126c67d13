// Hints of our own: for mouse, keys and finger; and nothing has a native tooltip.
import { fireEvent } from '@testing-library/svelte';
import { parse } from 'svelte/compiler';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hint } from './hint';

const bubble = () => document.querySelector('[role="tooltip"]');
let detach: (() => void) | void;

function hinted(html: string, text: string | string[]): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('#it')!;
  detach = hint(text)(element);
  return element;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  detach?.();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a hint', () => {
  test('comes when the mouse rests, describes its element, and goes with the mouse', async () => {
    const element = hinted('<span id="it">3</span>', ['Squires', 'Three of them']);
    await fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    expect(bubble()).toBeNull();
    vi.advanceTimersByTime(400);
    expect([...bubble()!.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Squires', 'Three of them']);
    expect(element.getAttribute('aria-describedby')).toBe(bubble()!.id);
    await fireEvent.pointerLeave(element, { pointerType: 'mouse' });
    expect(bubble()).toBeNull();
    expect(element.hasAttribute('aria-describedby')).toBe(false);
  });

  test('comes with the focus, also for what is no button, and goes by Escape', async () => {
    const element = hinted('<span id="it">3</span>', 'Squires');
    expect(element.tabIndex).toBe(0);
    vi.spyOn(element, 'matches').mockReturnValue(true);
    await fireEvent.focus(element);
    expect(bubble()?.textContent?.trim()).toBe('Squires');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(bubble()).toBeNull();
  });

  test('comes when a finger presses long, which is then no click', async () => {
    const element = hinted('<button id="it">3</button>', 'Squires');
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    const finger = { pointerType: 'touch', clientX: 5, clientY: 5 };
    await fireEvent.pointerDown(element, finger);
    vi.advanceTimersByTime(450);
    expect(bubble()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(bubble()?.textContent?.trim()).toBe('Squires');
    await fireEvent.pointerUp(element, finger);
    await fireEvent.click(element);
    expect(clicked).not.toHaveBeenCalled();
    await fireEvent.pointerDown(document.body, finger);
    expect(bubble()).toBeNull();
  });

  test('a tap and a finger that scrolls are no question', async () => {
    const element = hinted('<button id="it">3</button>', 'Squires');
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    await fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 5, clientY: 5 });
    await fireEvent.pointerMove(element, { pointerType: 'touch', clientX: 5, clientY: 45 });
    vi.advanceTimersByTime(900);
    expect(bubble()).toBeNull();
    await fireEvent.pointerDown(element, { pointerType: 'touch', clientX: 5, clientY: 5 });
    await fireEvent.pointerUp(element, { pointerType: 'touch', clientX: 5, clientY: 5 });
    await fireEvent.click(element);
    vi.advanceTimersByTime(900);
    expect(clicked).toHaveBeenCalledOnce();
    expect(bubble()).toBeNull();
  });

  test('what is part of a button is no stop of its own', () => {
    expect(hinted('<button><span id="it">3</span></button>', 'Squires').hasAttribute('tabindex')).toBe(false);
  });

  test('in a dialog it lies over the dialog', async () => {
    const element = hinted('<dialog open><span id="it">3</span></dialog>', 'Squires');
    await fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    vi.advanceTimersByTime(400);
    expect(bubble()?.closest('dialog')).toBeTruthy();
  });
});

/** Elements with a native tooltip: an attribute `title`, or a title inside a drawing. */
function tooltips(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, isInHead: boolean): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((each) => walk(each, isInHead));
    const { type, name, attributes, start, end } = node as Record<string, unknown> & { start: number; end: number };
    const isElement = type === 'RegularElement' || type === 'TitleElement';
    const named = ((attributes as { type: string; name: string }[]) ?? []).some(
      (each) => each.type === 'Attribute' && each.name === 'title',
    );
    if (isElement && (named || (name === 'title' && !isInHead)))
      found.push(source.slice(start, Math.min(end, start + 80)));
    for (const child of Object.values(node)) walk(child, isInHead || type === 'SvelteHead');
  };
  // Only what may have one is read: reading takes its time.
  if (/\stitle[=\s{]|<title/.test(source)) walk(parse(source, { modern: true }).fragment, false);
  return found;
}

test('nothing has a native tooltip', () => {
  const sources = import.meta.glob<string>('../../**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(([file, source]) => tooltips(source).map((found) => `${file}: ${found}`))).toEqual([]);
  expect(tooltips('<b title="x" /><svg><title>x</title></svg><Icon title="x" />')).toHaveLength(2);
});
