// The space I have taken up on the map, what is lit therefore, and what is said about the one pointed at.
import type { Action } from '../../generated/heads-of-state/Action';
import type { Rank } from '../../generated/heads-of-state/Rank';
import type { Sector } from '../../generated/heads-of-state/Sector';
import { type Hint, type Spot, spotBeside } from '../../lib/board/hint';
import type { Props } from './props';
import { beginnings, deedAt, pathOfAction, questionAt, space, type Deed, type Target } from './targets';

/** How long the pointer rests on a dark space before the rule is asked for. */
const REST_MS = 500;

export class Choosing {
  chosen = $state<Target | null>(null);
  /** Which way of paying or striking is picked. */
  way = $state(0);
  hint = $state<Hint | null>(null);
  readonly #props: () => Props;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  constructor(props: () => Props) {
    this.#props = props;
  }

  #begin = $derived.by(() => beginnings(this.#props().legal));

  /** What can be done on the space I have taken up. */
  deed = $derived.by((): Deed | null => {
    const { view, legal } = this.#props();
    return this.chosen === null ? null : deedAt(view, legal, this.chosen);
  });

  /** The action that "yes" would play. */
  get ready(): Action | null {
    return this.deed?.actions[this.way] ?? null;
  }

  /** The space of the choice that is pointed at in the list. */
  pointed = $derived.by((): Target | null => {
    const { pointed } = this.#props();
    return pointed ? pathOfAction(pointed)[0]! : null;
  });

  /** While a space is taken up, what is lit is how to go on with it. */
  isLit(target: Target): boolean {
    return this.deed === null && this.#begin.has(target);
  }

  canChoose(target: Target): boolean {
    return this.#begin.has(target);
  }

  reset(): void {
    this.chosen = null;
    this.hush();
  }

  press(sector: Sector, rank: Rank, element: Element): void {
    const target = space(sector, rank);
    this.hush();
    this.way = 0;
    if (this.canChoose(target)) this.chosen = this.chosen === target ? null : target;
    else void this.#explain(sector, rank, element);
  }

  /** The pointer came to a space, or left for nothing. */
  over(sector: Sector, rank: Rank, element: Element, lines: string[]): void {
    const { point, view, legal } = this.#props();
    const target = space(sector, rank);
    this.hush();
    point(deedAt(view, legal, target)?.actions[0] ?? null);
    this.hint = { kind: 'name', lines, ...spotBeside(element) };
    if (!this.canChoose(target)) this.#rest = setTimeout(() => void this.#explain(sector, rank, element), REST_MS);
  }

  out(): void {
    this.hush();
    this.#props().point(this.ready);
  }

  hush(): void {
    clearTimeout(this.#rest);
    this.#question += 1;
    this.hint = null;
  }

  async #explain(sector: Sector, rank: Rank, element: Element): Promise<void> {
    const { legal, view, words } = this.#props();
    const question = legal.length > 0 ? questionAt(view, sector, rank) : null;
    if (!question) return;
    const spot = spotBeside(element);
    if (question.kind === 'ask') return this.#ask(question.action, spot);
    const text = words.t(`heads-of-state-why-${question.id}`);
    this.hint = { kind: 'rule', lines: [text], href: words.rule(question.rule), ...spot };
  }

  async #ask(action: Action, spot: Spot): Promise<void> {
    const question = ++this.#question;
    const verdict = await this.#props().ask(action);
    // Another question may have been asked meanwhile.
    if (question !== this.#question || verdict.ok) return;
    this.hint = { kind: 'rule', lines: [verdict.text], href: verdict.href, ...spot };
  }
}
