// Agreements in Scharz: two people make one, everybody sees it; between two it ends the match, and both are told before.
import type { Browser, Page } from '@playwright/test';
import { drive } from './drive';
import type { Server } from './server';
import { expect, nextMoment, prepare, seriousFaults, setTableOf, test } from './table';

interface Pair {
  payer: Page;
  receiver: Page;
}

/** Two people at a table of so many, both asked for their first proposals; the others are bots. */
async function talking(page: Page, browser: Browser, server: Server, seats: number): Promise<Pair> {
  const setup = { seats, map: 'italia', mode: 'extended', years: 5, peoples: 'recommended' };
  const { id } = await setTableOf(page, server.url, { game: 'scharz', setup, seed: 3 }, [
    { type: 'me' },
    { type: 'open' },
  ]);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await prepare(context);
  const receiver = await context.newPage();
  await receiver.setViewportSize({ width: 1440, height: 900 });
  for (const each of [page, receiver]) await each.goto(`${server.url}/t/${id}`);
  await receiver.getByRole('button', { name: 'Take this seat' }).click();
  const here = { id, map: 'italia' };
  const ways = [page, receiver].map((each, seat) => drive(each, here, { phases: ['propose'], manner: 'wait', seat }));
  expect(await Promise.all(ways)).toEqual([true, true]);
  for (const each of [page, receiver]) {
    await each.reload();
    await nextMoment(each);
  }
  return { payer: page, receiver };
}

const ready = (page: Page) => page.locator('.bar .close.lit').first().click();

/** Up to the answer, which is left to the test. */
async function offerTribute({ payer, receiver }: Pair): Promise<void> {
  const talks = payer.locator('.side');
  const partner = talks.getByRole('button', { name: 'Guest 2', exact: true });
  await partner.click();
  await talks.getByRole('button', { name: /^Truce for tribute with Guest 2, you pay/ }).click();
  await talks.getByRole('button', { name: 'For 2 gold' }).click();
  await ready(payer);
  await ready(receiver);
  await expect(receiver.locator('.side article')).toContainText('Guest 1 offers 2 gold for a truce.');
}

test('a truce is a line from the one who pays to the other', async ({ page, browser, server }) => {
  const pair = await talking(page, browser, server, 3);
  await offerTribute(pair);
  await expect(pair.receiver.locator('.side strong')).toHaveCount(0);
  await pair.receiver.locator('.side article').getByRole('button').click();
  await ready(pair.receiver);
  for (const each of [pair.payer, pair.receiver]) {
    const lines = each.getByRole('region', { name: 'Agreements' }).getByRole('listitem');
    await expect(lines).toHaveText(/Guest 1 pays tribute to Guest 2\.\s*truce until the New Year of year 2/);
    await expect(lines.locator('.line.truce')).toBeVisible();
    expect(await seriousFaults(each)).toEqual([]);
  }
  // On a phone the players open from their shields, and agreements come first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.player-row button').first().click();
  await expect(page.getByRole('region', { name: 'Agreements' })).toBeInViewport({ ratio: 1 });
  await pair.receiver.context().close();
});

test('between two players both read that it ends the match, and it does', async ({ page, browser, server }) => {
  const pair = await talking(page, browser, server, 2);
  const proposal = page.locator('.side .propose', { hasText: 'Truce for tribute with Guest 2, you pay' });
  await expect(proposal).toContainText('If this is agreed, Guest 2 rules over all others and wins the match.');
  await offerTribute(pair);
  const answer = pair.receiver.locator('.side article');
  await expect(answer).toContainText('If this is agreed, you rule over all others and win the match.');
  await answer.getByRole('button').click();
  await ready(pair.receiver);
  for (const each of [pair.payer, pair.receiver]) {
    await expect(each.locator('.result').getByText('Guest 2 wins by Sovereignty.')).toBeVisible();
  }
  await pair.receiver.context().close();
});
