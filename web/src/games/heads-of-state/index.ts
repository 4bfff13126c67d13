// Heads of State in the browser: the map of Europe, the court with its cards, the standings.
import type { Action } from '../../generated/heads-of-state/Action';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import type { GameModule } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Header from './Header.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import { grammar, places, type Target } from './targets';

export const game: GameModule<HeadsOfStateView, Action, Target> = {
  slug: 'heads-of-state',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Result,
  places,
};
