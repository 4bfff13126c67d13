// Drag and drop, in one place for all boards: a thing is pulled from where it lies to where it goes.
import type { Point } from '../travel';
import { lift } from './lift';

/** A press that moves less than this is a click. */
export const SLACK_PX = 6;

/** What one pull does. */
export interface Pulled {
  /** What follows the pointer as a picture; missing: nothing, the board shows the pull in its own way. */
  picture?: Element;
  /** The pointer has left the place where it was pressed: the thing is taken up. */
  begin(): void;
  /** The pointer is over these elements of the page, the uppermost first. */
  over?(at: Point, below: readonly Element[]): void;
  /** It is let go there. */
  drop(at: Point, below: readonly Element[]): void;
  /** It was given up: Escape was pressed, or the browser took the finger for something else. */
  end?(): void;
}

/** An attachment. `take` says what a press here would pull; null: nothing, it is a click or moves the map. */
export function pull(take: (event: PointerEvent) => Pulled | null): (element: Element) => () => void {
  return (element) => {
    const press = (event: Event): void => {
      const pressed = event as PointerEvent;
      const pulled = pressed.button === 0 && pressed.isPrimary ? take(pressed) : null;
      if (pulled) follow(pressed, pulled);
    };
    element.addEventListener('pointerdown', press);
    return () => element.removeEventListener('pointerdown', press);
  };
}

/** From the press until it is let go. The window listens: what is pulled may be drawn again meanwhile. */
function follow(pressed: PointerEvent, pulled: Pulled): void {
  const controller = new AbortController();
  const start = { x: pressed.clientX, y: pressed.clientY };
  let picture: ReturnType<typeof lift> | null = null;
  let isPulled = false;
  const listen = <K extends keyof WindowEventMap>(type: K, handle: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, handle, { signal: controller.signal, capture: true });
  const isOther = ({ pointerId }: PointerEvent): boolean => pointerId !== pressed.pointerId;
  const stop = (): void => {
    controller.abort();
    picture?.remove();
  };
  const giveUp = (): void => {
    stop();
    if (isPulled) pulled.end?.();
  };

  function move(event: PointerEvent): void {
    if (isOther(event)) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!isPulled) {
      if (Math.hypot(at.x - start.x, at.y - start.y) <= SLACK_PX) return;
      isPulled = true;
      getSelection()?.removeAllRanges();
      picture = pulled.picture ? lift(pulled.picture) : null;
      pulled.begin();
    }
    event.preventDefault();
    picture?.move(at.x - start.x, at.y - start.y);
    pulled.over?.(at, elementsAt(at));
  }

  function release(event: PointerEvent): void {
    if (isOther(event)) return;
    stop();
    if (!isPulled) return;
    const at = { x: event.clientX, y: event.clientY };
    swallowClick();
    pulled.drop(at, elementsAt(at));
  }

  listen('pointermove', move);
  listen('pointerup', release);
  listen('pointercancel', (event) => !isOther(event) && giveUp());
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isPulled) return;
    event.stopPropagation();
    giveUp();
    addEventListener('pointerup', swallowClick, { capture: true, once: true });
  });
}

function elementsAt({ x, y }: Point): Element[] {
  return document.elementsFromPoint(x, y);
}

/** Without this, what lies around both ends of a pull would get a click that nobody meant. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
