// Where a match stands in its year, as the header shows it.
import type { Phase } from '../../../generated/scharz/Phase';
import type { ScharzView } from '../../../generated/scharz/ScharzView';

const PROLOGUE: Phase[] = [
  'choose_factions',
  'first_village',
  'second_village',
  'third_village',
  'move_village',
  'pieces',
];
/** Steps inside a battle or a siege; the calendar names only the battle and the siege. */
const INNER: Partial<Record<Phase, Phase>> = {
  charge: 'battles',
  rerolls: 'battles',
  hits: 'battles',
  free_swords: 'battles',
  flight: 'battles',
  go_on: 'sieges',
  fall: 'sieges',
};

/** Whether the years have begun to count. */
export function hasBegun(view: ScharzView): boolean {
  return !PROLOGUE.includes(view.phase);
}

/** The steps of this round, which one is now, and what follows it. */
export function roundOf(view: ScharzView): { steps: Phase[]; now: number; next: Phase | null } {
  const steps = view.calendar;
  const phase = view.phase === 'room' ? view.stage : view.phase;
  const inner = steps.includes(phase) ? phase : INNER[phase];
  const now = inner ? steps.indexOf(inner) : -1;
  return { steps, now, next: now < 0 ? null : (steps[now + 1] ?? null) };
}
