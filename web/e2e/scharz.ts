// What tests do at a table of Scharz: click fields of any shape, pull a stack, close a step, walk by keys.
import type { Locator, Page } from '@playwright/test';
import { type Dice, expect, moment, nextMoment, type Plan, position } from './table';

/** The shortest match there is. */
export const QUICK: Plan = { game: 'scharz', setup: { seats: 2, map: 'italia', mode: 'quick', years: 2 } };

const FIELDS = '.lit[data-cell]';
/** What the board offers besides fields: a stack near by, a row of a card, of a battle, of a choice. */
const THINGS = '[data-token].lit, .side .do.lit';
const CLOSERS = '.bar .close.lit';
/** Clicks in one step before it is closed, and orders by pulling in one match. */
const CLICKS = 3;
const PULLS = 3;
/** The way to the map and back is long for one who counts every key. */
const FIELDS_BY_KEYS = 8;
const STEPS_DOWN = 10;

interface Spot {
  x: number;
  y: number;
}

/** A point of the screen where a click meets the element; fields are of any shape, and pieces lie on them. */
function spotOn(element: Locator): Promise<Spot | null> {
  return element.evaluate((target) => {
    const STEPS = 12;
    const { left, top, width, height } = target.getBoundingClientRect();
    for (let step = 0; step < STEPS * STEPS; step++) {
      // From the middle outwards: 0, 1, -1, 2, -2 and so on.
      const [row, column] = [Math.floor(step / STEPS), step % STEPS].map((n) => (n % 2 ? (n + 1) / 2 : -n / 2));
      const x = left + width * (0.5 + column! / STEPS);
      const y = top + height * (0.5 + row! / STEPS);
      const hit = document.elementFromPoint(x, y);
      if (hit && target.contains(hit)) return { x, y };
    }
    return null;
  });
}

/** Everything a click may change, also what only I see. */
function picture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll('.lit')].map(
      (each) => each.getAttribute('data-cell') ?? each.textContent,
    );
    const open = document.querySelector('.side')?.textContent ?? '';
    const asked = document.querySelector('[role="alertdialog"]')?.textContent ?? '';
    return `${lit.join()}#${open}#${asked}#${document.querySelector('.choices')?.getAttribute('data-tick')}`;
  });
}

/** Clicks where the element can be hit; says whether that changed anything. */
async function clickOn(page: Page, element: Locator): Promise<boolean> {
  const spot = await spotOn(element).catch(() => null);
  if (!spot) return false;
  const before = await picture(page);
  await page.mouse.click(spot.x, spot.y);
  return expect
    .poll(() => picture(page), { timeout: 2000, intervals: [20, 50, 100] })
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    );
}

async function clickOneOf(page: Page, selector: string, dice: Dice): Promise<boolean> {
  const all = page.locator(selector);
  const count = await all.count();
  return count > 0 && clickOn(page, all.nth(dice.below(count)));
}

/** Where year, season and step stand; the name of the present step. */
export function hourOf(page: Page): Promise<{ season: string; step: string }> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    return { season: `${text('.header .year')} ${text('.header .season')}`, step: text('.header .step') };
  });
}

/** The click that closes my part of the step as it stands; says whether there is one. */
export async function closeStep(page: Page): Promise<boolean> {
  const closers = page.locator(CLOSERS);
  if ((await closers.count()) === 0) return false;
  const before = await position(page);
  await closers.first().click();
  await expect.poll(() => position(page), { timeout: 60_000 }).not.toBe(before);
  return true;
}

/** Whoever proposes at random soon serves the other one, and the match is over. */
function clicksIn(step: string): number {
  return /Proposals|Answers/.test(step) ? 0 : CLICKS;
}

/** A few clicks in each step on what is lit, then it is closed; where it cannot be closed, something is chosen. */
export async function playByMouse(page: Page, dice: Dice): Promise<{ clicks: number; pulls: number }> {
  const done = { clicks: 0, pulls: 0 };
  let step = '';
  let patience = 0;
  while ((await nextMoment(page)) !== 'over') {
    const hour = await hourOf(page);
    if (step !== `${hour.season} ${hour.step}`) [step, patience] = [`${hour.season} ${hour.step}`, clicksIn(hour.step)];
    if ((await moment(page)) === 'confirm') await page.locator('[role="alertdialog"] .yes').click();
    else if (patience-- > 0 && done.pulls < PULLS && (await pull(page, dice))) done.pulls++;
    else if (patience > 0 && (await clickOneOf(page, dice.below(2) ? FIELDS : THINGS, dice))) done.clicks++;
    else if (!(await closeStep(page)) && !(await clickOneOf(page, `${FIELDS}, ${THINGS}`, dice))) {
      await page.locator('.choices button').first().click();
    }
  }
  return done;
}

/** Pulls a stack to a field that lights up; says whether an order came of it. */
async function pull(page: Page, dice: Dice): Promise<boolean> {
  if ((await page.locator('.bar .hand, .battle').count()) > 0 || !(await hourOf(page)).step.startsWith('Movement'))
    return false;
  const fields = page.locator(FIELDS);
  const from = await spotOn(fields.nth(dice.below(await fields.count()))).catch(() => null);
  if (!from) return false;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  const isHeld = await page
    .locator('.bar .hand')
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
  const to = isHeld && (await spotOn(fields.nth(dice.below(Math.max(1, await fields.count())))).catch(() => null));
  if (to) await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return to !== false && to !== null;
}

/** The names of the choices that close a step, the most welcome first. */
const CLOSING = ['As proposed', 'Ready', 'Hold', 'Let the roll stand', 'Pass'];

/** By keys alone: once in each step on the map or in the list, then the step is closed; says how often on the map. */
export async function playByKeys(page: Page, dice: Dice): Promise<number> {
  let onMap = 0;
  let step = '';
  // The first stop of the tab key leads straight to the choices.
  await nextMoment(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  while ((await nextMoment(page)) !== 'over') {
    const hour = await hourOf(page);
    const isNew = step !== `${hour.season} ${hour.step}`;
    step = `${hour.season} ${hour.step}`;
    const isBold = isNew && clicksIn(hour.step) > 0;
    if ((await moment(page)) === 'confirm') await page.keyboard.press('Enter');
    else if (isBold && onMap < FIELDS_BY_KEYS && (await pressField(page, dice))) onMap++;
    else await pressChoice(page, dice, isBold ? 'any' : 'closing');
  }
  return onMap;
}

/** From the choices back to a lit field; by arrows to another one; Enter. */
async function pressField(page: Page, dice: Dice): Promise<boolean> {
  if ((await page.locator(FIELDS).count()) === 0 || !(await tabTo(page, FIELDS, 'Shift+Tab'))) return false;
  const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  for (let steps = dice.below(3); steps > 0; steps--) await page.keyboard.press(arrows[dice.below(4)]!);
  await expect.poll(() => hasFocus(page, FIELDS), { message: 'the focus stays on the map' }).toBe(true);
  const before = await picture(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => picture(page)).not.toBe(before);
  return true;
}

/** In the list of choices: any of the first ones, or what closes the step if something does. */
async function pressChoice(page: Page, dice: Dice, wanted: 'any' | 'closing'): Promise<void> {
  if (!(await tabTo(page, '.choices button', 'Tab'))) throw new Error('the choices cannot be reached by the tab key');
  const labels = await page.locator('.choices button').allTextContents();
  const says = (name: string) => labels.findIndex((label) => new RegExp(`^${name}(:|$)`).test(label.trim()));
  const closer = CLOSING.map(says).find((index) => index >= 0);
  const any = dice.below(Math.min(labels.length, STEPS_DOWN));
  const before = await position(page);
  await page.keyboard.press('Home');
  for (let step = wanted === 'any' ? any : (closer ?? any); step > 0; step--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  if ((await moment(page)) === 'confirm') return;
  await expect.poll(() => position(page), { timeout: 60_000 }).not.toBe(before);
}

/** Presses the tab key until what has the focus fits; the map lies before the choices. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
  const MOST_STOPS = 120;
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(page, selector)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
