// Lancaster in the browser: England, France, Parliament, and a castle for everybody.
import type { Action } from '../../generated/lancaster/Action';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import type { GameModule } from '../../lib/game/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Header from './Header.svelte';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import { places } from './places';
import { grammar, type Target } from './targets';

export const game: GameModule<LancasterView, Action, Target> = {
  slug: 'lancaster',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Result,
  places,
};
