// How the numbers of a forecast are written.

/** A share of a thousand as per cent; what is rare but possible is not called impossible. */
export function percent(share: number): string {
  if (share > 0 && share < 10) return '<1';
  if (share > 990 && share < 1000) return '>99';
  return String(Math.round(share / 10));
}

/** A mean in hundredths, to one decimal. */
export function mean(hundredths: number): number {
  return Math.round(hundredths / 10) / 10;
}
