// A table that is only looked at: a replay, a picture in the gallery or in the rules.
import type { GameProps, GameWords, Player } from '../game/types';
import type { Aiming } from './aiming.svelte';
import type { Outcome, Picture, Table } from './table';

/** Whatever is asked of it, it says that nothing can be played here. */
export function shownTable(
  shown: Pick<Picture, 'viewer' | 'status' | 'view'> & Partial<Picture>,
  why: () => string,
): Table {
  const picture: Picture = { tick: 0, legal: [], can_undo: false, log_from: 0, log: [], log_final: 0, ...shown };
  const refuse = async (): Promise<Outcome> => ({ ok: false, refusal: { code: 'not_awaited' } });
  return {
    picture,
    pointed: null,
    advised: null,
    act: refuse,
    pass: refuse,
    undo: refuse,
    replace: refuse,
    ask: async () => ({ ok: false, text: why() }),
    point: () => {},
  };
}

/** What a game's components get there. */
export function shownProps(
  table: Table,
  aiming: Aiming<any, any, any>,
  players: Player[],
  words: GameWords,
  more: Partial<GameProps> = {},
): GameProps {
  const { view, legal, viewer, status } = table.picture;
  const { act, ask, point } = table;
  const still: Pick<GameProps, 'highlight' | 'pointed' | 'fresh' | 'motion'> = {
    highlight: new Set(),
    pointed: null,
    fresh: [],
    motion: 'reduced',
  };
  return { ...still, view, legal, viewer, status, act, ask, point, table, aiming, players, words, ...more };
}
