// One word for one thing: messages and rules pages keep to the terms of docs/glossary.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '.';
import { type Line, readLines } from '../lib/fixtures/locales';
import { LANGUAGES, type Language } from '../lib/words/bundles';

const GLOSSARY = resolve(import.meta.dirname, '../../../docs/glossary');
/** The order of the columns. */
const COLUMNS: Language[] = ['en', 'fr', 'de', 'nl'];

/** A cell of the table: what a thing is called, in one form or several, and what it must not be called. */
interface Entry {
  terms: string[];
  forbidden: string[];
}

function readEntries(page: string, language: Language): Entry[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| English'));
  return rows.map((row) => {
    const cell = row.split('|').slice(1, -1)[COLUMNS.indexOf(language)]!;
    const forbidden = [...cell.matchAll(/~~([^~]+)~~/g)].map((match) => match[1]!);
    const terms = cell.replace(/~~[^~]+~~/g, '').split(' / ');
    return { terms: terms.map((term) => term.trim()), forbidden };
  });
}

/** Lines with words that must not be used. A word stands for itself alone, `[0-9]` for any digit. */
function misuses(lines: Line[], entries: Entry[]): string[] {
  const words = entries.flatMap(({ forbidden }) => forbidden);
  const sources = words.map((word) => word.replace(/[.*+?^${}()|\\]/g, '\\$&'));
  const wrong = sources.map((source) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}])`, 'iu'));
  return lines.flatMap(({ where, text }) =>
    wrong.flatMap((pattern, at) => (pattern.test(text) ? [`${where}: ${words[at]}: ${text}`] : [])),
  );
}

describe.each(['shell', ...GAMES.map((game) => game.slug)])('%s', (slug) => {
  const page = readFileSync(resolve(GLOSSARY, `${slug}.md`), 'utf8');

  test.each(LANGUAGES)('%s keeps to its terms', (language) => {
    const lines = readLines(language).filter(({ topic }) => topic === slug);
    const entries = readEntries(page, language);
    expect(entries.length).toBeGreaterThan(slug === 'shell' ? 10 : 20);
    expect(misuses(lines, entries)).toEqual([]);
    const all = lines.map(({ text }) => text.toLowerCase()).join('\n');
    const unused = entries.flatMap(({ terms }) => terms).filter((term) => !all.includes(term.toLowerCase()));
    expect(unused).toEqual([]);
  });
});

test('a word that must not be used is found', () => {
  const entries = readEntries(
    '| county ~~shire~~ | pièces d’or ~~[0-9] or~~ | Grafschaft | county’s ~~counties~~ |',
    'fr',
  );
  expect(entries).toEqual([{ terms: ['pièces d’or'], forbidden: ['[0-9] or'] }]);
  const line = (text: string) => ({ topic: 'lancaster', where: 'fr/lancaster.ftl:1', text });
  expect(misuses([line('Vous payez 5 pièces d’or.')], entries)).toEqual([]);
  expect(misuses([line('Vous payez 5 or.')], entries)).toHaveLength(1);
});
