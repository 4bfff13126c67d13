// What an icon or a number means, in our own bubble: for mouse, keys and finger alike. Nothing has a native tooltip.
import { mount, unmount } from 'svelte';
import type { Hint } from '../board/hint';
import HintLayer from './HintLayer.svelte';

/** How long the pointer rests, and how long a finger presses. */
const REST_MS = 300;
const PRESS_MS = 500;
/** A finger that moves further wants to scroll. */
const STILL = 10;
/** Room for a bubble under its element. */
const BUBBLE_HEIGHT = 110;
const NO_STOP = 'a, button, label, summary, [role="button"], [role="radio"], [aria-hidden="true"]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [role="presentation"]';

let hideShown = (): void => undefined;
let count = 0;

/** An attachment: `{@attach hint(text)}`, or several lines of which the first is the title. Without a text: nothing. */
export function hint(text: string | readonly string[] | null | undefined): (element: Element) => (() => void) | void {
  const lines = [text ?? []].flat().filter((line) => line !== '');
  if (lines.length === 0) return () => undefined;
  return (element) => attach(element, lines);
}

function attach(element: Element, lines: string[]): () => void {
  const id = `hint-${++count}`;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bubble: ReturnType<typeof mount> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let isLong = false;

  const listen = (type: string, handle: (event: any) => void): void =>
    element.addEventListener(type, handle, { signal: controller.signal });
  // A target of the board tells all that is in it, in the bubble of the board.
  if (element.parentElement?.closest('[data-target]')) return () => undefined;
  element.setAttribute('data-hint', '');
  // Who walks by keys must be able to come here; what is part of a button has no stop of its own.
  if (!element.matches(FOCUSABLE) && !element.parentElement?.closest(NO_STOP)) element.setAttribute('tabindex', '0');

  function show(): void {
    clearTimeout(timer);
    if (bubble || !element.isConnected) return;
    hideShown();
    const target = element.closest('dialog') ?? document.body;
    bubble = mount(HintLayer, { target, props: { hint: hintAt(element, lines), id } });
    element.setAttribute('aria-describedby', id);
    hideShown = hide;
    addEventListener('keydown', onkeydown, { capture: true });
    addEventListener('scroll', hide, { capture: true });
    addEventListener('pointerdown', onelsewhere, { capture: true });
  }
  function hide(): void {
    clearTimeout(timer);
    if (!bubble) return;
    void unmount(bubble);
    bubble = undefined;
    element.removeAttribute('aria-describedby');
    removeEventListener('keydown', onkeydown, { capture: true });
    removeEventListener('scroll', hide, { capture: true });
    removeEventListener('pointerdown', onelsewhere, { capture: true });
  }
  function onkeydown({ key }: KeyboardEvent): void {
    if (key === 'Escape') hide();
  }
  function onelsewhere(event: Event): void {
    if (!element.contains(event.target as Node)) hide();
  }
  function later(ms: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }

  listen('pointerenter', ({ pointerType }: PointerEvent) => pointerType === 'mouse' && later(REST_MS, show));
  listen('pointerleave', ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hide());
  listen('focus', () => element.matches(':focus-visible') && show());
  listen('blur', hide);
  listen('pointerdown', ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    isLong = false;
    // A click does what it does; what it changes must be seen.
    if (pointerType === 'mouse') return hide();
    pressed = { x, y };
    later(PRESS_MS, () => {
      isLong = true;
      show();
    });
  });
  listen('pointermove', ({ pointerType, clientX, clientY }: PointerEvent) => {
    const isFar = pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL;
    if (pointerType !== 'mouse' && isFar && !bubble) clearTimeout(timer);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    listen(end, ({ pointerType }: PointerEvent) => {
      pressed = null;
      if (pointerType !== 'mouse' && !bubble) clearTimeout(timer);
    });
  }
  listen('contextmenu', (event: Event) => pressed && event.preventDefault());
  // A long press asks, it does not click.
  element.addEventListener(
    'click',
    (event) => {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal: controller.signal, capture: true },
  );
  return () => {
    hide();
    controller.abort();
  };
}

/** Below the element, above it near the lower edge of the window. */
function hintAt(element: Element, lines: string[]): Hint {
  const box = element.getBoundingClientRect();
  const isLow = box.bottom > innerHeight - BUBBLE_HEIGHT;
  const place = { x: box.x + box.width / 2, y: isLow ? box.top : box.bottom, side: isLow ? 'above' : 'below' } as const;
  return { kind: 'name', lines, host: null, ...place };
}
