// Colours laid over the fields: who controls them, what is supplied, whose home they are, their climate.
import type { Climate } from '../../../generated/scharz/Climate';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { MapData } from '../../../lib/map/types';
import type { Tint } from '../choosing.svelte';

/** Cold, mild, hot: they differ also for readers who see no red or green. */
const CLIMATES: Record<Climate, string> = {
  cold: '#2a62b8',
  temperate: 'light-dark(#f4f7ee, #93a08c)',
  subtropical: '#d4681a',
};
const SUPPLIES = { supplied: '#1f7f93', cut_off: 'var(--vermilion)' };

/** `seat` is the one whose supplies are shown. */
export function tintsOf(tint: Tint, view: ScharzView, map: MapData, seat: number | null): Record<string, string> {
  if (tint === 'homelands') return homelands(view, map);
  if (tint === 'climate') return climates(map);
  if (tint === 'plain') return {};
  const fills: Record<string, string> = {};
  for (const { at, controlled_by, held_by, connected } of view.spaces) {
    const holder = controlled_by ?? held_by;
    if (holder === null) continue;
    if (tint === 'control') fills[at] = controlled_by === null ? faint(holder) : landOf(holder);
    else if (holder === (seat ?? holder)) fills[at] = connected ? SUPPLIES.supplied : SUPPLIES.cut_off;
  }
  return fills;
}

/** Fields under control, by the colour of their ruler. */
export function realmsOf(view: ScharzView): Record<string, string> {
  return Object.fromEntries(
    view.spaces.flatMap(({ at, controlled_by }) => (controlled_by === null ? [] : [[at, landOf(controlled_by)]])),
  );
}

/** What the colours of a tint stand for, by ids to be named; who controls a field its shield tells. */
export function legendOf(tint: Tint, view: ScharzView, map: MapData): { id: string; fill: string }[] {
  if (tint === 'supply') return Object.entries(SUPPLIES).map(([id, fill]) => ({ id, fill }));
  if (tint === 'climate') return zonesOf(map).map((id) => ({ id, fill: CLIMATES[id] }));
  if (tint !== 'homelands') return [];
  return [...peoples(view, map)].map(([id, fill]) => ({ id, fill }));
}

/** The green player, by seat. */
const VERT = 2;

/** A player's colour as it is laid over land. By night dark green would sink into green and turquoise land. */
export function landOf(seat: number): string {
  const plain = `var(--seat-${seat})`;
  return seat === VERT ? `light-dark(${plain}, color-mix(in srgb, ${plain} 50%, white))` : plain;
}

const faint = (seat: number): string => `color-mix(in srgb, ${landOf(seat)} 45%, transparent)`;

function isClimate(id: string | undefined): id is Climate {
  return id !== undefined && id in CLIMATES;
}

/** The zones of a map, from the north. */
function zonesOf(map: MapData): Climate[] {
  const found = new Set(map.cells.map(({ climate }) => climate));
  return (Object.keys(CLIMATES) as Climate[]).filter((zone) => found.has(zone));
}

function climates(map: MapData): Record<string, string> {
  return Object.fromEntries(
    map.cells.flatMap(({ id, climate }) => (isClimate(climate) ? [[id, CLIMATES[climate]]] : [])),
  );
}

/** A colour for every people of a map. */
function peoples({ map: board }: ScharzView, map: MapData): Map<string, string> {
  const groups = [...new Set(map.cells.map(({ group }) => group))];
  const named = groups.filter((group) => group !== null && group !== 'none' && group !== 'neutral');
  return new Map(named.map((group, index) => [`${board}_${group}`, `hsl(${(index * 137) % 360} 55% 50%)`]));
}

function homelands(view: ScharzView, map: MapData): Record<string, string> {
  const fills = peoples(view, map);
  return Object.fromEntries(
    map.cells.flatMap(({ id, group }) => {
      const fill = fills.get(`${view.map}_${group}`);
      return fill ? [[id, fill]] : [];
    }),
  );
}
