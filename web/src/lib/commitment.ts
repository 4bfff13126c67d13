// The seed of a match is fixed from the start by its digest; afterwards anybody can check that it was not changed.

export type CommitmentCheck = 'kept' | 'broken' | 'unchecked';

/** Whether `seed` (hex) has the digest that was shown at the start. Browsers compute digests only on secure pages. */
export async function checkCommitment(seed: string, commitment: string): Promise<CommitmentCheck> {
  if (!globalThis.crypto?.subtle) return 'unchecked';
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed));
  return hexOf(new Uint8Array(digest)) === commitment.toLowerCase() ? 'kept' : 'broken';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
