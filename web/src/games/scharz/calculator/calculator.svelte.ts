// The calculator of one table: what is asked, and what the server answers. A change is sent after a short rest of the hand.
import { getContext, setContext } from 'svelte';
import type { ScharzBattleAnswer } from '../../../generated/scharz/ScharzBattleAnswer';
import type { ScharzBattleQuestion } from '../../../generated/scharz/ScharzBattleQuestion';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import { Api } from '../../../lib/api';
import { mySeat, type Props } from '../props';
import type { Sketch } from './armies';
import { prefill } from './prefill';

const REST_MS = 180;
/** Under this name the board hands it down. */
export const CALCULATOR = Symbol('calculator');

export type Oracle = (question: ScharzBattleQuestion) => Promise<ScharzBattleAnswer>;

export class Calculator {
  sketch: Sketch | null = $state.raw(null);
  answer: ScharzBattleAnswer | null = $state.raw(null);
  /** An answer is on its way. */
  isWaiting = $state(false);
  hasFailed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    private readonly given: () => Props,
    private readonly borders: () => ScharzBorders | null,
    private readonly oracle: Oracle = (question) => new Api().consult('scharz', question),
  ) {}

  /** Begins with the battle that may come on a space. */
  open(at: string | null): void {
    const { view, viewer } = this.given();
    this.answer = null;
    this.#show(prefill(view, mySeat(viewer), at, this.borders()), 0);
  }

  change(sketch: Sketch): void {
    this.#show(sketch, REST_MS);
  }

  ask(changes: Partial<ScharzBattleQuestion>): void {
    if (this.sketch) this.change({ ...this.sketch, question: { ...this.sketch.question, ...changes } });
  }

  close(): void {
    this.#forget();
    this.sketch = null;
  }

  #show(sketch: Sketch, rest: number): void {
    this.#forget();
    this.sketch = sketch;
    this.isWaiting = true;
    const number = this.#asked;
    this.#timer = setTimeout(() => void this.#consult(sketch.question, number), rest);
  }

  async #consult(question: ScharzBattleQuestion, number: number): Promise<void> {
    const answer = await this.oracle(question).catch(() => null);
    // Meanwhile something else was asked.
    if (number !== this.#asked) return;
    this.isWaiting = false;
    this.hasFailed = answer === null;
    this.answer = answer;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.isWaiting = false;
  }
}

export function provideCalculator(calculator: Calculator): void {
  setContext(CALCULATOR, calculator);
}

export function useCalculator(): Calculator | undefined {
  return getContext<Calculator | undefined>(CALCULATOR);
}
