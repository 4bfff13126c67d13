// Stop-watches inside the page.
import type { Page } from '@playwright/test';

interface Watch {
  /** When the last picture of the match came over the socket, and when a picture after it was painted. */
  heard: number;
  painted: number;
}

declare global {
  interface Window {
    liegeWatch: Watch;
  }
}

/** Notes when views arrive and when they are painted. To be called before the page is opened. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.liegeWatch = { heard: 0, painted: 0 };
    const note = (event: Event): void => {
      if (!String((event as MessageEvent).data).includes('"picture"')) return;
      window.liegeWatch.heard = performance.now();
      // The view is drawn before the next frame, and that frame is on the screen when the one after it begins.
      requestAnimationFrame(() => requestAnimationFrame(() => (window.liegeWatch.painted = performance.now())));
    };
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        this.addEventListener('message', note);
      }
    };
  });
}

export function timeOf(page: Page, what: 'now' | keyof Watch): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((told) => {
        const read = () => told(name === 'now' ? performance.now() : window.liegeWatch[name]);
        const settle = () =>
          window.liegeWatch.painted >= window.liegeWatch.heard ? read() : requestAnimationFrame(settle);
        settle();
      }),
    what,
  );
}

/** Pulls the map round by its middle, a step in every frame, and tells how long each frame took. */
export function panFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const FRAMES = 120;
    const RADIUS = 120;
    const { left, top, width, height } = document.querySelector('section [data-board]')!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const send = (target: EventTarget, type: string, turn: number): boolean => {
      const [clientX, clientY] = [x + RADIUS * Math.sin(turn), y + RADIUS * (1 - Math.cos(turn))];
      return target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX, clientY }),
      );
    };
    return new Promise<number[]>((told) => {
      const times: number[] = [];
      send(document.elementFromPoint(x, y)!, 'mousedown', 0);
      const step = (now: number): void => {
        times.push(now);
        send(window, 'mousemove', (times.length / FRAMES) * 2 * Math.PI);
        if (times.length <= FRAMES) return void requestAnimationFrame(step);
        send(window, 'mouseup', 0);
        told(times.slice(1).map((time, index) => time - times[index]!));
      };
      requestAnimationFrame(step);
    });
  });
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? NaN;
}

export const median = (values: number[]): number => percentile(values, 50);
