// What tests do at a table where a guide speaks.
import type { Locator, Page } from '@playwright/test';
import type { Server } from './server';
import { expect } from './table';

/** What was there a moment ago may be gone: the next try looks again. */
export const SOON = { timeout: 3000 };

export const guideOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Guide', exact: true });

/** Opens the lesson of a game from the first page. */
export async function learn(page: Page, server: Server, game: string): Promise<void> {
  await page.goto(server.url);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) });
  await card.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(guideOf(page)).toBeVisible();
}

/** The title of the step, once it is my move. */
export async function stepOf(page: Page): Promise<string> {
  await expect(page.locator('aside.guide:not(.waiting) h2')).toBeVisible({ timeout: 60_000 });
  return guideOf(page).getByRole('heading').innerText();
}

/** Tries what the guide says until it says something else, or the same about another moment. */
export async function doAsTold(page: Page, click: () => Promise<void>): Promise<void> {
  const said = async () => `${await stepOf(page)}\n${await guideOf(page).innerText()}`;
  const before = await said();
  await expect(async () => {
    if ((await said()) === before) await click();
    expect(await said()).not.toBe(before);
  }).toPass({ timeout: 60_000, intervals: [100, 300, 1000] });
}

export const next = (page: Page): Locator => guideOf(page).getByRole('button', { name: 'Next', exact: true });
