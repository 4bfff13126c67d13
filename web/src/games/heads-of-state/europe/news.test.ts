import { describe, expect, test } from 'vitest';
import type { Event } from '../../../generated/heads-of-state/Event';
import { eventSamples } from '../fixtures';
import { bagDrawOf, hasGoneOn, reportOf } from './news';

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
