// Pictures of real tables to look at: every game at its start, in the middle, crowded and over, at five sizes, light and dark.
// They come to lie in liege-pictures in the folder for temporary files; GAMES and SIZES name fewer (`GAMES=regents SIZES=390x844 npm run measure -- pictures`).
import type { Page } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chance, drive, type Goal } from '../drive';
import { enter, expect, type Plan, setTableOf, settled, test } from '../table';

const FOLDER = join(tmpdir(), 'liege-pictures');
const SIZES = (process.env['SIZES'] ?? '1440x900,1280x720,820x1180,390x844,360x640')
  .split(',')
  .map((size) => size.split('x').map(Number) as [number, number]);

/** When a table is looked at: after so many decisions of mine, or at a goal of Scharz. */
type Moments = Record<string, number | Goal>;
const OVER = Infinity;
const wait = (phase: Goal['phases'][number], year = 1): Goal => ({ phases: [phase], year, manner: 'wait' });

const TABLES: { plan: Plan; moments: Moments }[] = [
  { plan: { game: 'lancaster', setup: { seats: 4 } }, moments: { start: 0, middle: 14, crowded: 34, over: OVER } },
  { plan: { game: 'regents', setup: { seats: 4 } }, moments: { start: 0, middle: 25, crowded: 45, over: OVER } },
  { plan: { game: 'heads-of-state', setup: { seats: 4 } }, moments: { start: 0, middle: 20, crowded: 50, over: OVER } },
  {
    plan: {
      game: 'scharz',
      setup: { seats: 4, map: 'huns', mode: 'extended', years: 5, peoples: 'recommended' },
      seed: 3,
    },
    moments: {
      start: wait('units'),
      middle: wait('trade', 2),
      crowded: wait('units', 4),
    },
  },
  {
    plan: {
      game: 'scharz',
      setup: { seats: 3, map: 'italia', mode: 'quick', years: 3, peoples: 'recommended' },
      seed: 3,
    },
    moments: {
      battle: { phases: ['battles', 'rerolls', 'hits', 'flight', 'go_on', 'sieges'], manner: 'march' },
      over: { phases: [], manner: 'wait' },
    },
  },
];
const GAMES = process.env['GAMES']?.split(',');

for (const { plan, moments } of TABLES.filter(({ plan: { game } }) => !GAMES || GAMES.includes(game))) {
  test(`pictures of ${plan.game}, ${Object.keys(moments).join(', ')}`, async ({ page, server }) => {
    test.setTimeout(60 * 60_000);
    // As everybody finds it: the list folded where the board offers the same.
    await page.addInitScript(() => localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' })));
    await enter(page, server.url);
    let played = 0;
    const { id } = await setTableOf(page, server.url, plan, [{ type: 'me' }]);
    for (const [name, when] of Object.entries(moments)) {
      if (typeof when === 'number') await chance(page, id, when - played);
      else await drive(page, { id, map: String(plan.setup['map']) }, when);
      if (typeof when === 'number') played = when;
      await take(page, `${server.url}/t/${id}`, `${plan.game}-${name}`);
    }
  });
}

async function take(page: Page, address: string, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    // The list may be folded: the board tells that all is there.
    await expect(page.locator('section.board [data-board]').first()).toBeVisible();
    await settled(() => page.evaluate(() => document.querySelector('main')?.innerHTML.length));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
      await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}-${colorScheme}.png`) });
    }
  }
}
