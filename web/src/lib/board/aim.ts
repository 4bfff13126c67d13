// Makes a drawn thing a target: pointer, touch and keyboard in one place.
import type { Aiming, Label } from './aiming.svelte';
import { press } from './press';
import type { Target } from './target';

/** An attachment: `{@attach aim(aiming, target, label)}`. The label is shown while the target is pointed at. */
export function aim<View, Action, T extends Target>(
  aiming: Aiming<View, Action, T>,
  target: T,
  label?: Label,
): (element: Element) => () => void {
  return (element) => {
    const controller = new AbortController();
    element.toggleAttribute('data-advised', aiming.isAdvised(target));
    const listen = (type: string, handle: (event: Event) => void): void =>
      element.addEventListener(type, handle, { signal: controller.signal });
    const unpress = press(() => void aiming.press(target, element, label))(element);
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
      controller.abort();
    };
  };
}
