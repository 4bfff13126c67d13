import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import LessonCard from '../../../lib/lesson/LessonCard.svelte';
import { Tutor } from '../../../lib/lesson/tutor.svelte';
import { beginLesson, keptDone, keptWish } from '../../../lib/lesson/wish';
import { propsOf } from '../fixture';
import Guide from './Guide.svelte';
import type { Props } from '../props';
import { BORDERS, moment } from './fixture';
import { course } from './course';
import { sceneOf, type Scene } from './scene';
import type { Advice } from './steps';

beforeEach(() => localStorage.clear());

function propsAt(...[phase, clicks]: Parameters<typeof moment>): Props {
  const { view, legal } = moment(phase, clicks);
  return propsOf([...legal], view);
}

function show(props: Props): Tutor<Scene, Advice> {
  const tutor = new Tutor(course, () => sceneOf(props, BORDERS));
  render(LessonCard, { tutor, words: props.words });
  return tutor;
}
const title = () => screen.getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('reads on, page after page, and then says what to do and where', async () => {
  beginLesson('scharz', 'a-table');
  const tutor = show(propsAt('first_village'));
  expect(title()).toBe('A first season');
  expect(tutor.advice?.action).toBeUndefined();
  await press('Next');
  expect(title()).toBe('Reading the map');
  await press('Next');
  expect(title()).toBe('Your first village');
  expect(tutor.advice?.action).toMatchObject({ type: 'settle', at: tutor.advice?.at });
  expect(screen.getByRole('link', { name: 'Rule 4' }).getAttribute('href')).toBe('/rules/scharz#4');
});

test('folds, and keeps its title', async () => {
  beginLesson('scharz', 'a-table');
  show(propsAt('pieces'));
  await press('Fold the guide');
  expect(screen.queryByRole('link')).toBeNull();
  expect(title()).toBe('Your first soldiers');
});

test('is silent until somebody calls it', () => {
  show(propsAt('first_village'));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('can be switched off, and called again where it was', async () => {
  beginLesson('scharz', 'a-table');
  const props = propsAt('units');
  keptWish('scharz').current = { isOn: true, table: '', read: ['wheel', 'realm'], course: '' };
  show(props);
  render(Guide, { props });
  expect(screen.queryByText('Hide hints')).toBeNull();
  await press('Switch the guide off');
  expect(screen.getByText('Hide hints')).toBeTruthy();
  await press('Guide me through this season');
  expect(title()).toBe('Select soldiers');
  expect(screen.queryByText('Hide hints')).toBeNull();
});

test('keeps its words while others decide, but points at nothing', () => {
  beginLesson('scharz', 'a-table');
  const props = propsAt('units');
  const tutor = show({ ...props, legal: [] });
  expect(tutor.isWaiting).toBe(true);
  expect(tutor.advice).toBeNull();
});

test('leaves at the end of the season; hints stay', async () => {
  beginLesson('scharz', 'a-table');
  const props = propsAt('units');
  props.view.season = 'summer';
  show(props);
  render(Guide, { props });
  expect(title()).toBe('Spring is over');
  await press('Play on alone');
  expect(keptWish('scharz').current.isOn).toBe(false);
  expect(keptDone().current).toEqual(['scharz']);
  expect(screen.getByText('Hide hints')).toBeTruthy();
  expect(screen.queryByText('Guide me through this season')).toBeNull();
});

test('or goes on with the second lesson', async () => {
  beginLesson('scharz', 'a-table');
  const props = propsAt('units');
  props.view.season = 'summer';
  show(props);
  await press('Second lesson: the rest of the year');
  expect(title()).toBe('To war');
  expect(keptWish('scharz').current).toEqual({ isOn: true, table: 'a-table', read: [], course: 'year' });
});

test('points at parts of the table beside the map', () => {
  document.body.innerHTML = '<div data-part="wheel"></div>';
  beginLesson('scharz', 'a-table');
  show(propsAt('units'));
  expect(document.querySelector('[data-part="wheel"]')!.hasAttribute('data-advised')).toBe(true);
});
