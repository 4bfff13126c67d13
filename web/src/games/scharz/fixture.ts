// For tests only: views of real matches, and props around them.
import { vi } from 'vitest';
import type { ScharzView } from '../../generated/scharz/ScharzView';
import { mockPlayers, mockWords } from '../../lib/fixtures';
import battle from './fixtures/battle.json';
import units from './fixtures/units.json';
import type { Action, Props } from './props';

/** Three realms on ORIENT in their first spring, orders being written. */
export function realView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...(structuredClone(units) as ScharzView), ...changes };
}

/** An assault on ITALIA. */
export function battleView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...(structuredClone(battle) as ScharzView), ...changes };
}

export function propsOf(legal: Action[], view: ScharzView = realView()): Props {
  return {
    view,
    legal,
    act: vi.fn(),
    ask: vi.fn(async () => ({ ok: true as const })),
    viewer: { type: 'seat', seat: 0 },
    status: { type: 'together', pending: [0], ready: [1] },
    players: mockPlayers(4),
    words: mockWords('scharz'),
    highlight: new Set(),
    pointed: null,
    point: vi.fn(),
    fresh: [],
    motion: 'reduced',
  };
}
