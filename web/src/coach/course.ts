// What the moments of a review come to: how the chances went, where they turned, and what was well done and what was not.
import type { Decision } from '../generated/Decision';
import type { Moment } from '../generated/Moment';
import type { ReplayViewer } from '../lib/api';

/** A smaller change of the chances is no turn of the match. */
const TURN = 0.1;
/** A choice that costs less is as good as the best. */
export const SLIP = 0.02;
/** One that costs more is a blunder. */
export const BLUNDER = 0.1;
const LISTED = 3;
const TURNS_LISTED = 6;

/** Which step of the replay of this viewer a moment is; nothing where that is not told. */
export function stepOf(moment: Moment, viewer: ReplayViewer): number | undefined {
  return moment.steps[String(viewer)];
}

/** By seat, the chances at each of so many steps, as far as they are known: from one moment to the next they stand. */
export function chancesOf(moments: Moment[], viewer: ReplayViewer, length: number): (number | null)[][] {
  const known: (number[] | undefined)[] = Array.from({ length });
  for (const moment of moments) {
    const step = stepOf(moment, viewer);
    if (step !== undefined) known[step] = moment.chances;
  }
  const nSeats = moments[0]?.chances.length ?? 0;
  const upTo = known.findLastIndex((chances) => chances !== undefined);
  return Array.from({ length: nSeats }, (_, seat) => {
    let last: number | null = null;
    return known.map((chances, step) => (step > upTo ? null : (last = chances?.[seat] ?? last)));
  });
}

/** Where the chances of a seat changed much at once. */
export interface Turn {
  /** The moment after it. */
  moment: Moment;
  seat: number;
  from: number;
  to: number;
  /** Whether that was drawn, mostly. */
  isLuck: boolean;
}

/** The greatest turns of the match, in the order in which they came. */
export function turnsOf(moments: Moment[]): Turn[] {
  const turns = moments.slice(1).map((moment, index) => turnAt(moments[index]!, moment));
  return turns
    .filter(({ from, to }) => Math.abs(to - from) >= TURN)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, TURNS_LISTED)
    .toSorted((a, b) => a.moment.number - b.moment.number);
}

function turnAt(before: Moment, moment: Moment): Turn {
  const changes = moment.chances.map((chance, seat) => chance - before.chances[seat]!);
  const seat = changes.reduce((most, change, at) => (Math.abs(change) > Math.abs(changes[most]!) ? at : most), 0);
  const drawn = moment.luck?.[seat] ?? 0;
  const isLuck = Math.sign(drawn) === Math.sign(changes[seat]!) && Math.abs(drawn) >= Math.abs(changes[seat]!) / 2;
  return { moment, seat, from: before.chances[seat]!, to: moment.chances[seat]!, isLuck };
}

/** A moment at which a seat decided. */
export type Decided = Moment & { decision: Decision };

export function decisionsOf(moments: Moment[], seat: number): Decided[] {
  return moments.filter((moment): moment is Decided => moment.decision?.seat === seat);
}

export interface Summary {
  /** The decisions that cost most, and those that were most needed. */
  costliest: Decided[];
  best: Decided[];
  /** What all decisions together cost. */
  cost: number;
  /** What was drawn brought so much, in all; and moved so much, up and down. */
  luck: number;
  moved: number;
}

export function summaryOf(moments: Moment[], seat: number): Summary {
  const decided = decisionsOf(moments, seat);
  const listed = (worth: (decision: Decision) => number) =>
    decided
      .filter(({ decision }) => worth(decision) >= SLIP)
      .toSorted((a, b) => worth(b.decision) - worth(a.decision))
      .slice(0, LISTED);
  const luck = moments.map((moment) => moment.luck?.[seat] ?? 0);
  return {
    costliest: listed(costOf),
    best: listed(meritOf),
    cost: sum(decided.map(({ decision }) => costOf(decision))),
    luck: sum(luck),
    moved: sum(luck.map(Math.abs)),
  };
}

/** What a decision cost; what cannot be told from the best is free. */
export function costOf({ cost }: Decision): number {
  return cost >= SLIP ? cost : 0;
}

/** How much worse the next choice would have been, if the best one was made. */
export function meritOf(decision: Decision): number {
  const [first, second] = decision.counsel.choices;
  if (decision.cost > 0 || !isKnown(first) || !isKnown(second)) return 0;
  return first.chance - second.chance;
}

function isKnown(choice: { chance: number | null } | undefined): choice is { chance: number } {
  return choice !== undefined && choice.chance !== null;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
