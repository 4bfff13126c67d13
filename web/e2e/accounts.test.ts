// Accounts: a guest who registers keeps the match, sessions are ended from elsewhere, and who leaves is forgotten.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { chooseFromList, Dice, enter, expect, nextMoment, prepare, seriousFaults, setTable, test } from './table';

const PASSWORD = 'correct horse';

async function anotherBrowser(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  await prepare(context);
  const page = await context.newPage();
  await enter(page, `${url}/account`);
  return page;
}

async function fill(page: Page, title: string, name: string): Promise<void> {
  const part = page.getByRole('region', { name: title });
  await part.getByLabel('Name').fill(name);
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button', { name: title }).click();
}

async function register(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/account`);
  await fill(page, 'Create an account', name);
  await expect(page.getByText(`You are logged in as ${name}.`)).toBeVisible();
}

test('a guest who registers keeps the match, here and on another device', async ({ page, server, browser }) => {
  const table = await setTable(page, server.url, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  const dice = new Dice(11);
  await nextMoment(page);
  await chooseFromList(page, dice);
  await nextMoment(page);
  await register(page, server.url, 'Anna');

  await page.goto(`${server.url}/t/${table.id}`);
  expect(await nextMoment(page)).toBe('choose');
  await chooseFromList(page, dice);
  await nextMoment(page);
  const lines = await page.locator('.log li').allTextContents();

  const laptop = await anotherBrowser(browser, server.url);
  await fill(laptop, 'Log in', 'anna');
  await expect(laptop.getByText('You are logged in as Anna.')).toBeVisible();
  await laptop.goto(server.url);
  await laptop.locator(`a[href="/t/${table.id}"]`).click();
  expect(await nextMoment(laptop)).toBe('choose');
  await expect(laptop.locator('.log li')).toHaveCount(lines.length);
});

test('a session is ended from another device, and takes nothing with it', async ({ page, server, browser }) => {
  await register(page, server.url, 'Berta');
  const laptop = await anotherBrowser(browser, server.url);
  await fill(laptop, 'Log in', 'Berta');
  await expect(laptop.getByText('You are logged in as Berta.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Log out: / }).click();
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
  await laptop.reload();
  await expect(laptop.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByText('You are logged in as Berta.')).toBeVisible();
  await fill(laptop, 'Log in', 'Berta');
  await expect(laptop.getByText('You are logged in as Berta.')).toBeVisible();
});

test('what is stored about me is a file, and is forgotten when I say so', async ({ page, server }) => {
  await setTable(page, server.url, [{ type: 'me' }]);
  await register(page, server.url, 'Carla');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything stored about you' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { name: string; tables: unknown[] };
  expect([file.name, file.tables.length]).toEqual(['Carla', 1]);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const part = page.getByRole('region', { name: 'Your data' });
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Everything about you has been deleted.')).toBeVisible();
  await fill(page, 'Log in', 'Carla');
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'My tables' })).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the account at ${viewport.width}, ${colorScheme}`, async ({ page, server }, info) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await enter(page, `${server.url}/account`);
      const picture = (name: string) =>
        page.screenshot({ path: info.outputPath(`account-${name}.png`), fullPage: true });
      const isWhole = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await isWhole()).toBe(true);
      await picture('guest');
      await register(page, server.url, `Dora ${viewport.width} ${colorScheme}`);
      await page.getByRole('button', { name: 'Delete the account' }).click();
      await expect(page.getByText('this device')).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await isWhole()).toBe(true);
      await picture('known');
    });
  }
}
