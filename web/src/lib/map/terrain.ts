// Terrain of a field: a tint and a pattern each; a mixed field alternates both in bands.

export const TERRAINS = ['yellow', 'green', 'brown', 'turquoise', 'grey'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** All pairs of terrains, in a fixed order. */
export function mixtures(): [Terrain, Terrain][] {
  return TERRAINS.flatMap((a, index) => TERRAINS.slice(index + 1).map((b): [Terrain, Terrain] => [a, b]));
}

export function terrainFill(prefix: string, terrain: string[]): { tint: string; pattern: string } | undefined {
  const [first, second] = TERRAINS.filter((id) => terrain.includes(id));
  if (!first) return undefined;
  const mixed = `url(#${prefix}-${first}-${second}`;
  if (second) return { tint: `${mixed}-tint)`, pattern: `${mixed})` };
  return { tint: `var(--terrain-${first})`, pattern: `url(#${prefix}-${first})` };
}
