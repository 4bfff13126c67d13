// Setting a table: what is asked follows from map and mode.
import { fireEvent, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { concerns } from './games/scharz/options';
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

/** All of the game that is asked here. */
const SCHARZ: GameEntry = {
  slug: 'scharz',
  load: async () => ({ slug: 'scharz', concerns }) as unknown as GameModule,
  cover: () => Promise.reject(new Error('no drawing')),
};

test('options that mean nothing on this map or in this mode are not asked about', async () => {
  const api = new Api(async (address) => {
    const answer = String(address) === '/api/games' ? { games: [GAME], levels: ['page'] } : [];
    return new Response(JSON.stringify(answer));
  });
  renderIn(mockApp({ api, games: [SCHARZ] }), NewTable, { slug: 'scharz' });
  const asked = () =>
    [...document.querySelectorAll('.option [id^="scharz-option-"].field')].map(({ id }) => id.slice(14));
  await waitFor(() => expect(document.querySelector('#scharz-option-map')).toBeTruthy());
  await waitFor(() => expect(asked()).toEqual(['map', 'mode']));
  await fireEvent.change(document.querySelector('#scharz-option-map')!, { target: { value: 'huns' } });
  expect(asked()).toEqual(['map', 'mode', 'danube_literal']);
  await fireEvent.change(document.querySelector('#scharz-option-mode')!, { target: { value: 'original' } });
  expect(asked()).toContain('seed_returns');
});
