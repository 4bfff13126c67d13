// What lies on a space, gathered into what is drawn there.
import type { Herd } from '../../../generated/scharz/Herd';
import type { Kind } from '../../../generated/scharz/Kind';
import type { Level } from '../../../generated/scharz/Level';
import type { Post } from '../../../generated/scharz/Post';
import type { ScharzField } from '../../../generated/scharz/ScharzField';
import type { ScharzStack } from '../../../generated/scharz/ScharzStack';

export const KINDS: Kind[] = [
  'light_infantry',
  'heavy_infantry',
  'cavalry',
  'mercenary',
  'elephant',
  'siege_engine',
  'warship',
  'transport',
  'corsair',
];
const OUTSIDE: Post[] = ['open', 'on_site', 'aboard'];

export interface Troop {
  kind: Kind;
  level: Level;
  count: number;
  /** Of them at work on a building site, or carried by ships. */
  aside: Post | null;
}
/** Everything of one owner that stands in the open, at sea or at work. */
export interface Army {
  owner: number;
  count: number;
  troops: Troop[];
  /** Whether ships are among it, and how many units they carry. */
  isFleet: boolean;
  aboard: number;
}

export function armiesOf(field: ScharzField): Army[] {
  const outside = field.stacks.filter(({ post }) => OUTSIDE.includes(post));
  const owners = [...new Set(outside.map(({ owner }) => owner))];
  return owners.map((owner) =>
    armyOf(
      owner,
      outside.filter((stack) => stack.owner === owner),
    ),
  );
}

function armyOf(owner: number, stacks: ScharzStack[]): Army {
  const troops = stacks
    .map(({ kind, level, count, post }): Troop => ({ kind, level, count, aside: post === 'open' ? null : post }))
    .toSorted((a, b) => rank(a) - rank(b));
  return {
    owner,
    count: sum(stacks),
    troops,
    isFleet: stacks.some(({ kind }) => isShip(kind)),
    aboard: sum(stacks.filter(({ post }) => post === 'aboard')),
  };
}

const rank = ({ kind, aside }: Troop): number => KINDS.indexOf(kind) + (aside ? KINDS.length : 0);
const sum = (stacks: readonly ScharzStack[]): number => stacks.reduce((total, { count }) => total + count, 0);

export function isShip(kind: Kind): boolean {
  return kind === 'transport' || kind === 'warship' || kind === 'corsair';
}

/** Units behind walls and ships in the yard. */
export function garrisonOf(field: ScharzField): number {
  return sum(field.stacks.filter(({ post }) => !OUTSIDE.includes(post)));
}

/** Stacks by owner, then by where they are, for lists. */
export function stacksByOwner(field: ScharzField): { owner: number; stacks: ScharzStack[] }[] {
  const owners = [...new Set(field.stacks.map(({ owner }) => owner))].toSorted();
  return owners.map((owner) => ({ owner, stacks: field.stacks.filter((stack) => stack.owner === owner) }));
}

/** Herds of one kind and owner together, for lists. */
export function herdsByOwner({ herds }: ScharzField): { herd: Herd; owner: number; count: number }[] {
  const piles = new Map<string, { herd: Herd; owner: number; count: number }>();
  for (const { herd, owner } of herds) {
    const pile = piles.get(`${herd}-${owner}`) ?? { herd, owner, count: 0 };
    piles.set(`${herd}-${owner}`, { ...pile, count: pile.count + 1 });
  }
  return [...piles.values()];
}

/** Small signs under the pieces, most urgent first. */
export type Sign =
  'contested' | 'encircled' | 'cut_off' | 'plundered' | 'crop' | 'sheep' | 'pigs' | 'cattle' | 'horses';

/** From afar herds are one sign with their number. */
export function signsOf(field: ScharzField, detail: 'far' | 'near'): { sign: Sign; count: number }[] {
  const signs: { sign: Sign; count: number }[] = [];
  if (field.contested) signs.push({ sign: 'contested', count: 0 });
  if (field.encircled) signs.push({ sign: 'encircled', count: 0 });
  if (isCutOff(field)) signs.push({ sign: 'cut_off', count: 0 });
  if (field.plundered) signs.push({ sign: 'plundered', count: 0 });
  if (field.crop > 0) signs.push({ sign: 'crop', count: field.crop });
  const [first] = field.herds;
  if (detail === 'far' && first) signs.push({ sign: first.herd, count: field.herds.length });
  else for (const { herd } of field.herds) signs.push({ sign: herd, count: 0 });
  return signs;
}

/** Somebody's land or army without a way to supplies. */
export function isCutOff(field: ScharzField): boolean {
  const holder = field.controlled_by ?? field.held_by;
  const isLand = holder !== null && field.settlement !== 'wilderness' && !field.connected && !field.encircled;
  return isLand || field.stacks.some((stack) => stack.cut_off && stack.post === 'open');
}
