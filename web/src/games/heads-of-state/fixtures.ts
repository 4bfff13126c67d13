// For tests only: real views and events, from the samples that the rules keep.
import type { Action } from '../../generated/heads-of-state/Action';
import type { Event } from '../../generated/heads-of-state/Event';
import type { HeadsOfStateAttack } from '../../generated/heads-of-state/HeadsOfStateAttack';
import type { HeadsOfStateCreation } from '../../generated/heads-of-state/HeadsOfStateCreation';
import type { HeadsOfStatePrompt } from '../../generated/heads-of-state/HeadsOfStatePrompt';
import type { HeadsOfStateView } from '../../generated/heads-of-state/HeadsOfStateView';
import { mockBoardTable, mockPicture, mockProps } from '../../lib/fixtures/board';
import { readSamples } from '../../lib/fixtures/samples';
import type { Way } from './europe/deeds';
import type { Props } from './props';
import { grammar } from './targets';

const samples = () => readSamples<HeadsOfStateView, Action, Event, HeadsOfStatePrompt>('heads-of-state');

/** What seat 0 of five sees in the middle of the first round. */
export const seatView = (): HeadsOfStateView => samples().views.seat;
export const publicView = (): HeadsOfStateView => samples().views.public;
export const openView = (): HeadsOfStateView => samples().views.open;
export const actionSamples = (): Action[] => Object.values(samples().actions);
export const eventSamples = (): Readonly<Record<string, Event>> => samples().events;

export const EARL = { sector: 'ireland', rank: 'earl' } as const;

/** Two payments for an Earl, two ways to strike a Duke. */
export const WAYS: Way[] = [
  { type: 'create', ...EARL, courtesan_for: null },
  { type: 'create', ...EARL, courtesan_for: 'castle' },
  { type: 'play_treachery', sector: 'burgundy', rank: 'duke', card: 'assassin', second: null },
  { type: 'play_treachery', sector: 'burgundy', rank: 'duke', card: 'guillotine', second: null },
];

export const CREATION: HeadsOfStateCreation = {
  ...EARL,
  payments: [null, 'castle'],
  initial: 3,
  country: 0,
  house: 0,
  takes_card: true,
  influence: 2,
  prize: 8,
};

/** The way to begin with is not the first of the list. */
export const ATTACK: HeadsOfStateAttack = {
  sector: 'burgundy',
  rank: 'duke',
  owner: 2,
  ways: [
    { card: 'guillotine', second: null, percent: 100 },
    { card: 'assassin', second: null, percent: 75 },
  ],
  blocked: null,
  prize: 2,
  owner_prize: -8,
};

/** My view in some phase, with nothing to do on the board but what is given. */
export function handView(
  phase: HeadsOfStateView['phase'],
  changes: Partial<NonNullable<HeadsOfStateView['hand']>> = {},
): HeadsOfStateView {
  const view = seatView();
  return { ...view, phase, hand: { ...view.hand!, creations: [], attacks: [], ...changes } };
}

export function propsOf(view: HeadsOfStateView, legal: Action[] = [], changes: Partial<Props> = {}): Props {
  const picture = mockPicture(view, legal, {
    viewer: view.hand ? { type: 'seat', seat: 0 } : { type: 'public' },
    status: view.phase === 'over' ? { type: 'over' } : { type: 'turn', seat: view.prompt.seat },
  });
  const table = mockBoardTable(picture, { ok: false, text: 'Not here.', href: '/rules/heads-of-state#5.7' });
  return { ...mockProps({ slug: 'heads-of-state', nSeats: view.seats.length, grammar }, picture, table), ...changes };
}
