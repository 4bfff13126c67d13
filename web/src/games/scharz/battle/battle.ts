// A battle as the panel shows it.
import type { Rank } from '../../../generated/scharz/Rank';
import type { ScharzLine } from '../../../generated/scharz/ScharzLine';
import type { ScharzOdds } from '../../../generated/scharz/ScharzOdds';
import type { ScharzTally } from '../../../generated/scharz/ScharzTally';
import type { ScharzView } from '../../../generated/scharz/ScharzView';

export const RANKS: Rank[] = ['front_line', 'standard_line', 'rear_line'];

export function linesOf(lines: readonly ScharzLine[]): { rank: Rank; stacks: ScharzLine[] }[] {
  return RANKS.map((rank) => ({ rank, stacks: lines.filter((line) => line.rank === rank) }));
}

const SUMMANDS = ['rolled', 'blanks', 'number', 'free', 'loss'] as const;

/** Where the swords come from; nothing is said while only the dice count. */
export function summandsOf(tally: ScharzTally): { id: (typeof SUMMANDS)[number]; value: number }[] {
  const parts = SUMMANDS.map((id) => ({ id, value: tally[id] })).filter(({ value }) => value !== 0);
  return parts.length > 1 ? parts : [];
}

/** The same odds with the own side first, so that winning is mine; a spectator's first side is the attacker. */
export function seenFrom(seat: number | null, odds: ScharzOdds): ScharzOdds {
  if (seat !== odds.target) return odds;
  const { by, target, win, lose, losses, next_round } = odds;
  return {
    ...odds,
    by: target,
    target: by,
    win: lose,
    lose: win,
    losses: losses.toReversed(),
    next_round: next_round.toReversed(),
  };
}

/** My chance to win a battle against somebody on a space, in per cent, whoever counts as the attacker. */
export function chanceAgainst(view: ScharzView, seat: number | null, target: number, at: string | null): number | null {
  const mine = view.odds.filter((odds) => odds.at === at).map((odds) => seenFrom(seat, odds));
  return mine.find((odds) => odds.by === seat && odds.target === target)?.win ?? null;
}

/** Odds of the battle on the table, or of those that could be begun. */
export function oddsAt(view: ScharzView): ScharzOdds[] {
  const at = view.battle?.at;
  return at === undefined ? view.odds : view.odds.filter((odds) => odds.at === at);
}
