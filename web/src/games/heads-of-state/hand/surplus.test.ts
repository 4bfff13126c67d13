import { describe, expect, test } from 'vitest';
import { seatView } from '../fixtures';
import { heldCards, suggested } from './surplus';

describe('the surplus', () => {
  const hand = () => ({
    ...seatView().hand!,
    attributes: [
      { attribute: 'gold' as const, count: 3 },
      { attribute: 'title' as const, count: 2 },
      { attribute: 'palace' as const, count: 1 },
    ],
    treachery: [{ card: 'assassin' as const, count: 2 }],
    draft_attributes: [{ attribute: 'gold' as const, count: 1 }],
    draft_treachery: [],
  });

  test('is chosen card by card', () => {
    const cards = heldCards(hand());
    expect(cards).toHaveLength(8);
    expect(cards.filter(({ isDrafted }) => isDrafted).map(({ key }) => key)).toEqual(['gold-0']);
  });

  test('spares the Courtesan while there is something else', () => {
    const cards = heldCards({
      ...hand(),
      draft_attributes: [],
      attributes: [
        { attribute: 'gold', count: 1 },
        { attribute: 'courtesan', count: 3 },
      ],
    });
    expect(suggested(cards, 'attributes', 2)).toEqual(['gold-0', 'courtesan-0']);
  });

  test('begins with what I hold most of', () => {
    expect(suggested(heldCards(hand()), 'attributes', 3)).toEqual(['gold-1', 'title-0', 'gold-2']);
    expect(suggested(heldCards(hand()), 'treachery', 1)).toEqual(['assassin-0']);
    expect(suggested(heldCards(hand()), 'treachery', 5)).toHaveLength(2);
  });
});
