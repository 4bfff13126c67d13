// Heads of State in the browser: the map of Europe, the court with its cards, the standings.
import type { Action } from '../../generated/heads-of-state/Action';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { Phase } from '../../generated/heads-of-state/Phase';
import type { GameModule, GameWords } from '../../lib/game/types';
import Board from './Board.svelte';
import Countries from './countries/Countries.svelte';
import Cover from './Cover.svelte';
import { course } from './guide/course';
import Header from './Header.svelte';
import Europe from './europe/Europe.svelte';
import Legend from './Legend.svelte';
import Moment from './europe/Moment.svelte';
import { parts } from './parts';
import Court from './piles/Court.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import { grammar, places, type Target } from './targets';

function isWasteful(view: HeadsOfStateView): boolean {
  return (view.hand?.creations.length ?? 0) > 0;
}

/** With nothing to create the prompt tells which noble is nearest, and what it lacks. */
function lacking({ phase, hand }: HeadsOfStateView, words: GameWords): string | undefined {
  if (phase !== 'create' || !hand || hand.creations.length > 0) return undefined;
  const open = hand.nobles.filter(({ vacant, missing }) => vacant.length > 0 && missing.length > 0);
  const nearest = open.toSorted((a, b) => a.missing.length - b.missing.length)[0];
  if (!nearest) return undefined;
  const cards = new Intl.ListFormat(words.lang).format(nearest.missing.map((card) => words.name(card)));
  const button = words.action({ type: 'finish' });
  return words.t('heads-of-state-ui-none-possible', { rank: words.name(nearest.rank), cards, button });
}

/** Steps in which cards of my hand are given up. */
const GIVING: readonly Phase[] = ['discard', 'trim_in_turn', 'trim_between_turns'];

const LARGE = ['noble_killed'];

export const game: GameModule<HeadsOfStateView, Action, Target> = {
  slug: 'heads-of-state',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Legend,
  Result,
  // Ending the turn is asked about only while a noble could still be created.
  confirm: ({ type }, view) => (type === 'finish' && isWasteful(view) ? 'turn' : null),
  label: ({ type }, view, words) =>
    type === 'finish' && isWasteful(view)
      ? words.t('heads-of-state-ui-finish-anyway', { count: view.hand!.creations.length })
      : undefined,
  prompt: lacking,
  tab: ({ phase }) => (GIVING.includes(phase) ? 'secrets' : 'main'),
  isWhole: true,
  chapter: (view, words) => words.name(view.century),
  points: (view) => view.seats.map((seat) => seat.points),
  quiet: ['turn_began'],
  isLarge: ({ type }) => LARGE.includes(type),
  Moment,
  places,
  course,
  parts,
  rooms: {
    signs: { Part: Legend },
    map: { Part: Europe, width: 520, ratio: 0.781 },
    court: { Part: Court, width: 400, isInset: true },
    standings: { Part: Countries, width: 520, isInset: true },
  },
  narrow: ['map', 'court', 'standings'],
};
