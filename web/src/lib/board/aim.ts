// Makes a drawn thing a target: pointer, touch and keyboard in one place.
import type { Aiming, Label } from './aiming.svelte';
import { press } from './press';
import { pull, type Pulled } from './pull';
import { sameTarget, type Target } from './target';

/** A target as it is drawn: where a piece can be let go. */
interface Aimed {
  aiming: Aiming<any, any, any>;
  target: Target;
  element: Element;
  label: Label | undefined;
}

const drawn = new WeakMap<Element, Aimed>();

/** An attachment: `{@attach aim(aiming, target, label)}`. The label is shown while the target is pointed at. */
export function aim<View, Action, T extends Target>(
  aiming: Aiming<View, Action, T>,
  target: T,
  label?: Label,
): (element: Element) => () => void {
  return (element) => {
    const controller = new AbortController();
    element.toggleAttribute('data-advised', aiming.isAdvised(target));
    element.toggleAttribute('data-hint', Boolean(label));
    element.toggleAttribute('data-movable', aiming.isMovable(target));
    drawn.set(element, { aiming, target, element, label });
    const listen = (type: string, handle: (event: Event) => void): void =>
      element.addEventListener(type, handle, { signal: controller.signal });
    const unpress = press(() => void aiming.press(target, element, label))(element);
    const unpull = pull(() => (aiming.isMovable(target) ? pulling(aiming, target, element) : null))(element);
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') aiming.reset();
    });
    listen('pointerenter', (event) => {
      // A finger does not hover; its tap asks.
      if ((event as PointerEvent).pointerType === 'mouse') aiming.over(target, element, label);
    });
    listen('focus', () => aiming.over(target, element, label));
    listen('pointerleave', () => aiming.leave(target));
    listen('blur', () => aiming.leave(target));
    return () => {
      unpress();
      unpull();
      controller.abort();
      drawn.delete(element);
    };
  };
}

/** A pull is the two clicks of a move: on the piece, and on what lies under it where it is let go. */
function pulling<T extends Target>(aiming: Aiming<any, any, T>, piece: T, picture: Element): Pulled {
  let over: Aimed | null = null;
  return {
    picture,
    begin: () => aiming.take([piece]),
    over(_, below) {
      const now = placeIn(below);
      if (now?.element === over?.element) return;
      over = now;
      aiming.over((now?.target as T | undefined) ?? null, now?.element, now?.label);
    },
    drop(_, below) {
      const place = placeIn(below);
      // Whatever came between may have taken it out of the hand.
      if (!aiming.isChosen(piece)) return;
      if (!place) aiming.reset();
      // Let go where it was taken up it stays in the hand, as after a click.
      else if (!sameTarget(place.target, piece)) void aiming.press(place.target as T, place.element, place.label);
    },
    end: () => aiming.reset(),
  };
}

/** The target under the pointer: what is lit, or else the uppermost, which says why not. */
function placeIn(below: readonly Element[]): Aimed | null {
  const found = below.flatMap((element) => aimedAt(element) ?? []);
  return found.find(({ aiming, target }) => aiming.isLit(target)) ?? found[0] ?? null;
}

function aimedAt(element: Element): Aimed | undefined {
  let at: Element | null = element;
  while (at && !drawn.has(at)) at = at.parentElement;
  return at ? drawn.get(at) : undefined;
}
