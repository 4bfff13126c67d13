// All texts, in the reader's language. One object for the page, handed down; reading it in a template depends on the language.
import type { FluentBundle } from '@fluent/bundle';
import type { GameWords, Player, Tagged } from '../game/types';
import { type Language, loadBundle } from './bundles';
import { type Args, type Naming, toArgs } from './convention';

/** A negative number has a minus before it; number formats write a hyphen. */
function withMinus(text: string): string {
  return text.includes('-') ? text.replace(/(?<![\p{L}\p{N}-])-(?=\d)/gu, '−') : text;
}

export class Words {
  lang: Language = $state('en');
  #bundle: FluentBundle | undefined = $state.raw();

  /** Switches the language once its texts are there. */
  async use(language: Language): Promise<void> {
    const bundle = await loadBundle(language);
    this.adopt(language, bundle);
  }

  adopt(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.lang = language;
  }

  get isReady(): boolean {
    return this.#bundle !== undefined;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The text of a message; a missing one shows its id, so that it is noticed. */
  t(id: string, args: Args = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? withMinus(this.#bundle!.formatPattern(pattern, args, [])) : id;
  }

  /** The text of a message's attribute, or nothing. */
  attribute(id: string, attribute: string, args: Args = {}): string | undefined {
    const pattern = this.#bundle?.getMessage(id)?.attributes[attribute];
    return pattern ? this.#bundle!.formatPattern(pattern, args, []) : undefined;
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(items);
  }

  date(secondsSince1970: number): string {
    const format = new Intl.DateTimeFormat(this.lang, { dateStyle: 'medium', timeStyle: 'short' });
    return format.format(new Date(secondsSince1970 * 1000));
  }

  /** The words of one game at one table. `you` is the seat through which one looks, if any. */
  forTable(game: string, players: Player[], you: number | null): GameWords {
    return new TableWords(this, game, players, you);
  }
}

class TableWords implements GameWords {
  readonly #naming: Naming;

  constructor(
    private readonly words: Words,
    private readonly game: string,
    private readonly players: Player[],
    you: number | null,
  ) {
    this.#naming = {
      name: (id) => this.name(id),
      player: (seat) => this.player(seat),
      isYou: (seat) => seat === you,
      list: (items) => words.list(items),
      yes: 'yes',
      no: 'no',
    };
  }

  get lang(): string {
    return this.words.lang;
  }

  t(id: string, args?: Args): string {
    return this.words.t(id, args);
  }

  has(id: string): boolean {
    return this.words.has(id);
  }

  name(id: string): string {
    const message = `${this.game}-${id}`;
    return this.words.has(message) ? this.words.t(message) : id;
  }

  player(seat: number): string {
    return this.players[seat]?.name ?? this.words.t('seat-number', { number: seat + 1 });
  }

  action(action: Tagged): string {
    return this.#tagged('action', action.type, action);
  }

  event(event: Tagged): string {
    return this.#tagged('event', event.type, event);
  }

  prompt(prompt: { id: string } & Record<string, unknown>): string {
    const { id, ...fields } = prompt;
    return this.#tagged('prompt', id, fields);
  }

  rule(number: string): string {
    return `/rules/${this.game}#${number}`;
  }

  #tagged(kind: string, id: string, fields: Record<string, unknown>): string {
    return this.words.t(`${this.game}-${kind}-${id}`, toArgs(fields, this.#naming));
  }
}
