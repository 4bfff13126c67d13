// Makes a space of the map a target: pointer, touch and keyboard in one place.
import type { Rank } from '../../generated/heads-of-state/Rank';
import type { Sector } from '../../generated/heads-of-state/Sector';
import type { Choosing } from './choosing.svelte';

/** An attachment: `{@attach aim(choosing, sector, rank, lines)}`. The lines are shown while the space is pointed at. */
export function aim(choosing: Choosing, sector: Sector, rank: Rank, lines: string[]): (element: Element) => () => void {
  return (element) => {
    const controller = new AbortController();
    const listen = (type: string, handle: (event: Event) => void): void =>
      element.addEventListener(type, handle, { signal: controller.signal });
    const show = (): void => choosing.over(sector, rank, element, lines);
    listen('click', () => choosing.press(sector, rank, element));
    listen('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      choosing.press(sector, rank, element);
    });
    listen('pointerenter', (event) => {
      // A finger does not hover; its tap asks.
      if ((event as PointerEvent).pointerType === 'mouse') show();
    });
    listen('focus', () => element.matches(':focus-visible') && show());
    listen('pointerleave', () => choosing.out());
    // A focused target that disappears is blurred in the middle of drawing, when nothing may change.
    listen('blur', () => queueMicrotask(() => choosing.out()));
    return () => controller.abort();
  };
}
