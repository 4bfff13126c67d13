// Giving up the surplus: a selection made here in peace, then sent card by card and confirmed in one go.
import type { Action } from '../../../generated/heads-of-state/Action';
import type { HeadsOfStateHand } from '../../../generated/heads-of-state/HeadsOfStateHand';
import type { Props } from '../props';
import { heldCards, suggested, type CardId, type HeldCard } from './surplus';

/** The answer to the last request may come just after the new list; before that nothing can be sent. */
const PAUSE_MS = 40;
/** When a request was lost it is sent again, but not for ever. */
const RETRY_MS = 600;
const MOST_TRIES = 8;

export class Giving {
  /** Keys of the cards chosen here, without those the server already has. */
  picked = $state<string[]>([]);
  isSending = $state(false);
  readonly #props: () => Props & { hand: HeadsOfStateHand };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  /** Cards on their way to the server; the confirmation follows the last. */
  #queue: CardId[] = [];

  constructor(props: () => Props & { hand: HeadsOfStateHand }) {
    this.#props = props;
  }

  cards = $derived.by(() => heldCards(this.#props().hand));
  free = $derived(this.cards.filter(({ isDrafted }) => !isDrafted));

  /** How many of each pile the server still waits for. */
  wanted = $derived.by((): Record<HeldCard['pile'], number> => {
    const { prompt } = this.#props().view;
    const isAsked = prompt.id === 'discard' || prompt.id === 'trim';
    return isAsked ? { attributes: prompt.attributes, treachery: prompt.treachery } : { attributes: 0, treachery: 0 };
  });

  chosen(pile: HeldCard['pile']): number {
    return this.free.filter((card) => card.pile === pile && this.picked.includes(card.key)).length;
  }

  isComplete = $derived.by(
    () => this.chosen('attributes') === this.wanted.attributes && this.chosen('treachery') === this.wanted.treachery,
  );

  /** A suggestion to begin with: copies of what I hold most of. */
  suggest(): void {
    const { attributes, treachery } = this.wanted;
    this.picked = [
      ...suggested(this.cards, 'attributes', attributes),
      ...suggested(this.cards, 'treachery', treachery),
    ];
  }

  isPicked(card: HeldCard): boolean {
    return card.isDrafted || this.picked.includes(card.key);
  }

  /** Whether it can still be chosen here: what the server already has comes back only by taking back. */
  isOpen(card: HeldCard): boolean {
    return !card.isDrafted && !this.isSending && this.wanted[card.pile] > 0;
  }

  /** Picks or frees a card; one too many frees the one picked first. */
  toggle(card: HeldCard): void {
    if (!this.isOpen(card)) return;
    if (this.picked.includes(card.key)) return void (this.picked = this.picked.filter((key) => key !== card.key));
    const samePile = this.free.filter(({ pile, key }) => pile === card.pile && this.picked.includes(key));
    const isFull = samePile.length >= this.wanted[card.pile];
    const first = this.picked.find((key) => samePile.some((each) => each.key === key));
    this.picked = [...this.picked.filter((key) => !isFull || key !== first), card.key];
  }

  send(): void {
    this.#queue = this.free.filter(({ key }) => this.picked.includes(key)).map(({ id }) => id);
    this.isSending = true;
    this.#tries = 0;
    this.#next();
  }

  /** The list of choices is new. On the way the last card is gone, so the next one follows. */
  goOn(): void {
    if (!this.isSending) return this.suggest();
    this.#queue.shift();
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PAUSE_MS);
  }

  stop(): void {
    this.isSending = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    const { legal, act } = this.#props();
    const [card] = this.#queue;
    const action = legal.find((each) => (card ? isDiscardOf(each, card) : each.type === 'confirm_discards'));
    if (!action || this.#tries++ > MOST_TRIES) return this.stop();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), RETRY_MS);
    act(action);
  }
}

function isDiscardOf(action: Action, id: CardId): boolean {
  if (action.type === 'discard_attribute') return action.attribute === id;
  return action.type === 'discard_treachery' && action.card === id;
}
