// Every game says the same things in all languages, and has every text its rules and its board ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { readSamples } from '../lib/fixtures/samples';
import { LANGUAGES } from '../lib/words/bundles';
import { GAMES } from '.';

const ROOT = resolve(import.meta.dirname, '../../..');

const text = (slug: string, language: string): string =>
  readFileSync(resolve(ROOT, `locales/${language}/${slug}.ftl`), 'utf8');

/** Messages with the variables and attributes they use. */
function contents(slug: string, language: string): Map<string, readonly string[]> {
  const blocks = text(slug, language).split(/\n(?=[a-z#])/);
  const entries = blocks.flatMap((block) => {
    const id = /^([\w-]+) =/.exec(block)?.[1];
    if (!id) return [];
    const variables = [...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!.replace(/_(is_you|id)$/, ''));
    const attributes = [...block.matchAll(/^\s+(\.\w+) =/gm)].map((match) => match[1]!);
    return [[id, [...variables, ...attributes]] as const];
  });
  return new Map(entries);
}

/** Every selection of a message: the argument it asks, and the keys of its branches. */
function selections(message: string): { argument: string; keys: string[] }[] {
  const found: { argument: string; keys: string[] }[] = [];
  const open: number[] = [];
  for (const [token, argument, key] of message.matchAll(
    /\{(?: (?:[A-Z]+\()?\$(\w+)\)? ->)?|\}|^\s+\*?\[([^\]]+)\]/gm,
  )) {
    if (token === '}') open.pop();
    else if (key !== undefined) found[open.at(-1)!]!.keys.push(key);
    else open.push(argument === undefined ? -1 : found.push({ argument, keys: [] }) - 1);
  }
  return found;
}

/** What a message may select on without an id: flags, numbers and plural forms. */
const PLAIN_KEY = /^(yes|no|none|one|other|-?\d+)$/;

/** All sources in a folder, but for tests. */
function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(rs|svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
  );
  return files.map((name) => readFileSync(resolve(folder, name), 'utf8')).join('\n');
}

test('a selection on a word is found', () => {
  const message =
    'x-event-y = { $kind ->\n    [paix] Paix { $gold ->\n        [one] a\n       *[other] b\n    }\n   *[other] c\n}';
  expect(selections(message)).toEqual([
    { argument: 'kind', keys: ['paix', 'other'] },
    { argument: 'gold', keys: ['one', 'other'] },
  ]);
});

describe.each(GAMES.map((game) => game.slug))('%s', (slug) => {
  const english = contents(slug, 'en');
  const samples = readSamples(slug);
  const missing = (ids: string[]): string[] => ids.filter((id) => !english.has(id));

  test.each(LANGUAGES)('%s parses without loss and says what English says', (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(slug, language)))).toEqual([]);
    const said = contents(slug, language);
    expect([...said.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, used] of said) {
      // A plural of the verb may need the count, which English can do without.
      const unknown = used.filter((name) => !english.get(id)!.includes(name) && name !== 'count');
      expect(unknown, id).toEqual([]);
    }
  });

  test.each(LANGUAGES)('%s selects on ids, never on words', (language) => {
    // Ids that matches of the samples never came to have their names all the same.
    const isId = (key: string) => key === 'none' || key === 'other' || english.has(`${slug}-${key}`);
    const wrong = text(slug, language)
      .split(/\n(?=[a-z#])/)
      .flatMap((message) =>
        selections(message)
          .filter(({ argument, keys }) =>
            keys.some((key) => !(argument.endsWith('_id') ? isId(key) : PLAIN_KEY.test(key))),
          )
          .map(({ argument, keys }) => `${message.split(' ')[0]}: ${argument} [${keys.join(', ')}]`),
      );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['actions', 'action-', Object.keys(samples.actions)],
    ['events', 'event-', Object.keys(samples.events)],
    ['prompts', 'prompt-', Object.keys(samples.prompts)],
    ['ids', '', samples.ids],
  ])('%s have texts', (_, prefix, wanted) => {
    expect(wanted.length).toBeGreaterThan(0);
    expect(missing(wanted.map((id) => `${slug}-${prefix}${id}`))).toEqual([]);
  });

  test('every reason of a refusal has a text, and none is left over', () => {
    const rules = sources(resolve(ROOT, `crates/games/${slug}/src`));
    const given = [...rules.matchAll(/\b(?:because|why)\(\s*"(\w+)"/g)].map((match) => match[1]!);
    const reasons = [...given, ...Object.keys(samples.reasons)].map((id) => `${slug}-why-${id}`);
    expect(missing(reasons)).toEqual([]);
    const told = [...english.keys()].filter((id) => id.startsWith(`${slug}-why-`));
    expect(told.filter((id) => !rules.includes(`"${id.slice(`${slug}-why-`.length)}"`))).toEqual([]);
  });

  test('every text that the board asks for exists, and none is left over', () => {
    const source = sources(resolve(import.meta.dirname, slug));
    const asked = [...source.matchAll(new RegExp(`${slug}-ui-[\\w-]*\\w(?![\\w-]*\\$)`, 'g'))].map(([id]) => id);
    const families = [...source.matchAll(new RegExp(`(${slug}-ui-[\\w-]*?)-?\\$\\{`, 'g'))].map((match) => match[1]!);
    expect(missing(asked.filter((id) => !families.includes(id)))).toEqual([]);
    const isAsked = (id: string) => asked.includes(id) || families.some((family) => id.startsWith(family));
    expect([...english.keys()].filter((id) => id.startsWith(`${slug}-ui-`) && !isAsked(id))).toEqual([]);
  });
});
