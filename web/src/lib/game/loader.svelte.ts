// The drawn part of a game, loaded when a table or a replay needs it.
import type { GameEntry, GameModule } from './types';

export class GameLoader {
  /** Null for a game without a drawn board. */
  module = $state.raw<GameModule | null>(null);
  isLoaded = $state(false);

  /** To be called while a component is set up; `slug` is read again whenever it changes. */
  constructor(
    private readonly games: readonly GameEntry[],
    slug: () => string,
  ) {
    $effect(() => void this.#load(slug()));
  }

  async #load(slug: string): Promise<void> {
    this.module = (await this.games.find((game) => game.slug === slug)?.load()) ?? null;
    this.isLoaded = true;
  }
}
