// Loads the Fluent files of a language, and only those.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FUNCTIONS } from './functions';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return makeBundle(language, texts);
}

export function makeBundle(language: string, texts: string[]): FluentBundle {
  // Isolation marks are for right-to-left scripts, which we do not mix; they would end up in names and labels.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}
