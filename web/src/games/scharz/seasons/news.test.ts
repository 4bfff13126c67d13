// What is news to whom.
import { expect, test } from 'vitest';
import type { Event } from '../../../generated/scharz/Event';
import { linesOf } from '../../../lib/news';
import { game } from '..';
import { propsOf } from '../fixture';
import { isNews } from './news';

const BATTLE: Event = { type: 'battle_won', at: 'it_caralis', winner: 1, target: 0 };
const MINE: Event = { type: 'wages_paid', seat: 0, gold: 3 };
const THEIRS: Event = { type: 'wages_paid', seat: 1, gold: 2 };
const MARCH: Event = { type: 'moved', seat: 1, from: 'it_caralis', to: 'it_messana', kind: 'cavalry', count: 1 };

test('grave news of all, small news of my own, and no marches: arrows show them', () => {
  const log = [MARCH, THEIRS, MINE, BATTLE].map((event, step) => ({ step, event: event as never }));
  const quiet = game.quiet as (event: object, seat: number) => boolean;
  const lines = linesOf(log, ({ type }) => type, { quiet: (event) => quiet(event, 0) });
  expect(lines.map(({ event }) => event)).toEqual([MINE, BATTLE]);
});

test('what others took is told to those who lost it', () => {
  const taken: Event = { type: 'crop_taken', seat: 1, owner: 0, at: 'it_caralis', count: 2 };
  expect([0, 1].map((seat) => isNews(taken, seat))).toEqual([true, false]);
});

test('a lost building site is told to its owner', () => {
  const lost: Event = { type: 'site_lost', seat: 0, at: 'it_caralis' };
  expect([0, 1].map((seat) => isNews(lost, seat))).toEqual([true, false]);
  expect(propsOf([]).words.event(lost)).toBe('Caralis: you lose the building site.');
});
