// What a deed would change, in sentences; the numbers are in the view.
import type { HeadsOfStateView } from '../../../generated/heads-of-state/HeadsOfStateView';
import type { Rank } from '../../../generated/heads-of-state/Rank';
import type { Sector } from '../../../generated/heads-of-state/Sector';
import type { GameWords } from '../../../lib/game/types';
import type { Deed } from './deeds';

export interface Gain {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

function changed(words: GameWords, id: string, points: number, args: Record<string, string> = {}): Gain[] {
  if (points === 0) return [];
  const text = words.t(`heads-of-state-ui-gain-${id}`, { ...args, points: points > 0 ? `+${points}` : `−${-points}` });
  return [{ text, tone: points > 0 ? 'good' : 'bad' }];
}

export function gainsOf(deed: Deed, words: GameWords): Gain[] {
  if (deed.kind === 'strike') {
    const { prize, owner_prize, owner } = deed.attack;
    const isGood = { tone: owner_prize < 0 ? ('good' as const) : ('bad' as const) };
    const theirs = changed(words, 'owner-prize', owner_prize, { owner: words.player(owner) });
    return [...changed(words, 'prize', prize), ...theirs.map((gain) => ({ ...gain, ...isGood }))];
  }
  const { initial, country, house, prize, influence, takes_card } = deed.creation;
  const noCard: Gain[] = takes_card ? [] : [{ text: words.t('heads-of-state-ui-gain-no-card'), tone: 'bad' }];
  return [
    ...changed(words, 'initial', initial),
    ...changed(words, 'country', country),
    ...changed(words, 'house', house),
    ...changed(words, 'prize', prize),
    ...changed(words, 'influence', influence).map((gain): Gain => ({ ...gain, tone: 'plain' })),
    ...noCard,
  ];
}

/** What is said about a space that is pointed at. */
export function aboutSpace(view: HeadsOfStateView, words: GameWords, sector: Sector, rank: Rank): string[] {
  const at = view.sectors.find((each) => each.sector === sector)!;
  const { owner, influence, was_attacked, was_emptied } = at.spaces.find((each) => each.rank === rank)!;
  const title = words.t('heads-of-state-ui-space', { sector: words.name(sector), rank: words.name(rank) });
  const state =
    owner === null
      ? words.t('heads-of-state-ui-space-vacant', { influence })
      : words.t('heads-of-state-ui-space-held', { owner: words.player(owner), influence });
  const marker =
    owner === null && at.has_marker ? [words.t('heads-of-state-ui-space-marker', { points: at.hexagon })] : [];
  const attacked = was_attacked && !was_emptied ? [words.t('heads-of-state-ui-space-attacked')] : [];
  return [title, state, ...marker, ...attacked];
}
