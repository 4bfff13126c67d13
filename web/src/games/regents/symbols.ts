// Which icon stands for which thing. All from game-icons.
import chest from 'icon:locked-chest';
import cross from 'icon:jerusalem-cross';
import crown from 'icon:crown';
import daggers from 'icon:cloak-dagger';
import exit from 'icon:exit-door';
import feather from 'icon:quill-ink';
import grain from 'icon:wheat';
import hands from 'icon:shaking-hands';
import scales from 'icon:scales';
import steps from 'icon:footsteps';
import sword from 'icon:broadsword';
import type { Card } from '../../generated/regents/Card';
import type { Track } from '../../generated/regents/Track';

export const TRACK_ICONS: Record<Track, string> = {
  politics: crown,
  military: sword,
  finance: chest,
  religion: cross,
  trade: grain,
};

export const CARD_ICONS: Record<Card, string> = {
  suspicion: exit,
  diplomacy: scales,
  alliance: hands,
  privilege: steps,
  influence: feather,
  betrayal: daggers,
};

export const CROWN = crown;
