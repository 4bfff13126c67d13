// Everything a game says reads well whoever it is about: a name that begins with a vowel, a bot, and "you".
import { describe, expect, test } from 'vitest';
import type { Player, Tagged } from '../lib/game/types';
import { readLocale, realWords } from '../lib/fixtures';
import { readSamples } from '../lib/fixtures/samples';
import { LANGUAGES, type Language } from '../lib/words/bundles';
import { GAMES } from '.';

const VOWELS = 'aeiouyàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ';

/** What no sentence may hold, whoever it is about. */
const EVERYWHERE: [RegExp, string][] = [
  [/\{|\}|undefined|\[object/, 'a hole'],
  [/ {2}|^ | $/, 'a stray space'],
  [/ [,.]|,,|\.\./, 'a stray comma or stop'],
  [/:\s*[.,]|\(\)/, 'nothing where something should stand'],
];
const CLASHES: Record<Language, [RegExp, string][]> = {
  en: [
    [/\ba (?!one|uni|eu)[aeiou]/i, 'a before a vowel'],
    [/\ban [^aeiouh8]/i, 'an before a consonant'],
    [/\b1 (points|units|cards|gold coins|squires|markers|mercenaries)\b/, 'a plural after 1'],
  ],
  fr: [
    [new RegExp(`(?<![\\p{L}-])(de|le|la|que|ne|je|se|jusque|lorsque) [${VOWELS}]\\p{L}`, 'u'), 'no elision'],
    [/(?<!\p{L})(de|à) les? \p{Lu}/u, 'no contraction'],
    [/(?<!\d)[01] \p{L}+s\b(?<!fois|pas|après)/u, 'a plural after 0 or 1'],
  ],
  de: [
    [/\bvon dem |\bzu dem /, 'no contraction'],
    [/(?<!\d)1 (Punkte|Einheiten|Karten|Schritte|Felder|Schilde|Schwerter)\b/, 'a plural after 1'],
  ],
  nl: [[/(?<!\d)1 (punten|eenheden|kaarten|stappen|schilden|zwaarden)\b/, 'a plural after 1']],
};

function clashes(language: Language, text: string): string[] {
  return [...EVERYWHERE, ...CLASHES[language]].filter(([wrong]) => wrong.test(text)).map(([, what]) => what);
}

/** The same table seen by nobody, and by each of its five players. */
function tables(language: Language): [Player[], number | null][] {
  const bot = realWords(language).t('bot-name-2');
  const names = ['Anne', 'Éloi', bot, 'Ulla', 'Oscar'];
  return [null, 0, 1, 2, 3].map((you) => [
    names.map((name, seat) => ({ seat, name, isMe: seat === you, isBot: name === bot, isAwaited: false })),
    you,
  ]);
}

/** What can be said at a table of a game: events and prompts, one of each kind, and all actions of some moments. */
function sentences(slug: string, language: Language): string[] {
  const samples = readSamples<unknown, Tagged, Tagged, { id: string } & Record<string, unknown>>(slug);
  return tables(language).flatMap(([players, you]) => {
    const words = realWords(language).forTable(slug, players, you);
    const legal = Object.values(samples.moments).flatMap((moment) => moment.legal);
    return [
      ...[...Object.values(samples.actions), ...legal].map((action) => words.action(action)),
      ...Object.values(samples.events).map((event) => words.event(event)),
      ...Object.values(samples.prompts).map((prompt) => words.prompt(prompt)),
    ];
  });
}

describe.each(GAMES.map((game) => game.slug))('%s', (slug) => {
  test.each(LANGUAGES)('%s says everything of everybody', (language) => {
    const said = sentences(slug, language);
    expect(said.length).toBeGreaterThan(200);
    const wrong = said.flatMap((text) => clashes(language, text).map((what) => `${what}: ${text}`));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** Before a name, little French words change: only the functions of the bundle know how. */
const BARE_NAME =
  /(?<![\p{L}’])(de|à|que|jusque|lorsque|puisque) \{ \$(seat|by|target|owner|other_owner|rival|winner|player|inferior|superior) \}/u;

test('French messages leave the little word before a name to a function', () => {
  const lines = readLocale('fr').flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => /\{ (DE|A)\(\$\w+\) \}/.test(line)).length).toBeGreaterThan(20);
  expect(lines.filter((line) => BARE_NAME.test(line))).toEqual([]);
  expect(BARE_NAME.test('la colonie de { $owner }')).toBe(true);
  expect(BARE_NAME.test('la colonie { DE($owner) }')).toBe(false);
});

test('clashes are found', () => {
  expect(clashes('fr', 'la colonie d’Anne')).toEqual([]);
  expect(clashes('fr', 'la colonie de Anne')).toEqual(['no elision']);
  expect(clashes('fr', 'les troupes de Robot bleu')).toEqual([]);
  expect(clashes('fr', '1 points')).toEqual(['a plural after 0 or 1']);
  expect(clashes('en', 'You build a extension.')).toEqual(['a before a vowel']);
  expect(clashes('de', 'Du erhältst 1 Punkte .')).toEqual(['a stray comma or stop', 'a plural after 1']);
});
