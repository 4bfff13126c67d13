import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/lancaster/Action';
import { ACTIONS, EVENTS, PROMPTS } from './example';
import { click, litAfter, meantBy, pathOfAction, places } from './targets';

const LEGAL: Action[] = [
  { type: 'place_in_county', banner: 'own', knight: 2, county: 'york' },
  { type: 'place_in_county', banner: 'own', knight: 2, county: 'dorset' },
  { type: 'place_in_castle', banner: 'own', knight: 1, space: 'castle_gold' },
  { type: 'place_in_conflict', banner: 'ally', knight: 2, conflict: 'lower_left' },
];

describe('lit targets', () => {
  test('begin with the knights that can go somewhere', () => {
    expect([...litAfter(LEGAL, [], 'own')]).toEqual(['knight:own:2', 'knight:own:1', 'knight:ally:2']);
  });

  test('follow the knight taken up; an ally goes its own ways', () => {
    expect([...litAfter(LEGAL, ['knight:own:2'], 'own')]).toEqual(['county:york', 'county:dorset']);
    expect([...litAfter(LEGAL, ['knight:ally:2'], 'own')]).toEqual(['conflict:lower_left']);
  });
});

describe('a click', () => {
  test('takes up a knight, then plays the very action of the list', () => {
    expect(click(LEGAL, [], 'knight:own:2', 'own')).toEqual({ kind: 'chosen', chosen: ['knight:own:2'] });
    const second = click(LEGAL, ['knight:own:2'], 'county:dorset', 'own');
    expect(second.kind === 'act' && second.action).toBe(LEGAL[1]);
  });

  test('on another knight begins anew, on the same one puts it down', () => {
    expect(click(LEGAL, ['knight:own:2'], 'knight:own:1', 'own')).toEqual({ kind: 'chosen', chosen: ['knight:own:1'] });
    expect(click(LEGAL, ['knight:own:2'], 'knight:own:2', 'own')).toEqual({ kind: 'chosen', chosen: [] });
  });

  test('on a dark target does nothing', () => {
    expect(click(LEGAL, ['knight:own:1'], 'county:york', 'own')).toEqual({ kind: 'dark' });
  });
});

describe('paths', () => {
  test('every kind of action has one, and different actions have different ones', () => {
    const paths = Object.values(ACTIONS).map((action) => pathOfAction(action, 'own').join());
    expect(paths.every((path) => path.length > 0)).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('an upgrade points at the knight where it stands', () => {
    const upgrade = (at: 'court' | 'york' | 'castle_gold' | 'upper_left', banner: 'own' | 'ally') =>
      pathOfAction({ type: 'upgrade', knight: 2, at }, banner);
    expect(upgrade('court', 'own')).toEqual(['knight:own:2']);
    expect(upgrade('york', 'own')).toEqual(['county:york']);
    expect(upgrade('castle_gold', 'ally')).toEqual(['space:ally:castle_gold']);
    expect(upgrade('upper_left', 'own')).toEqual(['stacked:upper_left:2']);
  });
});

describe('a dark target means', () => {
  test('the move that cannot be made with the knight in hand', () => {
    const meant = (target: string) => meantBy(['knight:own:1'], target, PROMPTS['place']!);
    expect(meant('county:somerset')).toEqual({
      type: 'place_in_county',
      banner: 'own',
      knight: 1,
      county: 'somerset',
    });
    expect(meant('conflict:lower_left')).toMatchObject({ type: 'place_in_conflict', conflict: 'lower_left' });
    expect(meant('space:own:castle_votes')).toMatchObject({ type: 'place_in_castle', space: 'castle_votes' });
  });

  test('what the question is about', () => {
    expect(meantBy([], 'county:york', PROMPTS['favour_noble']!)).toEqual({ type: 'take_noble', county: 'york' });
    expect(meantBy([], 'space:own:castle_gold', PROMPTS['choose_extension']!)).toEqual({
      type: 'build',
      space: 'castle_gold',
    });
    expect(meantBy([], 'conflict:upper_left', PROMPTS['cross']!)).toEqual({ type: 'cross', conflict: 'upper_left' });
    expect(meantBy([], 'county:york', PROMPTS['place']!)).toBeNull();
  });
});

test('events and actions name the places to be marked', () => {
  expect(places(EVENTS['expelled']!)).toEqual(['stafford']);
  expect(places({ type: 'upgraded', at: 'york', cause: 'l01' })).toEqual(['york', 'l01']);
  expect(places(ACTIONS['decline']!)).toEqual([]);
});
