// What stands on a table without words, an icon or a number, says what it is when it is pointed at.
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { Aiming } from '../lib/board/aiming.svelte';
import { shownProps, shownTable } from '../lib/board/shown';
import { mockPlayers, realWords } from '../lib/fixtures';
import { type Moment, readSamples } from '../lib/fixtures/samples';
import type { GameModule, GameProps, Tagged } from '../lib/game/types';
import { GAMES } from '.';

type Seated = { seats: unknown[] };
type Shown = Pick<Moment<Seated, Tagged>, 'viewer' | 'status' | 'view'> & { legal?: Tagged[] };

const WORD = /\p{L}{2}/u;
/** Words in these belong to their other parts. */
const MANY = 'ul, ol, dl, table, thead, tbody, tr, svg, nav';

/** The words that everybody sees in an element. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, title, desc, style')) unseen.remove();
  return copy.textContent ?? '';
}

/** A cell has the heading of its column, in sight and with a word or a hint. */
function isHeaded(element: Element): boolean {
  const cell = element.closest('td');
  const column = cell ? [...cell.parentElement!.children].indexOf(cell) : 0;
  const head = cell?.closest('table')?.querySelector('thead tr')?.children[column];
  return head !== undefined && isSeen(head) && (head.matches('[data-hint]') || WORD.test(wordsOf(head)));
}

/** What describes itself, or lies under a target that says what it is. */
const TOLD = '[data-hint], [aria-describedby], :has(> [data-target][data-hint])';

const isSeen = (each: Element): boolean => each.closest('[data-ornament], .visually-hidden, style') === null;

function isExplained(element: Element, root: Element): boolean {
  if (isHeaded(element)) return true;
  for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement) {
    if (outer.matches(TOLD)) return true;
    const isNear = outer === element || outer === element.parentElement || outer.matches('button, summary, label');
    if (isNear && !outer.matches(MANY) && WORD.test(wordsOf(outer))) return true;
  }
  return false;
}

/** Pictures, and numbers without a word, that nothing explains. */
function unexplained(root: Element): string[] {
  const pictures = [...root.querySelectorAll('svg')].filter(
    (svg) => !svg.querySelector('[data-target], [data-hint], svg'),
  );
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const numbers: Element[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    if (/[\d?✓×]/.test(text) && !WORD.test(text)) numbers.push(texts.currentNode.parentElement!);
  }
  const lost = [...pictures, ...numbers].filter(isSeen).filter((each) => !isExplained(each, root));
  return [...new Set(lost.map(nameOf))];
}

function nameOf(element: Element): string {
  const path = [element.parentElement?.parentElement, element.parentElement, element].map(
    (each) => `${each?.tagName.toLowerCase()}.${(each?.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim()}`,
  );
  return `${path.join(' > ')} "${element.textContent!.trim().slice(0, 20)}"`;
}

/** Icons that stand without a word beside them, as they are drawn. */
function bareIcons(root: Element): string[] {
  const icons = [...root.querySelectorAll('svg[viewBox="0 0 512 512"]')];
  const isBare = (each: Element): boolean => !WORD.test(wordsOf(each.closest('button, label') ?? each.parentElement!));
  return icons.filter((each) => isSeen(each) && isBare(each)).map((each) => each.innerHTML);
}

function propsAt(module: GameModule, shown: Shown): GameProps {
  const seat = shown.viewer.type === 'seat' ? shown.viewer.seat : null;
  const players = mockPlayers(shown.view.seats.length, seat);
  const words = realWords().forTable(module.slug, players, seat);
  const table = shownTable(shown, () => '');
  return shownProps(table, new Aiming(module.grammar, table, () => words), players, words);
}

function drawPart(module: GameModule, Part: Component<any>, shown: Shown): Element {
  const each = shown.view.seats.map(() => 1);
  const props = { ...propsAt(module, shown), result: { points: each, places: each } };
  return render(Part, { props }).container;
}

/** Everything that the game draws at this moment. */
function draw(module: GameModule, shown: Shown): Element[] {
  const { Header, Players, Board, Secrets, Result } = module;
  const more = shown.status.type === 'over' ? Result : shown.viewer.type === 'seat' ? Secrets : undefined;
  return [Header, Players, Board, more].flatMap((Part) => (Part ? [drawPart(module, Part, shown)] : []));
}

describe.each(GAMES)('$slug', ({ slug, load }) => {
  const { moments, views } = readSamples<Seated, Tagged, unknown, unknown>(slug);
  const over: Shown = { viewer: { type: 'public' }, status: { type: 'over' } as Shown['status'], view: views.open };
  let module: GameModule;
  beforeAll(async () => (module = await load()), 180_000);

  test.each(Object.entries<Shown>({ ...moments, over }))(
    '%s: every icon and every number says what it is',
    (_, shown) => {
      const found = draw(module, shown).flatMap(unexplained);
      cleanup();
      expect([...new Set(found)]).toEqual([]);
    },
  );

  test('the legend shows every icon, and what it means', () => {
    const some = [...Object.values<Shown>(moments).filter((_, index) => index % 4 === 0), over];
    const used = new Set(some.flatMap((shown) => draw(module, shown).flatMap(bareIcons)));
    cleanup();
    const legend = drawPart(module, module.Legend!, over);
    expect([...used].filter((icon) => !legend.innerHTML.includes(icon))).toEqual([]);
    const signs = [...legend.querySelectorAll('li')];
    expect(signs.length).toBeGreaterThan(20);
    expect(signs.filter((sign) => !WORD.test(wordsOf(sign)) || !sign.querySelector('.picture')!.innerHTML)).toEqual([]);
  });
});
