// What the calculator begins with: the battle that is nearest at hand, as far as I can see it.
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { ScharzStack } from '../../../generated/scharz/ScharzStack';
import type { ScharzTroop } from '../../../generated/scharz/ScharzTroop';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { beside } from '../map/borders';
import { inHand } from '../orders/orders';
import { isHostile } from '../talks/talks';
import { hostOf, MOST_UNITS, type Sketch, sizeOf, troopsOf } from './armies';

const OUTSIDE = ['open', 'on_site', 'aboard'];
/** Where nobody stands: something to begin with. */
const EXAMPLE: ScharzTroop[] = [{ kind: 'light_infantry', level: 'standard', post: 'open', count: 5 }];

/** Two players and their units. */
interface Pairing {
  by: number | null;
  target: number | null;
  attackers: ScharzTroop[];
  defenders: ScharzTroop[];
}

/** The battle that may come on a space; without one, anywhere. `me` is null for those who only watch. */
export function prefill(view: ScharzView, me: number | null, at: string | null, borders: ScharzBorders | null): Sketch {
  if (at === null) return sketchOf(view, null, { by: me, target: foeOf(view, me), ...bothOf(EXAMPLE, EXAMPLE) });
  const known = view.odds.find((odds) => odds.at === at);
  if (known) return sketchOf(view, at, met(view, at, known.by, known.target));
  return sketchOf(view, at, comingTo(view, me, at, borders));
}

/**
 * The fight that would come of sending so many of the stack in hand to a space, with those whom earlier orders send
 * there; null where no enemy stands.
 */
export function ifSent(view: ScharzView, me: number, at: string, count: number): Sketch | null {
  const field = fieldOf(view, at);
  const hand = taken(view, at)?.map((troop) => ({ ...troop, count: Math.min(troop.count, count) }));
  const owner = field && field.settlement !== 'wilderness' ? field.owner : null;
  const foe = owner !== null && isHostile(view, me, owner) ? owner : strongest(view, me, [field]);
  if (!hand || foe === null) return null;
  const mine = [...outside(field, me), ...hand];
  return sketchOf(view, at, { by: me, target: foe, ...bothOf(mine, defending(field, foe)) });
}

/** A battle that stands before the two. */
function met(view: ScharzView, at: string, by: number, target: number): Pairing {
  const field = fieldOf(view, at);
  return { by, target, ...bothOf(outside(field, by), defending(field, target)) };
}

/** Who might meet there: those on the space, what I hold in hand, and who stands next door. An owner always defends. */
function comingTo(view: ScharzView, me: number | null, at: string, borders: ScharzBorders | null): Pairing {
  const field = fieldOf(view, at);
  const around = borders ? beside(borders, at).map((id) => fieldOf(view, id)) : [];
  const reach = (seat: number | null) =>
    isThere(field, seat) ? outside(field, seat) : around.flatMap((each) => outside(each, seat));
  const owner = field && field.settlement !== 'wilderness' ? field.owner : null;
  const here = owner !== null && isHostile(view, me, owner) ? owner : strongest(view, me, [field]);
  const foe = here ?? strongest(view, me, around) ?? foeOf(view, me);
  const isMine = owner === null ? here === null && isThere(field, me) : owner === me;
  if (isMine) return { by: foe, target: me, ...bothOf(reach(foe), defending(field, me)) };
  const mine = isThere(field, me) ? outside(field, me) : (taken(view, at) ?? reach(me));
  return { by: me, target: foe, ...bothOf(mine, here === null ? reach(foe) : defending(field, foe)) };
}

const isThere = (field: ScharzField | undefined, seat: number | null): boolean => outside(field, seat).length > 0;

function strongest(view: ScharzView, me: number | null, fields: readonly (ScharzField | undefined)[]): number | null {
  const armies = view.seats
    .filter(({ seat }) => isHostile(view, me, seat))
    .map(({ seat }) => ({ seat, size: sizeOf(fields.flatMap((field) => outside(field, seat))) }))
    .toSorted((a, b) => b.size - a.size);
  return armies[0] && armies[0].size > 0 ? armies[0].seat : null;
}

function foeOf(view: ScharzView, me: number | null): number | null {
  const others = view.seats.filter(({ seat, is_out }) => !is_out && isHostile(view, me, seat));
  return others[0]?.seat ?? null;
}

/** The stack that waits for its target. */
function taken(view: ScharzView, at: string): ScharzTroop[] | null {
  const hand = inHand(view.draft);
  if ((hand?.type !== 'select' && hand?.type !== 'select_transports') || hand.at === at) return null;
  const wanted = hand.type === 'select' ? hand.kind : 'transport';
  const stack = fieldOf(view, hand.at)?.stacks.find(
    ({ kind, level, post }) => kind === wanted && level === hand.level && post === hand.post,
  );
  return stack ? troopsOf([{ ...stack, post: 'open' }]) : null;
}

function outside(field: ScharzField | undefined, seat: number | null): ScharzStack[] {
  return field?.stacks.filter(({ owner, post }) => owner === seat && OUTSIDE.includes(post)) ?? [];
}

/** Those in the open fight first; with nobody there the garrison is stormed. */
function defending(field: ScharzField | undefined, seat: number | null): ScharzStack[] {
  const open = outside(field, seat);
  return open.length > 0
    ? open
    : (field?.stacks.filter(({ owner, post }) => owner === seat && post === 'inside') ?? []);
}

function bothOf(
  attackers: readonly (ScharzStack | ScharzTroop)[],
  defenders: readonly (ScharzStack | ScharzTroop)[],
): Pick<Pairing, 'attackers' | 'defenders'> {
  return { attackers: capped(troopsOf(attackers)), defenders: capped(troopsOf(defenders)) };
}

function capped(units: ScharzTroop[]): ScharzTroop[] {
  let room = MOST_UNITS;
  return units
    .map((troop) => {
      const count = Math.min(troop.count, room);
      room -= count;
      return { ...troop, count };
    })
    .filter(({ count }) => count > 0);
}

function sketchOf(view: ScharzView, at: string | null, pairing: Pairing): Sketch {
  const { by, target, attackers, defenders } = pairing;
  const field = at === null ? undefined : fieldOf(view, at);
  const isOwner = field !== undefined && field.settlement !== 'wilderness' && field.owner === target && target !== null;
  const isAssault = isOwner && outside(field, target).length === 0;
  const question: ScharzBattleQuestion = {
    mode: view.mode,
    clash: isAssault ? 'assault' : 'battle',
    ground: at === null ? { type: 'land', land: 'plain' } : { type: 'field', at },
    settlement: isOwner ? field.settlement : 'wilderness',
    fort: isOwner && field.fort,
    empty_settlement: view.empty_settlement,
    attacker: hostOf(view, by, target, attackers),
    defender: hostOf(view, target, by, defenders),
  };
  return { question, seats: { attacker: by, defender: target } };
}

function fieldOf(view: ScharzView, at: string): ScharzField | undefined {
  return view.spaces.find((field) => field.at === at);
}
