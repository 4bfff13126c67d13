// A table that is only looked at: a replay, a picture in the gallery.
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
    act: refuse,
    undo: refuse,
    ask: async () => ({ ok: false, text: why() }),
    point: () => {},
  };
}
