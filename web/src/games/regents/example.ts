// A small position for tests: four players in round 3, seat 0 to act.
import type { Location } from '../../generated/regents/Location';
import type { RegentsLocation } from '../../generated/regents/RegentsLocation';
import type { RegentsSeat } from '../../generated/regents/RegentsSeat';
import type { RegentsTrack } from '../../generated/regents/RegentsTrack';
import type { RegentsView } from '../../generated/regents/RegentsView';
import type { Track } from '../../generated/regents/Track';
import { CARDS, CLANS } from './arms';

const HALLS: [Location, Track | null, Location[]][] = [
  ['throne', 'politics', ['knights', 'treasure', 'chapel', 'store']],
  ['knights', 'military', ['throne', 'rampart']],
  ['treasure', 'finance', ['throne', 'tower']],
  ['chapel', 'religion', ['throne', 'tower']],
  ['store', 'trade', ['throne', 'rampart']],
  ['tower', null, ['treasure', 'chapel']],
  ['rampart', null, ['knights', 'store']],
];
const SPACES = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24, 30];

function location([id, track, agent_links]: (typeof HALLS)[number]): RegentsLocation {
  const agents = { throne: [2, 1, 0, 0], treasure: [1, 0, 0, 0], chapel: [1, 0, 4, 0], tower: [0, 3, 0, 4] }[
    id as string
  ];
  const strength = agents ?? [0, 0, 0, 0];
  const most = Math.max(...strength);
  const majority = most > 0 && strength.filter((count) => count === most).length === 1 ? strength.indexOf(most) : null;
  const has_king = id === 'chapel';
  return {
    id,
    track,
    agents: strength,
    neutral_agents: 0,
    counsellors: id === 'treasure' ? 1 : 0,
    strength,
    has_king,
    majority,
    scorer: has_king ? null : majority,
    agent_links,
  };
}

function trackOf([hall, id]: (typeof HALLS)[number]): RegentsTrack {
  const markers = [4, 0, 1, 1].map((ordinal) => ({
    ordinal,
    points: SPACES[ordinal]!,
    can_step: ordinal < 4,
    locks: ordinal === 4 ? [{ points: 4, needs: 1, missing: ['trade' as Track] }] : [],
  }));
  return { id: id!, hall, spaces: SPACES, chips: [10, 24], leader: 0, markers };
}

function seatOf(seat: number): RegentsSeat {
  const clan = CLANS[seat]!;
  const isMine = seat === 0;
  return {
    seat,
    agents_outside: seat === 1 ? 1 : 0,
    counsellors: 2,
    chips: 1,
    hand_size: 4,
    n_tiles: 6,
    played: [CARDS[5]!],
    clan: isMine ? clan : null,
    clan_public: false,
    domain: isMine ? 'trade' : null,
    domain_public: false,
    failed_against: [],
    groups: isMine ? [['throne', 'treasure']] : [],
    points: { tracks: 20, chips: 1, counsellors: 2, domain_bonus: 0, total: 23 },
    clans: CLANS.map((each) => ({ clan: each, excluded: each === 'stewart' ? 'card_played' : null })),
    secrets: isMine
      ? {
          clan,
          lacks: 'suspicion',
          hand: ['diplomacy', 'alliance', 'privilege', 'influence'],
          domain: 'trade',
          tiles: [...CLANS],
        }
      : null,
  };
}

export function exampleView(changes: Partial<RegentsView> = {}): RegentsView {
  return {
    setup: {
      seats: 4,
      castle_map: 'star',
      threshold_mode: 'reached',
      setup_locations: 'halls',
      spy_requires_shared_location: false,
      spied_player_told: true,
      accuse_exposed_clan: false,
      penalty_floor: 'first_space',
      may_forgo_actions: false,
      diplomacy_scope: 'all',
      leader_bonus: 'per_track',
      neutral_move: 'after_scoring',
      endgame_chip_claim: true,
    },
    phase: 'actions',
    prompt: {
      id: 'actions',
      seat: 0,
      rule: '5.4',
      actions: 3,
      left: 0,
      card: null,
      source: null,
      target: null,
      owner: null,
      at: null,
    },
    round: 3,
    n_rounds: 8,
    cards_allowed: true,
    start: 0,
    active: 0,
    turn: { actions: 3, recruited: false, spied: false, chip_played: false, card: null },
    scoring: { n_halls: 0, tower: 'no', rampart: false },
    king: 'chapel',
    reserve: 12,
    neutral_clan: null,
    locations: HALLS.map(location),
    links: [
      { from: 'throne', to: 'knights', joins_halls: true },
      { from: 'throne', to: 'treasure', joins_halls: true },
      { from: 'throne', to: 'chapel', joins_halls: true },
      { from: 'throne', to: 'store', joins_halls: true },
      { from: 'treasure', to: 'tower', joins_halls: false },
      { from: 'chapel', to: 'tower', joins_halls: false },
      { from: 'knights', to: 'rampart', joins_halls: false },
      { from: 'store', to: 'rampart', joins_halls: false },
    ],
    tracks: HALLS.slice(0, 5).map(trackOf),
    seats: [0, 1, 2, 3].map(seatOf),
    accusations: [],
    spyings: [{ by: 1, target: 0, card: 'alliance' }],
    preview: {
      seat: 0,
      halls: [
        { hall: 'throne', track: 'politics', group: 2, steps: 0, lost: 2, from: 4, to: 4 },
        { hall: 'treasure', track: 'finance', group: 2, steps: 2, lost: 0, from: 1, to: 3 },
      ],
      tower: false,
      rampart: false,
      ties: [],
      cancelled: ['chapel'],
      points_gained: 2,
    },
    result: null,
    ...changes,
  };
}
