// Scharz in the browser: six maps, armies, markets, talks.
import type { Action } from '../../generated/scharz/Action';
import type { Event } from '../../generated/scharz/Event';
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { GameModule, Weight } from '../../lib/game/types';
import BattleRoom from './battle/BattleRoom.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Header from './Header.svelte';
import Legend from './Legend.svelte';
import RealmRoom from './map/RealmRoom.svelte';
import { parts } from './parts';
import Players from './players/Players.svelte';
import Result from './players/Result.svelte';
import Secrets from './Secrets.svelte';
import MapPicture from './setting/MapPicture.svelte';
import ModePicture from './setting/ModePicture.svelte';
import { concerns, minutes } from './setting/options';
import { isNews } from './seasons/news';
import { places, spoken } from './spaces';
import { grammar, type Target } from './targets';

/** A revolt, an announced victory and a place for ever weigh too much for one slip of the hand. */
const WEIGHTS: Partial<Record<Action['type'], Weight>> = {
  revolt: 'final',
  announce: 'final',
  settle: 'turn',
  resettle: 'turn',
};

/** Steps that are done with what is mine: factions with their bonuses, wares, proposals. */
const ON_MY_SIDE: ReadonlySet<string> = new Set(['choose_factions', 'trade', 'propose']);

export const game: GameModule<ScharzView, Action, Target> = {
  slug: 'scharz',
  grammar,
  Board,
  Cover,
  Players,
  Secrets,
  Header,
  Legend,
  Result,
  confirm: ({ type }) => WEIGHTS[type] ?? null,
  concerns,
  offers: ['map', 'mode', 'years', 'peoples'],
  pictures: { map: MapPicture, mode: ModePicture },
  minutes,
  label: spoken,
  chapter: ({ year, years, season }, words) => `${words.t('scharz-ui-year', { year, years })}, ${words.name(season)}`,
  points: (view) => view.seats.map(({ importance }) => importance),
  // Orders are given on the map, which wants the room; only the market is read under it.
  dock: ({ phase }) => (phase === 'trade' ? 'middle' : 'low'),
  // Proposals are known to the two they concern; all else lies open between sealed steps.
  isSecret: ({ phase }) => phase === 'propose' || phase === 'answer',
  quiet: (event, seat) => !isNews(event as Event, seat),
  isWhole: true,
  tab: ({ phase }) => (ON_MY_SIDE.has(phase) ? 'secrets' : 'main'),
  places,
  parts,
  rooms: { realm: { Part: RealmRoom }, battle: { Part: BattleRoom, width: 520 } },
};
