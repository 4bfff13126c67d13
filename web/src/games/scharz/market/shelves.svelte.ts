// What the market has offered since it opened: nothing leaves its place while one trades, it only turns grey.
import { actionKey } from '../../../lib/actions';
import type { Action, Props } from '../props';

export class Shelves {
  #offered = $state.raw<readonly Action[]>([]);
  #market = '';

  get offered(): readonly Action[] {
    return this.#offered;
  }

  /** A new picture of the market; `wanted` is what one looks for and cannot have. */
  note({ year, season, phase }: Props['view'], legal: readonly Action[], wanted: readonly Action[]): void {
    const market = `${year} ${season} ${phase}`;
    const known = market === this.#market ? this.#offered : [];
    this.#market = market;
    const keys = new Set(known.map(actionKey));
    const fresh = [...legal, ...wanted].filter((action) => !keys.has(actionKey(action)));
    if (fresh.length > 0 || known !== this.#offered) this.#offered = [...known, ...fresh];
  }
}
