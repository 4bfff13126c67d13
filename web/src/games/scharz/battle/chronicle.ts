// A fight as it was told: who met whom, what each side struck round by round, who fell, how it ended.
import type { Event } from '../../../generated/scharz/Event';
import type { Kind } from '../../../generated/scharz/Kind';
import type { ScharzBattle } from '../../../generated/scharz/ScharzBattle';
import type { ScharzDie } from '../../../generated/scharz/ScharzDie';

export interface Strike {
  swords: number;
  shields: number;
}

export interface Round {
  round: number;
  /** By seat; a charge and the roll after it are two. */
  strikes: Map<number, Strike[]>;
}

export interface Chronicle {
  at: string;
  isAssault: boolean;
  by: number;
  target: number;
  rounds: Round[];
  /** Dice as they lay on the table, where I saw them; see `diceOf`. */
  seen: ReadonlyMap<string, ScharzDie[]>;
  fallen: { owner: number; kind: Kind; count: number }[];
  /** What ended it; null while it lasts. */
  end: Event | null;
}

const ENDS: ReadonlySet<Event['type']> = new Set(['battle_won', 'battle_drawn', 'assault_failed']);
/** An assault is won when the settlement falls. */
const FALLS: ReadonlySet<Event['type']> = new Set(['settlement_taken', 'settlement_razed']);

/** Writes one more event into the fights; the last one may still be open. */
export function write(fights: readonly Chronicle[], event: Event): Chronicle[] {
  if (event.type === 'battle_began' || event.type === 'assault_began') return [...fights, begun(event)];
  const last = fights.at(-1);
  if (!last || last.end !== null) return [...fights];
  return [...fights.slice(0, -1), told(last, event)];
}

function begun({ type, at, by, target }: Extract<Event, { type: 'battle_began' | 'assault_began' }>): Chronicle {
  return { at, by, target, isAssault: type === 'assault_began', rounds: [], seen: new Map(), fallen: [], end: null };
}

function told(fight: Chronicle, event: Event): Chronicle {
  if (event.type === 'struck') return { ...fight, rounds: struck(fight.rounds, event) };
  if (event.type === 'destroyed' && event.at === fight.at) return { ...fight, fallen: fell(fight.fallen, event) };
  const isOver = ENDS.has(event.type) || (fight.isAssault && FALLS.has(event.type));
  return isOver ? { ...fight, end: event } : fight;
}

function struck(rounds: readonly Round[], event: Extract<Event, { type: 'struck' }>): Round[] {
  const strike: Strike = { swords: event.swords, shields: event.shields };
  const last = rounds.at(-1);
  const round = last?.round === event.round ? last : { round: event.round, strikes: new Map<number, Strike[]>() };
  const strikes = new Map(round.strikes).set(event.seat, [...(round.strikes.get(event.seat) ?? []), strike]);
  return [...rounds.filter((each) => each !== round), { round: event.round, strikes }];
}

function fell(
  fallen: Chronicle['fallen'],
  { owner, kind }: Extract<Event, { type: 'destroyed' }>,
): Chronicle['fallen'] {
  const known = fallen.find((each) => each.owner === owner && each.kind === kind);
  if (!known) return [...fallen, { owner, kind, count: 1 }];
  return fallen.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
}

/** Keeps the dice on the table, of the round they belong to. */
export function withDice(fight: Chronicle, { at, round, sides }: ScharzBattle): Chronicle {
  const rolled = sides.filter(({ dice }) => dice.length > 0);
  if (fight.end !== null || at !== fight.at || rolled.length === 0) return fight;
  const seen = rolled.map(({ seat, dice }): [string, ScharzDie[]] => [`${round}:${seat}`, dice]);
  return { ...fight, seen: new Map([...fight.seen, ...seen]) };
}

export function diceOf({ seen }: Chronicle, round: number, seat: number): ScharzDie[] {
  return seen.get(`${round}:${seat}`) ?? [];
}
