// Colours laid over the fields: who controls them, what is supplied, whose home they are.
import type { ScharzView } from '../../generated/scharz/ScharzView';
import type { MapData } from '../../lib/map/types';
import type { Tint } from './choosing.svelte';

/** `seat` is the one whose supplies are shown. */
export function tintsOf(tint: Tint, view: ScharzView, map: MapData, seat: number | null): Record<string, string> {
  if (tint === 'homelands') return homelands(map);
  if (tint === 'plain') return {};
  const fills: Record<string, string> = {};
  for (const { at, controlled_by, held_by, connected } of view.spaces) {
    const holder = controlled_by ?? held_by;
    if (holder === null) continue;
    if (tint === 'control') fills[at] = controlled_by === null ? faint(holder) : `var(--seat-${holder})`;
    else if (holder === (seat ?? holder)) fills[at] = connected ? 'var(--supplied)' : 'var(--vermilion)';
  }
  return fills;
}

const faint = (seat: number): string => `color-mix(in srgb, var(--seat-${seat}) 45%, transparent)`;

function homelands(map: MapData): Record<string, string> {
  const groups = [...new Set(map.cells.map(({ group }) => group))].filter((group) => group && group !== 'none');
  const fills: Record<string, string> = {};
  for (const { id, group } of map.cells) {
    const index = groups.indexOf(group);
    if (index >= 0) fills[id] = `hsl(${(index * 137) % 360} 55% 50%)`;
  }
  return fills;
}
