// Lancaster in the browser: England, France, Parliament, and a castle for everybody.
import type { Action } from '../../generated/lancaster/Action';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { GameModule } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import England from './england/England.svelte';
import France from './france/France.svelte';
import { course } from './guide/course';
import Header from './Header.svelte';
import Legend from './Legend.svelte';
import Moment from './parliament/Moment.svelte';
import Parliament from './parliament/Parliament.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import { parts } from './parts';
import { places } from './places';
import { grammar, type Target } from './targets';

const LARGE = ['law_adopted', 'law_rejected'];

export const game: GameModule<LancasterView, Action, Target> = {
  slug: 'lancaster',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Legend,
  Result,
  // The next player acts at once on these; a knight of mine in a county still asks for squires and can be taken back.
  confirm: (action) => {
    const isFinal = action.type === 'place_in_castle' || action.type === 'place_in_conflict';
    return isFinal || (action.type === 'place_in_county' && action.banner === 'ally') ? 'turn' : null;
  },
  isWhole: true,
  // A castle needs little room, laws and conflicts much; with an ally's castle below mine it is a little more.
  dock: ({ seats }) => (seats.length === 2 ? 'middle' : 'low'),
  isSecret: (view) => !view.holdings_open,
  chapter: (view, words) => words.t('lancaster-ui-round', { round: view.round, rounds: view.rounds }),
  points: (view) => view.seats.map((seat) => seat.points),
  isLarge: ({ type }) => LARGE.includes(type),
  Moment,
  places,
  course,
  parts,
  rooms: {
    signs: { Part: Legend },
    england: { Part: England, width: 480, ratio: 990 / 1200 },
    france: { Part: France, isInset: true },
    parliament: { Part: Parliament, isInset: true },
  },
  narrow: ['england', 'france', 'parliament'],
};
