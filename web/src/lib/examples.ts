// Worked examples of the rules pages: pictures that the engine made of positions it played (tests/examples of a game).
import type { Status } from '../generated/Status';
import type { Viewer } from '../generated/Viewer';

export interface Example {
  viewer: Viewer;
  status: Status;
  view: { seats: unknown[] } & Record<string, unknown>;
}

export type Examples = Readonly<Record<string, Example>>;

const FILES = import.meta.glob<Examples>('../generated/*/examples.json', { import: 'default' });

/** The examples of a game by name; none where it has none. */
export async function loadExamples(slug: string): Promise<Examples> {
  return (await FILES[`../generated/${slug}/examples.json`]?.()) ?? {};
}

/** A number that an example gives: `{tied-conflict:view.seats.0.points}`. */
export const NUMBERS = /\{([a-z0-9-]+):([\w.-]+)\}/g;

/** The text with the numbers of its examples. What cannot be found stays as it is, so that it is noticed. */
export function filled(text: string, examples: Examples): string {
  return text.replace(NUMBERS, (whole, name: string, path: string) => {
    const value = numberAt(examples[name], path);
    return value === undefined ? whole : String(value);
  });
}

/** The number at a path of keys and places in lists. */
export function numberAt(example: Example | undefined, path: string): number | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], example);
  return typeof value === 'number' ? value : undefined;
}
