// For tests only: real views and samples, as the rules write them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Action } from '../../generated/lancaster/Action';
import type { Event } from '../../generated/lancaster/Event';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterSeat } from '../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import { mockPicture, mockProps } from '../../lib/fixtures/board';
import type { Props } from './props';

const SNAPSHOTS = resolve(import.meta.dirname, '../../../../crates/games/lancaster/tests/snapshots');

function snapshot<T>(name: string): T {
  const text = readFileSync(resolve(SNAPSHOTS, `wire__${name}.snap`), 'utf8');
  return JSON.parse(text.slice(text.indexOf('\n---\n') + 5)) as T;
}

/** One of each kind. */
export const ACTIONS = snapshot<Record<string, Action>>('actions');
export const EVENTS = snapshot<Record<string, Event>>('events');
export const PROMPTS = snapshot<Record<string, LancasterPrompt>>('prompts');

/** A match of five in its fourth round, seen from a seat; a finished match of two; a match seen by a spectator. */
export function exampleView(which: 'seat' | 'open' | 'public', changes: Partial<LancasterView> = {}): LancasterView {
  return { ...snapshot<LancasterView>(`view-${which}`), ...changes };
}

/** The view of the seat with my own panel changed. */
export function withMine(changes: Partial<LancasterSeat>, others: Partial<LancasterView> = {}): LancasterView {
  const view = exampleView('seat', others);
  const seats = view.seats.map((seat) => (seat.seat === view.seat ? { ...seat, ...changes } : seat));
  return { ...view, seats };
}

export function propsOf(legal: Action[], view: LancasterView = exampleView('seat')): Props {
  const picture = mockPicture(view, legal, {
    viewer: view.seat === null ? { type: 'public' } : { type: 'seat', seat: view.seat },
    status: { type: 'turn', seat: view.seat ?? 0 },
  });
  return mockProps({ slug: 'lancaster', nSeats: view.seats.length }, picture);
}
