// A table in one of the sample states of a game: the pages are real, what a server would say is made up.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SeatInfo } from '../src/generated/SeatInfo';
import type { TableInfo } from '../src/generated/TableInfo';
import type { Viewer } from '../src/generated/Viewer';

/** What a viewer has before it. */
export interface Shown {
  viewer: Viewer;
  status: { type: string };
  view: { seats: { points?: number | { total: number }; importance?: number }[] };
  legal: unknown[];
}

/** Every question that a game asks, a full table in the middle of a match, and what spectators see. */
export function momentsOf(slug: string): Record<string, Shown> {
  const file = join(import.meta.dirname, `../src/generated/${slug}/samples.json`);
  const { moments, views } = JSON.parse(readFileSync(file, 'utf8')) as {
    moments: Record<string, Shown>;
    views: Record<'seat' | 'public' | 'open', Shown['view']>;
  };
  const waiting = { status: { type: 'turn', seat: 1 }, legal: [] };
  return {
    ...moments,
    'a full table': { ...waiting, viewer: { type: 'seat', seat: 0 }, view: views.seat },
    'a spectator': { ...waiting, viewer: { type: 'public' }, view: views.public },
    'the result': { viewer: { type: 'seat', seat: 0 }, status: { type: 'over' }, legal: [], view: views.open },
  };
}

/** One of each event of a game. */
export function eventsOf(slug: string): Record<string, unknown> {
  const file = join(import.meta.dirname, `../src/generated/${slug}/samples.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { events: Record<string, unknown> }).events;
}

function infoOf(slug: string, { viewer, status, view }: Shown): TableInfo {
  const mine = viewer.type === 'seat' ? viewer.seat : null;
  const isOver = status.type === 'over';
  const points = view.seats.map(({ points: now, importance }) =>
    typeof now === 'object' ? now.total : (now ?? importance ?? 0),
  );
  const places = points.map((each) => points.filter((other) => other > each).length + 1);
  const seats = points.map((_, seat): SeatInfo => {
    const is_mine = seat === mine;
    const [kind, name]: [SeatInfo['kind'], string] = is_mine ? ['person', 'Rosamund'] : ['bot', 'knight'];
    return { seat, kind, name, is_mine, is_here: true, stand_in: null };
  });
  return {
    id: 'shown',
    game: slug,
    setup: { seats: seats.length },
    phase: isOver ? 'over' : 'running',
    seats,
    is_host: true,
    is_my_turn: !isOver,
    commitment: '00',
    seed: isOver ? '00' : null,
    created_at: 0,
    updated_at: 0,
    result: isOver ? { points, places } : null,
    help: { hints: false, warnings: false },
    terms: { is_public: false, waits: null, pace: { type: 'untimed' }, expiry: null },
    waits_until: null,
    rematch: null,
    clocks: [],
    motion: null,
  };
}

/** Opens the table at that moment, and something is told there; nothing can be played. */
export async function show(page: Page, url: string, slug: string, shown: Shown, told: unknown[] = []): Promise<void> {
  const info = infoOf(slug, shown);
  const game = { slug, name: slug, seats: [2, 5], rules_version: 1, minutes: [60, 90], max_plies: 100, options: [] };
  const answers: Record<string, unknown> = {
    '/api/games': { games: [game], levels: ['page', 'knight'] },
    '/api/me': { name: 'Rosamund' },
    '/api/tables': [],
  };
  await page.unrouteAll();
  // As everybody finds it at first: the list is folded beside a board that offers the same.
  await page.addInitScript(() => localStorage.setItem('liege.settings', JSON.stringify({ pace: 'instant' })));
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // A question to the rules needs no match.
    if (pathname.endsWith('/consult')) return route.continue();
    return route.fulfill({ json: answers[pathname] ?? info });
  });
  const picture = { tick: 1, can_undo: false, log_from: 0, log: [], log_final: 0, ...shown };
  await page.routeWebSocket(/socket/, (socket) => {
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as { type: string }).type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
    });
    socket.send(JSON.stringify({ type: 'sync', table: info, picture, done: null }));
    if (told.length === 0) return;
    const log = told.map((event) => ({ step: 1, event }));
    socket.send(JSON.stringify({ type: 'update', picture: { ...picture, tick: 2, log }, done: null }));
  });
  await page.goto(`${url}/t/${info.id}`);
  await page.locator('section.board [data-board]').first().waitFor();
}
