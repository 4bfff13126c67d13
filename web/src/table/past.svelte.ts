// Looking back without leaving the table: the match so far, as I saw it.
import type { Replay } from '../generated/Replay';
import type { Picture } from '../lib/board/table';
import { Playback } from '../replay/playback.svelte';
import { Timeline } from '../replay/timeline';

export class Past {
  playback: Playback | null = $state.raw(null);
  #isLoading = false;

  constructor(private readonly load: () => Promise<Replay>) {}

  /** What is looked at; null: the present. */
  get picture(): Picture | null {
    if (!this.playback) return null;
    const { timeline, step } = this.playback;
    const { viewer } = timeline.replay;
    const shown = { viewer, status: timeline.status(step), view: timeline.view(step), tick: step };
    return { ...shown, legal: [], can_undo: false, log_from: 0, log: timeline.fresh(step), log_final: 0 };
  }

  /** The last line of the log that was told by then. */
  get line(): number | null {
    if (!this.playback) return null;
    const told = this.playback.timeline.linesAt(this.playback.step);
    return told > 0 ? told - 1 : null;
  }

  /** One step back or forward; forward from the last step is the present. */
  async go(by: 1 | -1): Promise<void> {
    if (!this.playback) {
      if (by < 0) await this.#open((playback) => playback.go(playback.last - 1));
      return;
    }
    this.playback.pause();
    if (this.playback.step + by >= this.playback.last) this.close();
    else this.playback.go(this.playback.step + by);
  }

  /** Plays everything from this line of the log on, then shows the present again. */
  async again(line: number): Promise<void> {
    this.close();
    await this.#open((playback) => {
      playback.ended = () => this.close();
      playback.goToLine(line);
      playback.go(playback.step - 1);
      playback.play();
    });
  }

  close(): void {
    this.playback?.pause();
    this.playback = null;
  }

  async #open(begin: (playback: Playback) => void): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const playback = new Playback(new Timeline(await this.load()));
      begin(playback);
      this.playback = playback;
    } finally {
      this.#isLoading = false;
    }
  }
}
