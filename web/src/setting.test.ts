// Setting a table: what is asked follows from map and mode.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import Cover from './games/lancaster/Cover.svelte';
import { concerns } from './games/scharz/setting/options';
import type { GameEntry, GameModule } from './lib/game/types';
import { Api } from './lib/api';
import { mockGame } from './lib/fixtures';
import { mockApp, renderIn } from './lib/fixtures/shell';
import NewTable from './pages/NewTable.svelte';

const GAME = mockGame({
  slug: 'scharz',
  name: 'Scharz',
  options: [
    { key: 'map', choices: { type: 'one_of', values: ['italia', 'huns'] }, seats: [2, 4] },
    { key: 'mode', choices: { type: 'one_of', values: ['quick', 'original'] }, seats: [2, 4] },
    { key: 'danube_literal', choices: { type: 'flag', default: false }, seats: [2, 4] },
    { key: 'seed_returns', choices: { type: 'flag', default: false }, seats: [2, 4] },
  ],
});

/** A new table of a game of which only this is known. */
function setTable(known: Partial<GameModule>) {
  const api = new Api(async (address) => {
    const answer = String(address) === '/api/games' ? { games: [GAME], levels: ['page'] } : [];
    return new Response(JSON.stringify(answer));
  });
  const entry: GameEntry = {
    slug: 'scharz',
    load: async () => ({ slug: 'scharz', offers: ['map', 'mode'], ...known }) as GameModule,
    cover: () => Promise.reject(new Error('no drawing')),
  };
  renderIn(mockApp({ api, games: [entry] }), NewTable, { slug: 'scharz' });
}

test('options that mean nothing on this map or in this mode are not asked about', async () => {
  setTable({ concerns });
  const asked = () =>
    [...document.querySelectorAll('.option [id^="scharz-option-"].field')].map(({ id }) => id.slice(14));
  await waitFor(() => expect(document.querySelector('#scharz-option-map')).toBeTruthy());
  await waitFor(() => expect(asked()).toEqual(['map', 'mode']));
  await fireEvent.change(document.querySelector('#scharz-option-map')!, { target: { value: 'huns' } });
  expect(asked()).toEqual(['map', 'mode', 'danube_literal']);
  await fireEvent.change(document.querySelector('#scharz-option-mode')!, { target: { value: 'original' } });
  expect(asked()).toContain('seed_returns');
});

test('what is offered in pictures is chosen by cards, which tell how long a match takes', async () => {
  const minutes = (setup: unknown) =>
    (setup as { map: string }).map === 'huns' ? ([90, 150] as const) : ([30, 60] as const);
  setTable({ pictures: { map: Cover as unknown as Component<{ value: string }> }, minutes });
  const huns = await screen.findByRole<HTMLInputElement>('radio', { name: /Huns/ });
  expect(huns.closest('.card')!.querySelector('svg')).not.toBeNull();
  expect(huns.closest('.card')!.textContent).toContain('90 to 150 minutes');
  const form = document.querySelector('form .send')!;
  expect(form.textContent).toContain('30 to 60 minutes');
  await fireEvent.click(huns);
  expect(huns.checked).toBe(true);
  expect(form.textContent).toContain('90 to 150 minutes');
  // What has no picture is asked as before, above the house rules, which are folded.
  expect(document.querySelector('#scharz-option-mode')!.closest('details')).toBeNull();
  expect(document.querySelector('#scharz-option-seed_returns')!.closest('details')!.open).toBe(false);
});
