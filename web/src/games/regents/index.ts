// Régents in the browser: Edinburgh Castle, its tracks, its secrets.
import type { Action } from '../../generated/regents/Action';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { GameModule } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Header from './Header.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './hand/Secrets.svelte';
import { places } from './places';
import { grammar, type Target } from './targets';

export const game: GameModule<RegentsView, Action, Target> = {
  slug: 'regents',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Result,
  // What gives out a secret, or ends the turn while something could still be played, cannot be taken back.
  confirm: ['accuse', 'spy', 'play_card', 'reveal_domain', 'end_actions'],
  places,
};
