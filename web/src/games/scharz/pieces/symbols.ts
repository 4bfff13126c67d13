// Icons of game-icons for the things of this game.
import cattle from 'icon:cow';
import contested from 'icon:crossed-swords';
import corsair from 'icon:pirate-flag';
import cavalry from 'icon:horse-head';
import elephant from 'icon:elephant';
import encircled from 'icon:siege-tower';
import engine from 'icon:catapult';
import fish from 'icon:flatfish';
import gold from 'icon:two-coins';
import grain from 'icon:grain-bundle';
import heavy from 'icon:crested-helmet';
import horses from 'icon:horseshoe';
import light from 'icon:spears';
import mercenary from 'icon:broadsword';
import pigs from 'icon:pig';
import plundered from 'icon:fire';
import prestige from 'icon:laurels';
import sheep from 'icon:sheep';
import shield from 'icon:round-shield';
import sword from 'icon:pointy-sword';
import transport from 'icon:galley';
import victory from 'icon:trophy-cup';
import warship from 'icon:trireme';
import crop from 'icon:wheat';
import cutOff from 'icon:broken-wall';
import type { Herd } from '../../../generated/scharz/Herd';
import type { Kind } from '../../../generated/scharz/Kind';
import type { ScharzMove } from '../../../generated/scharz/ScharzMove';
import type { Sign } from './pieces';

export const KIND_ICONS: Record<Kind, string> = {
  light_infantry: light,
  heavy_infantry: heavy,
  cavalry,
  siege_engine: engine,
  transport,
  warship,
  mercenary,
  elephant,
  corsair,
};
export const HERD_ICONS: Record<Herd, string> = { sheep, pigs, cattle, horses };
export const SIGN_ICONS: Record<Sign, string> = {
  contested,
  encircled,
  cut_off: cutOff,
  plundered,
  crop,
  sheep,
  pigs,
  cattle,
  horses,
};
export const GOLD = gold;
export const PRESTIGE = prestige;
export const VICTORY = victory;
export const GRAIN = grain;
export const FISH = fish;
export const SWORD = sword;
export const SHIELD = shield;

/** What an order moves: a kind of unit, a herd, food, or a whole fleet. */
export function moveIcon({ kind, herd, good }: Pick<ScharzMove, 'kind' | 'herd' | 'good'>): string {
  if (kind) return KIND_ICONS[kind];
  if (herd) return HERD_ICONS[herd];
  return good === 'fish' ? FISH : good === 'grain' ? GRAIN : KIND_ICONS.warship;
}
