// All maps. `npm run maps` writes them to web/src/generated/maps.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapData } from '../src/lib/map/types';
import { draw } from './draw';
import { DRAWN } from './folders';
import { HEADS_OF_STATE } from './heads-of-state';
import { LANCASTER } from './lancaster';
import type { MapPlan } from './plan';
import { scharz, SCHARZ_MAPS } from './scharz';

export function plans(): MapPlan[] {
  return [LANCASTER, HEADS_OF_STATE, ...SCHARZ_MAPS.map(scharz)];
}

/** The text of a file: one line per cell, border, river and link, so that a change can be read. */
export function written(map: MapData): string {
  const entries = Object.entries(map).map(([key, value]) => {
    const isList = Array.isArray(value) && value.length > 0;
    const text = isList ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

export function writeAll(only: string[]): void {
  mkdirSync(DRAWN, { recursive: true });
  for (const plan of plans()) {
    if (only.length > 0 && !only.includes(plan.id)) continue;
    const text = written(draw(plan));
    writeFileSync(join(DRAWN, `${plan.id}.json`), text);
    console.log(`${plan.id}: ${Math.round(text.length / 1024)} KB`);
  }
}
