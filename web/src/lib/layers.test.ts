// What may import what. An import added in passing is how layers die.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..');
/** Folders of src and those that may not be imported from there. The table of games is handed down from App.svelte. */
const FORBIDDEN: Record<string, string[]> = {
  lib: ['games', 'table', 'pages', 'replay', 'coach', 'gallery'],
  games: ['table', 'pages', 'replay', 'coach', 'gallery'],
  coach: ['games', 'table', 'pages', 'replay'],
  table: ['games'],
  lobby: ['games'],
  pace: ['games'],
  pages: ['games'],
  replay: ['games'],
};

const imports = Object.keys(FORBIDDEN).flatMap(importsOf);

test.each(Object.entries(FORBIDDEN))('%s imports nothing from %s', (folder, forbidden) => {
  const wrong = imports.filter(({ from, to }) => from.startsWith(`${folder}/`) && forbidden.includes(top(to)));
  expect(wrong).toEqual([]);
});

test('a game imports no other game', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [game, other] = [gameOf(from), gameOf(to)];
    return game !== null && other !== null && game !== other;
  });
  expect(wrong).toEqual([]);
  expect(imports.length).toBeGreaterThan(500);
});

function importsOf(folder: string): { from: string; to: string }[] {
  const files = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap((name) => {
      const path = join(SRC, folder, name);
      const found = readFileSync(path, 'utf8').matchAll(/(?:from|import)[ (]'(\.[^']*)'/g);
      return [...found].map(([, to]) => ({ from: relative(SRC, path), to: relative(SRC, resolve(path, '..', to!)) }));
    });
}

function top(path: string): string {
  return path.split('/')[0]!;
}

/** The game whose folder a path is in; what lies beside the folders belongs to none. */
function gameOf(path: string): string | null {
  const [folder, game, ...rest] = path.split('/');
  return folder === 'games' && rest.length > 0 ? game! : null;
}
