// The four ways to win as bars. All numbers come from the view.
import type { ScharzSeat } from '../../../generated/scharz/ScharzSeat';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { Way } from '../../../generated/scharz/Way';

export interface Bar {
  way: Exclude<Way, 'last_standing'>;
  have: number;
  need: number;
}

export function barsOf(view: ScharzView, seat: ScharzSeat): Bar[] {
  return [
    { way: 'sovereignty', ...seat.sovereignty },
    { way: 'dominance', ...seat.dominance },
    { way: 'power', ...seat.power },
    { way: 'importance', have: seat.importance, need: bestImportance(view) },
  ];
}

/** Importance is a race: the bar is full for the one who leads. */
function bestImportance(view: ScharzView): number {
  return Math.max(1, ...view.seats.map(({ importance }) => importance));
}
