// Scharz: a whole match in Quick mode by mouse, another one by keys; quiet seasons; tables everybody can use.
import type { Page } from '@playwright/test';
import { drive, type Goal } from './drive';
import { closeStep, hourOf, playByKeys, playByMouse, QUICK } from './scharz';
import {
  chooseFromList,
  Dice,
  enter,
  expect,
  nextMoment,
  type Plan,
  seriousFaults,
  setTableOf,
  settled,
  test,
} from './table';

/** The result is there, the seal was kept, and no text is missing: it would show its id. */
async function expectResult(page: Page): Promise<void> {
  await expect(page.locator('.result li')).not.toHaveCount(0);
  await expect(page.getByText('The shuffle was fair: the seal is intact')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\bscharz-[a-z_]+/);
}

test('a match in Quick mode to the end by mouse', async ({ page, server }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const table = await setTableOf(page, server.url, QUICK, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  const { clicks, pulls } = await playByMouse(page, new Dice(31));
  expect(clicks).toBeGreaterThan(10);
  expect(pulls).toBeGreaterThan(0);
  await expectResult(page);
  expect(faults).toEqual([]);
});

test('a match in Quick mode to the end by keys alone', async ({ page, server }) => {
  const table = await setTableOf(page, server.url, QUICK, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  expect(await playByKeys(page, new Dice(32))).toBeGreaterThan(3);
  await expectResult(page);
});

test('a season without conflict takes three confirmations at most', async ({ page, server }) => {
  const quiet: number[] = [];
  for (let seed = 1; quiet.length < 3; seed++) {
    expect(seed, 'a match with quiet seasons').toBeLessThan(12);
    quiet.push(...(await quietSeasons(page, server.url, seed)));
  }
  expect(Math.max(...quiet)).toBeLessThanOrEqual(3);
});

/** How many confirmations each of the first seasons took in which nobody fought. */
async function quietSeasons(page: Page, url: string, seed: number): Promise<number[]> {
  const plan = { ...QUICK, setup: { ...QUICK.setup, peoples: 'recommended' }, seed };
  const table = await setTableOf(page, url, plan, [{ type: 'me' }]);
  await enter(page, url);
  expect(await drive(page, { id: table.id, map: 'italia' }, { phases: ['units'], manner: 'wait' })).toBe(true);
  await page.goto(`${url}/t/${table.id}`);
  const seasons = new Map<string, { clicks: number; isQuiet: boolean }>();
  while ((await nextMoment(page)) !== 'over' && seasons.size < 5) {
    const { season, step } = await hourOf(page);
    const soFar = seasons.get(season) ?? { clicks: 0, isQuiet: true };
    const isQuiet = soFar.isQuiet && !/Battle|Siege|Retreat|Withdraw/.test(step);
    seasons.set(season, { clicks: soFar.clicks + 1, isQuiet });
    expect(await closeStep(page), `${step} can be closed`).toBe(true);
  }
  const whole = [...seasons.values()].slice(0, -1);
  return whole.filter(({ isQuiet }) => isQuiet).map(({ clicks }) => clicks);
}

const EXTENDED: Plan = { ...QUICK, setup: { ...QUICK.setup, mode: 'extended', peoples: 'recommended' } };
/** Broad lands, so that several stores have room. */
const FARMS: Plan = { ...EXTENDED, setup: { ...EXTENDED.setup, map: 'huns' } };
const WAR: Plan = { ...QUICK, setup: { ...QUICK.setup, years: 5, peoples: 'recommended' } };

/** What is looked at: a plan, the way there, and what must be in sight on a desk. */
const SCENES: Record<string, { plan: Plan; goal: Goal; seen: string }> = {
  orders: { plan: EXTENDED, goal: { phases: ['units'], manner: 'wait' }, seen: '.lit[data-cell]' },
  'the panel of a battle': {
    plan: WAR,
    goal: { phases: ['rerolls', 'hits', 'free_swords', 'flight'], manner: 'march' },
    seen: '.battle',
  },
  'the dice of summer': { plan: FARMS, goal: { phases: ['weather'], manner: 'farm' }, seen: '.side .die' },
  'the harvest': { plan: FARMS, goal: { phases: ['harvest'], manner: 'farm' }, seen: '.crops' },
  'the market': { plan: EXTENDED, goal: { phases: ['trade'], manner: 'wait' }, seen: '.market' },
  'a proposal': { plan: EXTENDED, goal: { phases: ['propose'], manner: 'wait' }, seen: '.propose' },
};

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;

for (const [name, { plan, goal, seen }] of Object.entries(SCENES)) {
  test(`axe finds nothing serious: ${name}`, async ({ page, server }) => {
    const id = await tableAt(page, server.url, plan, goal);
    for (const { width, height, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${server.url}/t/${id}`);
      await nextMoment(page);
      if (width > 1000) await expect(page.locator(seen).first()).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

for (const [device, width, height] of [
  ['desk', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test(`axe finds nothing serious: what happened meanwhile, ${device}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const id = await tableAt(page, server.url, EXTENDED, { phases: ['units'], manner: 'wait' });
    await page.goto(`${server.url}/t/${id}`);
    const told = page.locator('.news:visible li');
    const dice = new Dice(33);
    let isSeen = false;
    let steps = 0;
    while (!isSeen) {
      expect(steps, 'something happens in two years').toBeLessThan(60);
      expect(await nextMoment(page)).toBe('choose');
      if ((await told.count()) > 0) {
        expect(await seriousFaults(page)).toEqual([]);
        // News that went meanwhile were not looked at.
        isSeen = (await told.count()) > 0;
      }
      if (isSeen) break;
      // What cannot be closed asks for a choice; a page that is about to change offers neither.
      const isClosed = await closeStep(page);
      const hasList = !isClosed && (await page.locator('.choices button').count()) > 0;
      if (hasList) await chooseFromList(page, dice);
      if (isClosed || hasList) steps++;
    }
  });
}

test('what feeding takes is told before, and can be chosen otherwise', async ({ page, server }) => {
  const plan = { ...EXTENDED, setup: { ...EXTENDED.setup, mode: 'basic', years: 5 } };
  const id = await tableAt(page, server.url, plan, { phases: ['feeding'], year: 2, manner: 'wait' });
  await page.goto(`${server.url}/t/${id}`);
  await nextMoment(page);
  const toll = page.getByRole('region', { name: 'As things stand, feeding takes:' }).getByRole('listitem');
  const before = await toll.allInnerTexts();
  expect(before.length).toBeGreaterThan(0);
  expect(await seriousFaults(page)).toEqual([]);
  // Whoever gives up a settlement need not feed it.
  await page.locator('.choices button', { hasText: 'give up: the settlement' }).first().click();
  await expect.poll(() => toll.allInnerTexts()).not.toEqual(before);
  await page.getByRole('button', { name: 'Drop' }).click();
  await expect(toll).toHaveText(before);
});

test('a card that opens moves neither a tall map nor the bar above it', async ({ page, server }) => {
  const plan = { ...QUICK, setup: { ...QUICK.setup, peoples: 'recommended' } };
  const id = await tableAt(page, server.url, plan, { phases: ['units'], manner: 'wait' });
  await page.goto(`${server.url}/t/${id}`);
  await nextMoment(page);
  // The years begin with a look at the own realm.
  await expect(page.locator('[data-board] .movable')).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      ['.tools .bar', '[data-cell="it_corsica"]', '.sheet'].map((part) => {
        const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const before = await settled(places);
  const field = await page.evaluate(() => {
    const board = document.querySelector('[data-board]')!.getBoundingClientRect();
    // One that no card will cover: any other is brought into sight.
    const isClear = (cell: Element) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return left > board.left && right < board.left + board.width / 2 && top > board.top + 60 && bottom < board.bottom;
    };
    return [...document.querySelectorAll('[data-cell]:not(.lit)')].find(isClear)!.getAttribute('data-cell');
  });
  await page.locator(`[data-cell="${field}"]`).dispatchEvent('click');
  await expect(page.locator('.side .card')).toBeVisible();
  expect(await settled(places)).toEqual(before);
});

/** A table where the scene plays; a match may end before a battle, then another one is begun. */
async function tableAt(page: Page, url: string, plan: Plan, goal: Goal): Promise<string> {
  const MOST_TRIES = 20;
  await enter(page, url);
  for (let seed = 1; seed <= MOST_TRIES; seed++) {
    const { id } = await setTableOf(page, url, { ...plan, seed }, [{ type: 'me' }]);
    if (await drive(page, { id, map: String(plan.setup['map']) }, goal)) return id;
  }
  throw new Error(`no match came to ${goal.phases.join(', ')}`);
}
