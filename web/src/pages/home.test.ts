// The first page, seen from another tab.
import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../generated/TableInfo';
import { Api } from '../lib/api';
import { mockTable } from '../lib/fixtures';
import { mockApp, renderIn } from '../lib/fixtures/shell';
import Home from './Home.svelte';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('the title counts the tables that wait for me, and follows them', async () => {
  let tables: TableInfo[] = ['a', 'b', 'c'].map((id) => mockTable({ id, is_my_turn: id !== 'c' }));
  const api = new Api(async (address) => {
    const answer = String(address) === '/api/games' ? { games: [], levels: ['page'] } : tables;
    return new Response(JSON.stringify(answer));
  });
  renderIn(mockApp({ api }), Home);
  await screen.findByText('My tables');
  expect(document.title).toBe('(2) Liege');
  tables = tables.map((table) => ({ ...table, is_my_turn: false }));
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(document.title).toBe('Liege'));
});
