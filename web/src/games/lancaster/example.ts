// For tests only: real views and samples, as the rules write them.
import type { Action } from '../../generated/lancaster/Action';
import type { Event } from '../../generated/lancaster/Event';
import type { LancasterPrompt } from '../../generated/lancaster/LancasterPrompt';
import type { LancasterSeat } from '../../generated/lancaster/LancasterSeat';
import type { LancasterView } from '../../generated/lancaster/LancasterView';
import { mockPicture, mockProps } from '../../lib/fixtures/board';
import { readSamples } from '../../lib/fixtures/samples';
import type { Given } from './props';
import { grammar } from './targets';

const samples = () => readSamples<LancasterView, Action, Event, LancasterPrompt>('lancaster');

/** One of each kind. */
export const { actions: ACTIONS, events: EVENTS, prompts: PROMPTS } = samples();

/** A match of five in its fourth round, seen from a seat; a finished match of two; a match seen by a spectator. */
export function exampleView(which: 'seat' | 'open' | 'public', { prompt, ...changes }: Changes = {}): LancasterView {
  const view = samples().views[which];
  return { ...view, ...changes, prompt: prompt ? { rule: view.prompt.rule, ...prompt } : view.prompt };
}

/** A prompt need not name its rule here. */
export type Changes = Partial<Omit<LancasterView, 'prompt'>> & { prompt?: LancasterPrompt };

/** The view of the seat with my own panel changed. */
export function withMine(changes: Partial<LancasterSeat>, others: Changes = {}): LancasterView {
  const view = exampleView('seat', others);
  const seats = view.seats.map((seat) => (seat.seat === view.seat ? { ...seat, ...changes } : seat));
  return { ...view, seats };
}

export function propsOf(legal: Action[], view: LancasterView = exampleView('seat')): Given {
  const picture = mockPicture(view, legal, {
    viewer: view.seat === null ? { type: 'public' } : { type: 'seat', seat: view.seat },
    status: { type: 'turn', seat: view.seat ?? 0 },
  });
  return mockProps({ slug: 'lancaster', nSeats: view.seats.length, grammar }, picture);
}
