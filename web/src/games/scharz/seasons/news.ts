// What is news to a player in the strip of what happened since the last step: battles and talks of all, harvests and taxes
// only where they are one's own. Marches are shown by arrows.
import type { Event } from '../../../generated/scharz/Event';

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

export function isNews(event: Event, seat: number): boolean {
  return GRAVE.has(event.type) || (OWN.has(event.type) && met(event).includes(seat));
}

function met(event: Event): unknown[] {
  const { seat, owner, target } = event as { seat?: number; owner?: number; target?: number };
  return owner === undefined ? [seat, target] : [owner];
}
