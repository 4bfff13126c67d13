import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mockWords } from '../../lib/fixtures';

const GENERATED = resolve(import.meta.dirname, '../../generated/regents');

test('every way to rule out a clan is explained', () => {
  const source = readFileSync(resolve(GENERATED, 'RegentsExclusion.ts'), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const ways = [...source.matchAll(/"(\w+)"/g)].map((match) => match[1]!);
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) expect(mockWords('regents').has(`regents-ui-excluded-${way}`), way).toBe(true);
});
