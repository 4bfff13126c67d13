// How the fight would end to which the stack in hand is pulled: asked of the server while the pointer rests on an enemy.
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import { Api } from '../../../lib/api';
import type { Oracle } from '../calculator/calculator.svelte';
import { percent } from '../calculator/numbers';
import { ifSent } from '../calculator/prefill';
import { mySeat, type Props } from '../props';
import { actionsAt } from '../spaces';

const REST_MS = 120;

export class Forecast {
  /** The space asked about, and my chance there in per cent. */
  told: { at: string; percent: string } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    private readonly props: () => Props,
    private readonly oracle: Oracle = (question) => new Api().consult('scharz', question),
  ) {}

  /** The pointer is over a space, or over none; so many would go. */
  look(at: string | null, count: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.told = null;
    const { view, legal, viewer } = this.props();
    const seat = mySeat(viewer);
    if (at === null || seat === null || actionsAt(legal, at).every(({ type }) => type !== 'go')) return;
    const sketch = ifSent(view, seat, at, count);
    if (sketch) this.#timer = setTimeout(() => void this.#ask(at, sketch.question, this.#asked), REST_MS);
  }

  async #ask(at: string, question: ScharzBattleQuestion, number: number): Promise<void> {
    const answer = await this.oracle(question).catch(() => null);
    // Meanwhile the pointer has gone on.
    if (number !== this.#asked || answer?.type !== 'forecast') return;
    this.told = { at, percent: percent(answer.sides[0]?.wins ?? 0) };
  }
}
