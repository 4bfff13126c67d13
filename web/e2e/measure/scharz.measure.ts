// How fluent the map of Scharz is when it is full: frames while it is moved, and the time from "Ready" to the new view.
// `npm run measure` prints medians for every map named in MAPS (all by default); LIEGE_BIN names the server's program.
import { expect, type Page } from '@playwright/test';
import { drive } from '../drive';
import { closeStep } from '../scharz';
import { nextMoment, type Plan, setTableOf, test } from '../table';
import { median, panFrames, percentile, timeOf, watchFrames } from './watch';

const MAPS = process.env['MAPS']?.split(',') ?? ['italia', 'britannia', 'huns', 'orient', 'taifas', 'vikings'];
const RUNS = 5;
const CLICKS = 12;

for (const map of MAPS) {
  test(`the map ${map} late in a match of four`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchFrames(page);
    const id = await lateTable(page, server.url, map);
    await page.goto(`${server.url}/t/${id}`);
    await nextMoment(page);
    await expect(page.locator('[data-pieces]').first()).toBeVisible();
    console.log(`${map}: ${await describe(page)}`);
    console.log(`${map}: moving the map, ${await pan(page)}`);
    console.log(`${map}: from Ready to the new view, ${await ready(page)}`);
  });
}

/** The fullest position that comes about: everybody has built and recruited for two years. */
async function lateTable(page: Page, url: string, map: string): Promise<string> {
  const plan: Plan = { game: 'scharz', setup: { seats: 4, map, mode: 'extended', years: 5, peoples: 'recommended' } };
  await page.goto(url);
  for (const [seed, year] of [3, 3, 2, 2, 1].entries()) {
    const { id } = await setTableOf(page, url, { ...plan, seed }, [{ type: 'me' }]);
    if (await drive(page, { id, map }, { phases: ['units'], year, manner: 'wait' })) return id;
  }
  throw new Error('no match lasted');
}

function describe(page: Page): Promise<string> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const year = document.querySelector('.header')?.textContent?.replace(/\s+/g, ' ').trim();
    return `${count('[data-cell]')} spaces, ${count('[data-pieces]')} with pieces, ${count('*')} elements; ${year}`;
  });
}

/** Frames a second while the enlarged map is pulled to and fro. */
async function pan(page: Page): Promise<string> {
  for (let click = 0; click < 3; click++) await page.getByRole('button', { name: 'Larger' }).click();
  const rates: number[] = [];
  const slow: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const frames = await panFrames(page);
    rates.push(1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length));
    slow.push(percentile(frames, 95));
  }
  await page.getByRole('button', { name: 'The whole map' }).first().click();
  return `${median(rates).toFixed(0)} frames/s; 95 % of the frames within ${median(slow).toFixed(0)} ms (median of ${RUNS})`;
}

/** From the click to the answer of the server, which waits for its bots, and on to the picture. */
async function ready(page: Page): Promise<string> {
  const server: number[] = [];
  const browser: number[] = [];
  for (let click = 0; click < CLICKS && (await nextMoment(page)) === 'choose'; click++) {
    const begun = await timeOf(page, 'now');
    if (!(await closeStep(page))) break;
    await nextMoment(page);
    const heard = await timeOf(page, 'heard');
    const painted = await timeOf(page, 'painted');
    server.push(heard - begun);
    browser.push(painted - heard);
  }
  const [first, second] = [median(server), median(browser)];
  return `${first.toFixed(0)} ms until the server with its bots has answered, ${second.toFixed(0)} ms to the picture (median of ${server.length})`;
}
