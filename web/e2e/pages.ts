// Every page of the program, and how one comes there.
import type { Page } from '@playwright/test';
import { chooseFromList, Dice, expect, nextMoment, setTable, testedGame } from './table';

/** A table with a few moves made, so that there is something on it. */
export async function tableUnderWay(page: Page, url: string): Promise<string> {
  const table = await setTable(page, url, [{ type: 'me' }]);
  await page.goto(`${url}/t/${table.id}`);
  const dice = new Dice(7);
  for (let decisions = 0; decisions < 5; decisions++) {
    await nextMoment(page);
    await chooseFromList(page, dice);
  }
  await nextMoment(page);
  return table.id;
}

export async function addresses(page: Page, url: string): Promise<string[]> {
  const game = await testedGame(page, url);
  const id = await tableUnderWay(page, url);
  const gathering = await setTable(page, url, [{ type: 'me' }, { type: 'open' }]);
  return [
    '/',
    `/new/${game.slug}`,
    `/t/${id}`,
    `/t/${gathering.id}`,
    `/replay/${id}`,
    '/replay',
    `/rules/${game.slug}`,
    '/credits',
    '/nowhere',
  ];
}

/** Goes to a page and waits until it shows what it is for. */
export async function visit(page: Page, url: string, address: string): Promise<void> {
  await page.goto(url + address);
  const isTable = /^\/(t|replay)\/./.test(address);
  await expect(page.locator(isTable ? '#prompt, .told, .page .columns, [role="alert"]' : 'h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}
