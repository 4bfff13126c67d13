// Which fields lie next to each other over open borders, and how far they are from one another.
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';

/** Farther than any two fields of a map. */
export const FAR = 99;

export class Land {
  readonly #neighbours = new Map<string, string[]>();
  readonly #barred: ReadonlySet<string>;

  constructor({ land, neutral }: ScharzBorders) {
    // In Quick nobody enters neutral ground.
    this.#barred = new Set(neutral);
    for (const [a, b] of land) this.#join(a, b);
  }

  neighbours(field: string): readonly string[] {
    return this.#neighbours.get(field) ?? [];
  }

  touch(a: string, b: string): boolean {
    return this.neighbours(a).includes(b);
  }

  /** Steps to the nearest of `goals`. */
  steps(from: string, goals: ReadonlySet<string>): number {
    const seen = new Set([from]);
    let rim = [from];
    for (let steps = 0; rim.length > 0; steps++) {
      if (rim.some((field) => goals.has(field))) return steps;
      rim = rim.flatMap((field) => this.neighbours(field)).filter((field) => !seen.has(field) && seen.add(field));
    }
    return FAR;
  }

  #join(a: string, b: string): void {
    if (this.#barred.has(a) || this.#barred.has(b)) return;
    this.#neighbours.set(a, [...this.neighbours(a), b]);
    this.#neighbours.set(b, [...this.neighbours(b), a]);
  }
}
