// For tests only: views of real matches, as the rules write them, and props around them.
import type { Event } from '../../generated/scharz/Event';
import type { ScharzPrompt } from '../../generated/scharz/ScharzPrompt';
import type { ScharzView } from '../../generated/scharz/ScharzView';
import { mockBoardTable, mockPicture, mockProps } from '../../lib/fixtures/board';
import { readSamples } from '../../lib/fixtures/samples';
import type { Action, Props } from './props';
import { grammar } from './targets';

const samples = () => readSamples<ScharzView, Action, Event, ScharzPrompt>('scharz');

/** Three realms on ITALIA in their first spring, orders being written. */
export function realView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...samples().moments['units']!.view, ...changes };
}

/** An assault on a village. */
export function battleView(changes: Partial<ScharzView> = {}): ScharzView {
  return { ...samples().moments['go_on']!.view, ...changes };
}

export const select = (at: string, kind: 'light_infantry' | 'cavalry'): Action => ({
  type: 'select',
  at,
  post: 'open',
  kind,
  level: 'standard',
});

export function propsOf(legal: Action[], view: ScharzView = realView()): Props {
  const picture = mockPicture(view, legal, { status: { type: 'together', pending: [0], ready: [1] } });
  return mockProps({ slug: 'scharz', nSeats: 4, grammar }, picture, mockBoardTable(picture, { ok: true }));
}
