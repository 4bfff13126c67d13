// The guide at one table: which step is shown, what became of the last advice, and whether a guide is wanted at all.
import { untrack } from 'svelte';
import type { ScharzBorders } from '../../../generated/scharz/ScharzBorders';
import { Kept } from '../../../lib/kept';
import { mySeat, type Props } from '../props';
import { canGuide, remarkOn, stepFor, type Remark, type Shown } from './course';
import { Land } from './land';
import type { Scene } from './scene';

interface Wish {
  isOn: boolean;
  /** Steps that were read or skipped. */
  read: string[];
}

/** The reader's wish for a guide, kept in this browser. */
export function keptWish(): Kept<Wish> {
  return new Kept('liege.scharz.guide', (kept) => {
    const { isOn, read } = (kept ?? {}) as Partial<Wish>;
    return { isOn: isOn === true, read: Array.isArray(read) ? read : [] };
  });
}

/** From the beginning, with everything still to be read. */
export function beginLesson(): void {
  keptWish().current = { isOn: true, read: [] };
}

export class Tutor {
  /** What became of the advice before this step. */
  remark: Remark | null = $state(null);
  #last: Shown | null = $state.raw(null);
  readonly #wish = keptWish();
  readonly #view = $derived.by(() => this.props().view);
  readonly #legal = $derived.by(() => this.props().legal);
  readonly #seat = $derived.by(() => mySeat(this.props().viewer));
  readonly #land = $derived.by(() => this.#landOf(this.borders()));
  readonly #read = $derived.by(() => this.#wish.current.read.join(' '));
  readonly #now = $derived.by(() => {
    const scene = this.#isOn ? this.#scene : null;
    return scene && stepFor(scene, this.#read.split(' '));
  });

  constructor(
    private readonly props: () => Props,
    private readonly borders: () => ScharzBorders | null,
  ) {}

  /** The step on the card; while others decide the last one stays. */
  get shown(): Shown | null {
    if (!this.#isOn) return null;
    return this.isWaiting ? this.#last : this.#now;
  }

  /** What is pointed at; nothing while others decide. */
  get advice(): Shown['advice'] | null {
    return this.isWaiting ? null : (this.#now?.advice ?? null);
  }

  get isWaiting(): boolean {
    return this.#legal.length === 0;
  }

  /** To be called while a component is set up. */
  follow(): void {
    $effect(() => this.#noteStep());
    // Whoever plays on has read the last page.
    $effect(() => {
      if (!canGuide(this.#view) && this.#last?.step.id === 'end') this.turnOff();
    });
  }

  /** On to the next step: this one was read, or is not wanted. */
  pass(): void {
    const id = this.shown?.step.id;
    if (id === undefined) return;
    if (id === 'end') this.turnOff();
    else this.#wish.current = { isOn: true, read: [...this.#wish.current.read, id] };
  }

  turnOff(): void {
    this.#last = null;
    this.#wish.current = { ...this.#wish.current, isOn: false };
  }

  get #isOn(): boolean {
    return this.#wish.current.isOn && canGuide(this.#view) && this.#seat !== null;
  }

  get #scene(): Scene | null {
    if (this.#seat === null || !this.#land) return null;
    return { view: this.#view, legal: this.#legal, seat: this.#seat, land: this.#land };
  }

  #landOf(borders: ScharzBorders | null): Land | null {
    return borders && new Land(borders);
  }

  #noteStep(): void {
    const [now, scene] = [this.#now, this.#scene];
    const last = untrack(() => this.#last);
    if (!now || !scene) return;
    if (now.step !== last?.step) this.remark = last && remarkOn(last, now, scene);
    this.#last = now;
  }
}
