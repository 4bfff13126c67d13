// For tests only: real positions, as the rules write them.
import type { Action } from '../../generated/regents/Action';
import type { Event } from '../../generated/regents/Event';
import type { RegentsPrompt } from '../../generated/regents/RegentsPrompt';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { Picture } from '../../lib/board/table';
import { mockPicture } from '../../lib/fixtures/board';
import { readSamples } from '../../lib/fixtures/samples';

const samples = () => readSamples<RegentsView, Action, Event, RegentsPrompt>('regents');

/** The first time that something was asked. */
export function moment(id: RegentsPrompt['id']): { view: RegentsView; legal: Action[] } {
  return samples().moments[id]!;
}

/** Three players in the first round, seat 2 to act. */
export function exampleView(changes: Partial<RegentsView> = {}): RegentsView {
  return { ...moment('actions').view, ...changes };
}

/** What the seat has before it that is asked. */
export function pictureOf(legal: Action[], view: RegentsView = exampleView()): Picture<RegentsView, Action> {
  const seat = view.prompt.seat!;
  return mockPicture(view, legal, { viewer: { type: 'seat', seat }, status: { type: 'turn', seat } });
}
