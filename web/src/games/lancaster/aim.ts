// Makes a drawn thing a target: pointer, touch and keyboard in one place.
import type { Choosing } from './choosing.svelte';
import type { Target } from './targets';

/** An attachment: `{@attach aim(choosing, target, label)}`. The label is shown while the target is pointed at. */
export function aim(choosing: Choosing, target: Target, label?: string): (element: Element) => () => void {
  return (element) => {
    const controller = new AbortController();
    const { signal } = controller;
    const listen = (type: string, handle: (event: Event) => void): void =>
      element.addEventListener(type, handle, { signal });
    const isButton = element instanceof HTMLButtonElement;
    listen('click', () => choosing.press(target, element, label));
    listen('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (key === 'Escape') choosing.reset();
      // A button turns these keys into a click by itself.
      if (isButton || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      choosing.press(target, element, label);
    });
    listen('pointerenter', (event) => {
      // A finger does not hover; its tap asks.
      if ((event as PointerEvent).pointerType === 'mouse') choosing.over(target, element, label);
    });
    listen('focus', () => choosing.over(target, element, label));
    listen('pointerleave', () => choosing.leave(target));
    listen('blur', () => choosing.leave(target));
    return () => controller.abort();
  };
}
