// What I have taken up, what is lit therefore, and what is said about the target pointed at. The shell makes one for
// each table and hands it to all parts of the board.
import type { GameWords } from '../game/types';
import { clickOn, freshRoutes, litAfter, routesAfter, routesOf, type Click } from './click';
import { type Hint, spotBeside } from './hint';
import { questionOf, type Picture, type Table } from './table';
import { keyOf, sameTarget, type Grammar, type Target } from './target';

/** How long the pointer rests on a dark target before the rule is asked for. */
const REST_MS = 450;
/** How long a bubble with a link stays once its target is left, so that the link can be reached. */
const LINGER_MS = 900;

/** What a target is, in one line or several. */
export type Label = string | readonly string[];

/** Belongs to one picture and is gone with it. */
interface Hand<View, Action, T> {
  picture: Picture<View, Action>;
  chosen: readonly T[];
  at: T | null;
  hint: Hint | null;
}

export class Aiming<View, Action, T extends Target> {
  readonly #grammar: Grammar<View, Action, T>;
  readonly #table: Table<View, Action>;
  readonly #words: () => GameWords;
  #kept = $state.raw<Hand<View, Action, T> | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  #question = 0;
  /** The target of the last click that finished an action: the same click once more confirms it. */
  #finished: T | null = null;

  constructor(grammar: Grammar<View, Action, T>, table: Table<View, Action>, words: () => GameWords) {
    this.#grammar = grammar;
    this.#table = table;
    this.#words = words;
  }

  #hand = $derived.by((): Hand<View, Action, T> => {
    const { picture } = this.#table;
    return this.#kept?.picture === picture ? this.#kept : { picture, chosen: [], at: null, hint: null };
  });
  #routes = $derived.by(() => routesOf(this.#grammar, this.#table.picture.legal, this.#table.picture));
  #beginnings = $derived.by(() => litAfter(freshRoutes(this.#routes, this.chosen), []));
  #lit = $derived.by(() => litAfter(this.#routes, this.chosen));
  #movable = $derived.by(() => {
    const moves = this.#routes.filter(
      ({ action, keys, isReversed }) => keys.length === 2 && !isReversed && this.#grammar.isMove?.(action),
    );
    return new Set(moves.map(({ keys }) => keys[0]!));
  });
  #pointed = $derived.by(() => {
    const { pointed, picture } = this.#table;
    return new Set(pointed === null ? [] : this.#grammar.path(pointed, picture).map(keyOf));
  });
  /** The next click on the way to what a guide recommends. */
  #advised = $derived.by(() => {
    const { advised, picture } = this.#table;
    const path = advised === null ? [] : this.#grammar.path(advised, picture).map(keyOf);
    const isOnTheWay = this.chosen.every((each, index) => keyOf(each) === path[index]);
    return path[isOnTheWay ? this.chosen.length : 0];
  });

  /** The targets clicked so far that are not yet an action. */
  get chosen(): readonly T[] {
    return this.#hand.chosen;
  }

  /** The target that is pointed at. */
  get at(): T | null {
    return this.#hand.at;
  }

  get hint(): Hint | null {
    return this.#hand.hint;
  }

  /** Whether it can be chosen next. */
  isLit(target: T): boolean {
    return this.#lit.has(keyOf(target));
  }

  /** Whether an action begins with it, so that a click on it is never dark. */
  isBeginning(target: T): boolean {
    return this.#beginnings.has(keyOf(target));
  }

  /** Whether it can be pulled to where it goes. */
  isMovable(target: T): boolean {
    return this.#movable.has(keyOf(target));
  }

  isChosen(target: T): boolean {
    return this.chosen.some((each) => sameTarget(each, target));
  }

  /** Whether the choice pointed at in the list leads over this target. */
  isPointed(target: T): boolean {
    return this.#pointed.has(keyOf(target));
  }

  isAdvised(target: T): boolean {
    return this.#advised === keyOf(target);
  }

  /** The legal actions that go on from what is chosen. */
  get fitting(): readonly Action[] {
    return [...new Set(routesAfter(this.#routes, this.chosen).map(({ action }) => action))];
  }

  click(target: T): Click<Action, T> {
    return clickOn(this.#routes, this.chosen, target);
  }

  /** The action that a click on this target would finish. */
  actionAt(target: T): Action | null {
    const click = this.click(target);
    return click.kind === 'act' ? click.action : null;
  }

  /** Takes up these targets instead of what was chosen. */
  take(chosen: readonly T[]): void {
    this.hush();
    this.#set({ chosen });
    this.#preview();
  }

  /** Puts everything down. */
  reset(): void {
    this.take([]);
  }

  /** A click. It resolves when the action it finished is played, or when there is nothing more to say. */
  async press(target: T, element: Element, label?: Label): Promise<void> {
    const { asked } = this.#table;
    if (asked && sameTarget(this.#finished, target)) return void (await this.#table.act(asked));
    const click = this.click(target);
    if (click.kind === 'dark') return this.#explain(target, element, label);
    this.take(click.kind === 'chosen' ? click.chosen : []);
    if (click.kind !== 'act') return;
    this.#finished = target;
    await this.#table.act(click.action);
  }

  /** The pointer came to a target, or left for nothing. */
  over(target: T | null, element?: Element, label?: Label): void {
    this.hush();
    this.#set({ at: target });
    this.#preview();
    if (target === null || !element) return;
    if (label) this.#show({ kind: 'name', lines: linesOf(label) }, element);
    if (this.click(target).kind !== 'dark') return;
    this.#rest = setTimeout(() => void this.#explain(target, element, label), REST_MS);
  }

  /** A thing that is taken away loses pointer and focus while the page is being drawn, when nothing may change. */
  leave(target: T): void {
    queueMicrotask(() => {
      if (!sameTarget(this.at, target)) return;
      if (this.hint?.href) this.#fade();
      else this.over(null);
    });
  }

  /** The pointer or the focus is in the bubble, on its way to the link. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#linger);
  }

  /** It has left the bubble. A finger leaves before its tap counts, so the bubble stays a moment. */
  release(): void {
    this.#isHeld = false;
    this.#fade();
  }

  /** Says why something cannot be had, beside it. */
  say(text: string, element: Element): void {
    this.hush();
    this.#show({ kind: 'rule', lines: [text] }, element);
  }

  /** Nothing is said any more, and no answer is waited for. */
  hush(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#linger);
    this.#isHeld = false;
    this.#question += 1;
    if (this.hint) this.#set({ hint: null });
  }

  /** A new picture has come. What I have taken up stays in my hand if the same is asked and it can still be played. */
  renew(): void {
    clearTimeout(this.#rest);
    this.#question += 1;
    const { picture } = this.#table;
    const kept = this.#kept;
    if (!kept || kept.picture === picture) return;
    const isSame = sameSeat(kept.picture, picture) && questionOf(kept.picture) === questionOf(picture);
    const isOffered = kept.chosen.length > 0 && routesAfter(this.#routes, kept.chosen).length > 0;
    this.#kept = isSame && isOffered ? { picture, chosen: kept.chosen, at: null, hint: null } : null;
  }

  #fade(): void {
    clearTimeout(this.#linger);
    if (!this.#isHeld) this.#linger = setTimeout(() => this.over(null), LINGER_MS);
  }

  #set(changes: Partial<Hand<View, Action, T>>): void {
    this.#kept = { ...this.#hand, ...changes };
  }

  #show(said: Pick<Hint, 'kind' | 'lines' | 'href'>, element: Element): void {
    this.#set({ hint: { ...said, ...spotBeside(element) } });
  }

  /** Shows the action that the next click would finish, or what the game shows meanwhile. */
  #preview(): void {
    const click = this.at === null ? null : this.click(this.at);
    if (click?.kind === 'act') return this.#table.point(click.action);
    const goesOn = click?.kind === 'chosen' && !this.isChosen(this.at!);
    const chosen = goesOn ? click.chosen : this.chosen;
    const fitting = chosen.length === 0 ? [] : routesAfter(this.#routes, chosen).map(({ action }) => action);
    this.#table.point((fitting.length > 0 && this.#grammar.preview?.(fitting, this.#table.picture)) || null);
  }

  /**
   * Says which rule forbids a dark target; where there is nothing to ask, what it is and where the rules tell about it. A
   * finger has no other way to know.
   */
  async #explain(target: T, element: Element, label: Label = ''): Promise<void> {
    clearTimeout(this.#rest);
    const { picture } = this.#table;
    const meant = picture.legal.length > 0 ? this.#grammar.meant(this.chosen, target, picture) : null;
    if (meant?.kind === 'ask') return this.#ask(meant.action, element);
    const words = this.#words();
    const said = meant ? [words.t(meant.text)] : [];
    if (meant?.rule) return this.#show({ kind: 'rule', lines: said, href: words.rule(meant.rule) }, element);
    const lines = [...linesOf(label), ...said];
    if (lines.length === 0) return;
    const href = words.rule(this.#grammar.rule(target));
    this.#show({ kind: 'name', lines: meant ? [lines.join(' ')] : lines, href }, element);
  }

  async #ask(action: Action, element: Element): Promise<void> {
    const question = ++this.#question;
    const verdict = await this.#table.ask(action);
    // Another question may have been asked meanwhile.
    if (question !== this.#question || verdict.ok) return;
    this.#show({ kind: 'rule', lines: [verdict.text], href: verdict.href }, element);
  }
}

function linesOf(label: Label): string[] {
  if (typeof label !== 'string') return [...label];
  return label === '' ? [] : [label];
}

function sameSeat(a: Picture<unknown, unknown>, b: Picture<unknown, unknown>): boolean {
  return a.viewer.type === 'seat' && b.viewer.type === 'seat' && a.viewer.seat === b.viewer.seat;
}
