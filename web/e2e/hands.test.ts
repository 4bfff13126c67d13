// What hands do at a table: pieces are pulled, the bubble of a refusal is reached, a phone shows what serves the step.
import type { Locator, Page } from '@playwright/test';
import { slide } from './fingers';
import type { Server } from './server';
import { chooseFromList, Dice, expect, nextMoment, settled, setTable, setTableOf, test } from './table';

const knights = (page: Page): Locator => page.locator('[data-target^="knight:"].lit');

/** A table of Lancaster where I am asked for a knight. */
async function toPlacing(page: Page, server: Server): Promise<void> {
  const table = await setTableOf(page, server.url, { game: 'lancaster', setup: { seats: 3 } }, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  const dice = new Dice(8);
  for (let decisions = 0; decisions < 6; decisions++) {
    await nextMoment(page);
    if ((await knights(page).count()) > 0) return;
    await chooseFromList(page, dice);
  }
  throw new Error('no knight is asked for');
}

/** The middle of something, once it lies still. */
async function middleOf(it: Locator): Promise<{ x: number; y: number }> {
  await it.scrollIntoViewIfNeeded();
  const box = await settled(async () => (await it.boundingBox())!);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a knight is pulled to a county by mouse, and comes to lie where it was when it is let go outside', async ({
  page,
  server,
}) => {
  await toPlacing(page, server);
  const knight = knights(page).last();
  const from = await middleOf(knight);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
  await expect(page.locator('.lifted')).toBeVisible();
  await page.mouse.move(700, 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.lifted')).toHaveCount(0);
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);

  const asked = await page.locator('#prompt').innerText();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
  const to = await middleOf(page.locator('.lit[data-plate]').first());
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  // The knight stands there: how many squires go along?
  await expect(page.locator('#prompt')).not.toHaveText(asked);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

/** A county that no knight of mine can take now; pointing at it leads to the rule. */
const dark = (page: Page): Locator => page.locator('[data-plate]:not(.lit)').first();

test('the link in the bubble of a refusal is reached by mouse', async ({ page, server }) => {
  await toPlacing(page, server);
  const at = await middleOf(dark(page));
  await page.mouse.move(at.x, at.y);
  const link = page.locator('.hint a');
  await expect(link).toBeVisible();
  const { x, y } = await middleOf(link);
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the link in the bubble of a refusal is reached by finger', async ({ page, server }) => {
    await toPlacing(page, server);
    await page.getByRole('button', { name: 'Hide choices and log' }).tap();
    await dark(page).scrollIntoViewIfNeeded();
    await dark(page).tap();
    await page.locator('.hint a').tap();
    await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  });

  test('an agent is pulled to the next room by finger, and the board does not scroll', async ({ page, server }) => {
    const table = await setTable(page, server.url, [{ type: 'me' }]);
    await page.goto(`${server.url}/t/${table.id}`);
    const dice = new Dice(9);
    const agents = page.locator('[data-target^="agents:"][data-movable]');
    for (let decisions = 0; decisions < 30; decisions++) {
      await nextMoment(page);
      if ((await agents.count()) > 0) break;
      await chooseFromList(page, dice);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.moment')).toHaveCount(0);
    const from = await middleOf(agents.first());
    const scrolled = () => page.locator('section.board').evaluate((board) => board.scrollTop);
    const before = await scrolled();
    // Up and back: it is taken up, and let go where it was.
    await slide(page, [from, { x: from.x, y: from.y - 40 }]);
    await expect(page.locator('.lifted')).toHaveCount(0);
    expect(await scrolled()).toBe(before);
  });

  test('the sheet is no taller than its choices', async ({ page, server }) => {
    const table = await setTable(page, server.url, [{ type: 'me' }]);
    await page.goto(`${server.url}/t/${table.id}`);
    const dice = new Dice(10);
    let few = 0;
    for (let decisions = 0; decisions < 12; decisions++) {
      if ((await nextMoment(page)) === 'over') break;
      const room = await settled(() =>
        page.evaluate(() => {
          const body = document.querySelector('.sheet .body')!;
          const choices = document.querySelector('.sheet .choices')!;
          const tabs = document.querySelector('.sheet [role="tablist"]')!;
          const height = (element: Element) => element.getBoundingClientRect().height;
          return { empty: height(body) - height(tabs) - height(choices), body: height(body) };
        }),
      );
      expect(room.empty, 'room in the sheet that no choice fills').toBeLessThan(24);
      expect(room.body).toBeLessThanOrEqual(321);
      if (room.body < 300) few++;
      await chooseFromList(page, dice);
    }
    expect(few, 'a sheet that left room to the board').toBeGreaterThan(0);
  });
});
