// The page of a table that gathers, as somebody who got the link sees it, and as its host does.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { GAMES } from './games';
import { Api } from './lib/api';
import { mockGame, mockSeat, mockTable } from './lib/fixtures';
import { mockApp, mockServer, renderIn } from './lib/fixtures/shell';
import Gathering from './table/Gathering.svelte';

const SEATS = [
  mockSeat(0, { name: 'Ada', is_mine: false }),
  mockSeat(1, { kind: 'bot', name: 'knight' }),
  mockSeat(2, { kind: 'open', name: '', is_mine: false }),
];
const SETUP = { seats: 3, map: 'huns', mode: 'quick', years: 2, peoples: 'recommended', seed_returns: true };

/** Shows the page; returns what is asked of the server. */
function gather(changes: object) {
  const info = mockTable({
    game: 'scharz',
    setup: SETUP,
    phase: 'gathering',
    seats: SEATS,
    is_host: false,
    ...changes,
  });
  const asked: string[] = [];
  const api = new Api(async (address, { method = 'GET', body } = {}) => {
    asked.push(`${method} ${String(address)} ${String(body ?? '')}`.trim());
    const path = String(address);
    if (path === '/api/games') {
      const games = [mockGame({ slug: 'scharz', name: 'Scharz' })];
      return new Response(JSON.stringify({ games, levels: ['page', 'knight'] }));
    }
    return new Response(JSON.stringify(path === '/api/me' ? { name: '' } : info));
  });
  const { table } = mockServer(info);
  renderIn(mockApp({ api, games: GAMES }), Gathering, { table, gameName: 'Scharz' });
  return asked;
}

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.textContent,
    ]),
  );

test('an invitation says who invites whom to what', async () => {
  gather({});
  expect(screen.getByRole('heading', { level: 1 }).textContent!.trim()).toBe('Ada invites you to a match of Scharz');
  await waitFor(() => expect(facts()).toMatchObject({ Map: 'Huns, AD 373', Mode: 'Quick' }), { timeout: 20_000 });
  expect(facts()).toMatchObject({ Seats: '2 of 3 taken', Bots: 'Knight' });
  expect(facts()['Length']).toMatch(/^\d+ to \d+ minutes$/);
  // What means nothing in this mode is not told.
  expect(document.querySelector('.offer')!.textContent).not.toMatch(/seed/i);
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/scharz');
  expect(screen.queryByRole('textbox', { name: 'Link to this table' })).toBeNull();
});

test('whoever comes says a name and takes a seat', async () => {
  const asked = gather({});
  await fireEvent.input(screen.getByRole('textbox', { name: /Your name/ }), { target: { value: 'Walburga' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Take this seat' }));
  await waitFor(() => expect(asked.at(-1)).toBe('POST /api/tables/abc/join {"seat":2}'));
  expect(asked.at(-2)).toMatch(/\/api\/me \{"name":"Walburga"\}$/);
});

test('the host gets the link, and fills seats with bots of one level', async () => {
  const asked = gather({ is_host: true, seats: [mockSeat(0, { name: 'Ada' }), ...SEATS.slice(1)] });
  expect(screen.getByRole('heading', { level: 1 }).textContent!.trim()).toBe('Table: Scharz');
  expect(screen.getByRole('textbox', { name: 'Link to this table' })).toBeTruthy();
  await screen.findByRole('option', { name: 'Page' });
  const level = screen.getByLabelText<HTMLSelectElement>(/^Bot level/);
  await fireEvent.change(level, { target: { value: 'page' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Add a bot' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/\{"seat":2,"level":"page"\}$/));
});
