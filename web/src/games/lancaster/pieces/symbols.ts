// Which icon stands for what.
import anvil from 'icon:anvil';
import castle from 'icon:castle';
import chest from 'icon:open-treasure-chest';
import coins from 'icon:two-coins';
import crown from 'icon:queen-crown';
import fleur from 'icon:fleur-de-lys';
import helm from 'icon:black-knight-helm';
import laurel from 'icon:laurel-crown';
import lances from 'icon:spears';
import quill from 'icon:scroll-quill';
import ship from 'icon:sailboat';
import stable from 'icon:horse-head';
import steward from 'icon:scales';
import swords from 'icon:crossed-swords';
import towerFlag from 'icon:tower-flag';
import tower from 'icon:stone-tower';
import upgrade from 'icon:upgrade';
import seal from 'icon:wax-seal';
import type { Space } from '../../../generated/lancaster/Space';
import type { GainKind } from './gains';

/** A pennant on its staff, in the frame of the other icons. */
export const PENNANT = '<path fill="currentColor" d="M96 24h40v464H96zM152 56 456 152 152 248z"/>';

export const GAIN_ICONS: Record<GainKind, string> = {
  points: laurel,
  gold: coins,
  squires: PENNANT,
  votes: seal,
  recruits: helm,
  upgrades: upgrade,
  extensions: tower,
  nobles: crown,
  crossings: ship,
};

export const SPACE_ICONS: Record<Space, string> = {
  castle_gold: chest,
  castle_squires: stable,
  castle_mixed: steward,
  castle_votes: quill,
  castle_recruit: anvil,
  castle_upgrade: lances,
};

export { castle as CASTLE, towerFlag as COUNTY, fleur as FLEUR, swords as SWORDS };
