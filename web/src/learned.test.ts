// What the first page and a new table offer to who has followed a lesson.
import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from './games';
import type { TableInfo } from './generated/TableInfo';
import { Api } from './lib/api';
import { mockGame, mockTable } from './lib/fixtures';
import { mockApp, renderIn } from './lib/fixtures/shell';
import { beginLesson, keptWish } from './lib/lesson/wish';
import Home from './pages/Home.svelte';
import NewTable from './pages/NewTable.svelte';

describe('after a lesson', () => {
  const GAME = mockGame({ slug: 'scharz', name: 'Scharz' });
  /** A server with one game and these tables of mine. */
  function server(tables: TableInfo[]): Api {
    return new Api(async (address) => {
      const path = String(address);
      if (path === '/api/games') return new Response(JSON.stringify({ games: [GAME], levels: ['page', 'knight'] }));
      if (path === '/api/me') return new Response('{"name":"Ada"}');
      return new Response(JSON.stringify(tables));
    });
  }
  const lessonTable = mockTable({ id: 'first', game: 'scharz' });
  const games = GAMES.filter(({ slug }) => slug === 'scharz');

  test('the first page names the next one, which goes on at the same table', async () => {
    localStorage.setItem('liege.lessons', '["scharz"]');
    beginLesson('scharz', 'first');
    const app = mockApp({ api: server([lessonTable]), games });
    const go = vi.spyOn(app.router, 'go').mockImplementation(() => undefined);
    renderIn(app, Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Second lesson: the rest of the year' }));
    expect(go).toHaveBeenCalledWith('/t/first');
    expect(keptWish('scharz').current).toEqual({ isOn: true, table: 'first', read: [], course: 'year' });
  });

  test('a later one that needs a table of its own sets it', async () => {
    localStorage.setItem('liege.lessons', '["scharz","scharz/year"]');
    const set = vi.fn();
    const api = server([]);
    api.newTable = async (table) => (set(table), mockTable({ id: 'third' }));
    const app = mockApp({ api, games });
    const go = vi.spyOn(app.router, 'go').mockImplementation(() => undefined);
    renderIn(app, Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Third lesson: food for the winter' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/third'), { timeout: 20_000 });
    expect(set.mock.calls[0]![0]).toMatchObject({ game: 'scharz', setup: { mode: 'basic' } });
    expect(keptWish('scharz').current).toEqual({ isOn: true, table: 'third', read: [], course: 'food' });
  });

  test('nothing is offered once all is learned, nor when the table is gone', async () => {
    beginLesson('scharz', 'first');
    const shown = async (done: string[], tables: TableInfo[]) => {
      localStorage.setItem('liege.lessons', JSON.stringify(done));
      const { unmount } = renderIn(mockApp({ api: server(tables), games }), Home);
      await screen.findByText('Play now');
      const found = screen.queryByText(/^(Second|Third) lesson/);
      unmount();
      return found !== null;
    };
    expect(await shown(['scharz', 'scharz/year', 'scharz/food'], [lessonTable])).toBe(false);
    expect(await shown(['scharz'], [])).toBe(false);
    expect(await shown([], [lessonTable])).toBe(false);
  });

  test('one control on the first page says how well all bots play', async () => {
    const set = vi.fn();
    const api = server([]);
    api.newTable = async (table) => (set(table), mockTable({ id: 'now' }));
    const app = mockApp({ api, games });
    vi.spyOn(app.router, 'go').mockImplementation(() => undefined);
    renderIn(app, Home);
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Bot level/);
    await fireEvent.change(field, { target: { value: 'page' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await vi.waitFor(() => expect(set).toHaveBeenCalled());
    const bot = { type: 'bot', level: 'page' };
    expect(set.mock.calls[0]![0].seats).toEqual([{ type: 'me' }, bot, bot, bot]);
    expect(app.settings.current.level).toBe('page');
  });

  test.each([
    ['the kindest bots at first', ['scharz'], 1, 'page'],
    ['the usual ones later', ['scharz'], 2, 'knight'],
    ['the usual ones without a lesson', [], 0, 'knight'],
  ])('a new table meets %s', async (_, done, nPlayed, level) => {
    localStorage.setItem('liege.lessons', JSON.stringify(done));
    const tables = Array.from({ length: nPlayed }, (_, index) => ({ ...lessonTable, id: String(index) }));
    renderIn(mockApp({ api: server(tables) }), NewTable, { slug: 'scharz' });
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Bot level/);
    expect(field.value).toBe(level);
  });
});
