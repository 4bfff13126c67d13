// Several people on one screen: when it goes from one to the other, and whether a curtain falls between them.
import type { TableState } from '../lib/table.svelte';

export class Handover {
  /** The curtain is held aside for a moment. */
  isPeeking = $state(false);
  /** Who drew the curtain last. */
  #drawnBy: number | null = $state(null);

  /** To be called while a component is set up. `isSecret`: whether a view keeps something from somebody. */
  constructor(
    private readonly table: () => TableState,
    private readonly isSecret: (view: unknown) => boolean,
  ) {
    // Where all lies open the screen goes on by itself.
    $effect(() => {
      const { nextHere, seat } = this.table();
      if (nextHere === null || this.#isGuarded) return;
      this.#drawnBy = null;
      if (seat !== nextHere) this.table().look(nextHere);
    });
  }

  /** Who has to draw the curtain; null: there is none. */
  get curtainFor(): number | null {
    const { nextHere, seat } = this.table();
    const isDrawn = seat === nextHere && this.#drawnBy === nextHere;
    return this.#isGuarded && !isDrawn ? nextHere : null;
  }

  /** Whether the table may be seen: a curtain is in nobody's way, or it is held aside and shows its own seat. */
  get isOpen(): boolean {
    return this.curtainFor === null || (this.isPeeking && this.table().seat === this.curtainFor);
  }

  draw(seat: number): void {
    this.isPeeking = false;
    this.#drawnBy = seat;
    this.#look(seat);
  }

  /** As long as it is pressed. */
  peek(seat: number): void {
    this.isPeeking = true;
    this.#look(seat);
  }

  cover(): void {
    this.isPeeking = false;
  }

  #look(seat: number): void {
    if (this.table().seat !== seat) this.table().look(seat);
  }

  get #isGuarded(): boolean {
    const { picture } = this.table();
    return picture === null || picture.status.type === 'together' || this.isSecret(picture.view);
  }
}
