import { expect, test } from 'vitest';
import type { Replay } from '../generated/Replay';
import { mockWords } from '../lib/fixtures';
import { courseOf } from './course';
import { Timeline } from './timeline';

const points = (at: number) => ({ op: 'replace', path: '/points/0', value: at });
const round = (at: number) => ({ op: 'replace', path: '/round', value: at });
const step = (seat: number | null, patch: unknown[]) => ({
  seat,
  status: { type: 'turn' as const, seat: 0 },
  patch,
  log: [],
});
const REPLAY: Replay = {
  game: 'any',
  viewer: { type: 'open' },
  first: { round: 1, points: [0, 0] },
  steps: [step(null, []), step(1, [points(2)]), step(0, [round(2)]), step(1, []), step(0, [points(5)])],
};
interface View {
  round: number;
  points: number[];
}

test('a replay at a glance: chapters, my decisions, points', () => {
  const module = { chapter: (view: View) => `Round ${view.round}`, points: (view: View) => [...view.points] };
  expect(courseOf(new Timeline(REPLAY), module, mockWords('regents'), 0)).toEqual({
    chapters: [
      { step: 0, name: 'Round 1' },
      { step: 2, name: 'Round 2' },
    ],
    decisions: [2, 4],
    points: [
      [0, 2, 2, 2, 5],
      [0, 0, 0, 0, 0],
    ],
  });
});

test('a game that tells neither has neither', () => {
  expect(courseOf(new Timeline(REPLAY), {}, mockWords('regents'), null)).toEqual({
    chapters: [],
    decisions: [],
    points: [],
  });
});
