// The map of Scharz under fingers: pinched, pulled, tapped; the mini-map leads the way.
import type { Page } from '@playwright/test';
import { drive } from './drive';
import { doubleTap, pinch, slide } from './fingers';
import type { Server } from './server';
import { enter, expect, nextMoment, type Plan, setTableOf, test } from './table';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PLAN: Plan = {
  game: 'scharz',
  setup: { seats: 2, map: 'italia', mode: 'basic', years: 2, peoples: 'recommended' },
};
/** A point of the map that no card or button covers. */
const HERE = { x: 195, y: 220 };

async function openMap(page: Page, server: Server, map: 'italia' | 'orient' = 'italia'): Promise<void> {
  await enter(page, server.url);
  const { id } = await setTableOf(page, server.url, { ...PLAN, setup: { ...PLAN.setup, map } }, [{ type: 'me' }]);
  expect(await drive(page, { id, map }, { phases: ['units'], manner: 'wait' })).toBe(true);
  await page.goto(`${server.url}/t/${id}`);
  await nextMoment(page);
  await expect(page.locator('[data-board] [data-pieces]').first()).toBeVisible();
}

/** How much the map is enlarged, and where it lies. */
function mapOf(page: Page): Promise<{ factor: number; left: number; top: number }> {
  return page.evaluate(() => {
    const { width, left, top } = document.querySelector('[data-board] .enlarged')!.getBoundingClientRect();
    return { factor: Math.round((100 * width) / innerWidth) / 100, left: Math.round(left), top: Math.round(top) };
  });
}

test('two fingers enlarge the map around them and make it small again, one finger pulls it', async ({
  page,
  server,
}) => {
  await openMap(page, server);
  const before = await mapOf(page);
  await pinch(page, HERE, 60, 150);
  const large = await mapOf(page);
  expect(large.factor).toBe(2.5);
  // What lies between the fingers stays there.
  expect(Math.abs(HERE.x - large.left - 2.5 * (HERE.x - before.left))).toBeLessThan(3);
  expect(Math.abs(HERE.y - large.top - 2.5 * (HERE.y - before.top))).toBeLessThan(3);
  await slide(page, [HERE, { x: HERE.x - 90, y: HERE.y - 40 }]);
  expect(await mapOf(page)).toEqual({ factor: 2.5, left: large.left - 90, top: large.top - 40 });
  await expect(page.locator('[data-board] .side'), 'no finger that pulls opens a card').toHaveCount(0);
  await pinch(page, HERE, 240, 40);
  expect(await mapOf(page)).toEqual(before);
});

test('one finger scrolls past a map that is not enlarged', async ({ page, server }) => {
  await openMap(page, server);
  const before = await mapOf(page);
  await slide(page, [HERE, { x: HERE.x, y: HERE.y - 80 }]);
  await expect.poll(async () => (await mapOf(page)).top).toBeLessThan(before.top - 40);
  expect((await mapOf(page)).factor).toBe(1);
});

test('a double tap enlarges; the mini-map moves the map and shows all of it again', async ({ page, server }) => {
  await openMap(page, server);
  const mini = page.getByRole('button', { name: 'The whole map; click to move there' });
  await expect(mini).toHaveCount(0);
  // A tap opens the card of the field, the second one closes it.
  await doubleTap(page, HERE);
  await expect.poll(async () => (await mapOf(page)).factor).toBe(2);
  await expect(page.locator('[data-board] .side')).toHaveCount(0);
  await expect(mini).toBeInViewport({ ratio: 1 });
  const { left } = await mapOf(page);
  const picture = (await mini.boundingBox())!;
  await page.touchscreen.tap(picture.x + picture.width - 4, picture.y + picture.height / 2);
  await expect.poll(async () => (await mapOf(page)).left).toBeLessThan(left);
  await page.getByRole('button', { name: 'The whole map', exact: true }).tap();
  await expect.poll(async () => (await mapOf(page)).factor).toBe(1);
  await expect(mini).toHaveCount(0);
});

/** The lowest field in sight whose click opens its card. */
function lowestField(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-board] .box')!.getBoundingClientRect();
    const cells = [...document.querySelectorAll('[data-board] [data-cell]:not(.lit)')].map((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return { id: cell.getAttribute('data-cell')!, middle: (top + bottom) / 2 };
    });
    return cells.filter(({ middle }) => middle < box.bottom).toSorted((a, b) => b.middle - a.middle)[0]!.id;
  });
}

function isClear(page: Page, field: string): Promise<boolean> {
  return page.evaluate((id) => {
    const { top, bottom } = document.querySelector(`[data-board] [data-cell="${id}"]`)!.getBoundingClientRect();
    return (top + bottom) / 2 < document.querySelector('[data-board] .side')!.getBoundingClientRect().top;
  }, field);
}

test('a wide map begins near home, and a field stands clear of its card', async ({ page, server }) => {
  await openMap(page, server, 'orient');
  // The map goes near home once its box has been measured.
  await expect.poll(async () => (await mapOf(page)).factor).toBeGreaterThan(1.5);
  await expect(page.locator('[data-board] .lit[data-cell]').first()).toBeInViewport();
  const field = await lowestField(page);
  await page.locator(`[data-board] [data-cell="${field}"]`).dispatchEvent('click');
  await expect(page.locator('[data-board] .side .card')).toBeVisible();
  await expect.poll(() => isClear(page, field)).toBe(true);
});
