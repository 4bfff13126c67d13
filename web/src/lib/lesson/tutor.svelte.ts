// The guide at one table: which step is shown, what became of the last advice, and whether a guide is wanted at all.
import { untrack } from 'svelte';
import type { GameWords } from '../game/types';
import {
  isLast,
  progressOf,
  remarkOn,
  stepFor,
  textOf,
  type Advice,
  type Course,
  type Remark,
  type Scene,
  type Shown,
} from './course';
import { keptWish, noteDone } from './wish';

export class Tutor<S extends Scene<any, any> = any, A extends Advice<any> = any> {
  /** What became of the advice before this step. */
  remark: Remark | null = $state(null);
  #last: Shown<A> | null = $state.raw(null);
  readonly #wish;
  readonly #scene = $derived.by(() => this.scene());
  readonly #read = $derived.by(() => this.#wish.current.read.join(' '));
  readonly #now = $derived.by(() => {
    const scene = this.#isOn ? this.#scene : null;
    return scene && stepFor(this.course, scene, this.#read.split(' '));
  });

  constructor(
    private readonly first: Course<S, A>,
    /** What is to be seen; null for who has no seat, and while something is being loaded. */
    private readonly scene: () => S | null,
    /** Whether a guide that was called for this table speaks here. */
    private readonly isHere: (table: string) => boolean = () => true,
  ) {
    this.#wish = keptWish(first.slug);
  }

  /** The course that is on: the first of the game, or one that goes on from it. */
  get course(): Course<S, A> {
    const { course } = this.#wish.current;
    let found = this.first;
    while (found.id !== (course || undefined) && found.next) found = found.next.course;
    return found;
  }

  /** The step on the card; while others decide the last one stays. */
  get shown(): Shown<A> | null {
    if (!this.#isOn) return null;
    return this.isWaiting ? this.#last : this.#now;
  }

  /** What is pointed at; nothing while others decide. */
  get advice(): A | null {
    return this.isWaiting ? null : (this.#now?.advice ?? null);
  }

  get isWaiting(): boolean {
    return !this.#scene || this.#scene.legal.length === 0;
  }

  /** To be called while a component is set up. */
  follow(): void {
    $effect(() => this.#noteStep());
    // Whoever plays on has read the last page.
    $effect(() => {
      const scene = this.#scene;
      const isRead = this.#last !== null && isLast(this.course, this.#last.step);
      if (scene && isRead && !this.course.covers(scene.view)) this.turnOff();
    });
  }

  /** On to the next step: this one was read, or is not wanted. */
  pass(): void {
    const step = this.shown?.step;
    if (!step) return;
    if (isLast(this.course, step)) this.turnOff();
    else this.#wish.current = { ...this.#wish.current, read: [...this.#wish.current.read, step.id] };
  }

  /** On to the course that follows. */
  goOn(): void {
    const course = this.course.next?.course.id ?? '';
    this.#last = null;
    this.#wish.current = { ...this.#wish.current, read: [], course };
  }

  /** What the card says. */
  textIn(words: GameWords): string {
    return this.shown ? textOf(this.course, this.shown, this.#scene?.view, words) : '';
  }

  /** How far the course is told, in per cent. */
  get progress(): number {
    return this.shown ? progressOf(this.course, this.shown.step) : 0;
  }

  turnOff(): void {
    this.#last = null;
    this.#wish.current = { ...this.#wish.current, isOn: false };
  }

  get #isOn(): boolean {
    const { isOn, table } = this.#wish.current;
    return isOn && this.isHere(table) && this.#scene !== null && this.course.covers(this.#scene.view);
  }

  #noteStep(): void {
    const [now, scene] = [this.#now, this.#scene];
    const last = untrack(() => this.#last);
    if (!now || !scene) return;
    if (now.step !== last?.step) {
      this.remark = last && remarkOn(this.course, last, now, scene);
      if (isLast(this.course, now.step)) noteDone(this.course);
    }
    this.#last = now;
  }
}
