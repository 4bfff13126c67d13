// Every page: accessible in light and dark, on desk and phone; in four languages; without overflow.
import type { Page } from '@playwright/test';
import { addresses, tableUnderWay, visit } from './pages';
import { expect, seriousFaults, test, testedGame } from './table';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious: ${name}, ${colorScheme}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const address of await addresses(page, server.url)) {
        await visit(page, server.url, address);
        expect(await seriousFaults(page)).toEqual([]);
      }
    });
  }
}

test('the settings are accessible too, and remembered', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Walburga');
  await page.getByLabel('Your name').press('Tab');
  await page.getByLabel('Appearance').selectOption('dark');
  await page.getByLabel('Animations').selectOption('reduced');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Walburga');
});

test('four languages, switched at any time and remembered', async ({ page, server }) => {
  const game = await testedGame(page, server.url);
  const id = await tableUnderWay(page, server.url);
  const prompts = new Set<string>();
  for (const language of ['fr', 'de', 'nl', 'en']) {
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const address of [`/t/${id}`, '/', `/new/${game.slug}`, `/rules/${game.slug}`, '/credits']) {
      await visit(page, server.url, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // A text that is missing shows its id.
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(new RegExp(`\\b${game.slug}-[a-z_]+|\\b(error|refusal|level|phase)-[a-z_]+`));
      if (address === `/t/${id}`) prompts.add((await page.locator('#prompt').textContent())!.trim());
    }
    await page.goto(`${server.url}/t/${id}`);
  }
  expect(prompts.size).toBe(4);
});

test('nothing sticks out: 360 to 1920 pixels', async ({ page, server }) => {
  const all = await addresses(page, server.url);
  for (const viewport of [
    { width: 360, height: 640 },
    PHONE,
    { width: 1000, height: 700 },
    DESK,
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    for (const address of all) {
      await visit(page, server.url, address);
      const beyond = await page.evaluate(() => ({
        right: document.documentElement.scrollWidth - innerWidth,
        below: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(beyond.right, `${address} at ${viewport.width}`).toBeLessThanOrEqual(0);
      if (address.startsWith('/t/') && (await page.locator('.choices').count()))
        expect(beyond.below).toBeLessThanOrEqual(0);
    }
  }
});

test('rules are at hand: the prompt leads to its paragraph, a number is an address', async ({ page, server }) => {
  const game = await testedGame(page, server.url);
  await tableUnderWay(page, server.url);
  await page.locator('.prompt a.rule').click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('article .here')).toBeInViewport();
  await page.goto(`${server.url}/rules/${game.slug}#5.5`);
  await expect(page.locator('[id="5.5"]')).toBeInViewport();
});

/** Games whose rules pages show worked examples. */
const TAUGHT = ['lancaster', 'regents'];

/** Scrolls through the page until every figure is drawn. */
async function drawFigures(page: Page): Promise<void> {
  await expect(page.locator('article figure').first()).toBeAttached();
  for (const figure of await page.locator('article figure').all()) {
    await figure.evaluate((element) => element.scrollIntoView());
    await expect(figure.locator('[data-drawn] > [inert]')).toBeAttached();
  }
}

for (const slug of TAUGHT) {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    test(`the rules of ${slug} are drawn by the game, and the parts of the table carry numbers: ${name}`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${server.url}/rules/${slug}`);
      await drawFigures(page);
      const named = await page.locator('article figcaption ol li').count();
      await expect(page.locator('[data-badge]')).toHaveCount(named);
      // A number sits on its part, and inside the picture.
      const astray = await page.evaluate(() => {
        const isIn = (x: number, y: number, box: DOMRect) =>
          x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
        return [...document.querySelectorAll<HTMLElement>('[data-badge]')].flatMap((badge) => {
          const own = badge.getBoundingClientRect();
          const scene = badge.closest('[data-drawn]')!;
          const part = scene.querySelector(`[data-part="${badge.dataset['badge']}"]`);
          const boxes = [scene, ...(part ? [part] : [])].map((element) => element.getBoundingClientRect());
          const isFound = boxes.every((box) => isIn(own.x + own.width / 2, own.y + own.height / 2, box));
          return isFound ? [] : [badge.dataset['badge']];
        });
      });
      expect(astray).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await seriousFaults(page)).toEqual([]);
      }
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }

  test(`the summary of ${slug} fits one sheet in every language`, async ({ page, server }) => {
    // The dialog of the browser would wait for somebody.
    await page.addInitScript(() => (window.print = () => {}));
    await page.goto(`${server.url}/rules/${slug}`);
    for (const language of ['en', 'fr', 'de', 'nl']) {
      await page.locator('header select').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('button.print').click();
      const sheet = await page.pdf({ format: 'A4' });
      expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('html')).not.toHaveAttribute('data-print');
    }
  });
}

test('rules are searched: places are counted, contents filtered, keys lead on', async ({ page, server }) => {
  await page.goto(`${server.url}/rules/regents`);
  const chapters = page.locator('nav ol li');
  await expect(chapters).not.toHaveCount(0);
  const all = await chapters.count();
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('combined majority');
  await expect(page.locator('search [aria-live]')).toHaveText(/^1 of \d+$/);
  expect(await chapters.count()).toBeLessThan(all);
  await field.press('Enter');
  await expect(page.locator('search [aria-live]')).toHaveText(/^2 of \d+$/);
  await field.press('Shift+Enter');
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect(page.locator('search [aria-live]')).toHaveText(/^2 of \d+$/);
  const isInSight = await page.evaluate(() => {
    const [range] = CSS.highlights.get('rules-found-here')! as unknown as Set<Range>;
    const { top, bottom } = range!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(isInSight).toBe(true);
  await field.fill('xyzzy');
  await expect(page.locator('search [aria-live]')).toHaveText('Not found');
  await field.press('Escape');
  await expect(chapters).toHaveCount(all);
  await expect(field).toHaveValue('');
});

test('at the table the rules mark what is asked, are searched, and lead back', async ({ page, server }) => {
  await tableUnderWay(page, server.url);
  await page.locator('.prompt a.rule').click();
  await expect(page.locator('article .asked')).toHaveCount(1);
  await expect(page.locator('article .asked')).toBeInViewport();
  await page.getByRole('searchbox').fill('spy');
  await expect(page.locator('search [aria-live]')).toHaveText(/^1 of \d+$/);
  await page.getByRole('button', { name: /^This decision/ }).click();
  await expect(page.locator('article .asked')).toBeInViewport();
  expect(await seriousFaults(page)).toEqual([]);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  while ((await back.count()) > 0) await back.click();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});
