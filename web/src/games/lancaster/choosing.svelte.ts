// What I have taken up, what is lit therefore, and what the server says about a dark target.
import type { Action } from '../../generated/lancaster/Action';
import { type Hint, spotBeside } from '../../lib/board/hint';
import { bannerOf, type Props } from './props';
import { click, knightOf, litAfter, meantBy, pathOfAction, type Target } from './targets';

/** How long the pointer rests on a dark target before the rule is asked for. */
const REST_MS = 450;

type Table = Pick<Props, 'legal' | 'act' | 'ask' | 'point' | 'words' | 'view'>;

export class Choosing {
  chosen = $state.raw<Target[]>([]);
  /** The target that is pointed at. */
  at = $state.raw<Target | null>(null);
  hint = $state.raw<Hint | null>(null);
  readonly #table: Table;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #question = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  get #banner() {
    return bannerOf(this.#table.view.prompt);
  }

  get lit(): Set<Target> {
    return litAfter(this.#table.legal, this.chosen, this.#banner);
  }

  isLit(target: Target): boolean {
    return this.lit.has(target) || (this.chosen.length > 0 && this.isBeginning(target));
  }

  isChosen(target: Target): boolean {
    return this.chosen.includes(target);
  }

  isBeginning(target: Target): boolean {
    return litAfter(this.#table.legal, [], this.#banner).has(target);
  }

  /** The knight whose possibilities are shown: the one taken up, else the one pointed at. */
  get hand(): { banner: 'own' | 'ally'; strength: number } | null {
    const taken = knightOf(this.chosen[0]);
    if (taken) return taken;
    return this.at !== null && this.isBeginning(this.at) ? knightOf(this.at) : null;
  }

  /** The action that a click on this target would finish. */
  actionAt(target: Target): Action | null {
    const result = click(this.#table.legal, this.chosen, target, this.#banner);
    return result.kind === 'act' ? result.action : null;
  }

  /** Whether the choice pointed at in the list leads over this target. */
  isPointed(target: Target, pointed: Action | null): boolean {
    return pointed !== null && pathOfAction(pointed, this.#banner).includes(target);
  }

  reset(): void {
    this.chosen = [];
    this.hush();
  }

  press(target: Target, element: Element, label?: string): void {
    const { legal, act } = this.#table;
    const result = click(legal, this.chosen, target, this.#banner);
    if (result.kind === 'dark') return void this.#explain(target, element, label);
    this.hush();
    this.chosen = result.kind === 'chosen' ? result.chosen : [];
    if (result.kind === 'act') act(result.action);
  }

  /** The pointer came to a target, or left for nothing. */
  over(target: Target | null, element?: Element, label?: string): void {
    this.hush();
    this.at = target;
    this.#table.point(target === null ? null : this.actionAt(target));
    if (target === null || !element) return;
    if (label) this.#show({ kind: 'name', lines: [label] }, element);
    if (!this.isLit(target) && !this.isChosen(target)) {
      this.#rest = setTimeout(() => void this.#explain(target, element, label), REST_MS);
    }
  }

  /** A thing that is taken away loses pointer and focus while the page is being drawn, when nothing may change. */
  leave(target: Target): void {
    queueMicrotask(() => {
      if (this.at === target) this.over(null);
    });
  }

  hush(): void {
    clearTimeout(this.#rest);
    this.#question += 1;
    this.hint = null;
  }

  #show(said: Pick<Hint, 'kind' | 'lines' | 'href'>, element: Element): void {
    this.hint = { ...said, ...spotBeside(element) };
  }

  /** Says which rule forbids a dark target; where there is nothing to ask, what it is. A finger has no other way to know. */
  async #explain(target: Target, element: Element, label = ''): Promise<void> {
    const { legal, view, ask } = this.#table;
    const action = legal.length > 0 ? meantBy(this.chosen, target, view.prompt) : null;
    if (!action) {
      const text = `${label} ${this.#firstStep(target)}`.trim();
      if (text) this.#show({ kind: 'name', lines: [text] }, element);
      return;
    }
    const question = ++this.#question;
    const verdict = await ask(action);
    // Another question may have been asked meanwhile.
    if (question !== this.#question || verdict.ok) return;
    this.#show({ kind: 'rule', lines: [verdict.text], href: verdict.href }, element);
  }

  /** Whoever points at a place before a knight is told to take one up. */
  #firstStep(target: Target): string {
    const { legal, view, words } = this.#table;
    const wantsKnight = legal.length > 0 && view.prompt.id === 'place' && knightOf(target) === null;
    return wantsKnight ? words.t('lancaster-ui-first-knight') : '';
  }
}

/** What is taken up belongs to one list of choices: board and castle share it, and it is gone with the list. */
const OPEN = new WeakMap<readonly Action[], Choosing>();

export function choosingOf(table: Table): Choosing {
  const known = OPEN.get(table.legal);
  if (known) return known;
  const { legal, act, ask, point, words, view } = table;
  const fresh = new Choosing({ legal, act, ask, point, words, view });
  OPEN.set(legal, fresh);
  return fresh;
}
