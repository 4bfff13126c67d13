// All four languages say the same things, and everything the rules can say has a text.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/words/bundles';

const ROOT = resolve(import.meta.dirname, '../../../..');
const GENERATED = resolve(import.meta.dirname, '../../generated/regents');
const RULES = resolve(ROOT, 'crates/games/regents/src');
const COMPONENTS = import.meta.dirname;

const text = (language: string): string => readFileSync(resolve(ROOT, `locales/${language}/regents.ftl`), 'utf8');
const generated = (name: string): string => readFileSync(resolve(GENERATED, `${name}.ts`), 'utf8');

/** Messages and attributes with the variables they use: `regents-action-spy` → `target`. */
function contents(language: string): Map<string, string> {
  const blocks = text(language).split(/\n(?=[a-z#])/);
  const entries = blocks.flatMap((block) => {
    const id = /^([\w-]+) =/.exec(block)?.[1];
    if (!id) return [];
    const variables = [...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!.replace(/_is_you$/, ''));
    const attribute = /^\s+\.(\w+) =/m.exec(block)?.[1] ?? '';
    return [[id, `${[...new Set(variables)].toSorted().join(' ')} ${attribute}`] as const];
  });
  return new Map(entries);
}

const ids = new Set(contents('en').keys());
const tags = (type: string): string[] => [...generated(type).matchAll(/"type": "(\w+)"/g)].map((match) => match[1]!);
const values = (type: string): string[] =>
  [
    ...generated(type)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/"(\w+)"/g),
  ].map((match) => match[1]!);

function sourcesOf(folder: string, ending: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith(ending) && !name.endsWith('.test.ts'),
  );
  return files.map((name) => readFileSync(resolve(folder, name), 'utf8')).join('\n');
}

function missing(wanted: readonly string[]): string[] {
  expect(wanted.length).toBeGreaterThan(0);
  return wanted.filter((id) => !ids.has(id));
}

describe.each(LANGUAGES)('%s', (language) => {
  test('parses without loss', () => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
    for (const id of ids) expect(bundle.hasMessage(id), id).toBe(true);
  });

  test('has the same messages as English', () => {
    expect([...contents(language).keys()].toSorted()).toEqual([...ids].toSorted());
  });

  test('uses no variable that English does not have', () => {
    const english = contents('en');
    for (const [id, used] of contents(language)) {
      const known = english.get(id)!.split(' ');
      // A plural of the verb may need the count, which English can do without.
      expect(
        used.split(' ').filter((name) => !known.includes(name) && name !== 'count'),
        id,
      ).toEqual([]);
    }
  });
});

describe('every id of the rules has a text', () => {
  test('actions', () => expect(missing(tags('RegentsAction').map((tag) => `regents-action-${tag}`))).toEqual([]));
  test('events', () => expect(missing(tags('RegentsEvent').map((tag) => `regents-event-${tag}`))).toEqual([]));
  test('prompts', () => expect(missing(values('RegentsPromptId').map((id) => `regents-prompt-${id}`))).toEqual([]));
  test('exclusions', () =>
    expect(missing(values('RegentsExclusion').map((id) => `regents-ui-excluded-${id}`))).toEqual([]));
  test.each(['Location', 'Track', 'Clan', 'Card', 'StepSource', 'RetreatSource'])('names of %s', (type) =>
    expect(missing(values(type).map((id) => `regents-${id}`))).toEqual([]),
  );

  test('reasons', () => {
    const reasons = [...sourcesOf(RULES, '.rs').matchAll(/because\(\s*"(\w+)"/g)].map(
      (match) => `regents-why-${match[1]}`,
    );
    expect(missing(reasons)).toEqual([]);
    const known = new Set(reasons);
    expect([...ids].filter((id) => id.startsWith('regents-why-') && !known.has(id))).toEqual([]);
  });

  test('options and their values', () => {
    const setup = readFileSync(resolve(RULES, 'setup.rs'), 'utf8');
    const flags = [...setup.matchAll(/flag\("(\w+)"/g)].map((match) => match[1]!);
    const choices = [...setup.matchAll(/(?:one_of\(|key: )"(\w+)",[^&]*&\[([^\]]*)\]/g)].flatMap(([, key, list]) => [
      key!,
      ...[...list!.matchAll(/"(\w+)"/g)].map((match) => `${key}-${match[1]}`),
    ]);
    expect(missing([...flags, ...choices].map((key) => `regents-option-${key}`))).toEqual([]);
    for (const key of flags) expect(contents('en').get(`regents-option-${key}`)).toContain('help');
  });
});

test('every text that the board asks for exists, and none is left over', () => {
  const source = sourcesOf(COMPONENTS, '.svelte') + sourcesOf(COMPONENTS, '.ts');
  const asked = [...source.matchAll(/regents-ui-[\w-]*\w(?![\w-]*\$)/g)].map((match) => match[0]);
  const families = [...source.matchAll(/(regents-ui-[\w-]*?)-?\$\{/g)].map((match) => match[1]!);
  expect(missing(asked.filter((id) => !families.includes(id)))).toEqual([]);
  const isAsked = (id: string): boolean => asked.includes(id) || families.some((family) => id.startsWith(family));
  expect([...ids].filter((id) => id.startsWith('regents-ui-') && !isAsked(id))).toEqual([]);
});
