// Playing with others: from the lobby to the result, a clock that runs out, and another match of the same people.
import type { Browser, Page } from '@playwright/test';
import {
  chooseFromList,
  Dice,
  enter,
  expect,
  type Moment,
  moment,
  prepare,
  seriousFaults,
  test,
  testedGame,
} from './table';

async function someone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  await prepare(context);
  const page = await context.newPage();
  await enter(page, url);
  return page;
}

const decides = (now: Moment): boolean => now === 'choose' || now === 'confirm';

/** Both play until both see the result. */
async function playToTheEnd(pages: Page[], dice: Dice): Promise<void> {
  for (;;) {
    let moments: Moment[] = [];
    const look = async () => {
      moments = await Promise.all(pages.map(moment));
      return moments.some(decides) || moments.every((now) => now === 'over');
    };
    await expect.poll(look, { timeout: 120_000, intervals: [20, 50, 100] }).toBe(true);
    const page = pages[moments.findIndex(decides)];
    if (page === undefined) return;
    await chooseFromList(page, dice);
  }
}

test('two people and a bot, from the lobby to the result with clocks, and once more', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(600_000);
  const game = await testedGame(page, server.url);
  await enter(page, `${server.url}/new/${game.slug}`);
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open');
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('open');
  await page.getByRole('radio', { name: /^Anyone/ }).check();
  await page.getByRole('combobox', { name: 'If seats stay open' }).selectOption('bots:60');
  await page
    .getByRole('combobox', { name: 'Pace' })
    .selectOption({ label: 'Live: 1 hour each, plus 1 minute per turn' });
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByText(/^Bots take the open seats in/)).toBeVisible();

  // What was set is changed while nobody else sits there.
  await page.getByRole('link', { name: 'Change the table' }).click();
  await expect(page.getByRole('combobox', { name: 'Seat 3' })).toHaveValue('open');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('1 of 3 taken')).toBeVisible();

  const bert = await someone(browser, server.url);
  await expect(bert.getByText('2 open seats')).toBeVisible();
  expect(await seriousFaults(bert)).toEqual([]);
  await bert.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('2 of 3 taken')).toBeVisible();
  await page.getByRole('button', { name: 'Start now with bots' }).click();
  for (const each of [page, bert]) await expect(each.getByRole('list', { name: 'Time left' })).toBeVisible();

  await playToTheEnd([page, bert], new Dice(5));
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('2 of 3 taken')).toBeVisible();
  await expect(bert.getByText(/^A new table is waiting for the same players/)).toBeVisible();
  await bert.getByRole('button', { name: 'Play again' }).click();
  for (const each of [page, bert]) await expect(each.locator('#prompt')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(bert.url()).pathname);
});

test('a clock runs out, a bot plays on, and the person gets the seat back', async ({ page, server, browser }) => {
  test.setTimeout(120_000);
  const game = await testedGame(page, server.url);
  await enter(page, server.url);
  const terms = { pace: { type: 'live', base: 12, increment: 0 }, expiry: { level: 'page', until: 'return' } };
  const seats = [
    { type: 'me' },
    { type: 'open' },
    ...Array.from({ length: game.seats[0] - 2 }, () => ({ type: 'bot', level: 'page' })),
  ];
  const data = { game: game.slug, setup: { seats: seats.length }, seats, terms };
  const answer = await page.request.post(`${server.url}/api/tables`, { data, headers: { origin: server.url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  const bert = await someone(browser, server.url);
  await page.goto(`${server.url}/t/${id}`);
  await bert.goto(`${server.url}/t/${id}`);
  await bert.getByRole('button', { name: 'Take this seat' }).click();
  // Nobody does anything: one after the other runs out of time, and bots play for them.
  await expect(page.getByText('Your time ran out: a bot is playing for you.')).toBeVisible({ timeout: 60_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByText('Your time ran out: a bot is playing for you.')).toBeHidden();
  await expect.poll(() => moment(page), { timeout: 30_000 }).toBe('choose');
  await chooseFromList(page, new Dice(1));
});

test('a table by "Find players" is called off, left and joined by keys', async ({ page, server, browser }) => {
  await enter(page, server.url);
  await page.getByRole('button', { name: 'Find players' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Bots take the open seats in/)).toBeVisible();
  const bert = await someone(browser, server.url);
  await bert.getByRole('button', { name: 'Find players' }).first().click();
  await expect(bert).toHaveURL(page.url());
  await page.getByRole('button', { name: /^Send .* away$/ }).click();
  await expect(bert.getByRole('button', { name: 'Take this seat' }).first()).toBeVisible();
  await bert.getByRole('button', { name: 'Take this seat' }).first().click();
  await expect(bert.getByRole('alert')).toHaveText('The host has sent you away from this table.');
  await page.getByRole('button', { name: 'Call off' }).click();
  for (const each of [page, bert])
    await expect(each.getByRole('heading', { name: 'This match was called off' })).toBeVisible();
});
