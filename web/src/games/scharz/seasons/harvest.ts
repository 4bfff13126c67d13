// The harvest as it would be brought in: what lies where, and where it goes.
import type { ScharzCrop } from '../../../generated/scharz/ScharzCrop';
import type { ScharzHarvest } from '../../../generated/scharz/ScharzHarvest';
import type { ScharzLoad } from '../../../generated/scharz/ScharzLoad';
import { without, type Revision } from '../orders/orders';
import type { Action } from '../props';

export interface Way {
  from: string;
  to: string;
  count: number;
}

/** Grain that leaves its field: an arrow each, own choices or what is proposed. */
export function waysOf(harvest: ScharzHarvest | null, chosen: boolean): Way[] {
  const crops = harvest?.crops ?? [];
  return crops.flatMap(({ at, loads }) =>
    loads.filter((load) => load.chosen === chosen && load.to !== at).map(({ to, count }) => ({ from: at, to, count })),
  );
}

/** A draft without the click that sent a load. */
export function withoutLoad(draft: readonly Action[], crop: ScharzCrop, load: ScharzLoad): Revision | null {
  const click = draft.findIndex((action) => action.type === 'reap' && action.at === crop.at && action.to === load.to);
  return click < 0 ? null : without(draft, click, 1);
}

/** A draft in which a die is not rolled again. */
export function withoutReroll(draft: readonly Action[], at: string): Revision | null {
  const click = draft.findIndex((action) => action.type === 'reroll_weather' && action.at === at);
  return click < 0 ? null : without(draft, click, 1);
}

/** Places of a store, from the first to the last: filled before, filled by the harvest, free. */
export function binsOf({ before, after, storage }: { before: number; after: number; storage: number }): string[] {
  return Array.from({ length: storage }, (_, index) => (index < before ? 'full' : index < after ? 'new' : 'free'));
}
