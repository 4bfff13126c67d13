// Rules pages and their worked examples: nothing is shown or told that the engine did not play, in no language.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '.';
import { type Examples, NUMBERS, numberAt } from '../lib/examples';
import type { GameModule } from '../lib/game/types';
import { realWords } from '../lib/fixtures';
import { type FigureBlock, renderRules } from '../lib/rulebook';
import { LANGUAGES, type Language } from '../lib/words/bundles';

/** Games whose pages teach. */
const TAUGHT = ['lancaster', 'regents', 'heads-of-state', 'scharz'];
/** A busy machine compiles boards slowly. */
const LOADING_MS = 180_000;
/** What each page has beside its numbered paragraphs, in this order. */
const TAUGHT_SECTIONS = ['goal', 'table', 'turn', 'forgotten', 'summary'];

const ROOT = resolve(import.meta.dirname, '../../..');

function read(language: Language, slug: string): string {
  return readFileSync(resolve(ROOT, `locales/${language}/rules/${slug}.md`), 'utf8');
}

function examplesOf(slug: string): Examples {
  return JSON.parse(readFileSync(resolve(ROOT, `web/src/generated/${slug}/examples.json`), 'utf8')) as Examples;
}

function figuresOf(page: string, examples: Examples): FigureBlock[] {
  const blocks = renderRules(page, examples).sections.flatMap((section) => section.blocks);
  return blocks.filter((block) => block.kind === 'figure');
}

/** Figures and numbers as the page writes them, in order. */
function usesOf(page: string): string[] {
  return [...page.matchAll(/\]\((example:[^)]*)\)|\{([a-z0-9-]+:[\w.-]+)\}/g)].map((use) => use[1] ?? use[2]!);
}

/** The addresses of headings that are the same in all languages: numbers, and those given; of others only that there is one. */
function headingsOf(page: string): string[] {
  const headings = [...page.matchAll(/^(#{2,3}) (.+)$/gm)].map(([, marks, text]) => [marks!, text!] as const);
  return headings.map(([marks, text]) => {
    const address = /\{#([\w-]+)\}$/.exec(text) ?? /^([A-Z]?\d+(?:\.\d+)*)\s/.exec(text);
    return `${marks} ${address?.[1] ?? ''}`;
  });
}

/** Marks of reconstructed values, as "line: how many"; « N° » is a word. */
function marksOf(page: string): string[] {
  const counts = page.split('\n').map((line) => line.replaceAll('N°', '').split('°').length - 1);
  return counts.flatMap((count, index) => (count > 0 ? [`${index + 1}: ${count}`] : []));
}

/** What amendments of Scharz changed (A7, A8, A9) and what they struck (A9, A14). */
const AMENDED: Record<Language, { said: RegExp[]; struck: RegExp[] }> = {
  en: {
    said: [
      /Aid is an agreement, too\./,
      /or along either if it began its move there/,
      /^- Who is aboard lands in Retreat only on/m,
    ],
    struck: [/nobody lands/, /must have the gold/],
  },
  fr: {
    said: [
      /L’aide est aussi un accord\./,
      /s’il y a commencé son mouvement/,
      /^- En repli, une unité embarquée ne débarque que sur/m,
    ],
    struck: [/personne ne débarque/, /doit avoir l’or/],
  },
  de: {
    said: [
      /Auch Hilfe ist ein Abkommen\./,
      /wenn es seinen Zug dort begann/,
      /^- Wer an Bord ist, landet im Rückzug nur auf/m,
    ],
    struck: [/landet niemand/, /muss das Gold beim Vorschlag haben/],
  },
  nl: {
    said: [
      /Ook hulp is een verdrag\./,
      /als het zijn zet daar begon/,
      /^- Wie aan boord is, landt in de terugtocht alleen op/m,
    ],
    struck: [/landt niemand/, /moet het goud bij het voorstel hebben/],
  },
};

/** Where the board and the panels of a game lead in its rules: every number of a paragraph in their sources. */
function rulesNamedBy(slug: string): (readonly [string, string])[] {
  const folder = resolve(import.meta.dirname, slug);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|fixture|example/.test(name))
    .flatMap((name) =>
      [...readFileSync(resolve(folder, name), 'utf8').matchAll(/(?:'|\brule=")(\d+\.\d+)['"]/g)].map(
        ([, rule]) => [name, rule!] as const,
      ),
    );
}

test.each(LANGUAGES)('%s: the page of Scharz keeps to its amendments', (language) => {
  const page = read(language, 'scharz');
  const { said, struck } = AMENDED[language];
  expect(said.filter((words) => !words.test(page))).toEqual([]);
  expect(struck.filter((words) => words.test(page))).toEqual([]);
});

describe.each(GAMES)('$slug', ({ slug, load }) => {
  const examples = examplesOf(slug);
  const english = read('en', slug);
  let module: GameModule;
  beforeAll(async () => (module = await load()), LOADING_MS);

  test.each(LANGUAGES)('%s: every figure and every number has its example', (language) => {
    const page = read(language, slug);
    const shown = ['', 'parts', 'players', 'secrets', ...Object.keys(module.rooms ?? {})];
    const figures = figuresOf(page, examples);
    expect(figures).toHaveLength([...page.matchAll(/\]\(example:/g)].length);
    expect(figures.filter(({ example }) => !examples[example])).toEqual([]);
    expect(figures.filter(({ shows }) => !shown.includes(shows))).toEqual([]);
    expect(figures.filter(({ caption }) => caption === '')).toEqual([]);
    const numbers = [...page.matchAll(NUMBERS)];
    const lost = numbers.filter(([, name, path]) => numberAt(examples[name!], path!) === undefined);
    expect(lost.map(([whole]) => whole)).toEqual([]);
  });

  test.each(LANGUAGES)('%s shows and tells the same as English, under the same addresses', (language) => {
    const page = read(language, slug);
    expect(usesOf(page)).toEqual(usesOf(english));
    expect(headingsOf(page)).toEqual(headingsOf(english));
    const ids = renderRules(page).chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(LANGUAGES)('%s: each line marks as many reconstructed values as in English', (language) => {
    expect(marksOf(read(language, slug))).toEqual(marksOf(english));
  });

  test.each(LANGUAGES)('%s: the summary says what the marks mean that it leaves out', (language) => {
    const page = read(language, slug);
    const summary = page.slice(page.indexOf('{#summary}'));
    expect(/[^\n]*°[^\n]*\(#3\)/.test(summary)).toBe(marksOf(page).length > 0);
  });

  test.each(LANGUAGES)('%s: links within the page lead somewhere', (language) => {
    const html = renderRules(read(language, slug), examples).sections.flatMap(({ blocks }) => blocks);
    const text = html.map((block) => (block.kind === 'text' ? block.html : '')).join('');
    const links = [...text.matchAll(/href="#([^"]*)"/g)].map((match) => match[1]!);
    expect(links.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
  });

  test('what prompts, things on the board and parts of the table link to is there', () => {
    const { chapters } = renderRules(english);
    const marks = [...english.matchAll(/\*\*([A-Z]?\d+(?:\.\d+)*)\.?\*\*/g)].map((match) => match[1]!);
    const known = new Set([...chapters.map(({ id }) => id), ...marks]);
    const samples = JSON.parse(readFileSync(resolve(ROOT, `web/src/generated/${slug}/samples.json`), 'utf8')) as {
      prompts: Record<string, { rule?: string }>;
      reasons: Record<string, string>;
    };
    const asked = Object.entries(samples.prompts).map(([id, { rule }]) => [id, rule ?? 'no rule'] as const);
    const told = [
      ...asked,
      ...Object.entries(samples.reasons),
      ...(module.parts ?? []).map((part) => [part.id, part.rule]),
      ...rulesNamedBy(slug),
    ];
    expect(told.length).toBeGreaterThan(asked.length + 10);
    expect(told.filter(([, rule]) => !known.has(rule!))).toEqual([]);
  });
});

describe.each(TAUGHT)('%s teaches', (slug) => {
  test.each(LANGUAGES)('%s: what can be taken back, in the reference', (language) => {
    const page = read(language, slug);
    const playing = page.slice(page.indexOf('\n## 5 '), page.indexOf('\n## 6 '));
    expect(playing).toMatch(/^\*\*(Undo|Annuler|Zurücknehmen|Ongedaan maken)\.\*\* /m);
  });

  test.each(LANGUAGES)('%s: goal, table, turn, reference, what is forgotten, summary', (language) => {
    const page = read(language, slug);
    const ids = renderRules(page).sections.map(({ id }) => id);
    expect(ids.filter((id) => TAUGHT_SECTIONS.includes(id))).toEqual(TAUGHT_SECTIONS);
    expect(ids.indexOf('turn')).toBeLessThan(ids.indexOf('3'));
    expect(ids.indexOf('forgotten')).toBeGreaterThan(ids.indexOf('9'));
    expect(page).toMatch(/\(example:[a-z-]+#parts\)/);
  });

  test('every example is used', () => {
    const used = new Set([...usesOf(read('en', slug))].map((use) => /^(?:example:)?([a-z0-9-]+)/.exec(use)![1]));
    expect(Object.keys(examplesOf(slug)).filter((name) => !used.has(name))).toEqual([]);
  });

  test('every part has a name in every language, and no two the same', async () => {
    const { parts = [] } = await GAMES.find((game) => game.slug === slug)!.load();
    expect(parts.length).toBeGreaterThanOrEqual(6);
    for (const language of LANGUAGES) {
      const words = realWords(language);
      const names = parts.map(({ id }) => words.t(`${slug}-part-${id}`));
      expect(names.filter((name) => name.startsWith(`${slug}-`))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
