// Who sits where, with names as a reader of this language would say them.
import type { Player } from './game/types';
import type { SeatInfo } from '../generated/SeatInfo';
import type { SeatPlan } from '../generated/SeatPlan';
import type { Words } from './words/words.svelte';

/** As the server counts. */
export const LONGEST_NAME = 24;

export function playersOf(seats: SeatInfo[], awaited: number[], you: number | null, words: Words): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: nameAt(seats, seat, words),
    isMe: seat.seat === you,
    isBot: seat.kind === 'bot',
    level: levelOf(seat, words),
    isAwaited: awaited.includes(seat.seat),
  }));
}

/** Bots are told apart by the colour of their shield: "Blue bot". */
export function seatName(seat: SeatInfo, words: Words): string {
  if (seat.kind === 'open') return words.t('seat-open');
  if (seat.kind === 'bot') return words.t(`bot-name-${seat.seat}`);
  return seat.name || words.t('guest');
}

/** A name among those at the table: two people without one are told apart by a number. */
export function nameAt(seats: SeatInfo[], seat: SeatInfo, words: Words): string {
  const guests = seats.filter(({ kind, name }) => kind !== 'open' && kind !== 'bot' && name === '');
  const number = guests.indexOf(seat) + 1;
  return number > 0 && guests.length > 1 ? words.t('guest-number', { number }) : seatName(seat, words);
}

/** How well a bot plays; nothing for people. It stands beside the name, not in it. */
export function levelOf(seat: SeatInfo, words: Words): string | undefined {
  return seat.kind === 'bot' && words.has(`level-${seat.name}`) ? words.t(`level-${seat.name}`) : undefined;
}

/** Who sat where as a record tells it: a file from anywhere, so only what can be a name is read. Older ones tell nobody. */
export function seatsOfRecord(record: { players?: unknown; setup: { seats: number } }): SeatInfo[] | null {
  const { players } = record;
  if (!Array.isArray(players) || players.length !== record.setup.seats) return null;
  return players.map((player: unknown, seat) => {
    const { kind, name } = (player ?? {}) as Record<string, unknown>;
    const text = typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
    return { seat, kind: kind === 'bot' ? 'bot' : 'person', name: text, is_mine: false, is_here: true, stand_in: null };
  });
}

/** Players of a record that keeps no names. */
export function nameless(nSeats: number, awaited: number[], you: number | null, words: Words): Player[] {
  return Array.from({ length: nSeats }, (_, seat) => ({
    seat,
    name: words.t(`seat-name-${seat}`),
    isMe: seat === you,
    isBot: false,
    isAwaited: awaited.includes(seat),
  }));
}

/** The same company again: me, the same bots, others by link or on this screen. */
export function sameSeats(seats: SeatInfo[]): SeatPlan[] {
  const first = seats.find((seat) => seat.is_mine)?.seat;
  return seats.map((seat) => {
    if (seat.kind === 'bot') return { type: 'bot', level: seat.name };
    if (seat.seat === first) return { type: 'me' };
    return seat.is_mine ? { type: 'local', name: seat.name } : { type: 'open' };
  });
}
