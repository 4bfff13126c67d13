import { expect, test } from 'vitest';
import { ICONS_BY_AUTHOR } from './credits';

const SOURCES = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

test('everyone whose icon is used is named, and nobody else', () => {
  const used = Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/from 'icon:([a-z0-9-]+)'/g)].map((match) => match[1]!),
  );
  const named = Object.values(ICONS_BY_AUTHOR).flat();
  expect(named.toSorted()).toEqual([...new Set(used)].toSorted());
});
