// Two quick taps of one finger on a map, whatever the first one opened under the finger.

/** Milliseconds from the first tap's end to the second one's beginning, and pixels between them. */
const SOON = 350;
const NEAR = 30;

interface Tap {
  x: number;
  y: number;
  time: number;
}

/**
 * Calls `answer` with the place of the first tap, in pixels of the box: by the second one the map may have been scrolled.
 * The second tap then means nothing else. Two taps on a button or a lit target are two clicks, so they do not count.
 */
export function listenForDoubleTaps(box: HTMLElement, answer: (x: number, y: number) => void): () => void {
  let pressed: Tap | null = null;
  let first: (Tap & { inBox: { x: number; y: number } }) | null = null;
  let isSecond = false;

  function down(event: PointerEvent): void {
    if (!isTouch(event)) return cancel();
    pressed = tapOf(event);
    isSecond = first !== null && isAgain(first, pressed);
    if (!isSecond) first = null;
    else event.stopPropagation();
  }

  function up(event: PointerEvent): void {
    const target = event.target as Element;
    const tap = tapOf(event);
    // A finger that was pulled along has tapped nothing.
    if (!isTouch(event) || !pressed || away(pressed, tap) > NEAR) return cancel();
    if (isSecond || !box.contains(target) || isControl(target)) return;
    const { left, top } = box.getBoundingClientRect();
    first = { ...tap, inBox: { x: tap.x - left, y: tap.y - top } };
  }

  /** The browser may send a double click too, and a click on what the first tap opened. */
  function clicked(event: MouseEvent): void {
    if (!isSecond) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.type === 'dblclick') isSecond = false;
    else if (first) {
      answer(first.inBox.x, first.inBox.y);
      first = null;
    }
  }

  function cancel(): void {
    [pressed, first, isSecond] = [null, null, false];
  }

  const listeners = { pointerdown: down, pointerup: up, click: clicked, dblclick: clicked, pointercancel: cancel };
  for (const [type, listener] of Object.entries(listeners))
    addEventListener(type, listener as EventListener, { capture: true });
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      removeEventListener(type, listener as EventListener, { capture: true });
  };
}

/** One finger alone: the second one of two is not primary. */
function isTouch(event: PointerEvent): boolean {
  return event.pointerType === 'touch' && event.isPrimary;
}

function tapOf({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Tap {
  return { x, y, time };
}

function away(from: Tap, to: Tap): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function isAgain(first: Tap, second: Tap): boolean {
  return second.time - first.time < SOON && away(first, second) < NEAR;
}

function isControl(target: Element): boolean {
  return target.closest('button, [role="button"], a') !== null;
}
