// Refusals as sentences: the code, or better the game's own reason with its rule.
import type { RefusalReply } from '../generated/RefusalReply';
import { ApiError } from './api';
import type { Words } from './words/words.svelte';

/**
 * Why a request was not carried out. Beside the server's reasons: the line broke and nobody knows what became of it
 * (`lost`), or who was asked to confirm said no (`declined`).
 */
export type Refused = RefusalReply | { code: 'lost' } | { code: 'declined' };

export interface RefusalText {
  text: string;
  rule?: string;
}

export function refusalText(refusal: Refused, slug: string, words: Words): RefusalText {
  if (refusal.code === 'illegal' && refusal.reason) {
    const id = `${slug}-why-${refusal.reason.id}`;
    const text = words.has(id) ? words.t(id) : words.t('refusal-illegal');
    return { text, rule: refusal.reason.rule };
  }
  return { text: words.t(`refusal-${refusal.code}`) };
}

/** Why the server refused a request, whatever was thrown. */
export function errorText(error: unknown, words: Words): string {
  return words.t(`error-${error instanceof ApiError ? error.code : 'internal'}`);
}
