// For tests only: a real first season in Quick on Italia, seen from seat 0 at each of its decisions. Of the views only
// what the guide reads is kept.
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import italia from '../../../generated/scharz/borders/italia.json';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import type { Action } from '../props';
import season from './fixtures/season.json';
import { Land } from './land';
import type { Scene } from './scene';

export const BORDERS = italia as unknown as ScharzBorders;
export const LAND = new Land(BORDERS);

interface Moment {
  view: ScharzView;
  legal: Action[];
}
const MOMENTS = season as unknown as Moment[];

/** All decisions of the season in their order. */
export function moments(): Scene[] {
  return structuredClone(MOMENTS).map(({ view, legal }) => ({ view, legal, seat: 0, land: LAND }));
}

/** The first decision of a phase, with so many clicks already in the draft. */
export function moment(phase: ScharzView['phase'], clicks = 0): Scene {
  return moments().find(({ view }) => view.phase === phase && view.draft.length === clicks)!;
}
