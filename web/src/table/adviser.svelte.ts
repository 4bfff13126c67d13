// What a coach says at my table: a hint when I ask for one, a word before a blunder.
import type { Counsel } from '../generated/Counsel';
import { BLUNDER } from '../coach/course';
import { sameAction } from '../lib/actions';
import type { Api } from '../lib/api';
import type { Tagged } from '../lib/game/types';
import type { TableState } from '../lib/table.svelte';

/** Whoever hears nothing for so long plays on. */
const PATIENCE_MS = 6000;

export class Adviser {
  isThinking = $state(false);
  /** What was asked for, with the picture it is about; nothing if there is nothing to say. */
  #hint: { tick: number; counsel: Counsel | null } | null = $state.raw(null);

  constructor(
    private readonly api: Pick<Api, 'counsel'>,
    private readonly table: () => TableState,
  ) {}

  /** The hint for the decision of the moment; undefined: none was asked for. */
  get hint(): Counsel | null | undefined {
    return this.#hint && this.#hint.tick === this.table().picture?.tick ? this.#hint.counsel : undefined;
  }

  /** What the hint recommends. */
  get best(): Tagged | null {
    return (this.hint?.choices[0]?.action as Tagged | undefined) ?? null;
  }

  async ask(): Promise<void> {
    const { seat, picture, info } = this.table();
    if (seat === null || !picture || this.isThinking) return;
    this.isThinking = true;
    try {
      this.#hint = { tick: picture.tick, counsel: await this.api.counsel(info.id, seat) };
    } finally {
      this.isThinking = false;
    }
  }

  /** What to say before this action is played; nothing if it is no blunder, or if that takes too long to find out. */
  async warning(action: Tagged): Promise<{ cost: number; counsel: Counsel } | null> {
    const { seat, info } = this.table();
    if (seat === null) return null;
    this.isThinking = true;
    try {
      const counsel = await this.api.counsel(info.id, seat, action, AbortSignal.timeout(PATIENCE_MS));
      const cost = counsel ? costOf(counsel, action) : 0;
      return counsel && cost >= BLUNDER ? { cost, counsel } : null;
    } catch {
      return null;
    } finally {
      this.isThinking = false;
    }
  }
}

/** How much less likely a win is with this choice than with the best. */
function costOf({ choices }: Counsel, action: Tagged): number {
  const chosen = choices.find((choice) => sameAction(choice.action as Tagged, action));
  return (choices[0]?.chance ?? 0) - (chosen?.chance ?? choices[0]?.chance ?? 0);
}
