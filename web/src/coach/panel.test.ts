// The coach beside a replay: it begins when asked, tells what it finds as it comes, and stops with the page.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Moment } from '../generated/Moment';
import type { ReviewLine } from '../generated/ReviewLine';
import { Api } from '../lib/api';
import { mockPlayers } from '../lib/fixtures';
import { mockApp, renderIn } from '../lib/fixtures/shell';
import CoachPanel from './CoachPanel.svelte';
import { Review } from './review.svelte';

const MOMENT: Moment = {
  number: 3,
  steps: { open: 3 },
  chances: [0.25, 0.75],
  luck: null,
  decision: {
    seat: 0,
    chosen: { type: 'sleep' },
    cost: 0.15,
    counsel: {
      chances: [0.4, 0.6],
      choices: [
        { action: { type: 'march' }, chance: 0.4, visits: 2000 },
        { action: { type: 'sleep' }, chance: 0.25, visits: 100 },
      ],
      iterations: 2500,
      why: [
        { seat: 0, part: 'tracks', points: 2.14 },
        { seat: 1, part: 'domain', points: -1 },
        { seat: 0, part: 'hand', points: -0.5 },
      ],
    },
  },
};

function panel(read: (signal: AbortSignal) => AsyncIterable<ReviewLine>) {
  const app = mockApp();
  const review = new Review(read);
  const players = mockPlayers(2);
  const go = vi.fn();
  const gameWords = app.words.forTable('regents', players, 0);
  renderIn(app, CoachPanel, {
    review,
    slug: 'regents',
    players,
    gameWords,
    seats: [0],
    viewer: 'open',
    step: 3,
    labelAt: (_: number, action: { type: string }) => `to ${action.type}`,
    go,
    graph: createRawSnippet(() => ({ render: () => '<i></i>' })),
  });
  return { review, go };
}

test('it tells what was chosen, what would have been better and why, and leads there', async () => {
  const { review, go } = panel(async function* () {
    yield { type: 'begun', length: 4 };
    yield { type: 'moment', moment: MOMENT };
    yield { type: 'ended' };
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask the coach' }));
  await waitFor(() => expect(review.isWhole).toBe(true));
  expect(document.body.textContent).toContain('You chose “to sleep”. The coach would have chosen “to march”.');
  expect(document.body.textContent).toContain(
    'Why: about 2.1 more points on the tracks; about 1 fewer point for Ben from the domain card; at the cost of about 0.5 points from action cards.',
  );
  await fireEvent.click(screen.getByRole('button', { name: /“to sleep” instead of “to march”/ }));
  expect(go).toHaveBeenCalledExactlyOnceWith(3);
});

test('it stops when asked to, and goes on from the beginning of what was found', async () => {
  const signals: AbortSignal[] = [];
  const { review } = panel(async function* (signal) {
    signals.push(signal);
    yield { type: 'begun', length: 6 };
    yield { type: 'moment', moment: MOMENT };
    await new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Ask the coach' }));
  await waitFor(() => expect(review.progress).toBe(0.5));
  await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(signals[0]!.aborted).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect([signals.length, review.isRunning, review.moments.length, review.problem]).toEqual([2, true, 1, null]);
  review.stop();
});

test('what breaks off is said', async () => {
  const { review } = panel(async function* () {
    yield { type: 'begun', length: 6 };
  });
  await review.start();
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
});

test('a stream is read line by line, wherever it is cut', async () => {
  const text = ': hello\n\ndata: {"type":"begun","length":2}\n\ndata: {"type":"ended"}\n\n';
  const cut = [text.slice(0, 20), text.slice(20, 45), text.slice(45)];
  const body = new ReadableStream({
    start(controller) {
      for (const part of cut) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const fetcher = vi.fn(async () => new Response(body));
  const lines: ReviewLine[] = [];
  for await (const line of new Api(fetcher as typeof fetch).review('abc', [0, 2], new AbortController().signal))
    lines.push(line);
  expect(lines).toEqual([{ type: 'begun', length: 2 }, { type: 'ended' }]);
  expect(fetcher).toHaveBeenCalledWith('/api/tables/abc/review?seats=0,2', expect.anything());
});
