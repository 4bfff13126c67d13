//! What lies on the table: fields, units, players and agreements. All of it is public; orders being written are not
//! part of it (8).

use engine::{PerSeat, Seat, Seats};
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data;
use crate::ids::{Building, Commander, Faction, Herd, Mode, PactKind, Season, Settlement, Way, Winter, Yard};
use crate::list::List;
use crate::maps::{MapData, MapId, Space, SpaceData};
use crate::setup::Options;
use crate::units::{Army, Unit};

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
    pub frozen: u64,
    /// Settlements that were encircled when Feeding began: they eat after the besiegers (5.14).
    pub besieged: u64,
}

/// Everything on one field. Goods and herds inside belong to the owner of the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Field {
    /// Of the settlement, or of the village site.
    pub owner: Option<Seat>,
    pub settlement: Settlement,
    pub yard: Yard,
    pub fort: bool,
    pub site: Option<Building>,
    /// Quarters of the site that are done.
    pub progress: u8,
    pub hurried: u8,
    pub plundered: bool,
    /// Grain on the crop; its owner.
    pub crop: u8,
    pub crop_owner: Option<Seat>,
    pub herds: [Option<Flock>; 2],
    pub inside: [Option<Herd>; 2],
    pub grain: u8,
    pub fish: u8,
    /// Light infantry bought and recruited, mercenaries hired and ships laid down this round.
    pub bought: u8,
    pub recruited: u8,
    pub hired: u8,
    pub ships: u8,
    /// Units that left and reached the port by transfer in this sub-phase.
    pub sent: u8,
    pub received: u8,
    /// The quota was doubled for prestige.
    pub doubled: bool,
}

/// A herd in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flock {
    pub herd: Herd,
    pub owner: Seat,
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
    /// Meat of herds slaughtered for this winter's feeding.
    pub meat: u16,
    pub bought_elephant: bool,
    pub bought_corsair: bool,
    /// Riders that the last horse herd still mounts (3.5).
    pub mounts: u8,
    /// Light infantry bought this round, for Mitanni.
    pub infantry_bought: u8,
    /// Places where the player had units out at the start of the round.
    pub presence: u64,
    /// Places already raided this round by this player's entering units.
    pub raided: u64,
    /// Experience won and not yet used: by place of the battle.
    pub credits: List<Credit, 6>,
    /// Herds born and not yet placed.
    pub newborn: [u8; 4],
    /// Started with a city, or with the one village of the Huns: places no more.
    pub is_placed: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credit {
    pub place: u8,
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

impl Default for Field {
    fn default() -> Self {
        Self {
            owner: None,
            settlement: Settlement::Wilderness,
            yard: Yard::NoYard,
            fort: false,
            site: None,
            progress: 0,
            hurried: 0,
            plundered: false,
            crop: 0,
            crop_owner: None,
            herds: [None; 2],
            inside: [None; 2],
            grain: 0,
            fish: 0,
            bought: 0,
            recruited: 0,
            hired: 0,
            ships: 0,
            sent: 0,
            received: 0,
            doubled: false,
        }
    }
}

impl Field {
    pub fn is_settled(&self) -> bool {
        self.settlement != Settlement::Wilderness
    }

    /// The owner of the completed settlement.
    pub fn lord(&self) -> Option<Seat> {
        self.owner.filter(|_| self.is_settled())
    }

    /// Units, by storage size, that may be inside (3.8).
    pub fn storage(&self) -> u8 {
        match self.settlement {
            Settlement::Wilderness => 0,
            Settlement::Village => 5 + u8::from(self.fort),
            Settlement::City => 10 + u8::from(self.fort),
        }
    }

    pub fn grain_room(&self) -> u8 {
        self.storage().saturating_sub(self.grain)
    }

    pub fn berths(&self) -> u8 {
        match self.yard {
            Yard::NoYard => 0,
            Yard::Dock => 2,
            Yard::Port => 4,
        }
    }

    pub fn fish_room(&self) -> u8 {
        self.berths().saturating_sub(self.fish)
    }

    /// Herds that may be inside.
    pub fn stalls(&self) -> usize {
        self.settlement as usize
    }

    pub fn n_inside(&self) -> usize {
        self.inside.iter().flatten().count()
    }

    pub fn n_herds(&self) -> usize {
        self.herds.iter().flatten().count()
    }

    pub fn has_herd_of(&self, seat: Seat) -> bool {
        self.herds.iter().flatten().any(|flock| flock.owner == seat)
    }

    /// Room for a herd in the open (3.8).
    pub fn takes_herd(&self) -> bool {
        self.crop_owner.is_none() && self.n_herds() < 2
    }

    pub fn put_herd(&mut self, owner: Seat, herd: Herd) {
        if let Some(place) = self.herds.iter_mut().find(|place| place.is_none()) {
            *place = Some(Flock { herd, owner });
        }
    }

    /// Removes one such herd in the open.
    pub fn take_herd(&mut self, owner: Seat, herd: Herd) -> bool {
        let flock = Some(Flock { herd, owner });
        let place = self.herds.iter_mut().find(|place| **place == flock);
        place.map(|place| *place = None).is_some()
    }

    pub fn take_inside(&mut self, herd: Herd) -> bool {
        let place = self.inside.iter_mut().find(|place| **place == Some(herd));
        place.map(|place| *place = None).is_some()
    }

    pub fn put_inside(&mut self, herd: Herd) {
        if let Some(place) = self.inside.iter_mut().find(|place| place.is_none()) {
            *place = Some(herd);
        }
    }

    /// Building tiles lying here (3.2).
    pub fn n_tiles(&self) -> usize {
        usize::from(self.is_settled())
            + usize::from(self.yard != Yard::NoYard)
            + usize::from(self.fort)
            + usize::from(self.site.is_some())
    }

    /// The settlement with all that hangs on it is gone; crops and herds stay (5.0).
    pub fn clear_settlement(&mut self) {
        let kept = Field {
            plundered: self.plundered,
            crop: self.crop,
            crop_owner: self.crop_owner,
            herds: self.herds,
            ..Field::default()
        };
        *self = kept;
    }

    pub fn clear_site(&mut self) {
        (self.site, self.progress, self.hurried) = (None, 0, 0);
        if !self.is_settled() {
            self.owner = None;
        }
    }

    pub fn new_round(&mut self) {
        (self.bought, self.recruited, self.hired, self.ships, self.doubled) = (0, 0, 0, 0, false);
        (self.sent, self.received) = (0, 0);
    }
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
            presence: 0,
            raided: 0,
            credits: List::default(),
            newborn: [0; 4],
            is_placed: false,
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
            fields: Fields { map: options.map, items: [Field::default(); 64] },
            units: PerSeat::new(n_seats),
            players: PerSeat::new(n_seats),
            pacts: [Pact::default(); 6],
            winter: [Winter::Normal; 3],
            storms: false,
            frozen: 0,
            besieged: 0,
        }
    }

    pub fn map(&self) -> &'static MapData {
        self.options.map.data()
    }

    pub fn space(&self, place: usize) -> Space {
        self.options.map.space(place)
    }

    pub fn data(&self, place: usize) -> &'static SpaceData {
        &self.map().spaces[place]
    }

    pub fn n_seats(&self) -> usize {
        self.players.n_seats()
    }

    /// Seats still in the game, in initiative order.
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.first.clockwise(self.n_seats()).filter(|&seat| !self.players[seat].is_out)
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

    /// Prestige won from a victim: half more from a rival (3.11), half more for the Scots abroad (3.13).
    pub fn win_pp(&mut self, seat: Seat, victim: Seat, points: i16, place: usize) {
        let mut halves = 2;
        halves += i16::from(self.is_rival(seat, victim));
        let abroad = !self.data(place).is_tagged(crate::maps::tag::HIBERNIA);
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
        self.fields.items.iter().filter(|field| field.owner == Some(seat)).map(Field::n_tiles).sum()
    }

    pub fn has_tile(&self, seat: Seat) -> bool {
        self.n_tiles(seat) < data::TILE_LIMIT
    }

    pub fn units_at(&self, seat: Seat, place: usize) -> impl Iterator<Item = (usize, &Unit)> + Clone {
        self.units[seat].iter().filter(move |(_, unit)| unit.at.local() == place)
    }

    /// Room for one more standard unit of a kind at a place (3.2, R10).
    pub fn has_cube(&self, seat: Seat, kind: crate::ids::Kind, place: usize) -> bool {
        if !self.units[seat].has_slot() {
            return false;
        }
        match self.options.unit_limit {
            crate::setup::UnitLimit::Units => self.n_standard(seat) < data::UNIT_LIMIT,
            crate::setup::UnitLimit::Cubes => {
                let joins = self.units_at(seat, place).any(|(_, unit)| unit.kind == kind);
                joins || self.n_cubes(seat) < data::UNIT_LIMIT
            }
        }
    }

    /// Large armies: one cube for all units of a kind on a space (3.2).
    fn n_cubes(&self, seat: Seat) -> usize {
        let mut cubes = 0;
        let mut seen = [0u64; 9];
        for (_, unit) in self.units[seat].iter().filter(|(_, unit)| unit.kind.is_standard()) {
            let seen = &mut seen[unit.kind as usize];
            cubes += usize::from(*seen & unit.at.bit() == 0);
            *seen |= unit.at.bit();
        }
        cubes
    }
}

/// The fields of one map. JSON: an object keyed by id, untouched fields left out, with the map's name beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fields {
    map: MapId,
    pub items: [Field; 64],
}

impl std::ops::Index<usize> for Fields {
    type Output = Field;
    fn index(&self, place: usize) -> &Field {
        &self.items[place]
    }
}

impl std::ops::IndexMut<usize> for Fields {
    fn index_mut(&mut self, place: usize) -> &mut Field {
        &mut self.items[place]
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("map", &self.map)?;
        for (space, field) in self.map.data().spaces.iter().zip(&self.items) {
            if *field != Field::default() {
                object.serialize_entry(space.id, field)?;
            }
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Sparse {
            map: MapId,
            #[serde(flatten)]
            fields: std::collections::BTreeMap<String, Field>,
        }
        let sparse = Sparse::deserialize(deserializer)?;
        let mut fields = Fields { map: sparse.map, items: [Field::default(); 64] };
        for (id, field) in sparse.fields {
            let space = Space::from_id(&id).filter(|space| space.map() == sparse.map);
            let space = space.ok_or_else(|| D::Error::custom(format!("{id:?} is no field of this map")))?;
            fields.items[space.local()] = field;
        }
        Ok(fields)
    }
}
