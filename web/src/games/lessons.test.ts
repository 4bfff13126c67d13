// The guides of all games: every step has its texts in all languages, and advice is always among the legal actions.
import { expect, test } from 'vitest';
import { sameAction } from '../lib/actions';
import { mockWords } from '../lib/fixtures';
import { readSamples } from '../lib/fixtures/samples';
import type { Tagged } from '../lib/game/types';
import { messageOf, stepFor, textOf, type Course, type ToldScene } from '../lib/lesson/course';
import { LANGUAGES } from '../lib/words/bundles';
import { GAMES } from '.';
import { course as scharz } from './scharz/guide/course';

const COURSES: Course[] = [
  scharz,
  ...(await Promise.all(GAMES.map(({ load }) => load()))).flatMap(({ course }) => course ?? []),
];

test('every game has a lesson with a guide', async () => {
  expect(COURSES.map(({ slug }) => slug).toSorted()).toEqual(GAMES.map(({ slug }) => slug).toSorted());
  for (const { slug, lesson } of GAMES) expect((await lesson!()).table.game).toBe(slug);
});

test.each(LANGUAGES)('%s: every step has a title and a text', (language) => {
  for (const course of COURSES) {
    const words = mockWords(course.slug, language);
    const ids = course.steps.flatMap((step) => [messageOf(course, step), `${messageOf(course, step)}-title`]);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  }
});

/** What a guide that the shell speaks would say, one step after the other, at every sample moment of a game. */
function adviceOf(course: Course) {
  const { moments } = readSamples(course.slug);
  const scenes = Object.values(moments).flatMap(({ viewer, view, legal }) =>
    viewer.type === 'seat' ? TURNS.map((n) => sceneOf(viewer.seat, n, view, legal as Tagged[])) : [],
  );
  return scenes.flatMap((scene) =>
    course.steps.flatMap((_, index) => {
      const read = course.steps.slice(0, index).map(({ id }) => id);
      const shown = stepFor(course, scene, read);
      return shown ? [{ shown, scene }] : [];
    }),
  );
}

/** Heads of State counts its turns by what was told. */
const TURNS = [1, 2, 3, 4];

function sceneOf(seat: number, nTurns: number, view: unknown, legal: readonly Tagged[]): ToldScene {
  const events = Array.from({ length: nTurns }, () => ({ type: 'turn_began', seat }));
  return { view: view as { phase: string }, legal, seat, events };
}

test.each(COURSES.filter(({ slug }) => slug !== 'scharz'))('$slug: advice is legal and fully said', (course) => {
  const all = adviceOf(course);
  expect(new Set(all.map(({ shown }) => shown.step.id)).size).toBeGreaterThan(8);
  for (const { shown, scene } of all) {
    const { action } = shown.advice;
    if (action) expect(scene.legal.some((each) => sameAction(each, action))).toBe(true);
    for (const language of LANGUAGES) {
      expect(textOf(course, shown, scene.view, mockWordsOf(course.slug, language))).not.toMatch(
        /[{}$]|\bnone\b|undefined|\w_\w/,
      );
    }
  }
});

const WORDS = new Map<string, ReturnType<typeof mockWords>>();

function mockWordsOf(slug: string, language: (typeof LANGUAGES)[number]) {
  const key = `${slug} ${language}`;
  if (!WORDS.has(key)) WORDS.set(key, mockWords(slug, language));
  return WORDS.get(key)!;
}
