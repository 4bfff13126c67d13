// Pages of the shell, each for itself.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Api } from '../lib/api';
import { mockSeat, mockTable } from '../lib/fixtures';
import { mockApp, renderIn } from '../lib/fixtures/shell';
import SettingsDialog from '../lib/ui/SettingsDialog.svelte';
import ReplayPage from '../replay/ReplayPage.svelte';
import TablePage from '../table/TablePage.svelte';
import NewTable from './NewTable.svelte';
import MyTables from './MyTables.svelte';
import Rules from './Rules.svelte';
import SeatField from './SeatField.svelte';

/** A server that knows one game and no table. */
function emptyServer(): Api {
  return new Api(async (address) => {
    const path = String(address);
    if (path === '/api/games') return new Response('{"games":[],"levels":["page","knight"]}');
    if (path === '/api/me') return new Response('{"name":"Ada"}');
    return new Response('{"code":"unknown_table"}', { status: 404 });
  });
}

test.each([
  ['table', TablePage, { id: 'nowhere' }],
  ['game', NewTable, { slug: 'nothing' }],
  ['rules', Rules, { game: 'nothing' }],
  ['replay', ReplayPage, { id: 'nowhere' }],
])('an unknown %s is told, with a way onward', async (_, part, props) => {
  renderIn(mockApp({ api: emptyServer() }), part, props);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toMatch(/\w+/);
  expect(told.querySelector('a')?.getAttribute('href')).toBe('/');
});

test('who types a long name is told how much room is left, and where it ends', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  renderIn(mockApp({ api: emptyServer() }), SettingsDialog);
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  expect(field.maxLength).toBe(24);
  await fireEvent.input(field, { target: { value: 'x'.repeat(20) } });
  expect(screen.getByText('Room for 4 more characters.')).toBeTruthy();
  await fireEvent.input(field, { target: { value: 'x'.repeat(24) } });
  expect(screen.getByText('A name has between 1 and 24 characters.')).toBeTruthy();
});

test('the same at a seat of a new table', () => {
  const plan = { type: 'local', name: 'x'.repeat(24) };
  renderIn(mockApp(), SeatField, { index: 1, plan, levels: [], choose: vi.fn() });
  expect(screen.getByText('A name has between 1 and 24 characters.')).toBeTruthy();
});

test('the pace of others and the level of bots are remembered', async () => {
  const app = mockApp({ api: emptyServer() });
  renderIn(app, SettingsDialog);
  await fireEvent.change(screen.getByLabelText('Moves of others'), { target: { value: 'steps' } });
  await waitFor(() => expect(mockApp().settings.current.pace).toBe('steps'));
});

test('my tables say which seat is mine, and tell guests apart', () => {
  const seats = [0, 1, 2].map((seat) => mockSeat(seat, { name: '' }));
  renderIn(mockApp(), MyTables, { tables: [mockTable({ seats })], games: [] });
  const names = [...document.querySelectorAll('.seat')].map((seat) => seat.textContent!.trim());
  expect(names).toEqual(['you', 'Guest 2', 'Guest 3']);
});
