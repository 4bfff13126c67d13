// Whether land under control can be told from plain land, by day and by night.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { landOf } from './tints';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '../../../lib', file), 'utf8');
const TOKENS = read('tokens.css');
/** As Terrain mixes them with the sheet. */
const TERRAINS = [...read('map/TerrainDefs.svelte').matchAll(/--terrain-(\w+): color-mix\(in srgb, (#\w{6}) (\d+)%/g)];
const OPACITY = Number(/\.fills \{\s*opacity: ([\d.]+)/.exec(read('map/MapSheet.svelte'))![1]);
/** Two patches that can be told apart at a glance when they lie beside each other. */
const APART = 10;

const mix = (a: Color, b: Color, share: number): Color => a.mix(b, 1 - share, { space: 'srgb' }) as unknown as Color;
const sheet = new Color(/--sheet: light-dark\(#\w{6}, (#\w{6})\)/.exec(TOKENS)![1]!);

/** The colour that is laid over land by night. */
function nightOf(seat: number): Color {
  const tincture = new Color(new RegExp(`--seat-${seat}: (#\\w{6})`).exec(TOKENS)![1]!);
  const lighter = /color-mix\(in srgb, var\(--seat-\d\) (\d+)%, white\)/.exec(landOf(seat))?.[1];
  return lighter ? mix(tincture, new Color('white'), Number(lighter) / 100) : tincture;
}

describe.each([0, 1, 2, 3])('by night the land of seat %i', (seat) => {
  test.each(TERRAINS.map(([, name, colour, share]) => [name, colour, share] as const))('on %s', (_, colour, share) => {
    const land = mix(new Color(colour!), sheet, Number(share) / 100);
    expect(mix(nightOf(seat), land, OPACITY).deltaE(land, '2000')).toBeGreaterThanOrEqual(APART);
  });
});

test('by day all tinctures are as they are', () => {
  for (const seat of [0, 1, 2, 3]) expect(landOf(seat)).toMatch(new RegExp(`^(light-dark\\()?var\\(--seat-${seat}\\)`));
});
