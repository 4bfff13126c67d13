// What was clicked so far and is not yet an action: the field looked at, how many go, which village or crop moves.
import { mostOf, pickAt } from './spaces';
import type { Props } from './props';

export type Tint = 'control' | 'supply' | 'homelands' | 'climate' | 'plain';

export class Choosing {
  /** The space whose card is open. */
  field: string | null = $state(null);
  from: string | null = $state(null);
  #count: number | null = $state(null);
  tint: Tint = $state('control');
  /** The first click of the order that is being changed. */
  order: number | null = $state(null);
  constructor(private readonly props: () => Props) {}

  /** The most that can go; 0 while nothing is taken up. */
  get most(): number {
    return mostOf(this.props().legal);
  }

  /** How many of the stack in hand go; all of them until something else is said. */
  get count(): number {
    return Math.min(this.#count ?? this.most, this.most);
  }

  set count(count: number) {
    this.#count = Math.max(1, Math.min(count, this.most));
  }

  pick(space: string): void {
    const { legal, act } = this.props();
    const pick = pickAt(legal, space, { count: this.#count, from: this.from });
    if ('act' in pick) act(pick.act);
    else if ('from' in pick) this.from = pick.from;
    else this.field = this.field === pick.open ? null : pick.open;
  }

  look(space: string): void {
    this.from = null;
    this.field = this.field === space ? null : space;
  }

  /** A new list of actions: what was half chosen is gone, the card stays. */
  renew(): void {
    this.from = null;
    this.#count = null;
  }

  close(): void {
    this.from = null;
    this.field = null;
    this.order = null;
  }
}
