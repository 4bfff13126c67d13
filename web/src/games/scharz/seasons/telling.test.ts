// What is told of the steps that passed by themselves.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../generated/scharz/Event';
import { propsOf, realView } from '../fixture';
import { Telling as Told, worthTelling } from './telling.svelte';
import Telling from './Telling.svelte';

const BATTLE: Event = { type: 'battle_won', at: 'it_caralis', winner: 1, target: 0 };
const MINE: Event = { type: 'wages_paid', seat: 0, gold: 3 };
const THEIRS: Event = { type: 'wages_paid', seat: 1, gold: 2 };
const MARCH: Event = { type: 'moved', seat: 1, from: 'it_caralis', to: 'it_messana', kind: 'cavalry', count: 1 };
const entries = (...events: Event[]) => events.map((event, step) => ({ step, event: event as never }));

test('grave news of all, small news of my own, and no marches: arrows show them', () => {
  expect(worthTelling([MARCH, THEIRS, MINE, BATTLE], 0)).toEqual([BATTLE, MINE]);
});

test('what others took is told to those who lost it', () => {
  const taken: Event = { type: 'crop_taken', seat: 1, owner: 0, at: 'it_caralis', count: 2 };
  expect(worthTelling([taken], 0)).toEqual([taken]);
  expect(worthTelling([taken], 1)).toEqual([]);
});

test('a lost building site is told to its owner', () => {
  const lost: Event = { type: 'site_lost', seat: 0, at: 'it_caralis' };
  expect(worthTelling([lost], 0)).toEqual([lost]);
  expect(worthTelling([lost], 1)).toEqual([]);
  expect(propsOf([]).words.event(lost)).toBe('Caralis: you lose the building site.');
});

describe('from one question to the next', () => {
  const units = realView({ phase: 'units' });
  const trade = realView({ phase: 'trade' });

  test('it is gathered until I am asked', () => {
    const told = new Told();
    told.note(entries(BATTLE), units, 0, false);
    expect(told.lines).toEqual([]);
    told.note(entries(MINE), trade, 0, true);
    expect(told.lines).toEqual([BATTLE, MINE]);
  });

  test('my own clicks leave it as it is, the next wait puts it away', () => {
    const told = new Told();
    told.note(entries(BATTLE), trade, 0, true);
    told.note(entries(MINE), trade, 0, true);
    expect(told.lines).toEqual([BATTLE]);
    told.note([], trade, 0, false);
    expect(told.lines).toEqual([]);
  });

  test.each([
    [5, '3 more in the log'],
    [3, '5 more in the log'],
  ])('a long tale is cut where there is room for %i lines, and says so', (most, more) => {
    const fresh = entries(...Array.from({ length: 8 }, () => BATTLE));
    render(Telling, { props: { ...propsOf([{ type: 'ready' }], trade), fresh, most } });
    expect(screen.getAllByRole('listitem')).toHaveLength(most);
    expect(screen.getByText(more)).toBeTruthy();
  });

  test('it can be put away', async () => {
    render(Telling, { props: { ...propsOf([{ type: 'ready' }], trade), fresh: entries(BATTLE), most: 3 } });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('who only watches reads the log', () => {
    const told = new Told();
    told.note(entries(BATTLE), trade, null, false);
    told.note(entries(BATTLE), trade, null, true);
    expect(told.lines).toEqual([]);
  });
});
