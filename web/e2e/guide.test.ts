// Learn by playing: the guide leads through the lessons of Scharz, by mouse and by keys, on a desk and on a phone.
import type { Page } from '@playwright/test';
import { doAsTold, guideOf, learn, next, SOON, stepOf } from './lesson';
import { expect, seriousFaults, test } from './table';

type Click = (page: Page) => Promise<void>;

/** The marked button, or the ringed field and then the marked row of its card. */
async function byMouse(page: Page): Promise<void> {
  const marked = page.locator('[data-board] :is(.bar, .side) .advised');
  const ring = page.locator('.guide-rings');
  const yes = page.locator('[role="alertdialog"] .yes');
  if (await yes.count()) await yes.click(SOON);
  else if (await next(page).count()) await next(page).click(SOON);
  else if (await marked.count()) await marked.first().click(SOON);
  else if (await ring.count()) await clickField(page, await ring.getAttribute('data-ringed', SOON));
  // Nobody can say beforehand how a battle goes; the list always offers something.
  else await page.locator('.choices button').first().click(SOON);
}

/** Names and pieces lie over a field: whatever is in its middle, the field is meant. */
async function clickField(page: Page, field: string | null): Promise<void> {
  await page.locator(`[data-cell="${field}"]`).first().dispatchEvent('click', {}, SOON);
}

/** What is marked in the list of choices. */
async function byKeys(page: Page): Promise<void> {
  const yes = page.locator('[role="alertdialog"] .yes');
  const buttons = [yes, next(page), page.locator('.choices .advised'), page.locator('.choices button')];
  for (const button of buttons) {
    if (await button.count()) return button.first().press('Enter', SOON);
  }
}

/** Does as told until a step; the titles of all steps on the way. */
async function lessonTo(page: Page, last: string, click: Click): Promise<string[]> {
  const steps: string[] = [];
  while (steps.at(-1) !== last) {
    steps.push(await stepOf(page));
    expect(steps.length, steps.join(', ')).toBeLessThan(120);
    if (steps.at(-1) === 'Select soldiers') expect(await seriousFaults(page)).toEqual([]);
    if (steps.at(-1) !== last) await doAsTold(page, () => click(page));
  }
  return steps;
}

const LESSONS = [
  {
    end: 'Spring is over',
    next: 'Second lesson: the rest of the year',
    steps: ['Your first village', 'Give the order', 'Talks', 'Build a village', 'Close the market'],
  },
  {
    end: 'Where to go from here',
    next: 'Third lesson: food for the winter',
    steps: ['To war', 'A battle you can win', 'Attack', 'A siege', 'Save for the winter', 'Pay day', 'New Year'],
  },
  {
    end: 'Everybody has eaten',
    next: 'Play on alone',
    steps: ['What winter eats', 'Sow', 'The crop is standing', 'Harvest', 'The last market', 'Winter meal'],
  },
];

for (const [how, click] of Object.entries({ mouse: byMouse, keys: byKeys })) {
  test(`the guide leads through three lessons, then leaves, by ${how}`, async ({ page, server }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await learn(page, server, 'Scharz');
    for (const { end, next: onward, steps } of LESSONS) {
      const seen = await lessonTo(page, end, click);
      expect(steps.filter((step) => !seen.includes(step))).toEqual([]);
      await guideOf(page).getByRole('button', { name: onward }).press('Enter');
      if (end !== LESSONS.at(-1)!.end) await expect(guideOf(page).getByRole('heading')).not.toHaveText(end);
    }
    await expect(guideOf(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('on a phone the guide hides nothing it points at; it can be switched off and called again', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page, server, 'Scharz');
  while ((await stepOf(page)) !== 'Your second village') {
    const ring = page.locator('.guide-rings .ring');
    if (await ring.count()) {
      await expect(ring).toBeInViewport();
      const [card, field] = [await guideOf(page).boundingBox(), await ring.boundingBox()];
      expect(field!.y).toBeGreaterThan(card!.y + card!.height);
    }
    await doAsTold(page, () => byMouse(page));
  }
  expect(await seriousFaults(page)).toEqual([]);
  await guideOf(page).getByRole('button', { name: 'Switch the guide off' }).click();
  await expect(guideOf(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'My side' }).click();
  await page.getByRole('button', { name: 'Guide me through this season' }).click();
  await expect(guideOf(page).getByRole('heading')).toHaveText('Your second village');
});
