// What deserves a moment of its own among the things that just happened: a cube from the bag, a Revolution.
import type { Country } from '../../../generated/heads-of-state/Country';
import type { Event } from '../../../generated/heads-of-state/Event';
import type { Rank } from '../../../generated/heads-of-state/Rank';
import type { Sector } from '../../../generated/heads-of-state/Sector';
import type { LogEntry } from '../../../generated/LogEntry';

export interface BagDraw {
  by: number;
  owner: number;
  sector: Sector;
  rank: Rank;
  /** Whose cube came out of the bag. */
  cube: number;
}

export type Place = Extract<Event, { type: 'country_won' | 'country_second' }>;

export interface RevolutionReport {
  century: Extract<Event, { type: 'revolution' }>['century'];
  seat: number;
  countries: { country: Country; places: Place[] }[];
  /** What noble cards scored, at the end of the match. */
  ranks: Extract<Event, { type: 'rank_majority' | 'rank_shared' }>[];
}

const COUNTRIES: Country[] = ['great_britain', 'france', 'german_states', 'spain'];

export function eventsOf(fresh: readonly LogEntry[]): Event[] {
  return fresh.map(({ event }) => event as Event);
}

/** The last draw from the bag, if there was one. */
export function bagDrawOf(events: readonly Event[]): BagDraw | null {
  const drawn = events.findLastIndex(
    ({ type }) => type === 'assassination_succeeded' || type === 'assassination_failed',
  );
  const played = events.slice(0, drawn + 1).findLast((event) => event.type === 'treachery_played');
  if (!played) return null;
  const { seat, owner, sector, rank } = played;
  return { by: seat, owner, sector, rank, cube: events[drawn]!.type === 'assassination_succeeded' ? seat : owner };
}

export function reportOf(events: readonly Event[]): RevolutionReport | null {
  const revolution = events.findLast((event) => event.type === 'revolution');
  if (!revolution) return null;
  const after = events.slice(events.indexOf(revolution));
  const places = after.filter(
    (event): event is Place => event.type === 'country_won' || event.type === 'country_second',
  );
  return {
    century: revolution.century,
    seat: revolution.seat,
    countries: COUNTRIES.map((country) => ({ country, places: places.filter((each) => each.country === country) })),
    ranks: after.filter((event) => event.type === 'rank_majority' || event.type === 'rank_shared'),
  };
}

/** Whether a seat has gone on playing since: the report has been read. */
export function hasGoneOn(events: readonly Event[], seat: number | null): boolean {
  const moves = [
    'turn_chosen',
    'attribute_taken',
    'attribute_drawn',
    'treachery_taken',
    'treachery_drawn',
    'discarded',
  ];
  const isMine = (event: Event): boolean => seat === null || ('seat' in event && event.seat === seat);
  return events.some((event) => moves.includes(event.type) && isMine(event));
}
