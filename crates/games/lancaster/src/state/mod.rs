//! The state of a match: a flat value, and small questions to it.

mod phase;

use std::collections::BTreeMap;

use engine::{PerSeat, Seat, Seats, Status};
use enum_map::{Enum, EnumMap};
use enumset::EnumSet;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::data;
use crate::ids::{Ballot, Banner, County, Favour, House, Law, Noble, Place, Space};
use crate::realm::knights::{ConflictCards, Knights, Strength};
use crate::setup::{ExtensionChoice, Setup};

pub use phase::{Phase, PhaseState};

/// One match of Lancaster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lancaster {
    pub setup: Setup,
    pub round: u8,
    pub start_player: Seat,
    pub phase: PhaseState,
    pub players: PerSeat<Player>,
    /// Knights at home, by banner and seat. Without allies the second table is empty.
    pub houses: EnumMap<Banner, PerSeat<Household>>,
    pub counties: EnumMap<County, CountyState>,
    #[serde(deserialize_with = "sparse")]
    pub conflicts: EnumMap<Place, Option<Conflict>>,
    /// Face-down conflict cards: a bag, since nobody knows their order.
    pub conflict_pile: ConflictCards,
    /// Face-up favours.
    pub favours: EnumSet<Favour>,
    /// Laws in force, left to right.
    pub laws: [Law; 3],
    /// Laws still to be voted on, in voting order.
    pub proposals: [Option<Law>; 3],
    /// Face-down laws. Lower stacks come first; within a stack nobody knows the order.
    pub law_pile: EnumSet<Law>,
    /// Sealed first extensions.
    pub chosen: PerSeat<Option<Space>>,
    /// Sealed votes.
    pub votes: PerSeat<Option<Vote>>,
    /// The last vote revealed.
    pub last_vote: Option<VoteResult>,
    /// Those of the same Parliament before it, in voting order.
    #[serde(default)]
    pub earlier_votes: [Option<VoteResult>; 2],
}

/// A player's goods and honours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub gold: u8,
    pub squires: u8,
    /// Voting markers.
    pub votes: u8,
    pub points: u16,
    pub nobles: EnumSet<Noble>,
    pub extensions: EnumSet<Space>,
    /// What final scoring added; nothing before the end.
    pub final_points: FinalPoints,
}

/// The parts of final scoring (chapter 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct FinalPoints {
    pub knighthood: u8,
    pub castle: u8,
    pub nobles: u8,
}

/// A party's knights that are neither in a county nor in a conflict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Household {
    pub court: Knights,
    pub reserve: Knights,
    #[serde(deserialize_with = "sparse")]
    pub castle: EnumMap<Space, Option<Strength>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountyState {
    /// The letter of its nobles: its own, unless they were shuffled.
    pub noble: Noble,
    pub nobles_left: u8,
    pub garrison: Option<Garrison>,
}

/// A knight in a county and the squires beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Garrison {
    pub house: House,
    pub knight: Strength,
    pub squires: u8,
}

impl Garrison {
    pub fn total(self) -> u8 {
        self.squires.saturating_add(self.knight.value())
    }
}

/// A conflict card and the stacks on its three spaces, top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conflict {
    /// Strength of France.
    pub france: u8,
    pub stacks: [Option<Stack>; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    pub house: House,
    pub knights: Knights,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "lancaster/")]
pub struct Vote {
    pub ballot: Ballot,
    pub markers: u8,
}

/// A vote after its reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoteResult {
    pub law: Law,
    pub yes: u8,
    pub no: u8,
    /// The law that an adopted one pushed out.
    pub dropped: Option<Law>,
    pub votes: PerSeat<Option<Vote>>,
}

/// Reads a table in which an absent key means nothing there: a merge patch empties an entry by removing its key.
fn sparse<'de, D, K, V>(deserializer: D) -> Result<EnumMap<K, Option<V>>, D::Error>
where
    D: Deserializer<'de>,
    K: Enum + Copy + Deserialize<'de> + Ord,
    V: Deserialize<'de>,
{
    let mut entries = BTreeMap::<K, Option<V>>::deserialize(deserializer)?;
    Ok(EnumMap::from_fn(|key| entries.remove(&key).flatten()))
}

impl Conflict {
    pub fn new(france: u8) -> Self {
        Self { france, stacks: [None; 3] }
    }

    pub fn total(&self) -> u8 {
        self.stacks.iter().flatten().map(|stack| stack.knights.strength()).sum()
    }

    pub fn has(&self, house: House) -> bool {
        self.stacks.iter().flatten().any(|stack| stack.house == house)
    }

    /// Open to a party that has a stack here or finds a free space (5.1).
    pub fn is_open_to(&self, house: House) -> bool {
        self.stacks[2].is_none() || self.has(house)
    }
}

impl Lancaster {
    pub fn seats(&self) -> usize {
        self.players.n_seats()
    }

    /// All seats, the start player first, as the marker lies now.
    pub fn from_start_player(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start_player.clockwise(self.seats())
    }

    /// The seat after `seat`, unless all have had their turn since the start player.
    pub fn next_in_order(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.seats());
        (next != self.start_player).then_some(next)
    }

    /// The banners a seat steers.
    pub fn banners(&self) -> &'static [Banner] {
        if self.setup.has_allies() { &[Banner::Own, Banner::Ally] } else { &[Banner::Own] }
    }

    pub fn household(&self, house: House) -> &Household {
        &self.houses[house.banner][house.seat]
    }

    pub fn household_mut(&mut self, house: House) -> &mut Household {
        &mut self.houses[house.banner][house.seat]
    }

    /// Knights not in reserve.
    pub fn in_service(&self, house: House) -> Knights {
        data::KNIGHTS.minus(self.household(house).reserve)
    }

    /// Knights on county, castle or conflict spaces (R36).
    pub fn deployed(&self, house: House) -> Knights {
        self.in_service(house).minus(self.household(house).court)
    }

    pub fn counties_held(&self, house: House) -> u8 {
        let holds = |county: &CountyState| county.garrison.is_some_and(|garrison| garrison.house == house);
        self.counties.values().filter(|county| holds(county)).count() as u8
    }

    /// Conflict cards of both rows with a knight of this party (R25).
    pub fn conflicts_joined(&self, house: House) -> u8 {
        self.conflicts.values().flatten().filter(|conflict| conflict.has(house)).count() as u8
    }

    /// Gold, squires and voting markers outside the general supply.
    pub fn tokens_in_play(&self) -> [u16; 3] {
        let held = |of: fn(&Player) -> u8| self.players.values().map(|player| u16::from(of(player))).sum();
        let standing: u16 = self.garrisons().map(|(_, garrison)| u16::from(garrison.squires)).sum();
        let squires: u16 = held(|player| player.squires);
        [held(|player| player.gold), squires + standing, held(|player| player.votes)]
    }

    /// What is left in the general supply of the printed number of tokens.
    pub fn supply(&self) -> data::Tokens {
        let left = |used: u16| u16::from(data::TOKENS_IN_BOX).saturating_sub(used) as u8;
        let [gold, squires, votes] = self.tokens_in_play().map(left);
        data::Tokens { gold, squires, votes }
    }

    pub fn garrisons(&self) -> impl Iterator<Item = (County, Garrison)> {
        self.counties.iter().filter_map(|(county, state)| state.garrison.map(|garrison| (county, garrison)))
    }

    /// Whether `seat` may take a noble of `county`.
    pub fn noble_is_takeable(&self, seat: Seat, county: County) -> bool {
        let county = &self.counties[county];
        county.nobles_left > 0 && !self.players[seat].nobles.contains(county.noble)
    }

    pub(crate) fn current_status(&self) -> Status {
        match (self.turn_seat(), self.phase) {
            (Some(seat), _) => Status::Turn { seat },
            (None, PhaseState::Vote { .. }) => self.window(|seat| self.votes[seat].is_some()),
            (None, PhaseState::Over) => Status::Over,
            (None, _) => self.window(|seat| self.chosen[seat].is_some()),
        }
    }

    /// The one seat that decides, unless several choose together or the match is over.
    pub(crate) fn turn_seat(&self) -> Option<Seat> {
        match self.phase {
            PhaseState::Extension { seat } => {
                (self.setup.extension_choice == ExtensionChoice::TurnOrder).then_some(seat)
            }
            phase => phase.seat().or_else(|| Some(self.holder(phase.county()?).house.seat)),
        }
    }

    /// The garrison of a county that is being scored.
    pub(crate) fn holder(&self, county: County) -> Garrison {
        self.counties[county].garrison.expect("a county being scored is held")
    }

    fn window(&self, is_ready: impl Fn(Seat) -> bool) -> Status {
        let ready: Seats = self.players.seats().filter(|&seat| is_ready(seat)).collect();
        Status::Together { pending: Seats::first(self.seats()).minus(ready), ready }
    }
}
