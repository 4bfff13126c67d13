// For tests only: views of real matches, and props around them.
import type { ScharzView } from '../../generated/scharz/ScharzView';
import { mockBoardTable, mockPicture, mockProps } from '../../lib/fixtures/board';
import battle from './fixtures/battle.json';
import units from './fixtures/units.json';
import type { Action, Props } from './props';
import { grammar } from './targets';

/** Three realms on ORIENT in their first spring, orders being written. */
export function realView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...(structuredClone(units) as ScharzView), ...changes };
}

/** An assault on ITALIA. */
export function battleView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...(structuredClone(battle) as ScharzView), ...changes };
}

export function propsOf(legal: Action[], view: ScharzView = realView()): Props {
  const picture = mockPicture(view, legal, { status: { type: 'together', pending: [0], ready: [1] } });
  return mockProps({ slug: 'scharz', nSeats: 4, grammar }, picture, mockBoardTable(picture, { ok: true }));
}
