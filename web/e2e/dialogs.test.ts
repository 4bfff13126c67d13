// What opens at a table or before it can be used by everybody: dialogs, large moments, the legend, results, new tables, invitations.
import type { Page } from '@playwright/test';
import { visit } from './pages';
import { eventsOf, momentsOf, show } from './shown';
import { enter, expect, prepare, seriousFaults, setTableOf, test } from './table';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

async function look(page: Page, { width, height, colorScheme }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** A moment at which much can be chosen, what is told large, and what a button opens. */
const TABLES: Record<string, { asked: string; large?: string; opens?: string }> = {
  lancaster: { asked: 'place', large: 'law_adopted' },
  regents: { asked: 'actions', large: 'accused', opens: '[data-target="accuse"]' },
  'heads-of-state': { asked: 'choose_turn', large: 'noble_killed' },
  scharz: { asked: 'battles', opens: '.side button.tool:has(svg)' },
};

for (const [game, { asked, large, opens }] of Object.entries(TABLES)) {
  for (const size of LOOKS) {
    test(`axe finds nothing serious in what opens at a table of ${game}, ${size.width}`, async ({ page, server }) => {
      const faults: string[] = [];
      const note = async (what: string) =>
        faults.push(...(await seriousFaults(page)).map((fault) => `${what}: ${fault}`));
      const moments = momentsOf(game);
      await look(page, size);
      await show(page, server.url, game, moments[asked]!);
      await page.keyboard.press('?');
      await expect(page.locator('dialog[open]')).toBeVisible();
      await note('keys');
      await page.keyboard.press('Escape');
      await page.keyboard.press('s');
      await expect(page.getByRole('tab', { name: 'Symbols' })).toHaveAttribute('aria-selected', 'true');
      await note('legend');
      if (opens) {
        await page.keyboard.press('s');
        await page.locator(opens).first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await note('what a button opens');
      }
      if (large) {
        await show(page, server.url, game, moments[asked]!, [eventsOf(game)[large]]);
        await expect(page.locator('.moment')).toBeVisible();
        await note('a large moment');
      }
      await show(page, server.url, game, moments['the result']!);
      await expect(page.locator('.result')).toBeVisible();
      await note('the result');
      expect(faults).toEqual([]);
    });
  }
}

test('axe finds nothing serious before a match: options in pictures, an invitation, a table that is not there', async ({
  page,
  server,
  browser,
}) => {
  await enter(page, server.url);
  const plan = { game: 'scharz', setup: { seats: 3, map: 'huns', mode: 'extended' } };
  const shared = await setTableOf(page, server.url, plan, [{ type: 'me' }, { type: 'open' }]);
  const context = await browser.newContext({ locale: 'en-GB' });
  await prepare(context);
  const invited = await context.newPage();
  for (const size of LOOKS) {
    await look(page, size);
    await look(invited, size);
    for (const address of ['/new/scharz', '/new/lancaster', '/t/nowhere', '/replay/nowhere', `/t/${shared.id}`]) {
      await visit(page, server.url, address);
      expect(await seriousFaults(page)).toEqual([]);
    }
    await visit(invited, server.url, `/t/${shared.id}`);
    expect(await seriousFaults(invited)).toEqual([]);
  }
  await context.close();
});
