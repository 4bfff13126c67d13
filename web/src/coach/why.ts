// Why one choice is better than another, as a sentence: what it gains, what it denies a rival, and at what price.
import type { CounselChange } from '../generated/CounselChange';
import type { GameWords } from '../lib/game/types';
import type { Words } from '../lib/words/words.svelte';

/** `decider`: the seat whose choice it is. */
export function whyText(
  slug: string,
  { why, decider }: { why: CounselChange[]; decider: number },
  words: Words,
  gameWords: GameWords,
): string {
  const clauses = why.map(({ seat, part, points }) =>
    words.t(clauseId(points, seat === decider), {
      part: words.t(`${slug}-worth-${part}`),
      points: Math.abs(Math.round(points * 10) / 10),
      name: gameWords.player(seat),
    }),
  );
  return clauses.length > 0 ? words.t('coach-why', { why: joined(clauses, words) }) : words.t('coach-why-little');
}

function clauseId(points: number, isOwn: boolean): string {
  if (points > 0) return 'coach-gain';
  return isOwn ? 'coach-price' : 'coach-denied';
}

/** One after the other, as each language sets the sign between them. */
function joined(clauses: string[], words: Words): string {
  return clauses.reduce((before, clause) => words.t('coach-and', { before, clause }));
}
