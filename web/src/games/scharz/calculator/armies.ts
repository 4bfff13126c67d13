// The two armies of the calculator: who stands where, and small changes to the list of units. No rules: only what may be asked.
import type { Kind } from '../../../generated/scharz/Kind';
import type { Level } from '../../../generated/scharz/Level';
import type { Mode } from '../../../generated/scharz/Mode';
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import type { ScharzHost } from '../../../generated/scharz/ScharzHost';
import type { ScharzStack } from '../../../generated/scharz/ScharzStack';
import type { ScharzTroop } from '../../../generated/scharz/ScharzTroop';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { KINDS } from '../pieces/pieces';

export type SideName = 'attacker' | 'defender';
export const SIDES: SideName[] = ['attacker', 'defender'];
export const LEVELS: Level[] = ['recruit', 'standard', 'experienced', 'veteran', 'elite'];
/** More the server does not take. */
export const MOST_UNITS = 48;

/** A question, and whose armies they are. */
export interface Sketch {
  question: ScharzBattleQuestion;
  seats: Record<SideName, number | null>;
}

/** What there is in a mode; of the rest its players are not told. */
export function kindsOf(mode: Mode): Kind[] {
  const unknown: Kind[] = mode === 'extended' ? [] : mode === 'original' ? ['elephant'] : ['elephant', 'corsair'];
  return KINDS.filter((kind) => !unknown.includes(kind));
}

/** The army of a seat, with all that the view tells about its leader. */
export function hostOf(view: ScharzView, seat: number | null, foe: number | null, units: ScharzTroop[]): ScharzHost {
  const known = view.seats.find((each) => each.seat === seat);
  return {
    units,
    faction: known?.faction ?? null,
    commander: known?.commander ?? 'poor',
    prestige: known?.prestige ?? 20,
    is_rival: known !== undefined && foe !== null && known.rival === foe,
    flees_below: 0,
  };
}

/** Stacks as units of the question; those that are alike are one. */
export function troopsOf(stacks: readonly Pick<ScharzStack, 'kind' | 'level' | 'post' | 'count'>[]): ScharzTroop[] {
  const troops: ScharzTroop[] = [];
  for (const { kind, level, post, count } of stacks) {
    const known = troops.find((troop) => troop.kind === kind && troop.level === level && troop.post === post);
    if (known) known.count += count;
    else troops.push({ kind, level, post, count });
  }
  return troops.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

export function sizeOf(units: readonly ScharzTroop[]): number {
  return units.reduce((total, { count }) => total + count, 0);
}

/** One more of a kind: in its row, or in a new one. */
export function added(units: readonly ScharzTroop[], kind: Kind): ScharzTroop[] {
  const plain = { kind, level: 'standard', post: 'open', count: 1 } as const;
  return troopsOf([...units, plain]);
}

/** A row with another number or level; a row of none is gone. */
export function changed(units: readonly ScharzTroop[], index: number, change: Partial<ScharzTroop>): ScharzTroop[] {
  const next = units.map((troop, at) => (at === index ? { ...troop, ...change } : troop));
  return troopsOf(next).filter(({ count }) => count > 0);
}

/** Attacker and defender change places; the settlement stays the defender's. */
export function swapped({ question, seats }: Sketch): Sketch {
  return {
    question: { ...question, attacker: question.defender, defender: question.attacker },
    seats: { attacker: seats.defender, defender: seats.attacker },
  };
}

/** A side is another player's now: the leader changes, the units stay. */
export function ledBy(sketch: Sketch, view: ScharzView, side: SideName, seat: number | null): Sketch {
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const seats = { ...sketch.seats, [side]: seat };
  const led = (name: SideName): ScharzHost => {
    const { units, flees_below } = sketch.question[name];
    const foe = name === side ? seats[other] : seat;
    return { ...hostOf(view, seats[name], foe, units), flees_below };
  };
  return { seats, question: { ...sketch.question, [side]: led(side), [other]: led(other) } };
}
