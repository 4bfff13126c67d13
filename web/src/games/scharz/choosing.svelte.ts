// What I look at and have not played: the open card, how many go, the order that is being changed, the colours of the map.
import type { Props } from './props';
import { mostOf, onlyChoice } from './spaces';
import { targetAt } from './targets';

export type Tint = 'control' | 'supply' | 'homelands' | 'climate' | 'plain';

export class Choosing {
  /** The space whose card is open. */
  field: string | null = $state(null);
  /** How many are to go; it belongs to one picture, the next one asks again. */
  #said = $state.raw<{ picture: Props['table']['picture']; count: number } | null>(null);
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
    return Math.min(this.#wanted ?? this.most, this.most);
  }

  set count(count: number) {
    const { picture } = this.props().table;
    this.#said = { picture, count: Math.max(1, Math.min(count, this.most)) };
  }

  get #wanted(): number | null {
    return this.#said?.picture === this.props().table.picture ? this.#said.count : null;
  }

  /** A click on a space: it plays the only choice there, takes up a village or a crop, or opens the card. */
  async click(space: string): Promise<void> {
    const { aiming, act } = this.props();
    const click = aiming.click(targetAt(aiming, space));
    if (click.kind === 'chosen') return aiming.take(click.chosen);
    const only = click.kind === 'act' ? onlyChoice(click.alike, this.#wanted) : undefined;
    if (!only) return this.#open(space);
    aiming.reset();
    await act(only);
  }

  look(space: string): void {
    this.props().aiming.reset();
    this.#open(space);
  }

  close(): void {
    this.props().aiming.reset();
    this.field = null;
    this.order = null;
  }

  #open(space: string): void {
    this.field = this.field === space ? null : space;
  }
}
