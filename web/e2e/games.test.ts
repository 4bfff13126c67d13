// Lancaster and Heads of State: whole matches by mouse, and tables that everybody can use.
import { crampedPanels } from './panels';
import { Dice, expect, nextMoment, type Plan, playToTheEnd, seriousFaults, setTableOf, test } from './table';

const MATCHES: Plan[] = [
  { game: 'lancaster', setup: { seats: 4 } },
  { game: 'lancaster', setup: { seats: 2 } },
  { game: 'heads-of-state', setup: { seats: 2 } },
];

for (const [index, plan] of MATCHES.entries()) {
  test(`a match of ${plan.game} with ${plan.setup.seats} players`, async ({ page, server }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    const table = await setTableOf(page, server.url, plan, [{ type: 'me' }]);
    await page.goto(`${server.url}/t/${table.id}`);
    expect(await playToTheEnd(page, new Dice(20 + index)), 'decisions made on the board').toBeGreaterThan(5);
    await expect(page.locator('.result li')).not.toHaveCount(0);
    expect(await crampedPanels(page)).toEqual([]);
    await expect(page.getByText('The shuffle was fair: the seal is intact')).toBeVisible();
    // A message without a text shows its id.
    expect(await page.locator('body').innerText()).not.toMatch(new RegExp(`\\b${plan.game}-[a-z_]+`));
    expect(faults).toEqual([]);
  });
}

for (const game of ['lancaster', 'heads-of-state']) {
  test(`axe finds nothing serious at a table of ${game}`, async ({ page, server }) => {
    const table = await setTableOf(page, server.url, { game, setup: { seats: 3 } }, [{ type: 'me' }]);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${server.url}/t/${table.id}`);
        await nextMoment(page);
        expect(await seriousFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
}
