// Giving up the surplus: a selection made here in peace, then played card by card and confirmed in one go.
import type { Action } from '../../../generated/heads-of-state/Action';
import type { HeadsOfStateHand } from '../../../generated/heads-of-state/HeadsOfStateHand';
import { playAll } from '../../../lib/board/table';
import type { Props } from '../props';
import { heldCards, suggested, type HeldCard } from './surplus';

export class Giving {
  /** Keys of the cards chosen here, without those the server already has. */
  picked = $state<string[]>([]);
  isSending = $state(false);
  readonly #props: () => Props & { hand: HeadsOfStateHand };

  constructor(props: () => Props & { hand: HeadsOfStateHand }) {
    this.#props = props;
  }

  cards = $derived.by(() => heldCards(this.#props().hand));
  free = $derived(this.cards.filter(({ isDrafted }) => !isDrafted));

  /** How many of each pile the server still waits for. */
  wanted = $derived.by((): Record<HeldCard['pile'], number> => {
    const { attributes, treachery } = this.#props().view.prompt;
    return { attributes, treachery };
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

  async send(): Promise<void> {
    const { table } = this.#props();
    const discards = this.free.filter(({ key }) => this.picked.includes(key)).map(discardOf);
    this.isSending = true;
    const given = await playAll(table, discards);
    // Confirming is another question, asked when the last card is put aside.
    if (given.ok) await playAll(table, [{ type: 'confirm_discards' }]);
    this.isSending = false;
  }
}

function discardOf(card: HeldCard): Action {
  return card.pile === 'attributes'
    ? { type: 'discard_attribute', attribute: card.id }
    : { type: 'discard_treachery', card: card.id };
}
