// What tests do at a table, without knowing the game.
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { GameInfo } from '../src/generated/GameInfo';
import type { NewTable } from '../src/generated/NewTable';
import type { SeatPlan } from '../src/generated/SeatPlan';
import type { TableInfo } from '../src/generated/TableInfo';
import { Server } from './server';

/** As tests like it: the list of choices in sight, others' moves at once. Where something is kept, it stays. */
export async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (localStorage.getItem('liege.settings') !== null) return;
    localStorage.setItem('liege.settings', JSON.stringify({ list: true, pace: 'instant' }));
  });
}

export const test = base.extend<object, { server: Server }>({
  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

export { expect };

const MY_BOT: SeatPlan = { type: 'bot', level: 'page' };

/** The game most tests are made with; LIEGE_GAME names another one. */
const GAME = process.env['LIEGE_GAME'] ?? 'regents';

/** A game and its options. */
export interface Plan {
  game: string;
  setup: { seats: number } & Record<string, unknown>;
  /** The same number brings the same match, as long as one plays alike. */
  seed?: number;
}

export async function testedGame(page: Page, url: string): Promise<GameInfo> {
  const answer = await page.request.get(`${url}/api/games`);
  const { games } = (await answer.json()) as { games: GameInfo[] };
  return games.find((game) => game.slug === GAME)!;
}

/** Opens a page as a guest whom the server knows already: two first requests at once would make two guests. */
export async function enter(page: Page, url: string): Promise<void> {
  await page.request.get(`${url}/api/me`);
  await page.goto(url);
}

/** Sets the smallest table: the given plans, then bots of the quickest level. */
export async function setTable(page: Page, url: string, plans: SeatPlan[]): Promise<TableInfo> {
  const game = await testedGame(page, url);
  return setTableOf(page, url, { game: game.slug, setup: { seats: Math.max(game.seats[0], plans.length) } }, plans);
}

/** Sets a table of any game: the given plans, then bots of the quickest level. */
export async function setTableOf(page: Page, url: string, plan: Plan, plans: SeatPlan[]): Promise<TableInfo> {
  const seats = Array.from({ length: plan.setup.seats }, (_, index) => plans[index] ?? MY_BOT);
  const data: NewTable = { game: plan.game, setup: plan.setup, seats, seed: String(plan.seed ?? 1) };
  const answer = await page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableInfo;
}

export type Moment = 'choose' | 'confirm' | 'curtain' | 'over' | 'wait';

/** What the page asks of its reader. */
export function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    if (document.querySelector('.result')) return 'over';
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector('[role="alertdialog"]')) return 'confirm';
    // A phone may show something else before the list, beside the button that closes the step.
    const offer = document.querySelector('.choices') ? '.choices ul:not([aria-busy="true"]) button' : '.bar .close.lit';
    return document.querySelector(offer) ? 'choose' : 'wait';
  });
}

/** Waits until there is something to do, or the match is over. */
export async function nextMoment(page: Page): Promise<Moment> {
  let now: Moment = 'wait';
  const seen = async () => (now = await moment(page));
  await expect.poll(seen, { timeout: 120_000, intervals: [20, 50, 100] }).not.toBe('wait');
  return now;
}

/** A text that differs after every step anyone can notice. */
export function position(page: Page): Promise<string> {
  return page.evaluate(() => {
    const choices = [...document.querySelectorAll('.choices button')].map((button) => button.textContent).join('|');
    const lines = document.querySelectorAll('.log li').length;
    const tick = document.querySelector<HTMLElement>('.choices')?.dataset['tick'];
    return `${document.getElementById('prompt')?.textContent}#${choices}#${lines}#${tick}`;
  });
}

/** A fixed sequence that looks random, so that a failing match can be played again. */
export class Dice {
  constructor(private state: number) {}

  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }
}

/** One decision by the list, with the mouse. The list may change under the hand: then it is looked at again. */
export async function chooseFromList(page: Page, dice: Dice): Promise<void> {
  const MOST_TRIES = 10;
  const before = await position(page);
  const buttons = page.locator('.choices ul:not([aria-busy="true"]) button');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const button = buttons.nth(dice.below(Math.max(1, await buttons.count())));
    await button.click({ timeout: 3000 }).catch(() => undefined);
    if ((await moment(page)) === 'confirm') await page.locator('[role="alertdialog"] .yes').click();
    if (await hasChanged(page, before, 6000)) return;
  }
  throw new Error(`nothing comes of the choices at ${before}`);
}

/** Whether anything changes in this time. */
function hasChanged(page: Page, before: string, timeout: number): Promise<boolean> {
  return comes(async () => (await position(page)) !== before, timeout);
}

/** Whether it becomes true in this time. */
function comes(isTrue: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const change = expect.poll(isTrue, { timeout, intervals: [20, 50, 100] }).toBe(true);
  return change.then(
    () => true,
    () => false,
  );
}

/** Whether a dialog of the game is open. */
async function hasDialog(page: Page): Promise<boolean> {
  return (await page.locator('dialog[open]').count()) > 0;
}

/** A point of a lit target of the board that a finger can touch: one drawn by the dice, or the next one that nothing covers. */
function litPoint(page: Page, dice: Dice): Promise<{ x: number; y: number } | null> {
  return page.evaluate((drawn) => {
    const lit = [...document.querySelectorAll('section .lit')].filter((it) => it.checkVisibility());
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (let index = 0; index < lit.length; index++) {
      const target = lit[(drawn + index) % lit.length]!;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const points = parts.flatMap((down) =>
        parts.map((along) => ({ x: left + along * width, y: top + down * height })),
      );
      const free = points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.lit') === target);
      if (free) return free;
    }
    return null;
  }, dice.below(1000));
}

/** A text that differs when other targets are lit or chosen. */
function aim(page: Page): Promise<string> {
  return page.evaluate(() => {
    const marked = document.querySelectorAll('section :is(.lit, .chosen, [aria-pressed="true"])');
    return [...marked].map((it) => `${it.getAttribute('class')} ${it.getAttribute('aria-label')}`).join('|');
  });
}

/** Clicks lit targets of the board until that moves something; says whether it did. */
export async function clickBoard(page: Page, dice: Dice): Promise<boolean> {
  const MOST_CLICKS = 4;
  const before = await position(page);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const point = await litPoint(page, dice);
    if (!point) return false;
    const aimed = await aim(page);
    await page.mouse.click(point.x, point.y);
    const isAnswered = async (): Promise<boolean> =>
      (await hasDialog(page)) ||
      (await moment(page)) === 'confirm' ||
      (await position(page)) !== before ||
      (await aim(page)) !== aimed;
    if (!(await comes(isAnswered, 800))) return false;
    if (await hasDialog(page)) {
      await page.keyboard.press('Escape');
      return hasChanged(page, before, 800);
    }
    if ((await moment(page)) === 'confirm') {
      await page.locator('[role="alertdialog"] .yes').click();
      return hasChanged(page, before, 6000);
    }
    if (await hasChanged(page, before, 250)) return true;
  }
  return false;
}

/** What is read once it no longer changes: a page takes a moment to find its layout. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  const QUIET_READS = 3;
  let [value, quiet] = [await read(), 0];
  const isQuiet = async (): Promise<boolean> => {
    const again = await read();
    quiet = JSON.stringify(again) === JSON.stringify(value) ? quiet + 1 : 0;
    value = again;
    return quiet >= QUIET_READS;
  };
  await expect.poll(isQuiet, { intervals: [100] }).toBe(true);
  return value;
}

/** Plays to the end by mouse, on the board where it is lit and from the list otherwise; says how often on the board. */
export async function playToTheEnd(page: Page, dice: Dice): Promise<number> {
  let byBoard = 0;
  while ((await nextMoment(page)) !== 'over') {
    if (await clickBoard(page, dice)) byBoard++;
    else if ((await moment(page)) === 'choose') await chooseFromList(page, dice);
  }
  return byBoard;
}

/** Serious faults that axe finds on the page as it is. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes.map((node) => node.html).join('\n')}`);
}
