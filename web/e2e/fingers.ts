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

/** Two taps, so far apart as a finger would make them, however busy the machine is: the browser believes the times it is told. */
export async function doubleTap(page: Page, point: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const taps = [0, 0.12].flatMap((after) => [
    touch(session, 'touchStart', [[point, point]], 0, begun + after),
    touch(session, 'touchEnd', [], 1, begun + after + 0.03),
  ]);
  await Promise.all(taps);
  await session.detach();
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(
  session: CDPSession,
  type: TouchType,
  ways: [Point, Point][],
  share: number,
  timestamp = Date.now() / 1000,
): Promise<void> {
  const touchPoints = ways.map(([from, to], id) => ({
    id,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
}
