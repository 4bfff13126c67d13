// Small questions to the view, and what is read out of the news.
import { describe, expect, test, vi } from 'vitest';
import type { Event } from '../../generated/heads-of-state/Event';
import { mockWords } from '../../lib/fixtures';
import { eventSamples, seatView } from './fixtures';
import { gainsOf } from './gains';
import { bagDrawOf, hasGoneOn, reportOf } from './news';
import { markedSectors, ordered, tieBreaks, visited } from './standing';
import { heldCards, suggested } from './surplus';
import { faceOf, treacheryFace } from './symbols';
import { journeysOf, travelAll } from './travels';

const words = mockWords('heads-of-state');
const britain = () => seatView().countries[0]!;

describe('standings', () => {
  test('those who count come first, in their order', () => {
    const places = ordered(britain()).map(({ place }) => place);
    expect(places).toEqual([1, 2, null, null, null]);
  });

  test('a tie is explained, a clear lead is not', () => {
    expect(tieBreaks(britain(), words)).toEqual([{ first: 0, next: 2, why: 'higher noble (Earl)' }]);
    const clear = { ...britain(), standings: britain().standings.map((row) => ({ ...row, decided_by: null })) };
    expect(tieBreaks(clear, words)).toEqual([]);
  });

  test('a tie on rank is decided by the hexagon', () => {
    const country = britain();
    Object.assign(country.standings[0]!, { decided_by: 'higher_sector', decided_in: 'ireland' });
    expect(tieBreaks(country, words)).toEqual([{ first: 0, next: 2, why: 'higher hexagon (Ireland)' }]);
  });

  test('sectors visited are counted', () => {
    const view = seatView();
    expect(visited(view, view.countries[0]!, view.countries[0]!.standings[0]!)).toEqual({ done: 1, all: 3 });
  });

  test('a country marks all its sectors', () => {
    expect([...markedSectors(seatView(), new Set(['great_britain']))]).toEqual(['england', 'ireland', 'scotland']);
    expect([...markedSectors(seatView(), new Set(['saxony', 'space:saxony:earl']))]).toEqual(['saxony']);
  });
});

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

describe('news', () => {
  const played: Event = {
    type: 'treachery_played',
    seat: 1,
    owner: 0,
    sector: 'burgundy',
    rank: 'duke',
    cards: ['assassin'],
  };

  test('a cube from the bag has an owner', () => {
    expect(bagDrawOf([played, { type: 'assassination_succeeded', seat: 1, owner: 0 }])?.cube).toBe(1);
    const failed: Event = { type: 'assassination_failed', seat: 1, owner: 0, sector: 'burgundy', rank: 'duke' };
    expect(bagDrawOf([played, failed])?.cube).toBe(0);
    expect(bagDrawOf([{ ...played, cards: ['guillotine'] }])).toBeNull();
  });

  test('a Revolution is reported country by country', () => {
    const samples = eventSamples();
    const report = reportOf([samples['turn_began']!, samples['revolution']!, samples['country_won']!]);
    const won = samples['country_won'] as Extract<Event, { type: 'country_won' }>;
    expect(report?.countries).toHaveLength(4);
    expect(report?.countries.find(({ country }) => country === won.country)?.places).toEqual([won]);
    expect(reportOf([samples['turn_began']!])).toBeNull();
  });

  test('it has been read once I go on', () => {
    const taken: Event = { type: 'attribute_taken', seat: 2, attribute: 'gold' };
    expect(hasGoneOn([taken], 2)).toBe(true);
    expect(hasGoneOn([taken], 0)).toBe(false);
    expect(hasGoneOn([taken], null)).toBe(true);
  });
});

describe('travelling', () => {
  test('every event has its journeys or none', () => {
    const moved = Object.values(eventSamples()).filter((event) => journeysOf(event).length > 0);
    expect(moved.map(({ type }) => type)).toEqual(expect.arrayContaining(['noble_created', 'noble_killed']));
    expect(journeysOf({ type: 'turn_began', seat: 0 })).toEqual([]);
  });

  test('what I take comes to my hand, what others take does not', () => {
    document.body.innerHTML = '<i data-hand="gold"></i><i data-display="attributes"></i>';
    const animate = vi.fn();
    document.querySelector<HTMLElement>('[data-hand]')!.animate = animate;
    const taken = (seat: number) => [{ step: 1, event: { type: 'attribute_taken', seat, attribute: 'gold' } }];
    travelAll(document, taken(1), 'full', 0);
    expect(animate).not.toHaveBeenCalled();
    travelAll(document, taken(0), 'full', 0);
    expect(animate).toHaveBeenCalledTimes(1);
  });
});

test('gains are told with their signs', () => {
  const gains = gainsOf(
    {
      kind: 'strike',
      actions: [],
      attack: { sector: 'burgundy', rank: 'duke', owner: 2, ways: [], blocked: null, prize: 2, owner_prize: -8 },
    },
    words,
  );
  expect(gains).toEqual([
    { text: '+2 at the end of the round, as things stand', tone: 'good' },
    { text: '−8 at the end of the round for Cleo', tone: 'good' },
  ]);
});

test('a card for two countries shows both', () => {
  expect(treacheryFace('axeman_gallows').countries).toEqual(['great_britain', 'german_states']);
  expect(treacheryFace('assassin').countries).toEqual([]);
  expect(faceOf('gold').icons).toHaveLength(1);
});
