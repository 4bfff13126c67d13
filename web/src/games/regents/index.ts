// Régents in the browser: Edinburgh Castle, its tracks, its secrets.
import type { Action } from '../../generated/regents/Action';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { GameModule, Weight } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import CastleRoom from './castle/CastleRoom.svelte';
import { course } from './guide/course';
import Header from './Header.svelte';
import Legend from './Legend.svelte';
import Moment from './players/Moment.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './hand/Secrets.svelte';
import { parts } from './parts';
import { places } from './places';
import { grammar, type Target } from './targets';
import Tracks from './tracks/Tracks.svelte';

/** What gives out a secret, and ends of turns that waste something; placing ends the turn. */
const SECRETS: Action['type'][] = ['accuse', 'spy', 'play_card', 'reveal_domain'];

function confirm({ type }: Action, view: RegentsView): Weight | null {
  if (type === 'place_agent') return 'turn';
  const wastes = type === 'end_actions' && view.turn.actions > 0;
  return wastes || SECRETS.includes(type) ? 'final' : null;
}

const LARGE = ['accused', 'accused_of', 'accusation_right', 'accusation_wrong', 'accusation_wrong_shown', 'spied_card'];

export const game: GameModule<RegentsView, Action, Target> = {
  slug: 'regents',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Legend,
  Result,
  confirm,
  isWhole: true,
  chapter: (view, words) => words.t('regents-ui-round', { round: view.round, rounds: view.n_rounds }),
  points: (view) => view.seats.map((seat) => seat.points.total),
  quiet: ['turn_began'],
  isLarge: ({ type }) => LARGE.includes(type),
  Moment,
  places,
  course,
  parts,
  rooms: {
    signs: { Part: Legend },
    castle: { Part: CastleRoom, isInset: true },
    tracks: { Part: Tracks, width: 420, isInset: true },
  },
};
