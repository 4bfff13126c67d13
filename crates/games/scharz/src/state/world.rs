//! What lies on the table: fields, units, players and agreements. All of it is public; orders being written are not
//! part of it (8).

use engine::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data;
use crate::data::maps::{MapData, Space, SpaceData, Tag};
use crate::ids::{Commander, Faction, Kind, Mode, PactKind, Season, Way, Winter};
use crate::setup::{Options, UnitLimit};
use crate::state::{Army, BrownDice, Field, Fields, PerPlace, Place, Set, Slot, Unit};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct World {
    pub options: Options,
    /// From 1.
    pub year: u8,
    pub season: Season,
    /// Initiative runs clockwise from here.
    pub first: Seat,
    pub fields: Fields,
    pub units: PerSeat<Army>,
    pub players: PerSeat<Player>,
    /// One for each pair of seats, see [`World::pair`].
    pub pacts: [Pact; 6],
    /// Winter weather by climate zone (3.11).
    pub winter: [Winter; 3],
    pub storms: bool,
    /// Frozen river sections, as a set of places.
    pub frozen: Set<Place>,
    /// Winter's feeding or pay has begun: who is provided for with whom was settled then.
    #[serde(default)]
    pub is_reckoned: bool,
    /// Settlements that were encircled when the sub-phase of movement began, to see which sieges end in it (5.2), or
    /// when winter's feeding or pay began: they come after the besiegers (5.11, 5.14).
    pub besieged: Set<Place>,
    /// Places that have become too small for what is there, until its owner has said what goes where (5.0).
    #[serde(default)]
    pub crowded: Set<Place>,
    /// Settlements stormed and kept this round: what is in their stores may be carried on (5.8).
    #[serde(default)]
    pub stormed: Set<Place>,
    /// For each pair of seats the places where the later of the two came first (5.0), see [`World::came_first`].
    #[serde(default)]
    pub elders: [Set<Place>; 6],
    /// Dice of the summer weather, while they may be rolled again (5.13).
    #[serde(default)]
    pub weather: BrownDice,
    /// Crops of which something has been brought in, during Harvest; in Trade, settlements in whose part of a realm an odd
    /// piece of meat is for sale at half a gold (3.10).
    #[serde(default)]
    pub reaped: Set<Place>,
}

/// Who was connected when winter's feeding or pay began (5.11, 5.14): nothing that is lost on the way changes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provision {
    /// Spaces of the network.
    pub joined: Set<Place>,
    /// Spaces beside it with own units.
    pub beside: Set<Place>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub faction: Option<Faction>,
    pub rival: Option<Seat>,
    pub gold: i16,
    pub pp: i16,
    pub vp: i16,
    /// At the end of the previous round.
    pub vp_before: i16,
    /// Prestige value of enemy units destroyed and own units lost this year.
    pub destroyed: i16,
    pub lost: i16,
    pub commander: Commander,
    pub is_out: bool,
    /// Vikings of TAIFAS before they land (3.13).
    pub is_away: bool,
    pub announced: Option<Way>,
    pub aid_given: u8,
    pub aid_received: u8,
    /// 14 prestige points were paid for Special moves this round; 12 for the builders.
    pub paid_march: bool,
    pub paid_builders: bool,
    pub changed_rival: bool,
    pub feasted: bool,
    /// Known from older positions, and never more than 0: the meat of each part of the realm follows from the clicks of
    /// Feeding (5.14).
    pub meat: u16,
    pub bought_elephant: bool,
    pub bought_corsair: bool,
    /// Riders that the last horse herd still mounts (3.5).
    pub mounts: u8,
    /// Light infantry bought this round, for Mitanni.
    pub infantry_bought: u8,
    /// Mercenaries hired this round, for the Visigoths.
    #[serde(default)]
    pub hired: u8,
    /// Places where the player had units out at the start of the round.
    pub presence: Set<Place>,
    #[serde(default)]
    pub provision: Provision,
    /// Places already raided this round by this player's entering units.
    pub raided: Set<Place>,
    /// Experience won and not yet used.
    pub credits: List<Credit, 16>,
    /// Herds born and not yet placed.
    pub newborn: [u8; 4],
    /// Started with a city, or with the one village of the Huns: places no more.
    pub is_placed: bool,
    /// Wants to be asked before the next orders only for trade, the season's own phase or trouble.
    #[serde(default)]
    pub quiet: bool,
    /// Spaces not to be entered, as of the start of the sub-phase of movement: those of friends (5.2).
    #[serde(default)]
    pub closed: Set<Place>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credit {
    /// Where it was won, see [`Fight::ground`](crate::state::Fight::ground).
    pub ground: u8,
    pub count: u8,
}

/// What binds two players (5.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pact {
    pub kind: Option<PactKind>,
    /// Receiver or lord.
    pub superior: Option<Seat>,
    /// New Years until it ends; vassalage and permanent peace do not count down.
    pub years: u8,
    pub permanent: bool,
    pub aid_this_year: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            faction: None,
            rival: None,
            gold: 0,
            pp: 0,
            vp: 0,
            vp_before: 0,
            destroyed: 0,
            lost: 0,
            commander: Commander::NoCommander,
            is_out: false,
            is_away: false,
            announced: None,
            aid_given: 0,
            aid_received: 0,
            paid_march: false,
            paid_builders: false,
            changed_rival: false,
            feasted: false,
            meat: 0,
            bought_elephant: false,
            bought_corsair: false,
            mounts: 0,
            infantry_bought: 0,
            hired: 0,
            presence: Set::EMPTY,
            provision: Provision::default(),
            raided: Set::EMPTY,
            credits: List::default(),
            newborn: [0; 4],
            is_placed: false,
            quiet: false,
            closed: Set::EMPTY,
        }
    }
}

impl World {
    pub fn new(options: Options, n_seats: usize) -> Self {
        Self {
            options,
            year: 1,
            season: Season::Spring,
            first: Seat::new(0),
            fields: Fields { map: options.map, items: PerPlace::all(Field::default()) },
            units: PerSeat::new(n_seats),
            players: PerSeat::new(n_seats),
            pacts: [Pact::default(); 6],
            winter: [Winter::Normal; 3],
            storms: false,
            frozen: Set::EMPTY,
            is_reckoned: false,
            besieged: Set::EMPTY,
            crowded: Set::EMPTY,
            stormed: Set::EMPTY,
            elders: [Set::EMPTY; 6],
            weather: BrownDice::default(),
            reaped: Set::EMPTY,
        }
    }

    pub fn map(&self) -> &'static MapData {
        self.options.map.data()
    }

    pub fn space(&self, place: Place) -> Space {
        self.options.map.space(place)
    }

    pub fn data(&self, place: Place) -> &'static SpaceData {
        self.map().at(place)
    }

    pub fn n_seats(&self) -> usize {
        self.players.n_seats()
    }

    /// Seats still in the game, in initiative order.
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.first.clockwise(self.n_seats()).filter(|&seat| !self.players[seat].is_out)
    }

    /// The seat at a place in initiative order.
    pub fn seat_at(&self, rank: u8) -> Option<Seat> {
        self.order().nth(usize::from(rank))
    }

    pub fn alive(&self) -> Seats {
        self.order().collect()
    }

    /// Earlier is smaller.
    pub fn rank(&self, seat: Seat) -> usize {
        (seat.index() + self.n_seats() - self.first.index()) % self.n_seats()
    }

    pub fn is(&self, mode: Mode) -> bool {
        self.options.mode >= mode
    }

    pub fn is_quick(&self) -> bool {
        self.options.mode == Mode::Quick
    }

    pub fn is_extended(&self) -> bool {
        self.options.mode == Mode::Extended
    }

    /// Prestige exists in Original and Extended (3.4).
    pub fn has_prestige(&self) -> bool {
        self.is(Mode::Original)
    }

    pub fn faction(&self, seat: Seat) -> Option<Faction> {
        self.players[seat].faction
    }

    /// A question to the faction of a seat; `plain` where there is none.
    pub fn bonus<T>(&self, seat: Seat, plain: T, of: impl Fn(Faction) -> T) -> T {
        self.faction(seat).map_or(plain, of)
    }

    /// The place of a pair in the table of agreements.
    pub fn pair(one: Seat, other: Seat) -> usize {
        let (low, high) = (one.index().min(other.index()), one.index().max(other.index()));
        match (low, high) {
            (0, high) => high - 1,
            (1, high) => high + 1,
            _ => 5,
        }
    }

    pub fn pact(&self, one: Seat, other: Seat) -> &Pact {
        &self.pacts[World::pair(one, other)]
    }

    pub fn pact_mut(&mut self, one: Seat, other: Seat) -> &mut Pact {
        &mut self.pacts[World::pair(one, other)]
    }

    /// Hostile unless a truce, peace or vassalage binds the two (5.0).
    pub fn is_hostile(&self, one: Seat, other: Seat) -> bool {
        one != other && self.pact(one, other).kind.is_none()
    }

    pub fn is_lord_of(&self, lord: Seat, vassal: Seat) -> bool {
        if lord == vassal {
            return false;
        }
        let pact = self.pact(lord, vassal);
        pact.kind == Some(PactKind::Vassalage) && pact.superior == Some(lord)
    }

    pub fn lord_of(&self, vassal: Seat) -> Option<Seat> {
        self.players.seats().find(|&lord| self.is_lord_of(lord, vassal))
    }

    /// The drawn rival, and all Taifas for the Reinos (3.13).
    pub fn is_rival(&self, seat: Seat, other: Seat) -> bool {
        let born = self.faction(seat) == Some(Faction::TaifasReinos)
            && self.faction(other) == Some(Faction::TaifasTaifas);
        self.players[seat].rival == Some(other) || born
    }

    pub fn gain_pp(&mut self, seat: Seat, points: i16) {
        if self.has_prestige() {
            let player = &mut self.players[seat];
            player.pp = (player.pp + points).clamp(0, data::PP_CAP);
        }
    }

    /// Prestige won from a victim: half more from a rival (3.11); in the battle phase, where a place is named, half
    /// more for the Scots outside Hibernia (3.13).
    pub fn win_pp(&mut self, seat: Seat, victim: Seat, points: i16, battlefield: Option<Place>) {
        let mut halves = 2;
        halves += i16::from(self.is_rival(seat, victim));
        let abroad = battlefield.is_some_and(|place| !self.data(place).is_tagged(Tag::Hibernia));
        halves += i16::from(abroad && self.faction(seat) == Some(Faction::BritanniaScots));
        self.gain_pp(seat, points * halves / 2);
    }

    pub fn move_vp(&mut self, seat: Seat, points: i16) {
        self.players[seat].vp += points;
    }

    pub fn n_standard(&self, seat: Seat) -> usize {
        self.units[seat].count(|unit| unit.kind.is_standard())
    }

    pub fn n_tiles(&self, seat: Seat) -> usize {
        self.fields.items.values().filter(|field| field.owner == Some(seat)).map(Field::n_tiles).sum()
    }

    pub fn has_tile(&self, seat: Seat) -> bool {
        self.n_tiles(seat) < data::TILE_LIMIT
    }

    pub fn units_at(&self, seat: Seat, place: Place) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
        self.units[seat].iter().filter(move |(_, unit)| unit.at.place() == place)
    }

    /// Room for one more standard unit of a kind at a place (3.2, R10).
    pub fn has_cube(&self, seat: Seat, kind: Kind, place: Place) -> bool {
        if !self.units[seat].has_slot() {
            return false;
        }
        match self.options.unit_limit {
            UnitLimit::Units => self.n_standard(seat) < data::UNIT_LIMIT,
            UnitLimit::Cubes => {
                let joins = self.units_at(seat, place).any(|(_, unit)| unit.kind == kind);
                joins || self.n_cubes(seat) < data::UNIT_LIMIT
            }
        }
    }

    /// Large armies: one cube for all units of a kind on a space (3.2).
    fn n_cubes(&self, seat: Seat) -> usize {
        let mut cubes = 0;
        let mut seen = [Set::EMPTY; 9];
        for (_, unit) in self.units[seat].iter().filter(|(_, unit)| unit.kind.is_standard()) {
            let seen = &mut seen[unit.kind as usize];
            cubes += usize::from(!seen.contains(unit.at.place()));
            seen.insert(unit.at.place());
        }
        cubes
    }
}
