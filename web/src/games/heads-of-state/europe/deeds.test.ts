import { describe, expect, test } from 'vitest';
import type { Action } from '../../../generated/heads-of-state/Action';
import { ATTACK, CREATION, EARL, handView, WAYS } from '../fixtures';
import { cardsOf, deedAt } from './deeds';

const LEGAL: Action[] = [...WAYS, { type: 'finish' }];

describe('a deed', () => {
  test('offers the very actions of the list, the one to preselect first', () => {
    const deed = deedAt(handView('plot', { attacks: [ATTACK] }), LEGAL, { sector: 'burgundy', rank: 'duke' });
    expect(deed?.kind).toBe('strike');
    expect(deed?.actions[0]).toBe(LEGAL[3]);
    expect(deed?.actions[1]).toBe(LEGAL[2]);
  });

  test('is none where nothing is legal', () => {
    const view = handView('create', { creations: [CREATION] });
    expect(deedAt(view, [LEGAL[4]!], EARL)).toBeNull();
    expect(deedAt(view, LEGAL, { sector: 'ireland', rank: 'count' })).toBeNull();
  });

  test('names the cards it spends', () => {
    const view = handView('create', { creations: [CREATION] });
    expect(cardsOf(view, WAYS[0]!)).toEqual(['title', 'troops', 'castle']);
    expect(cardsOf(view, WAYS[1]!)).toEqual(['title', 'troops', 'courtesan']);
    expect(cardsOf(view, WAYS[3]!)).toEqual(['guillotine']);
  });
});
