// The six elements of a coat of arms, and which clan bears its own version of which (3.6 of the rules).
import type { Card } from '../../generated/regents/Card';
import type { Clan } from '../../generated/regents/Clan';

export type Element = 'charge' | 'bars' | 'outline' | 'rivet' | 'line' | 'star';

export const CLANS: readonly Clan[] = ['mackintosh', 'macgregor', 'macleod', 'campbell', 'macduff', 'stewart'];

/** The element in which a clan's arms differ from the common pattern. */
export const OWN_ELEMENT: Record<Clan, Element> = {
  mackintosh: 'charge',
  macgregor: 'bars',
  macleod: 'outline',
  campbell: 'rivet',
  macduff: 'line',
  stewart: 'star',
};

/** The clan that a card excludes, as printed on it. */
export const CARD_CLAN: Record<Card, Clan> = {
  suspicion: 'mackintosh',
  diplomacy: 'macgregor',
  alliance: 'macleod',
  privilege: 'campbell',
  influence: 'macduff',
  betrayal: 'stewart',
};
