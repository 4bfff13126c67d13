// From field to field by arrow keys.
import type { MapData } from '../../../lib/map/types';
import { spotsOf } from './maps';

/** The space of `ids` that lies nearest in the direction of the arrow; what lies aside counts as farther away. */
export function nearestTowards(
  map: MapData,
  from: string,
  [dx, dy]: [number, number],
  ids: ReadonlySet<string>,
): string | null {
  const spots = spotsOf(map);
  const start = spots.get(from);
  if (!start) return null;
  let best: { id: string; cost: number } | null = null;
  for (const id of ids) {
    const spot = spots.get(id);
    if (!spot || id === from) continue;
    const ahead = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy) + Math.abs((spot.y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && aside < 2.5 * ahead && (best === null || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? null;
}
