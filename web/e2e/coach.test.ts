// The coach: beside a replay, as a hint at the table, and as a word before a blunder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { NewTable } from '../src/generated/NewTable';
import type { TableInfo } from '../src/generated/TableInfo';
import { expect, nextMoment, test } from './table';

const GOLDEN = join(import.meta.dirname, '../../crates/games/regents/tests/golden');

/** A record of today's rules. */
function record(): string {
  const newest = readdirSync(GOLDEN)
    .toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .at(-1)!;
  return join(GOLDEN, newest, readdirSync(join(GOLDEN, newest))[0]!);
}

test('the coach goes through a record, tells what was better, and stops with the page', async ({ page, server }) => {
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(record());
  await page.getByRole('tab', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(page.getByRole('img', { name: 'Chances of winning throughout the match' })).toBeVisible();
  // One step after the other until a decision of the first seat is told.
  const verdict = page.locator('.coach .verdict');
  for (let step = 0; step < 30 && !(await verdict.isVisible()); step++) {
    await page.getByRole('button', { name: 'One step forward' }).click();
    // Most steps are others', and nothing is told of them.
    await verdict.waitFor({ timeout: 300 }).catch(() => undefined);
  }
  await expect(verdict).toContainText('The coach');
  await expect(page.locator('.coach .why')).toContainText(/Why:|The difference/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // Once the page is left nobody thinks for it.
  await page.goto(server.url);
  await expect(page.locator('h1')).toBeVisible();
});

async function helpedTable(page: Page, url: string, help: { hints: boolean; warnings: boolean }): Promise<TableInfo> {
  const seats: NewTable['seats'] = [{ type: 'me' }, { type: 'bot', level: 'page' }, { type: 'bot', level: 'page' }];
  const data: NewTable = { game: 'regents', setup: { seats: 3 }, seats, help, seed: '1' };
  const answer = await page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableInfo;
}

test('a hint is given when it is asked for', async ({ page, server }) => {
  const { id } = await helpedTable(page, server.url, { hints: true, warnings: false });
  await page.goto(`${server.url}/t/${id}`);
  expect(await nextMoment(page)).toBe('choose');
  await page.getByRole('button', { name: 'Ask for a hint' }).click();
  await expect(page.locator('.hint li').first()).toContainText('%');
  await expect(page.locator('.hint .why')).not.toBeEmpty();
});

test('before a blunder the coach asks once more', async ({ page, server }) => {
  const { id } = await helpedTable(page, server.url, { hints: false, warnings: true });
  let best: unknown;
  // What the coach would say is given, so that a blunder is certain.
  await page.route('**/counsel', async (route) => {
    const { action } = route.request().postDataJSON() as { action: unknown };
    const choice = (of: unknown, chance: number) => ({ action: of, chance, visits: 500 });
    const counsel = {
      chances: [0.6, 0.2, 0.2],
      choices: [choice(best, 0.6), choice(action, 0.3)],
      iterations: 1000,
      why: [],
    };
    await route.fulfill({ json: counsel });
  });
  await page.goto(`${server.url}/t/${id}`);
  expect(await nextMoment(page)).toBe('choose');
  best = { type: 'place_agent', at: 'chapel' };
  await page.locator('.choices button').last().click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('The coach warns: about 30% less chance of winning');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.choices button').last()).toBeVisible();
  await page.locator('.choices button').last().click();
  await warning.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(warning).toBeHidden();
});
