//! Majorities and combined majorities (5.1, 5.7).

use engine::Seat;
use enum_map::EnumMap;
use enumset::EnumSet;

use crate::ids::{Card, Location, Track};
use crate::setup::{CastleMap, DiplomacyScope};
use crate::state::Regents;

/// Steps due on each track; 0 where the hall is not scored.
pub type HallSteps = EnumMap<Track, u8>;

impl Regents {
    /// The strength of the strongest rival, the neutral clan included (R36). Rivals never add up (R43).
    fn rival_strength(&self, seat: Seat, at: Location) -> u8 {
        let rivals = self.opponents(seat).map(|rival| self.strength(rival, at));
        rivals.fold(self.neutral_agents[at], u8::max)
    }

    /// Whether this player has more pieces here than each rival, King aside.
    pub fn outnumbers(&self, seat: Seat, at: Location) -> bool {
        let strength = self.strength(seat, at);
        strength >= 1 && strength > self.rival_strength(seat, at)
    }

    /// The King cancels majorities in his hall, unless the active player is allied with him this turn (R25).
    pub fn king_cancels(&self, seat: Seat, at: Location) -> bool {
        let is_allied = seat == self.active && self.turn.card == Some(Card::Alliance);
        self.king == at && !is_allied
    }

    pub fn has_majority(&self, seat: Seat, at: Location) -> bool {
        self.outnumbers(seat, at) && !self.king_cancels(seat, at)
    }

    /// Whether Diplomacy could win this place for the active player (5.7, R24).
    pub fn can_win_tie(&self, at: Location) -> bool {
        let strength = self.strength(self.active, at);
        let in_scope = at.is_hall() || self.setup.diplomacy_scope == DiplomacyScope::All;
        in_scope
            && strength >= 1
            && strength == self.rival_strength(self.active, at)
            && !self.king_cancels(self.active, at)
    }

    pub fn winnable_ties(&self) -> impl Iterator<Item = Location> + '_ {
        Location::ALL.into_iter().filter(|&at| self.can_win_tie(at))
    }

    /// The places this player scores, with the tie that Diplomacy won.
    pub fn majorities(&self, seat: Seat, won_tie: Option<Location>) -> EnumSet<Location> {
        let held = Location::ALL.into_iter().filter(|&at| self.has_majority(seat, at));
        held.chain(won_tie).collect()
    }

    /// The steps due in these halls: each as many as its group has halls (3.3).
    pub fn steps_due(&self, majorities: EnumSet<Location>) -> HallSteps {
        let halls = halls_of(majorities);
        let mut due = HallSteps::default();
        for hall in halls {
            if let Some(track) = hall.track() {
                due[track] = group_of(self.setup.castle_map, hall, halls).len() as u8;
            }
        }
        due
    }
}

pub fn halls_of(locations: EnumSet<Location>) -> EnumSet<Location> {
    locations - Location::Tower - Location::Rampart
}

/// The halls of `halls` that hang together with this one.
pub fn group_of(map: CastleMap, hall: Location, halls: EnumSet<Location>) -> EnumSet<Location> {
    let mut group = EnumSet::only(hall);
    loop {
        let reached = group.iter().fold(group, |reached, member| reached | (map.hall_links(member) & halls));
        if reached == group {
            return group;
        }
        group = reached;
    }
}
