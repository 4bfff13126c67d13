// What is shown large, what is played again, and who is named in a record that is opened.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from './generated/LogEntry';
import { game as headsOfState } from './games/heads-of-state';
import { game as lancaster } from './games/lancaster';
import { game as regents } from './games/regents';
import { Api } from './lib/api';
import { mockWords } from './lib/fixtures';
import { readSamples } from './lib/fixtures/samples';
import { entryOf, mockApp, renderIn } from './lib/fixtures/shell';
import type { GameModule, Tagged } from './lib/game/types';
import ReplayPage from './replay/ReplayPage.svelte';
import Moments from './table/Moments.svelte';

const eventOf = ({ slug }: GameModule, type: string): Tagged =>
  readSamples<unknown, unknown, Tagged, unknown>(slug).events[type]!;
const told = (...events: Tagged[]): LogEntry[] => events.map((event) => ({ step: 1, event }) as unknown as LogEntry);
const large = () => document.querySelector('.moment');

describe('a large moment', () => {
  test.each<[string, GameModule, string, string]>([
    ['an accusation', regents, 'accused', 'svg'],
    ['the clan of an accusation that was right', regents, 'accusation_right', 'svg'],
    ['a spied card, with the clan it crosses out', regents, 'spied_card', '.card + .crossed'],
    ['a law', lancaster, 'law_adopted', '.law'],
    ['a law that failed', lancaster, 'law_rejected', '.law.rejected'],
    ['a murder', headsOfState, 'noble_killed', '.killed .cross'],
  ])('%s: its picture and its sentence', (_, module, type, picture) => {
    const event = eventOf(module, type);
    const gameWords = mockWords(module.slug);
    renderIn(mockApp(), Moments, { fresh: told(event), module, gameWords });
    expect(large()!.querySelector(picture)).toBeTruthy();
    expect(large()!.textContent).toContain(gameWords.event(event));
  });

  test('small events are not; several come one after another, and Escape goes on', async () => {
    const gameWords = mockWords('lancaster');
    const [first, second] = [eventOf(lancaster, 'law_adopted'), eventOf(lancaster, 'law_rejected')];
    const fresh = told(eventOf(lancaster, 'round_began'), first, second);
    renderIn(mockApp(), Moments, { fresh, module: lancaster, gameWords });
    expect(large()!.textContent).toContain(gameWords.event(first));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(large()!.textContent).toContain(gameWords.event(second));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(large()).toBeNull();
  });
});

test('a record that is opened names who sat where', async () => {
  const { open } = readSamples<{ seats: unknown[] }, unknown, unknown, unknown>('lancaster').views;
  const status = { type: 'over' };
  const steps = [{ seat: null, status, patch: [], log: [] }];
  const replay = { game: 'lancaster', viewer: { type: 'open' }, first: open, steps };
  const api = new Api(async (address) => {
    const answer = String(address).startsWith('/api/replay') ? replay : { games: [], levels: [] };
    return new Response(JSON.stringify(answer));
  });
  const seats = open.seats.length;
  const players = [
    { kind: 'person', name: 'Rosamund' },
    ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', name: 'knight' })),
  ];
  const record = { game: 'lancaster', setup: { seats }, players };
  renderIn(mockApp({ api, games: [entryOf(lancaster)] }), ReplayPage, { id: null });
  const file = new File([JSON.stringify(record)], 'match.liege.json');
  await fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  await waitFor(() => expect(document.querySelector('.players .panel h2')?.textContent).toContain('Rosamund'));
  expect(document.querySelectorAll('.players .panel h2')[1]!.textContent).toContain('Red bot');
});
