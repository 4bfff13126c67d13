import { describe, expect, test } from 'vitest';
import type { Action } from '../../generated/lancaster/Action';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import { clickOn, litAfter, routesOf } from '../../lib/board/click';
import { keyOf, type Meant, type Seen } from '../../lib/board/target';
import { ACTIONS, exampleView, PROMPTS } from './example';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import { conflict, county, favour, grammar, knight, space, type Target } from './targets';

const LEGAL: Action[] = [
  { type: 'place_in_county', banner: 'own', knight: 2, county: 'york' },
  { type: 'place_in_county', banner: 'own', knight: 2, county: 'dorset' },
  { type: 'place_in_castle', banner: 'own', knight: 1, space: 'castle_gold' },
  { type: 'place_in_conflict', banner: 'ally', knight: 2, conflict: 'lower_left' },
];
const asked = (prompt: LancasterPrompt): Seen<LancasterView> => ({
  view: exampleView('seat', { prompt }),
  viewer: { type: 'seat', seat: 0 },
});
const PLACING = asked(PROMPTS['place']!);
const routes = routesOf(grammar, LEGAL, PLACING);

describe('lit targets', () => {
  test('begin with the knights that can go somewhere, and with the places they can go to', () => {
    expect([...litAfter(routes, [])].filter((key) => key.startsWith('knight'))).toEqual([
      'knight:own:2',
      'knight:own:1',
      'knight:ally:2',
    ]);
    expect([...litAfter(routes, [])].filter((key) => !key.startsWith('knight'))).toEqual([
      'county:york',
      'county:dorset',
      'space:own:castle_gold',
      'conflict:lower_left',
    ]);
  });

  test('a place chosen first offers the knights that fit', () => {
    expect([...litAfter(routes, [county('york')])]).toEqual(['knight:own:2']);
    expect([...litAfter(routes, [conflict('lower_left')])]).toEqual(['knight:ally:2']);
  });

  test('follow the knight taken up; an ally goes its own ways', () => {
    expect([...litAfter(routes, [knight('own', 2)])]).toEqual(['county:york', 'county:dorset']);
    expect([...litAfter(routes, [knight('ally', 2)])]).toEqual(['conflict:lower_left']);
  });
});

describe('a click', () => {
  test('takes up a knight, then plays the very action of the list', () => {
    expect(clickOn(routes, [], knight('own', 2))).toEqual({ kind: 'chosen', chosen: [knight('own', 2)] });
    const second = clickOn(routes, [knight('own', 2)], county('dorset'));
    expect(second.kind === 'act' && second.action).toBe(LEGAL[1]);
  });

  test('on another knight begins again, on the same one puts it down', () => {
    const two = knight('own', 2);
    expect(clickOn(routes, [two], knight('own', 1))).toEqual({ kind: 'chosen', chosen: [knight('own', 1)] });
    expect(clickOn(routes, [two], two)).toEqual({ kind: 'chosen', chosen: [] });
  });

  test('on a dark target does nothing', () => {
    expect(clickOn(routes, [knight('own', 1)], county('york'))).toEqual({ kind: 'dark' });
    expect(clickOn(routes, [county('york')], knight('own', 1))).toEqual({ kind: 'dark' });
  });

  test('on a place first, then on a knight, plays the same; another place begins again', () => {
    expect(clickOn(routes, [], county('york'))).toEqual({ kind: 'chosen', chosen: [county('york')] });
    const second = clickOn(routes, [county('york')], knight('own', 2));
    expect(second).toEqual({ kind: 'act', action: LEGAL[0], alike: [LEGAL[0]] });
    expect(clickOn(routes, [county('york')], county('dorset'))).toEqual({ kind: 'chosen', chosen: [county('dorset')] });
  });
});

describe('paths', () => {
  test('different actions on the board have different ones', () => {
    const paths = Object.values(ACTIONS).map((action) => grammar.path(action, PLACING).map(keyOf).join());
    const drawn = paths.filter((path) => path !== '');
    expect(drawn.length).toBeGreaterThan(8);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('an upgrade points at the knight where it stands', () => {
    const upgrade = (at: 'court' | 'york' | 'castle_gold' | 'upper_left', banner: 'own' | 'ally') =>
      grammar.path({ type: 'upgrade', knight: 2, at }, asked({ id: 'favour_upgrade', banner })).map(keyOf);
    expect(upgrade('court', 'own')).toEqual(['knight:own:2']);
    expect(upgrade('york', 'own')).toEqual(['county:york']);
    expect(upgrade('castle_gold', 'ally')).toEqual(['space:ally:castle_gold']);
    expect(upgrade('upper_left', 'own')).toEqual(['stacked:upper_left:2']);
  });
});

describe('a dark target means', () => {
  const meant = (chosen: Target[], target: Target, prompt: string): Meant<Action> | null =>
    grammar.meant(chosen, target, asked(PROMPTS[prompt]!));
  const ask = (action: Partial<Action>) => ({ kind: 'ask', action });

  test('the move that cannot be made with the knight in hand', () => {
    const hand = [knight('own', 1)];
    expect(meant(hand, county('somerset'), 'place')).toEqual(
      ask({ type: 'place_in_county', banner: 'own', knight: 1, county: 'somerset' }),
    );
    expect(meant(hand, conflict('lower_left'), 'place')).toEqual(
      ask({ type: 'place_in_conflict', banner: 'own', knight: 1, conflict: 'lower_left' }),
    );
    expect(meant(hand, space('own', 'castle_votes'), 'place')).toEqual(
      ask({ type: 'place_in_castle', banner: 'own', knight: 1, space: 'castle_votes' }),
    );
  });

  test('the knight that cannot go to the place chosen first', () => {
    expect(meant([county('somerset')], knight('own', 1), 'place')).toEqual(
      ask({ type: 'place_in_county', banner: 'own', knight: 1, county: 'somerset' }),
    );
  });

  test('what the question is about', () => {
    expect(meant([], county('york'), 'favour_noble')).toEqual(ask({ type: 'take_noble', county: 'york' }));
    expect(meant([], space('own', 'castle_gold'), 'choose_extension')).toEqual(
      ask({ type: 'build', space: 'castle_gold' }),
    );
    expect(meant([], conflict('upper_left'), 'cross')).toEqual(ask({ type: 'cross', conflict: 'upper_left' }));
    expect(meant([], favour('fav_gold'), 'vote')).toEqual(ask({ type: 'take_favour', favour: 'fav_gold' }));
  });

  test('that a knight comes first; a knight that cannot go means nothing', () => {
    expect(meant([], county('york'), 'place')).toEqual({ kind: 'say', text: 'lancaster-ui-first-knight' });
    expect(meant([], knight('own', 4), 'place')).toBeNull();
    expect(meant([], county('york'), 'vote')).toBeNull();
  });
});
