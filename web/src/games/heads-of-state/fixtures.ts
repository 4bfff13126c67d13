// For tests only: real views and events, from the samples that the rules keep.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Action } from '../../generated/heads-of-state/Action';
import type { Event } from '../../generated/heads-of-state/Event';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import { mockBoardTable, mockPicture, mockProps } from '../../lib/fixtures/board';
import type { Props } from './props';

const SNAPSHOTS = resolve(import.meta.dirname, '../../../../crates/games/heads-of-state/tests/snapshots');

function sample(name: string): unknown {
  const text = readFileSync(resolve(SNAPSHOTS, `wire__${name}.snap`), 'utf8');
  return JSON.parse(text.slice(text.indexOf('\n---\n', 4) + 5));
}

/** What seat 0 of five sees in the middle of the first round. */
export const seatView = (): HeadsOfStateView => sample('view-seat') as HeadsOfStateView;
export const publicView = (): HeadsOfStateView => sample('view-public') as HeadsOfStateView;
export const openView = (): HeadsOfStateView => sample('view-open') as HeadsOfStateView;
export const actionSamples = (): Action[] => Object.values(sample('actions') as Record<string, Action>);
export const eventSamples = (): Record<string, Event> => sample('events') as Record<string, Event>;

export function propsOf(view: HeadsOfStateView, legal: Action[] = [], changes: Partial<Props> = {}): Props {
  const picture = mockPicture(view, legal, {
    viewer: view.hand ? { type: 'seat', seat: 0 } : { type: 'public' },
    status: view.phase === 'over' ? { type: 'over' } : { type: 'turn', seat: view.active },
  });
  const table = mockBoardTable(picture, { ok: false, text: 'Not here.', href: '/rules/heads-of-state#5.7' });
  return { ...mockProps({ slug: 'heads-of-state', nSeats: view.seats.length }, picture, table), ...changes };
}
