// What the line above the board says: what is expected of me, or for whom I wait and why.
import type { GameWords } from '../lib/game/types';
import type { Words } from '../lib/words/words.svelte';

export type GamePrompt = { id: string; rule?: string } & Record<string, unknown>;

interface Situation {
  slug: string;
  words: Words;
  gameWords: GameWords;
  /** Names of those who have to decide. */
  awaited: string[];
  isMine: boolean;
  isOver: boolean;
}

/** A prompt of the game that names nobody is followed by the names of those who have to decide. */
export function promptText(prompt: GamePrompt | undefined, situation: Situation): string {
  const { slug, words, gameWords, awaited, isMine, isOver } = situation;
  const waiting = words.t('waiting-for', { names: words.list(awaited) });
  if (prompt && words.has(`${slug}-prompt-${prompt.id}`)) {
    const isNamed = isMine || isOver || awaited.length === 0 || typeof prompt.seat === 'number';
    return isNamed ? gameWords.prompt(prompt) : `${gameWords.prompt(prompt)} ${waiting}`;
  }
  if (isOver) return words.t('match-over');
  return isMine ? words.t('your-decision') : waiting;
}
