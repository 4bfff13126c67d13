// Fingers on a screen, as the browser itself hears them.
import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** How many steps a finger takes on its way. */
const STEPS = 8;

/** Puts down fingers, moves each along its way, lifts them; a way is where a finger comes down and where it leaves. */
export async function slide(page: Page, ...ways: [Point, Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let fingers = 1; fingers <= ways.length; fingers++)
    await touch(session, 'touchStart', ways.slice(0, fingers), 0);
  for (let step = 1; step <= STEPS; step++) await touch(session, 'touchMove', ways, step / STEPS);
  for (let left = ways.length - 1; left >= 0; left--) await touch(session, 'touchEnd', ways.slice(0, left), 1);
  await session.detach();
}

/** Two fingers around a point, from one distance to another. */
export function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
  const way = (side: number): [Point, Point] => [
    { x: x + (side * from) / 2, y },
    { x: x + (side * to) / 2, y },
  ];
  return slide(page, way(-1), way(1));
}

/** Two taps that nothing comes between: the second is sent before the page has answered the first. */
export async function doubleTap(page: Page, point: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ways: [Point, Point][] = [[point, point]];
  const taps = [1, 2].flatMap(() => [touch(session, 'touchStart', ways, 0), touch(session, 'touchEnd', [], 1)]);
  await Promise.all(taps);
  await session.detach();
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(session: CDPSession, type: TouchType, ways: [Point, Point][], share: number): Promise<void> {
  const touchPoints = ways.map(([from, to], id) => ({
    id,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
