// What happened while I had nothing to decide: gathered until I am asked again, told then in a few lines.
import type { LogEntry } from '../../../generated/LogEntry';
import type { Event } from '../../../generated/scharz/Event';
import type { ScharzView } from '../../../generated/scharz/ScharzView';

type EventType = Event['type'];

/** Worth telling whomever it met. */
const GRAVE: ReadonlySet<EventType> = new Set<EventType>([
  ...(['battle_won', 'battle_drawn', 'fled', 'breached', 'assault_failed', 'raid', 'plundered'] as const),
  ...(['settlement_razed', 'settlement_taken', 'settlement_surrendered', 'settlement_starved'] as const),
  ...(['pact_made', 'pact_ended', 'declined', 'lapsed', 'aid_given', 'revolted'] as const),
  ...(['eliminated', 'vikings_landed'] as const),
  ...(['announced', 'announcement_lapsed', 'storms', 'winter_weather'] as const),
]);
/** Worth telling to those whom it met. */
const OWN: ReadonlySet<EventType> = new Set<EventType>([
  ...(['unit_lost', 'herd_lost', 'crop_taken', 'crop_destroyed', 'herd_taken', 'herd_destroyed'] as const),
  ...(['built', 'herds_born', 'taxes_collected', 'wages_paid', 'prestige_fell', 'commander_left'] as const),
  ...(['grain_lost', 'site_lost'] as const),
  ...(['fish_caught', 'fed', 'tax_shared', 'hiring_share', 'toll_paid', 'year_counted', 'guests_left'] as const),
]);

export class Telling {
  lines: Event[] = $state.raw([]);
  #gathered: Event[] = [];
  #step = '';

  /** A new picture, and whether I am asked for something in it. */
  note(fresh: readonly LogEntry[], view: ScharzView, seat: number | null, isAsked: boolean): void {
    if (seat === null) return;
    this.#gathered.push(...fresh.map(({ event }) => event as Event));
    if (!isAsked) return this.close();
    const step = `${view.year} ${view.season} ${view.phase} ${view.prompt.at ?? ''}`;
    // My own clicks in the same step tell nothing new.
    if (step !== this.#step) this.lines = worthTelling(this.#gathered, seat);
    this.#step = step;
    this.#gathered = [];
  }

  close(): void {
    this.lines = [];
  }
}

/** Grave news first, each kind in the order in which it happened. */
export function worthTelling(events: readonly Event[], seat: number): Event[] {
  const grave = events.filter(({ type }) => GRAVE.has(type));
  const own = events.filter((event) => OWN.has(event.type) && met(event).includes(seat));
  return [...grave, ...own];
}

function met(event: Event): unknown[] {
  const { seat, owner, target } = event as { seat?: number; owner?: number; target?: number };
  return owner === undefined ? [seat, target] : [owner];
}
