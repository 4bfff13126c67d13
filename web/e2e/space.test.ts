// Room on the screen: at every size the smallest text can be read and nothing is cut off.
import type { Page } from '@playwright/test';
import { drive, type Goal } from './drive';
import { eventsOf, momentsOf, show } from './shown';
import { addresses, visit } from './pages';
import { chooseFromList, Dice, enter, expect, moment, nextMoment, type Plan, setTableOf, test } from './table';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const;
/** In pixels of the screen; a drawing is scaled, so its letters rarely come out even. */
const SMALLEST_TEXT = 11.95;
const TABLES: Plan[] = [
  { game: 'lancaster', setup: { seats: 3 } },
  { game: 'lancaster', setup: { seats: 5 } },
  { game: 'regents', setup: { seats: 4 } },
  { game: 'heads-of-state', setup: { seats: 5 } },
];
/** After so many decisions of mine the table is looked at. */
const LOOKS = [0, 1, 4, 9, 16];

/** Text that is too small, cut off by a box that does not scroll, or sticking out of its cell or button. */
function faultsOf(page: Page, movable: string): Promise<string[]> {
  return page.evaluate(
    ({ smallest, movable }) => {
      const faults: string[] = [];
      const isScaled = (element: Element): element is SVGGraphicsElement => element instanceof SVGGraphicsElement;
      const sizeOf = (element: Element): number => {
        const size = parseFloat(getComputedStyle(element).fontSize);
        const matrix = isScaled(element) ? element.getScreenCTM() : null;
        return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
      };
      const named = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent!.trim();
        const element = node.parentElement!;
        // A picture of a board is read at the table.
        const isPicture = element.closest('[data-ornament], [data-drawn]') !== null;
        if (text === '' || isPicture || element.closest('.visually-hidden, .spoken-on-phone, title, desc')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 1 || box.height < 1 || !element.checkVisibility({ opacityProperty: true })) continue;
        const where = `${named(element)} "${text.slice(0, 40)}"`;
        const size = sizeOf(element);
        if (size < smallest) faults.push(`${size.toFixed(1)} px: ${where}`);
        // What lies beyond the edge of an enlarged map is reached by moving it.
        if (movable !== '' && element.closest(movable)) continue;
        for (let outer: Element | null = element; outer && outer.id !== 'main'; outer = outer.parentElement) {
          const style = getComputedStyle(outer);
          const edge = outer.getBoundingClientRect();
          const isCell = outer.matches('td, th, button, .card, .panel, dialog');
          const cutsX = style.overflowX === 'hidden' || style.overflowX === 'clip';
          const cutsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
          const isDots = style.textOverflow === 'ellipsis';
          const isOutX = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
          const isOutY = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
          if ((cutsX && isOutX) || (cutsY && isOutY) || (isDots && outer.scrollWidth > outer.clientWidth + 1))
            faults.push(`cut by ${named(outer)}: ${where}`);
          else if (isCell && isOutX) faults.push(`out of ${named(outer)}: ${where}`);
          else if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
          else continue;
          break;
        }
      }
      // On a desk all that decides is in sight without scrolling: counties and laws, tracks and cards, countries and displays.
      const deciding =
        '[data-plate], .side:not(:has(.task section)) .parliament tbody tr, svg.tracks, .dock .lit, .token.lit, [data-part="country"], [data-slot]';
      const middles = innerWidth < 1000 || document.querySelector('.result') ? [] : document.querySelectorAll(deciding);
      for (const each of middles) {
        const { top, bottom, height } = each.getBoundingClientRect();
        const frame = each.closest('section')!.closest('.board, .secrets, .dock')?.getBoundingClientRect();
        const slack = each.matches('tr') ? 6 : 2;
        if (frame && height > 0 && (bottom > frame.bottom + slack || top < frame.top - slack))
          faults.push(`below the fold: ${named(each)} "${each.textContent!.trim().slice(0, 30)}"`);
      }
      // On a desk no panel lies over a county.
      for (const plate of innerWidth < 1000 ? [] : document.querySelectorAll('[data-plate]')) {
        const { x, y, width, height } = plate.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (top?.closest('.task')) faults.push(`a panel covers ${plate.getAttribute('data-plate')}`);
      }
      return [...new Set(faults)];
    },
    { smallest: SMALLEST_TEXT, movable },
  );
}

/** What is still wrong once the page has settled in its new size. */
async function lastingFaults(page: Page, movable = ''): Promise<string[]> {
  let faults: string[] = [];
  const settles = expect.poll(async () => (faults = await faultsOf(page, movable)).length, {
    timeout: 5000,
    intervals: [100, 200, 400],
  });
  await settles.toBe(0).catch(() => undefined);
  return faults;
}

for (const [index, plan] of TABLES.entries()) {
  test(`everything can be read at a table of ${plan.game} with ${plan.setup.seats} players`, async ({
    page,
    server,
  }) => {
    const table = await setTableOf(page, server.url, plan, [{ type: 'me' }]);
    await page.goto(`${server.url}/t/${table.id}`);
    const dice = new Dice(40 + index);
    const found: string[] = [];
    for (let made = 0; made <= LOOKS.at(-1)!; made++) {
      await nextMoment(page);
      if (LOOKS.includes(made))
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const prompt = await page.locator('#prompt').innerText();
          for (const fault of await lastingFaults(page)) found.push(`${width}x${height}, ${made}, ${prompt}: ${fault}`);
        }
      await page.setViewportSize({ width: 1440, height: 900 });
      if ((await moment(page)) === 'choose') await chooseFromList(page, dice);
    }
    expect(found).toEqual([]);
  });
}

/** Where laws are weighed; at other moments the last one may be scrolled to. */
const LAWS_DECIDE = ['place', 'vote', 'a full table', 'a spectator'];

/** Beside the result the board is a small picture: letters drawn on it decide nothing any more. */
const isSmallPicture = (name: string, fault: string): boolean =>
  name === 'the result' && / px: t(ext|span)\./.test(fault);

/** Its map can be moved and enlarged: letters on it have their size at every scale, and nothing is cut for good. */
const MOVABLE = '.box[role="region"]';

/** Scharz asks for so much that looks alike: one of each kind of panel. */
const PANELS_OF_SCHARZ =
  'choose_factions first_village special withdraw hits sieges weather harvest feasts trade wages feeding answer'.split(
    ' ',
  );
const ENDS = ['a full table', 'a spectator', 'the result'];

for (const game of ['lancaster', 'regents', 'heads-of-state', 'scharz']) {
  test(`everything can be read whatever ${game} asks`, async ({ page, server }) => {
    const found: string[] = [];
    for (const [name, shown] of Object.entries(momentsOf(game))) {
      if (game === 'scharz' && ![...PANELS_OF_SCHARZ, ...ENDS].includes(name)) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      await show(page, server.url, game, shown);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const isTold = (fault: string): boolean =>
          fault.startsWith('below the fold: tr') ? LAWS_DECIDE.includes(name) : !isSmallPicture(name, fault);
        const told = (await lastingFaults(page, game === 'scharz' ? MOVABLE : '')).filter(isTold);
        found.push(...told.map((fault) => `${width}x${height}, ${name}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** Where a table of Scharz is looked at: what is asked, and how one comes there. */
const SCHARZ: Goal[] = [
  { phases: ['units'], year: 2, manner: 'wait' },
  { phases: ['propose'], manner: 'wait' },
  { phases: ['trade'], manner: 'wait' },
  { phases: ['battles', 'flight', 'hits', 'sieges', 'go_on'], manner: 'march' },
];

for (const goal of SCHARZ) {
  test(`everything can be read at a table of scharz that asks for ${goal.phases[0]}`, async ({ page, server }) => {
    const setup = { seats: 3, map: 'italia', mode: 'extended', years: 5, peoples: 'recommended' };
    await enter(page, server.url);
    const table = await setTableOf(page, server.url, { game: 'scharz', setup, seed: 3 }, [{ type: 'me' }]);
    expect(await drive(page, { id: table.id, map: 'italia' }, goal)).toBe(true);
    await page.goto(`${server.url}/t/${table.id}`);
    await nextMoment(page);
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const fault of await lastingFaults(page, MOVABLE)) found.push(`${width}x${height}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

for (const [width, height] of SIZES.slice(0, 2)) {
  test(`the button for the list stays in sight under much news, ${width}x${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const told = Object.values(eventsOf('lancaster')).slice(0, 16);
    await show(page, server.url, 'lancaster', momentsOf('lancaster')['place']!, told);
    await expect(page.locator('.dock .news li')).not.toHaveCount(0);
    await expect(page.locator('.dock .unfold')).toBeInViewport({ ratio: 1 });
  });
}

test('a phone shows the tracks when a step is chosen there', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, server.url, 'regents', momentsOf('regents')['accusation_steps']!);
  await expect(page.locator('svg.tracks .lit').first()).toBeInViewport();
});

test('everything can be read on every page', async ({ page, server, browser }) => {
  const shared = await setTableOf(page, server.url, { game: 'scharz', setup: { seats: 4 } }, [
    { type: 'me' },
    { type: 'bot', level: 'knight' },
    { type: 'open' },
  ]);
  const invited = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
  const mine = [...(await addresses(page, server.url)), '/new/scharz', '/t/nowhere', '/replay/nowhere'];
  const pages = [...mine.map((address) => [page, address] as const), [invited, `/t/${shared.id}`] as const];
  const found: string[] = [];
  for (const [reader, address] of pages) {
    await visit(reader, server.url, address);
    for (const [width, height] of SIZES) {
      await reader.setViewportSize({ width, height });
      for (const fault of await lastingFaults(reader)) found.push(`${width}x${height}, ${address}: ${fault}`);
      const beyond = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) found.push(`${width}x${height}, ${address}: ${beyond} px too wide`);
    }
  }
  await invited.context().close();
  expect(found).toEqual([]);
});
