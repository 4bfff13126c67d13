import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { propsOf } from '../fixture';
import Guide from './Guide.svelte';
import type { Props } from '../props';
import { BORDERS, moment } from './fixture';
import GuideCard from './GuideCard.svelte';
import { beginLesson, keptWish, Tutor } from './tutor.svelte';

beforeEach(() => localStorage.clear());

function propsAt(...[phase, clicks]: Parameters<typeof moment>): Props {
  const { view, legal } = moment(phase, clicks);
  return propsOf([...legal], view);
}

function show(props: Props): Tutor {
  const tutor = new Tutor(
    () => props,
    () => BORDERS,
  );
  render(GuideCard, { tutor, words: props.words });
  return tutor;
}
const title = () => screen.getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('reads on, page after page, and then says what to do and where', async () => {
  beginLesson();
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
  beginLesson();
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
  beginLesson();
  const props = propsAt('units');
  keptWish().current = { isOn: true, read: ['wheel', 'realm'] };
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
  beginLesson();
  const props = propsAt('units');
  const tutor = show({ ...props, legal: [] });
  expect(tutor.isWaiting).toBe(true);
  expect(tutor.advice).toBeNull();
});

test('leaves at the end of the season; hints stay', async () => {
  beginLesson();
  const props = propsAt('units');
  props.view.season = 'summer';
  show(props);
  render(Guide, { props });
  expect(title()).toBe('Spring is over');
  await press('Play on alone');
  expect(keptWish().current.isOn).toBe(false);
  expect(screen.getByText('Hide hints')).toBeTruthy();
  expect(screen.queryByText('Guide me through this season')).toBeNull();
});

test('points at parts of the table beside the map', () => {
  document.body.innerHTML = '<div data-guide="wheel"></div>';
  beginLesson();
  show(propsAt('units'));
  expect(document.querySelector('[data-guide="wheel"]')!.hasAttribute('data-advised')).toBe(true);
});
