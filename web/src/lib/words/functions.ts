// Functions that messages may call, for words that change before a name: `{ DE($seat) }` is "d’Anne" or "de Ben".
// Rust has the same ones (crates/catalog/src/words/functions.rs), so that both read the same files.
import type { FluentFunction } from '@fluent/bundle';

/** A mute letter cannot be heard from its spelling: before "h" nothing is dropped, before "y" only if a consonant follows. */
const VOWEL = /^(y(?![aeiouàâäéèêëîïôöùûüæœ])|[aeiouàâäéèêëîïôöùûüæœ])/i;

/** French "de": d’Anne, de Ben, du Nord, des Orcades. */
export function de(name: string): string {
  return contracted(name, 'du', 'des') ?? (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
}

/** French "à": à Anne, au Nord, aux Orcades. */
export function a(name: string): string {
  return contracted(name, 'au', 'aux') ?? `à ${name}`;
}

function contracted(name: string, le: string, les: string): string | undefined {
  if (name.startsWith('le ')) return `${le} ${name.slice(3)}`;
  if (name.startsWith('les ')) return `${les} ${name.slice(4)}`;
  return undefined;
}

const ofText =
  (change: (name: string) => string): FluentFunction =>
  ([name]) =>
    change(String(name));

export const FUNCTIONS: Record<string, FluentFunction> = { DE: ofText(de), A: ofText(a) };
