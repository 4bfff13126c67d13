// Learn by playing, in the three games where the guide speaks above the board: to the last page, by mouse and by keys.
import type { Page } from '@playwright/test';
import { doAsTold, guideOf, learn, next, SOON, stepOf } from './lesson';
import { expect, seriousFaults, test } from './table';

interface Lesson {
  game: string;
  end: string;
  /** Titles that must have been seen. */
  steps: string[];
}

const LESSONS: Lesson[] = [
  {
    game: 'Lancaster',
    end: 'The first round is over',
    steps: [
      'A first extension',
      'Take a county',
      'Expelled',
      'To France',
      'A King’s Favour',
      'Parliament',
      'Your vote',
      'Noble or reward?',
      'Your castle pays',
    ],
  },
  {
    game: 'Régents',
    end: 'Your first two turns',
    steps: [
      'Thresholds',
      'Linked rooms',
      'Place an agent',
      'Where you stand',
      'The King cancels',
      'Recruit a counsellor',
      'The Tower',
      'The Rampart pushes back',
      'Play a card',
      'Spy',
      'Accuse',
      'Score',
    ],
  },
  {
    game: 'Heads of State',
    end: 'You know the turns',
    steps: [
      'The chart',
      'Take a card',
      'Spaces and hexagons',
      'Create a noble',
      'The Revolution is coming',
      'Treachery',
      'Strike',
      'The duty to replace',
      'The House of Nobles',
    ],
  },
];

/** What is marked on the board, else what is marked in the list. */
async function byMouse(page: Page): Promise<void> {
  const onBoard = page.locator('section.board [data-advised], .secrets button[data-advised]');
  const listed = page.locator('.choices .advised');
  const yes = page.locator('[role="alertdialog"] .yes');
  const inDialog = page.locator('dialog[open] .advised');
  if (await yes.count()) await yes.click(SOON);
  else if (await inDialog.count()) await inDialog.first().click(SOON);
  else if (await next(page).count()) await next(page).click(SOON);
  else if (await onBoard.count()) await onBoard.last().click({ ...SOON, force: true });
  else if (await listed.count()) await listed.first().click(SOON);
  else await page.locator('.choices button').first().click(SOON);
}

async function byKeys(page: Page): Promise<void> {
  const yes = page.locator('[role="alertdialog"] .yes');
  const advised = page.locator('.choices .advised');
  const buttons = [yes, next(page), advised, page.locator('.choices button')];
  for (const button of buttons) {
    if (await button.count()) return button.first().press('Enter', SOON);
  }
}

for (const { game, end, steps } of LESSONS) {
  for (const [how, click] of Object.entries({ mouse: byMouse, keys: byKeys })) {
    test(`the lesson of ${game} leads to its end, by ${how}`, async ({ page, server }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await learn(page, server, game);
      const seen = [await stepOf(page)];
      while (seen.at(-1) !== end) {
        expect(seen.length, seen.join(', ')).toBeLessThan(60);
        await doAsTold(page, () => click(page));
        seen.push(await stepOf(page));
      }
      expect(steps.filter((step) => !seen.includes(step))).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
      await guideOf(page).getByRole('button', { name: 'Play on alone' }).click();
      await expect(guideOf(page)).toHaveCount(0);
      await page.goto(server.url);
      await expect(page.getByRole('button', { name: 'Learn again' })).toHaveCount(1);
      expect(faults).toEqual([]);
    });
  }
}
