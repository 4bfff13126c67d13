// Which cards to give up when a hand is too large: the cards one by one, and a first suggestion.
import type { Attribute } from '../../../generated/heads-of-state/Attribute';
import type { HeadsOfStateHand } from '../../../generated/heads-of-state/HeadsOfStateHand';
import type { TreacheryCard } from '../../../generated/heads-of-state/TreacheryCard';

export type CardId = Attribute | TreacheryCard;

/** One card of the hand; `key` tells copies of a kind apart. */
export type HeldCard = {
  key: string;
  /** Already chosen on the server; only taking back frees it again. */
  isDrafted: boolean;
} & ({ pile: 'attributes'; id: Attribute } | { pile: 'treachery'; id: TreacheryCard });

export function heldCards(hand: HeadsOfStateHand): HeldCard[] {
  const drafted = new Map<CardId, number>([
    ...hand.draft_attributes.map(({ attribute, count }): [CardId, number] => [attribute, count]),
    ...hand.draft_treachery.map(({ card, count }): [CardId, number] => [card, count]),
  ]);
  const copies = (id: CardId, count: number) =>
    Array.from({ length: count }, (_, copy) => ({ key: `${id}-${copy}`, isDrafted: copy < (drafted.get(id) ?? 0) }));
  return [
    ...hand.attributes.flatMap(({ attribute: id, count }) =>
      copies(id, count).map((copy): HeldCard => ({ ...copy, pile: 'attributes', id })),
    ),
    ...hand.treachery.flatMap(({ card: id, count }) =>
      copies(id, count).map((copy): HeldCard => ({ ...copy, pile: 'treachery', id })),
    ),
  ];
}

/** Keys of `count` cards to begin with: always from the kind of which most are left; the Courtesan, who helps everywhere, last. */
export function suggested(cards: readonly HeldCard[], pile: HeldCard['pile'], count: number): string[] {
  const left = cards.filter((card) => card.pile === pile && !card.isDrafted);
  const chosen: string[] = [];
  while (chosen.length < count && left.length > 0) {
    const copies = (id: CardId): number => (id === 'courtesan' ? 0 : left.filter((card) => card.id === id).length);
    const most = left.reduce((best, card) => (copies(card.id) > copies(best.id) ? card : best));
    chosen.push(most.key);
    left.splice(left.indexOf(most), 1);
  }
  return chosen;
}
