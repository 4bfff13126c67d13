import { compare } from 'fast-json-patch';
import { expect, test } from 'vitest';
import type { Replay } from '../generated/Replay';
import { Playback } from './playback.svelte';
import { Strip } from './strip';

/** Forty pictures that differ in a count, a list and a field that comes and goes. */
const VIEWS = Array.from({ length: 40 }, (_, step) => ({
  step,
  pieces: Array.from({ length: step % 5 }, (_, index) => index),
  ...(step % 3 === 0 ? { third: true } : {}),
}));

function replay(): Replay {
  const steps = VIEWS.map((view, index) => ({
    seat: index === 0 ? null : index % 3,
    status: { type: 'turn' as const, seat: index % 3 },
    patch: index === 0 ? [] : compare(VIEWS[index - 1]!, view),
    log: index % 2 === 1 ? [{ step: index, event: { type: 'told', n: index } }] : [],
  }));
  return { game: 'any', viewer: { type: 'public' }, first: VIEWS[0]!, steps };
}

test('every picture is the one the server saw, in any order', () => {
  const strip = new Strip(replay());
  for (const step of [0, 39, 17, 16, 15, 32, 1, 38]) expect(strip.view(step)).toEqual(VIEWS[step]);
});

test('a picture given away can be changed without harm', () => {
  const strip = new Strip(replay());
  (strip.view(20) as { pieces: number[] }).pieces.push(99);
  (strip.view(0) as { pieces: number[] }).pieces.push(99);
  expect(strip.view(20)).toEqual(VIEWS[20]);
  expect(strip.view(0)).toEqual(VIEWS[0]);
});

test('lines of the log know their moment', () => {
  const strip = new Strip(replay());
  expect(strip.log).toHaveLength(20);
  expect(strip.stepOfLine[3]).toBe(7);
  expect(strip.linesAt(7)).toBe(4);
  expect(strip.linesAt(0)).toBe(0);
});

test('playback stays inside the strip', () => {
  const playback = new Playback(new Strip(replay()));
  playback.go(99);
  expect(playback.step).toBe(39);
  playback.go(-1);
  expect(playback.step).toBe(0);
  playback.goToLine(3);
  expect(playback.step).toBe(7);
});

test("another viewer's strip is entered at about the same moment", () => {
  const playback = new Playback(new Strip(replay()));
  playback.go(39);
  const short = replay();
  short.steps = short.steps.slice(0, 11);
  playback.change(new Strip(short));
  expect(playback.step).toBe(10);
});
