// What the map shows by itself: the own realm at the beginning, the place of a question, the whole at the end.
import { untrack } from 'svelte';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import { hasBegun } from '../seasons/calendar';
import type { Spot } from './maps';
import type { Viewport } from '../../../lib/map/viewport.svelte';

interface Scene {
  view: ScharzView;
  seat: number | null;
  spots: ReadonlyMap<string, Spot>;
  /** Spaces that may be chosen. */
  lit: ReadonlySet<string>;
  /** The space whose card is open. */
  field: string | null;
  /** Pixels that a panel covers on the right. */
  covered: number;
}

/** The years begin with a look at the own realm; only a tall map, as wide as a phone, is shown whole there. */
const DESK_PX = 600;

/** What is fought or asked about stands clear of the edge and of the mini-map; a field that is clicked stays where it is. */
const AROUND_PX = 100;

/** To be called while a component is set up. `scene` reads the present. */
export function followMatch(viewport: Viewport, scene: () => Scene): void {
  const phase = $derived(scene().view.phase);
  const isUnderWay = $derived(hasBegun(scene().view) && phase !== 'over');
  const isDrawn = $derived(viewport.width > 0 && viewport.height > 0);
  const startsNear = $derived(viewport.width > DESK_PX || viewport.isWide);
  const asked = $derived(scene().view.battle?.at ?? scene().view.prompt.at);
  const lit = $derived(scene().lit);
  const field = $derived(scene().field);
  const covered = $derived(scene().covered);

  $effect(() => {
    if (isUnderWay && isDrawn && startsNear) untrack(() => lookHome(viewport, scene()));
  });
  $effect(() => {
    if (phase === 'over') untrack(() => viewport.whole());
  });
  $effect(() => {
    void lit;
    untrack(() => findTargets(viewport, scene()));
  });
  $effect(() => {
    const pixels = covered;
    untrack(() => viewport.cover(pixels));
  });
  // A place that is asked about, or looked at, is brought into sight.
  $effect(() => {
    void covered;
    const id = asked ?? field;
    const spot = id === null ? undefined : untrack(() => scene().spots.get(id));
    const around = asked === null ? 0 : AROUND_PX;
    if (spot) untrack(() => viewport.shows(spot, around) || viewport.show(spot.x, spot.y));
  });
}

function lookHome(viewport: Viewport, { view, seat, spots }: Scene): void {
  const own = view.spaces.filter(({ owner }) => owner !== null && owner === seat);
  const homes = own.flatMap(({ at }) => spots.get(at) ?? []);
  if (homes.length > 0) viewport.approach(mean(homes.map(({ x }) => x)), mean(homes.map(({ y }) => y)));
}

/** When nothing that may be chosen is in sight, all of it is shown. */
function findTargets(viewport: Viewport, { spots, lit }: Scene): void {
  const targets = [...lit].flatMap((id) => spots.get(id) ?? []);
  if (targets.length > 0 && !targets.some((spot) => viewport.shows(spot))) viewport.whole();
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
