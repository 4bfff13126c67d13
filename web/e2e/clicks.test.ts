// How many clicks a common turn takes on the board, questions that are asked included.
import type { Locator, Page } from '@playwright/test';
import type { Server } from './server';
import { chooseFromList, Dice, expect, nextMoment, setTableOf, test } from './table';

/** A hand that counts. */
class Clicker {
  clicks = 0;
  constructor(readonly page: Page) {}

  /** The first thing that is lit there; a question whether it is meant is one click more. */
  async click(selector: string): Promise<void> {
    const target: Locator = this.page.locator(selector).first();
    await expect(target).toBeVisible();
    await target.click({ force: true });
    this.clicks += 1;
    const yes = this.page.locator('[role="alertdialog"] .yes');
    await this.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    if (!(await yes.count())) return;
    await yes.click();
    this.clicks += 1;
  }
}

const prompt = (page: Page): Promise<string> => page.locator('#prompt').innerText();

async function sit(page: Page, server: Server, game: string, asked: RegExp): Promise<Clicker> {
  const table = await setTableOf(page, server.url, { game, setup: { seats: 3 }, seed: 3 }, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  const dice = new Dice(5);
  while (!asked.test((await nextMoment(page), await prompt(page)))) await chooseFromList(page, dice);
  return new Clicker(page);
}

test('Lancaster: a knight in a county takes three clicks, the county first', async ({ page, server }) => {
  const hand = await sit(page, server, 'lancaster', /^Place a knight/);
  await hand.click('[data-plate].lit');
  await hand.click('[data-target^="knight:own:"].lit');
  await hand.click('[data-target="confirm-squires"]');
  expect(hand.clicks).toBe(3);
  await expect(page.locator('.log')).toContainText('You place');
});

test('Régents: a turn of three moves takes no more than eight clicks', async ({ page, server }) => {
  const hand = await sit(page, server, 'regents', /3 actions left/);
  for (let moved = 0; moved < 3; moved++) {
    const before = await prompt(page);
    await hand.click('.castle g.piece.lit[data-target^="agents:"]');
    await hand.click('.castle path.floor.lit:not(.maybe)');
    await expect.poll(() => prompt(page)).not.toBe(before);
  }
  await hand.click('.tray ~ .row .main.lit');
  expect(hand.clicks).toBeLessThanOrEqual(8);
});

test('Heads of State: three cards and the end of the turn take no more than seven clicks, a noble included', async ({
  page,
  server,
}) => {
  const hand = await sit(page, server, 'heads-of-state', /^Your turn: draw three/);
  for (let drawn = 0; drawn < 3; drawn++) {
    await hand.click('[data-display="attributes"] .card.lit');
    await expect(page.locator(`[data-slot^="attributes"].empty`)).toHaveCount(drawn + 1);
  }
  if (await page.locator('.chart .rank.lit').count()) {
    await hand.click('.chart .rank.lit');
    await hand.click('[data-space].lit');
  }
  await hand.click('.strip button.main, .strip .button');
  expect(hand.clicks).toBeGreaterThanOrEqual(4);
  expect(hand.clicks).toBeLessThanOrEqual(7);
});
