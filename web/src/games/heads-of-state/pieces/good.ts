// What a card is good for: in one line on the card, and in full for who points at it.
import type { HeadsOfStateView } from '../../../generated/heads-of-state/HeadsOfStateView';
import type { GameWords } from '../../../lib/game/types';
import type { CardId } from '../hand/surplus';
import { isAttribute, letterOf, treacheryFace } from './symbols';

type Ranks = HeadsOfStateView['ranks'];

/** The letters of the nobles that need it, or where it strikes. */
export function briefly(id: CardId, ranks: Ranks, words: GameWords): string {
  if (id === 'courtesan') return words.t('heads-of-state-ui-brief-courtesan');
  if (isAttribute(id)) {
    const needing = ranks.filter(({ set }) => set.includes(id));
    return needing.map(({ rank }) => letterOf(words, rank)).join('');
  }
  const { countries } = treacheryFace(id);
  if (countries.length === 0) return words.t('heads-of-state-ui-brief-everywhere');
  return countries.map((country) => words.t(`heads-of-state-ui-brief-${country}`)).join(' · ');
}

/** The same as a sentence. */
export function goodFor(id: CardId, ranks: Ranks, words: GameWords): string {
  if (isAttribute(id)) {
    const isCourtesan = id === 'courtesan';
    const serving = ranks.filter(({ set, takes_courtesan }) => (isCourtesan ? takes_courtesan : set.includes(id)));
    const names = listOf(
      serving.map(({ rank }) => words.name(rank)),
      words,
    );
    return words.t(`heads-of-state-ui-good-${isCourtesan ? 'courtesan' : 'attribute'}`, { ranks: names });
  }
  const { countries } = treacheryFace(id);
  if (countries.length === 0) return words.t('heads-of-state-ui-good-assassin');
  const names = listOf(
    countries.map((country) => words.name(country)),
    words,
  );
  return words.t('heads-of-state-ui-good-treachery', { countries: names });
}

function listOf(names: string[], words: GameWords): string {
  return new Intl.ListFormat(words.lang, { type: 'unit' }).format(names);
}
