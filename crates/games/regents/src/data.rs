//! Numbers of the box and of the board (chapters 3 and 4). What no source gives is marked "designed" and lives only
//! here: a table with the printed game in hand corrects it here and nowhere else.

use enumset::EnumSet;

use crate::ids::{Location, Threshold};
use crate::setup::{CastleMap, ThresholdMode};

pub const N_AGENTS: u8 = 4;
pub const N_COUNSELLORS: u8 = 20;
pub const N_CHIPS: u8 = 15;
pub const N_ROUNDS: u8 = 8;
/// After this round the leaders of the tracks are rewarded (3.9).
pub const LEADER_BONUS_ROUND: u8 = 4;
/// In the last round no action card is played (3.9, R23).
pub const LAST_CARD_ROUND: u8 = 7;
pub const ACTIONS_PER_TURN: u8 = 3;
/// A spy looks only into hands of at least so many cards (5.4).
pub const MIN_SPIED_HAND: usize = 2;
/// Playing so many cards makes the clan public and earns two steps (5.6).
pub const CARDS_PER_PLAYER: usize = 5;
/// Steps of choice: Influence card, fifth card (5.6), right accusation (5.5).
pub const INFLUENCE_STEPS: u8 = 2;
pub const FIFTH_CARD_STEPS: u8 = 2;
pub const ACCUSATION_STEPS: u8 = 2;
/// What a wrong accusation costs the accuser (5.5).
pub const PENALTY_STEPS: u8 = 2;
pub const DOMAIN_BONUS: i32 = 3;
pub const DOMAIN_COUNSELLORS: u8 = 2;
pub const DOMAIN_STEPS: u8 = 2;

/// Points printed on the spaces of every track, by ordinal; 0 is off the track (3.4).
pub const POINTS: [u8; 14] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24, 30];
pub const LAST_ORDINAL: u8 = 13;

/// A way between two places. Halls that are linked also join in a combined majority, and the King walks there.
type Link = (Location, Location);

/// Links between halls. Designed: the drawing of the castle is lost (R1).
const STAR: [Link; 4] = [
    (Location::Throne, Location::Knights),
    (Location::Throne, Location::Treasure),
    (Location::Throne, Location::Chapel),
    (Location::Throne, Location::Store),
];

/// Links that the map `side_doors` adds. Designed (R1).
const SIDE_DOORS: [Link; 2] = [(Location::Knights, Location::Treasure), (Location::Chapel, Location::Store)];

/// Links to Tower and Rampart, for agents only (3.3).
const STAIRS: [Link; 4] = [
    (Location::Treasure, Location::Tower),
    (Location::Chapel, Location::Tower),
    (Location::Knights, Location::Rampart),
    (Location::Store, Location::Rampart),
];

/// By location, the bits of its neighbours.
type Neighbours = [u8; 7];

const fn joined(mut neighbours: Neighbours, links: &[Link]) -> Neighbours {
    let mut index = 0;
    while index < links.len() {
        let (one, other) = (links[index].0 as usize, links[index].1 as usize);
        neighbours[one] |= 1 << other;
        neighbours[other] |= 1 << one;
        index += 1;
    }
    neighbours
}

const STAR_HALLS: Neighbours = joined([0; 7], &STAR);
const STAR_AGENTS: Neighbours = joined(STAR_HALLS, &STAIRS);
const SIDE_DOORS_HALLS: Neighbours = joined(STAR_HALLS, &SIDE_DOORS);
const SIDE_DOORS_AGENTS: Neighbours = joined(SIDE_DOORS_HALLS, &STAIRS);

impl CastleMap {
    /// Where an agent can walk from here (3.3).
    pub fn agent_links(self, from: Location) -> EnumSet<Location> {
        let neighbours = match self {
            CastleMap::Star => STAR_AGENTS,
            CastleMap::SideDoors => SIDE_DOORS_AGENTS,
        };
        EnumSet::from_repr(neighbours[from as usize])
    }

    /// Where the King can walk from here, and which halls join this one in a combined majority (3.3).
    pub fn hall_links(self, from: Location) -> EnumSet<Location> {
        let neighbours = match self {
            CastleMap::Star => STAR_HALLS,
            CastleMap::SideDoors => SIDE_DOORS_HALLS,
        };
        EnumSet::from_repr(neighbours[from as usize])
    }
}

impl ThresholdMode {
    /// The ordinal that each of the other four markers must have reached before a marker leaves this threshold (3.5).
    pub const fn required(self, leaving: Threshold) -> u8 {
        match (self, leaving) {
            (_, Threshold::First) => 1,
            (ThresholdMode::Reached, Threshold::Second) => 4,
            (ThresholdMode::Reached, Threshold::Third) => 8,
            (ThresholdMode::Passed, Threshold::Second) => 5,
            (ThresholdMode::Passed, Threshold::Third) => 9,
        }
    }
}
