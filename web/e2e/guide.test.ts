// Learn by playing: the guide leads through the first season of Scharz, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { guideOf, learn, next, SOON, stepOf } from './lesson';
import { expect, seriousFaults, test } from './table';

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
  const yes = page.locator('[role="alertdialog"] .yes');
  if (await yes.count()) await yes.click(SOON);
  else if (await next(page).count()) await next(page).click(SOON);
  else if (await marked.count()) await marked.first().click(SOON);
  else if (await ring.count()) await clickField(page, await ring.getAttribute('data-ringed', SOON));
  // Nobody can say beforehand how a battle goes; the list always offers something.
  else await page.locator('.choices button').first().click(SOON);
}

/** Names and pieces lie over a field: whatever is in its middle, the field is meant. */
async function clickField(page: Page, field: string | null): Promise<void> {
  await page.locator(`[data-cell="${field}"]`).first().dispatchEvent('click', {}, SOON);
}

/** Does as told until a step; the titles of all steps on the way. */
async function lessonTo(page: Page, last: string): Promise<string[]> {
  const steps: string[] = [];
  while (steps.at(-1) !== last) {
    steps.push(await stepOf(page));
    expect(steps.length, steps.join(', ')).toBeLessThan(60);
    if (steps.at(-1) === 'Select soldiers') expect(await seriousFaults(page)).toEqual([]);
    if (steps.at(-1) !== last) await doAsTold(page);
  }
  return steps;
}

test('the guide leads through the first season and the rest of the year, then leaves', async ({ page, server }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await learn(page, server, 'Scharz');
  const steps = await lessonTo(page, 'Spring is over');
  expect(steps).toEqual(
    expect.arrayContaining(['Your first village', 'Give the order', 'Talks', 'Build a village', 'Close the market']),
  );
  await guideOf(page).getByRole('button', { name: 'Second lesson: the rest of the year' }).click();
  const year = await lessonTo(page, 'Where to go from here');
  expect(year).toEqual(expect.arrayContaining(['To war', 'Save for the winter', 'New Year']));
  await guideOf(page).getByRole('button', { name: 'Play on alone' }).click();
  await expect(guideOf(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('on a phone the guide hides nothing it points at; it can be switched off and called again', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page, server, 'Scharz');
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
