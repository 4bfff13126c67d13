// Whole matches against bots: by mouse on the board, and by keys alone; afterwards the replay.
import { readFileSync, writeFileSync } from 'node:fs';
import { crampedPanels } from './panels';
import { Dice, expect, moment, nextMoment, playToTheEnd, position, setTable, test, testedGame } from './table';

test('a match by mouse, then its replay', async ({ page, server }, info) => {
  const dice = new Dice(1);
  await page.goto(server.url);
  const { name } = await testedGame(page, server.url);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.getByRole('link', { name: 'New table' }).click();
  for (const select of await page.getByLabel(/^Seat [2-9]$/).all()) await select.selectOption('bot:page');
  await page.getByRole('button', { name: 'New table' }).click();
  expect(await playToTheEnd(page, dice), 'decisions made on the board').toBeGreaterThan(5);
  await expect(page.locator('.result li')).not.toHaveCount(0);
  expect(await crampedPanels(page)).toEqual([]);
  await expect(page.getByText('The shuffle was fair: the seal is intact')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download this match' }).click();
  const file = info.outputPath('match.liege.json');
  await (await download).saveAs(file);

  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(slider).toHaveValue(String(last));
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(slider).toHaveValue(String(last - 1));
  await page.locator('.log button').first().click();
  await expect(slider).not.toHaveValue(String(last - 1));
  await page.getByRole('combobox', { name: 'View as' }).selectOption('public');
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue('public');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.goto(`${server.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(slider).toHaveAttribute('max', String(last));

  const record = JSON.parse(readFileSync(file, 'utf8')) as { actions: { seat: number }[] };
  record.actions[3]!.seat = (record.actions[3]!.seat + 1) % 3;
  const forged = info.outputPath('forged.liege.json');
  writeFileSync(forged, JSON.stringify(record));
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(forged);
  await expect(page.getByRole('alert')).toContainText('This file cannot be trusted');
});

test('a match by keys alone', async ({ page, server }) => {
  const dice = new Dice(2);
  const table = await setTable(page, server.url, [{ type: 'me' }]);
  await page.goto(`${server.url}/t/${table.id}`);
  await nextMoment(page);
  // The first stop of the tab key leads straight to the choices.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  while ((await nextMoment(page)) !== 'over') {
    const isHeld = () =>
      page.evaluate(() => document.activeElement?.closest('.choices, [role="alertdialog"]') !== null);
    await expect.poll(isHeld, { message: 'the focus stays with the choices' }).toBe(true);
    const before = await position(page);
    if ((await moment(page)) === 'choose') {
      const count = await page.locator('.choices button').count();
      await page.keyboard.press(dice.below(2) === 0 ? 'Home' : 'End');
      for (let step = dice.below(Math.min(count, 4)); step > 0; step--) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    if ((await moment(page)) === 'confirm') continue;
    await expect.poll(() => position(page), { timeout: 60_000 }).not.toBe(before);
  }
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});
