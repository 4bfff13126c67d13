// Setting a table: what is asked follows from map and mode.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import Cover from './games/lancaster/Cover.svelte';
import { concerns } from './games/scharz/setting/options';
import type { GameEntry, GameModule } from './lib/game/types';
import { GAMES } from './games';
import type { OptionInfo } from './generated/OptionInfo';
import { Api } from './lib/api';
import { defaultOf } from './lib/catalog';
import { mockGame, readLocale } from './lib/fixtures';
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

/** The options of a game as its texts tell them: the map and the mode first chosen are Italia and Quick. */
function optionsOf(slug: string): OptionInfo[] {
  const lines = readLocale('en').join('\n').split('\n');
  const ids = lines.flatMap((line) => new RegExp(`^${slug}-option-([\\w-]+) =`).exec(line)?.[1] ?? []);
  const keys = ids.filter((id) => !id.includes('-'));
  return keys.map((key) => {
    const values = ids.filter((id) => id.startsWith(`${key}-`)).map((id) => id.slice(key.length + 1));
    const isChoice = values.length > 0 && !values.some((value) => value === 'true' || value === 'yes');
    return {
      key,
      choices: isChoice ? { type: 'one_of', values } : { type: 'flag', default: false },
      seats: [2, 5],
    };
  });
}

test.each(GAMES.map((entry) => [entry.slug, entry] as const))(
  'a new table of %s folds what is a house rule, and tells only what means something',
  async (slug, entry) => {
    const options = optionsOf(slug);
    expect(options.length).toBeGreaterThan(5);
    const game = mockGame({ slug, name: slug, options });
    const api = new Api(async (address) => {
      const answer = String(address) === '/api/games' ? { games: [game], levels: ['page'] } : [];
      return new Response(JSON.stringify(answer));
    });
    renderIn(mockApp({ api, games: [entry] }), NewTable, { slug });
    const summary = await screen.findByText(/^House rules/, {}, { timeout: 20_000 });
    const rules = summary.closest('details')!;
    expect(rules.open).toBe(false);
    const module = await entry.load();
    const setup = { seats: 4, ...Object.fromEntries(options.map(({ key, choices }) => [key, defaultOf(choices)])) };
    const meant = options.filter(({ key }) => module.concerns?.(key, setup) ?? true).map(({ key }) => key);
    const asked = (root: ParentNode) =>
      [...root.querySelectorAll('.option .field')].map(({ id }) => id.slice(`${slug}-option-`.length));
    const offered = module.offers ?? [];
    expect(asked(rules).toSorted()).toEqual(meant.filter((key) => !offered.includes(key)).toSorted());
    // Every rule of the house has a name and says what it changes.
    for (const field of rules.querySelectorAll('.option')) expect(field.textContent).not.toContain(`${slug}-`);
  },
);
