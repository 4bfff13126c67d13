// What is printed on cards and tokens: icons (from game-icons), pearls, and the colours of the countries.
import assassin from 'icon:cloak-dagger';
import axe from 'icon:war-axe';
import book from 'icon:open-book';
import castle from 'icon:castle';
import coins from 'icon:coins';
import fan from 'icon:handheld-fan';
import guillotine from 'icon:guillotine';
import mitre from 'icon:pope-crown';
import palace from 'icon:capitol';
import pikeman from 'icon:pikeman';
import sabres from 'icon:crossed-sabres';
import scroll from 'icon:tied-scroll';
import stake from 'icon:campfire';
import type { Attribute } from '../../../generated/heads-of-state/Attribute';
import type { Country } from '../../../generated/heads-of-state/Country';
import type { Rank } from '../../../generated/heads-of-state/Rank';
import type { TreacheryCard } from '../../../generated/heads-of-state/TreacheryCard';
import type { GameWords } from '../../../lib/game/types';

/** game-icons has no gallows; this one is drawn for us. */
const gallows =
  '<path fill="currentColor" d="M72 456h248v-40H184V216l132-108h52v72h-10v40h10v8a52 52 0 1 0 40 0v-8h10v-40h-10V68H136v348H72zM184 108h70l-70 58zm204 144a24 24 0 1 1 0 48 24 24 0 0 1 0-48z"/>';

export const ATTRIBUTE_ICONS: Record<Attribute, string> = {
  gold: coins,
  title: scroll,
  troops: pikeman,
  castle,
  duelling: sabres,
  education: book,
  bishop: mitre,
  palace,
  courtesan: fan,
};

/** In the order of the chart. */
export const ATTRIBUTES = Object.keys(ATTRIBUTE_ICONS) as Attribute[];

const OF_COUNTRY: Record<string, { icon: string; country: Country }> = {
  axeman: { icon: axe, country: 'great_britain' },
  guillotine: { icon: guillotine, country: 'france' },
  inquisition: { icon: stake, country: 'spain' },
  gallows: { icon: gallows, country: 'german_states' },
};

export interface CardFace {
  icons: string[];
  /** Where the card strikes; empty for everywhere. */
  countries: Country[];
}

export function treacheryFace(card: TreacheryCard): CardFace {
  if (card === 'assassin') return { icons: [assassin], countries: [] };
  const parts = card.split('_').map((part) => OF_COUNTRY[part]!);
  return { icons: parts.map(({ icon }) => icon), countries: parts.map(({ country }) => country) };
}

export function attributeFace(attribute: Attribute): CardFace {
  return { icons: [ATTRIBUTE_ICONS[attribute]], countries: [] };
}

export function isAttribute(id: string): id is Attribute {
  return id in ATTRIBUTE_ICONS;
}

export function faceOf(id: Attribute | TreacheryCard): CardFace {
  return isAttribute(id) ? attributeFace(id) : treacheryFace(id);
}

/** From the lowest to the highest; a rank bears as many pearls as its place here. */
export const RANKS: Rank[] = ['baron', 'count', 'earl', 'marquis', 'duke', 'prince', 'king'];

export function pearlsOf(rank: Rank): number {
  return RANKS.indexOf(rank) + 1;
}

export const COUNTRY_TINTS: Record<Country, string> = {
  great_britain: 'light-dark(#cf8f84, #a3574c)',
  france: 'light-dark(#8ba3cf, #4a679f)',
  german_states: 'light-dark(#94b28a, #567d4d)',
  spain: 'light-dark(#dcbc68, #97772a)',
};

/** The name on a card, short where the full one is too long for it; it may break after a slash. */
export function shortName(words: GameWords, id: string): string {
  const short = `heads-of-state-ui-short-${id}`;
  return (words.has(short) ? words.t(short) : words.name(id)).replaceAll('/', '/\u200B');
}

/** The letter on a token. */
export function letterOf(words: GameWords, rank: Rank): string {
  return words.t(`heads-of-state-ui-letter-${rank}`);
}
