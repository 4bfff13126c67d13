// Scharz in the browser: six maps, armies, markets, talks.
import type { Action } from '../../generated/scharz/Action';
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { GameModule } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Header from './Header.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import { places, spoken } from './spaces';
import { grammar, type Target } from './targets';

export const game: GameModule<ScharzView, Action, Target> = {
  slug: 'scharz',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Result,
  // A revolt and an announced victory weigh too much for one slip of the hand.
  confirm: ['revolt', 'announce'],
  label: spoken,
  // Orders are given on the map, which wants the room; only the market is read under it.
  dock: ({ phase }) => (phase === 'trade' ? 'middle' : 'low'),
  places,
};
