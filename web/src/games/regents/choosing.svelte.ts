// What I have taken up on the board, what is lit therefore, and what the server says about a dark target.
import type { Location } from '../../generated/regents/Location';
import type { Action } from '../../generated/regents/Action';
import { type Hint, spotBeside } from '../../lib/board/hint';
import { mySeat, type Props } from './props';
import { agents, click, litAfter, meantBy, neutral, pathOfAction, room, type Target } from './targets';

/** How long the pointer rests on a dark target before the rule is asked for. */
const REST_MS = 450;

export class Choosing {
  chosen = $state<Target[]>([]);
  hint = $state<Hint | null>(null);
  readonly #props: () => Props;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  constructor(props: () => Props) {
    this.#props = props;
  }

  /** The seat I act for; -1 when I only watch, which owns nothing. */
  get me(): number {
    return mySeat(this.#props().viewer) ?? -1;
  }

  lit = $derived.by(() => {
    const { legal } = this.#props();
    const begin = litAfter(legal, [], this.me);
    return this.chosen.length === 0 ? begin : litAfter(legal, this.chosen, this.me);
  });

  /** The targets of the choice that is pointed at in the list. */
  pointed = $derived.by(() => {
    const { pointed } = this.#props();
    return new Set(pointed ? pathOfAction(pointed, this.me) : []);
  });

  isLit(target: Target): boolean {
    return this.lit.has(target);
  }

  isChosen(target: Target): boolean {
    return this.chosen.includes(target);
  }

  /** Betrayal: the first agent, already named, stays marked while the second is chosen. */
  get held(): Target | null {
    const { id, at, owner } = this.#props().view.prompt;
    if (id !== 'betrayal_second' || at === null) return null;
    return owner === null ? neutral(at) : agents(at, owner);
  }

  /** A piece stands for its room where the room is what can be chosen, or what is being asked about. */
  aimOf(piece: Target, at: Location): Target {
    const isBeginning = litAfter(this.#props().legal, [], this.me).has(piece);
    if (this.isLit(piece) || this.isChosen(piece)) return piece;
    if (this.isLit(room(at))) return room(at);
    return this.chosen.length > 0 && !isBeginning ? room(at) : piece;
  }

  /** The action that a click on this lit target would finish. */
  actionAt(target: Target): Action | null {
    const result = click(this.#props().legal, this.chosen, target, this.me);
    return result.kind === 'act' ? result.action : null;
  }

  reset(): void {
    this.chosen = [];
    this.hush();
  }

  press(target: Target, element: Element): void {
    const { legal, act } = this.#props();
    const result = click(legal, this.chosen, target, this.me);
    if (result.kind === 'dark') return void this.#explain(target, element);
    this.hush();
    this.chosen = result.kind === 'chosen' ? result.chosen : [];
    if (result.kind === 'act') act(result.action);
  }

  /** The pointer came to a target, or left for nothing. */
  over(target: Target | null, element?: Element, label?: string): void {
    clearTimeout(this.#rest);
    const { point } = this.#props();
    point(target === null ? null : this.actionAt(target));
    this.hush();
    if (target === null || !element) return;
    if (label) this.hint = { kind: 'name', lines: [label], ...spotBeside(element) };
    if (!this.isLit(target) && !this.isChosen(target)) {
      this.#rest = setTimeout(() => void this.#explain(target, element), REST_MS);
    }
  }

  hush(): void {
    clearTimeout(this.#rest);
    this.#question += 1;
    this.hint = null;
  }

  say(text: string, element: Element): void {
    this.hint = { kind: 'rule', lines: [text], ...spotBeside(element) };
  }

  async #explain(target: Target, element: Element): Promise<void> {
    const { legal, view, ask } = this.#props();
    const action = legal.length > 0 ? meantBy(this.chosen, target, view, this.me) : null;
    if (!action) return;
    const question = ++this.#question;
    const verdict = await ask(action);
    // Another question may have been asked meanwhile.
    if (question !== this.#question || verdict.ok) return;
    this.hint = { kind: 'rule', lines: [verdict.text], href: verdict.href, ...spotBeside(element) };
  }
}
