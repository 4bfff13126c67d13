// The moments that the tests of the rules keep: one for each question that a game asks somebody.
import type { Picture } from '../lib/board/table';
import type { Tagged } from '../lib/game/types';

interface View {
  seats: unknown[];
  prompt: { id: string } & Record<string, unknown>;
}
export type Sample = Pick<Picture<View, Tagged>, 'viewer' | 'status' | 'view' | 'legal'>;

const FILES = import.meta.glob<{ moments: Record<string, Sample> }>('../generated/*/samples.json');

export async function loadMoments(slug: string): Promise<Record<string, Sample>> {
  const load = FILES[`../generated/${slug}/samples.json`];
  return load ? (await load()).moments : {};
}
