// Spaces, quotes, apostrophes and signs, as printers of each language set them, in all messages and rules pages.
import { expect, test } from 'vitest';
import { messageText, readLines } from '../fixtures/locales';
import { LANGUAGES, type Language } from './bundles';

const FIXED = '\u00a0';
const NARROW = '\u202f';

/** What must not be found, and what it is called. */
const EVERYWHERE: [RegExp, string][] = [
  [/'/, 'an apostrophe is ’'],
  [/"/, 'straight quotes'],
  [/(^|[\s|(/])-\d/, 'a minus is −'],
];
const WITHOUT_SPACE: [RegExp, string][] = [
  [/\s%/, 'no space before %'],
  [/[\p{L}\d}] …/u, 'no space before …'],
];
const FORBIDDEN: Record<Language, [RegExp, string][]> = {
  en: [...WITHOUT_SPACE, [/[«»„]/, 'quotes are “ ”']],
  nl: [...WITHOUT_SPACE, [/[«»„“”]/, 'quotes are ‘ ’']],
  de: [
    [new RegExp(`[^${FIXED}]%`), 'a fixed space before %'],
    [/[«»‘”]|[\p{L}.!?]„|“\p{L}/u, 'quotes are „ “'],
  ],
  fr: [
    [new RegExp(`[^${FIXED}]%`), 'a fixed space before %'],
    [new RegExp(`[^${FIXED}]:(?=[\\s*]|$)`), 'a fixed space before :'],
    [new RegExp(`[^${NARROW}][;?!]`), 'a narrow fixed space before ; ? !'],
    [new RegExp(`«[^${FIXED}]|[^${FIXED}]»|[“”„]`), 'quotes are « » with fixed spaces inside'],
    [/[\p{L}\d}] …/u, 'no space before …'],
  ],
};

function faults(language: Language, text: string): string[] {
  return [...EVERYWHERE, ...FORBIDDEN[language]].filter(([wrong]) => wrong.test(text)).map(([, what]) => what);
}

test.each(LANGUAGES)('%s is set as its readers know it', (language) => {
  const lines = readLines(language);
  expect(lines.length).toBeGreaterThan(4000);
  const wrong = lines.flatMap(({ where, text }) => faults(language, text).map((what) => `${where}: ${what}: ${text}`));
  expect(wrong).toEqual([]);
});

test.each<[Language, string, number]>([
  ['en', 'Press “Ready”: 75% of it’s done…', 0],
  ['en', "It's 75 % done …", 3],
  ['en', 'Press "Ready" at -1', 2],
  ['de', 'Drücke „Fertig“: 75\u00a0% …', 0],
  ['de', 'Drücke ”Fertig“: 75 %', 2],
  ['nl', 'Klik op ‘Klaar’: 75%', 0],
  ['nl', 'Klik op “Klaar”: 75 %', 2],
  ['fr', 'Cliquez sur «\u00a0Prêt\u00a0»\u00a0: d’accord\u202f?', 0],
  ['fr', 'Cliquez sur « Prêt » : d’accord ?', 3],
  ['fr', 'Voilà; oui!', 1],
])('%s: “%s” has %i faults', (language, text, n) => {
  expect(faults(language, text)).toHaveLength(n);
});

test('only what is read is looked at', () => {
  expect(messageText('x-y = { $count ->')).toBe('');
  expect(messageText('   *[other] { " " }et { DE($seat) } ici')).toBe(' et 0 ici');
  expect(messageText("# A comment: it's not shown")).toBe('');
});

/** A component without its script and its styles. */
const markupOf = (source: string): string => source.replace(/<(script|style)\b[^]*?<\/\1>/g, '');

test('no component sets a sign beside a text: languages differ', () => {
  const sources = import.meta.glob<string>('../../**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const wrong = Object.entries(sources).flatMap(([file, source]) =>
    [...markupOf(source).matchAll(/\{[^{}]*\bwords\.(?:\{[^{}]*\}|[^{}])*\}\s?[:;?!%].{0,20}|\} %/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('no code joins texts with such a sign', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts', '!../../generated/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const wrong = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/join\('(?: [:;?!%] ?|[:;?!%] )'\)|`\$\{[^}]*\} ?[:;?!%] \$\{/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
