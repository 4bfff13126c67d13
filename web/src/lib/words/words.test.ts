import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mockPlayers, mockWords, readLocale, realWords } from '../fixtures';
import { LANGUAGES, makeBundle, preferredLanguage } from './bundles';
import { SEAT_FIELDS, toArgs } from './convention';
import { a, de } from './functions';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Every message with its attributes and the arguments it names, from the text itself. */
function outline(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = '';
  for (const line of text.split('\n')) {
    const head = /^([a-z][\w-]*) *=/.exec(line);
    const attribute = /^ +\.([\w-]+) *=/.exec(line);
    if (head) id = head[1]!;
    else if (attribute) id = `${id.split('.')[0]}.${attribute[1]}`;
    else if (line.startsWith('#')) continue;
    if (!id) continue;
    const args = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1]!);
    found.set(id, [...new Set([...(found.get(id) ?? []), ...args])].toSorted());
  }
  return found;
}

function shell(language: string): string {
  return readFileSync(resolve(ROOT, `locales/${language}/shell.ftl`), 'utf8');
}

describe('the texts of the shell', () => {
  test.each(LANGUAGES)('%s has the same messages and arguments as English', (language) => {
    expect(Object.fromEntries(outline(shell(language)))).toEqual(Object.fromEntries(outline(shell('en'))));
  });

  test.each(LANGUAGES)('%s can be read without an error', (language) => {
    const bundle = makeBundle(language, readLocale(language));
    for (const id of outline(shell(language)).keys()) expect(bundle.hasMessage(id), id).toBe(true);
  });

  test.each(LANGUAGES)('%s formats every message without a missing argument', (language) => {
    const bundle = makeBundle(language, [shell(language)]);
    for (const [id, args] of outline(shell(language))) {
      const errors: Error[] = [];
      const values = Object.fromEntries(args.map((arg) => [arg, 2]));
      bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors);
      expect(errors, id).toEqual([]);
    }
  });

  test('every id used in the shell exists', async () => {
    const sources = import.meta.glob<string>(
      ['../../**/*.svelte', '../../**/*.ts', '!../../games/**', '!../../**/*.test.ts'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const known = outline(shell('en'));
    for (const [file, source] of Object.entries(sources)) {
      for (const match of source.matchAll(/words\.t\('([\w-]+)'/g))
        expect(known.has(match[1]!), `${file}: ${match[1]}`).toBe(true);
    }
  });

  test('every code of the server has a text', () => {
    const known = outline(shell('en'));
    for (const [file, prefix] of [
      ['ErrorCode', 'error'],
      ['Refusal', 'refusal'],
      ['TableRefusal', 'refusal'],
    ]) {
      const source = readFileSync(resolve(ROOT, `web/src/generated/${file}.ts`), 'utf8').replace(/\/\*[^]*?\*\//g, '');
      const codes = [...source.matchAll(/"([a-z_]+)"/g)].map((match) => match[1]!).filter((word) => word !== 'code');
      expect(codes.length).toBeGreaterThan(2);
      for (const code of codes) expect(known.has(`${prefix}-${code}`), `${prefix}-${code}`).toBe(true);
    }
  });

  test('plural forms follow the language', () => {
    expect(realWords('en').t('points', { count: 1 })).toBe('1 point');
    expect(realWords('fr').t('points', { count: 0 })).toBe('0 point');
    expect(realWords('de').t('points', { count: 0 })).toBe('0 Punkte');
    expect(realWords('nl').t('points', { count: 1 })).toBe('1 punt');
  });
});

test('a negative number has a minus, not a hyphen', () => {
  const words = realWords('en').forTable('scharz', mockPlayers(2), 0);
  const ranked = { type: 'ranked', seat: 0, points: -10, fed: true };
  expect(words.event(ranked)).toBe('You finish with −10 Importance points.');
  expect(realWords('en').t('lancaster-option-law_stacks')).not.toContain('−');
  expect(realWords('en').t('seal-commitment')).toBe('SHA-256 of the seed');
});

describe('the convention', () => {
  const naming = {
    name: (id: string) => `<${id}>`,
    player: (seat: number) => mockPlayers(3)[seat]!.name,
    isYou: (seat: number) => seat === 0,
    list: (items: string[]) => items.join('+'),
    yes: 'yes' as const,
    no: 'no' as const,
  };

  test('seat fields are those of the engine', () => {
    const source = readFileSync(resolve(ROOT, 'crates/engine/src/info.rs'), 'utf8');
    const list = /SEAT_FIELDS[^=]*=\s*&\[([^\]]*)\]/.exec(source)![1]!;
    const fields = [...list.matchAll(/"(\w+)"/g)].map((match) => match[1]);
    expect(SEAT_FIELDS).toEqual(fields);
  });

  test('fields become arguments', () => {
    const event = {
      type: 'moved',
      seat: 0,
      target: 1,
      to: 'chapel',
      steps: 2,
      via: null,
      halls: ['a', 'b'],
      cards: [],
      free: true,
    };
    expect(toArgs(event, naming)).toEqual({
      seat: 'Ada',
      seat_is_you: 'yes',
      target: 'Ben',
      target_is_you: 'no',
      to: '<chapel>',
      to_id: 'chapel',
      steps: 2,
      via: 'none',
      via_id: 'none',
      halls: '<a>+<b>',
      cards: 'none',
      free: 'yes',
    });
  });

  test('little words change before a name', () => {
    const said = ['Anne', 'Éloi', 'Yves', 'Yann', 'Ben', 'Hugo', 'Robot bleu', 'le Nord', 'les Orcades'].map(de);
    const wanted = 'd’Anne d’Éloi d’Yves de Yann de Ben de Hugo de Robot bleu du Nord des Orcades';
    expect(said.join(' ')).toBe(wanted);
    expect(['Anne', 'le Nord', 'les Orcades'].map(a).join(' ')).toBe('à Anne au Nord aux Orcades');
  });

  test('a missing message shows its id, a missing name its word', () => {
    const words = mockWords('nothing');
    expect(words.t('no-such-text')).toBe('no-such-text');
    expect(words.name('chapel')).toBe('chapel');
    expect(words.action({ type: 'go' })).toBe('nothing-action-go');
  });

  test('the first language of the browser that we speak is taken', () => {
    expect(preferredLanguage(['es-ES', 'nl-BE', 'fr'])).toBe('nl');
    expect(preferredLanguage(['es'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
