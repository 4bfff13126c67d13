// Learn by playing: the guide leads through the first season of Scharz, on a desk and on a phone.
import type { Locator, Page } from '@playwright/test';
import type { Server } from './server';
import { expect, seriousFaults, test } from './table';

/** What was there a moment ago may be gone: the next try looks again. */
const SOON = { timeout: 3000 };

const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Guide', exact: true });

async function learn(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(guideOf(page)).toBeVisible();
}

/** The title of the step, once it is my move. */
async function stepOf(page: Page): Promise<string> {
  await expect(page.locator('aside.guide:not(.waiting) h2')).toBeVisible({ timeout: 60_000 });
  return guideOf(page).getByRole('heading').innerText();
}

/** Reads on, or does on the board what the guide says, until the guide goes on. */
async function doAsTold(page: Page): Promise<void> {
  const before = await stepOf(page);
  await expect(async () => {
    if ((await stepOf(page)) === before) await clickAsTold(page);
    if (before !== 'In battle') expect(await stepOf(page)).not.toBe(before);
  }).toPass({ timeout: 60_000, intervals: [100, 300, 1000] });
}

/** The marked button, or the ringed field and then the marked row of its card. */
async function clickAsTold(page: Page): Promise<void> {
  const marked = page.locator('[data-board] :is(.bar, .side) .advised');
  const ring = page.locator('.guide-rings');
  const next = guideOf(page).getByRole('button', { name: 'Next', exact: true });
  if (await next.count()) await next.click(SOON);
  else if (await marked.count()) await marked.first().click(SOON);
  else if (await ring.count()) await clickField(page, await ring.getAttribute('data-ringed', SOON));
  // Nobody can say beforehand how a battle goes; the list always offers something.
  else await page.locator('.choices button').first().click(SOON);
}

/** Names and pieces lie over a field: whatever is in its middle, the field is meant. */
async function clickField(page: Page, field: string | null): Promise<void> {
  await page.locator(`[data-cell="${field}"]`).first().dispatchEvent('click', {}, SOON);
}

test('the guide leads through the first season, then leaves', async ({ page, server }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await learn(page, server);
  const steps: string[] = [];
  while (steps.at(-1) !== 'Spring is over') {
    steps.push(await stepOf(page));
    expect(steps.length, steps.join(', ')).toBeLessThan(40);
    if (steps.at(-1) === 'Select soldiers') expect(await seriousFaults(page)).toEqual([]);
    if (steps.at(-1) !== 'Spring is over') await doAsTold(page);
  }
  expect(steps).toEqual(
    expect.arrayContaining(['Your first village', 'Give the order', 'Talks', 'Build a village', 'Close the market']),
  );
  await guideOf(page).getByRole('button', { name: 'Play on alone' }).click();
  await expect(guideOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide hints' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('on a phone the guide hides nothing it points at; it can be switched off and called again', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page, server);
  while ((await stepOf(page)) !== 'Your second village') {
    const ring = page.locator('.guide-rings .ring');
    if (await ring.count()) {
      await expect(ring).toBeInViewport();
      const [card, field] = [await guideOf(page).boundingBox(), await ring.boundingBox()];
      expect(field!.y).toBeGreaterThan(card!.y + card!.height);
    }
    await doAsTold(page);
  }
  expect(await seriousFaults(page)).toEqual([]);
  await guideOf(page).getByRole('button', { name: 'Switch the guide off' }).click();
  await expect(guideOf(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'My side' }).click();
  await page.getByRole('button', { name: 'Guide me through this season' }).click();
  await expect(guideOf(page).getByRole('heading')).toHaveText('Your second village');
});
