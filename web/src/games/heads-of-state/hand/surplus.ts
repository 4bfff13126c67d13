// Which cards to give up when a hand is too large: the cards one by one, and a first suggestion.
import type { Attribute } from '../../../generated/heads-of-state/Attribute';
import type { HeadsOfStateHand } from '../../../generated/heads-of-state/HeadsOfStateHand';
import type { TreacheryCard } from '../../../generated/heads-of-state/TreacheryCard';

export type CardId = Attribute | TreacheryCard;

/** One card of the hand; `key` tells copies of a kind apart. */
export interface HeldCard {
  key: string;
  id: CardId;
  pile: 'attributes' | 'treachery';
  /** Already chosen on the server; only taking back frees it again. */
  isDrafted: boolean;
}

export function heldCards(hand: HeadsOfStateHand): HeldCard[] {
  const attributes = hand.attributes.map(({ attribute, count }) => ({ id: attribute as CardId, count }));
  const treachery = hand.treachery.map(({ card, count }) => ({ id: card as CardId, count }));
  const drafted = new Map<CardId, number>([
    ...hand.draft_attributes.map(({ attribute, count }): [CardId, number] => [attribute, count]),
    ...hand.draft_treachery.map(({ card, count }): [CardId, number] => [card, count]),
  ]);
  const copies = (pile: HeldCard['pile']) => (kind: { id: CardId; count: number }) =>
    Array.from({ length: kind.count }, (_, copy): HeldCard => ({
      key: `${kind.id}-${copy}`,
      id: kind.id,
      pile,
      isDrafted: copy < (drafted.get(kind.id) ?? 0),
    }));
  return [...attributes.flatMap(copies('attributes')), ...treachery.flatMap(copies('treachery'))];
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
