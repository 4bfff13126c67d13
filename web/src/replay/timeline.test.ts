import fc from 'fast-check';
import { compare } from 'fast-json-patch';
import { describe, expect, test } from 'vitest';
import type { Replay } from '../generated/Replay';
import { readSamples } from '../lib/fixtures/samples';
import { Playback } from './playback.svelte';
import { Timeline } from './timeline';

/** Forty pictures that differ in a count, a list and a field that comes and goes. */
const VIEWS = Array.from({ length: 40 }, (_, step) => ({
  step,
  pieces: Array.from({ length: step % 5 }, (_, index) => index),
  ...(step % 3 === 0 ? { third: true } : {}),
}));

/** Every moment of the samples, as the games' boards draw it. */
const SLUGS = ['lancaster', 'regents', 'heads-of-state', 'scharz'];
const VIEWS_OF = Object.fromEntries(SLUGS.map((slug) => [slug, viewsOf(slug)]));

function viewsOf(slug: string): object[] {
  const { moments } = readSamples<object, unknown, unknown, unknown>(slug);
  return Object.values(moments).map(({ view }) => view);
}

function replay(views: object[] = VIEWS): Replay {
  const steps = views.map((view, index) => ({
    seat: index === 0 ? null : index % 3,
    status: { type: 'turn' as const, seat: index % 3 },
    patch: index === 0 ? [] : compare(views[index - 1]!, view),
    log: index % 2 === 1 ? [{ step: index, event: { type: 'told', n: index } }] : [],
  }));
  return { game: 'any', viewer: { type: 'public' }, first: views[0] as Replay['first'], steps };
}

test('every picture is the one the server saw, in any order', () => {
  const timeline = new Timeline(replay());
  for (const step of [0, 39, 17, 16, 15, 32, 1, 38]) expect(timeline.view(step)).toEqual(VIEWS[step]);
});

describe.each(Object.entries(VIEWS_OF))('pictures of %s', (_, views) => {
  // Any order of moments is a record, and a harder one than a match: everything changes at every step.
  const lists = fc.shuffledSubarray(views, { minLength: 2, maxLength: Math.min(24, views.length) });

  test('stepping forward shows what jumping shows', () => {
    fc.assert(
      fc.property(lists, fc.array(fc.nat(23), { maxLength: 6 }), (shown, jumps) => {
        const timeline = new Timeline(replay(shown));
        const steps = [...shown.keys(), ...jumps.map((step) => step % shown.length), ...shown.keys()];
        for (const step of steps) expect(timeline.view(step)).toEqual(shown[step]);
      }),
      { numRuns: 20 },
    );
  });
});

test('a picture given away can be changed without harm', () => {
  const timeline = new Timeline(replay());
  (timeline.view(20) as { pieces: number[] }).pieces.push(99);
  (timeline.view(0) as { pieces: number[] }).pieces.push(99);
  expect(timeline.view(20)).toEqual(VIEWS[20]);
  expect(timeline.view(0)).toEqual(VIEWS[0]);
});

test('lines of the log know their moment', () => {
  const timeline = new Timeline(replay());
  expect(timeline.log).toHaveLength(20);
  expect(timeline.stepOfLine[3]).toBe(7);
  expect(timeline.linesAt(7)).toBe(4);
  expect(timeline.linesAt(0)).toBe(0);
});

test('playback stays inside the timeline', () => {
  const playback = new Playback(new Timeline(replay()));
  playback.go(99);
  expect(playback.step).toBe(39);
  playback.go(-1);
  expect(playback.step).toBe(0);
  playback.goToLine(3);
  expect(playback.step).toBe(7);
});

test("another viewer's timeline is entered at about the same moment", () => {
  const playback = new Playback(new Timeline(replay()));
  playback.go(39);
  const short = replay();
  short.steps = short.steps.slice(0, 11);
  playback.change(new Timeline(short));
  expect(playback.step).toBe(10);
});
