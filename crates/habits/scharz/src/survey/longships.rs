//! Where ships can go that sail up beaches and rivers (3.13), and what they would take there.

use std::sync::LazyLock;

use scharz::data::Ground;
use scharz::{Building, Colour, MapId, Mark, PerPlace, Phase, Place, Season, Set, Unit, data};

use crate::survey::odds::Force;
use crate::survey::{FAR, Steps, Survey, field_yield, prize};

/// Moves of a longship in a season: one in Units, one in Special (5.3).
const MOVES: u8 = 2;
/// Odds at which the whole fleet goes for a settlement.
const FLEET_ODDS: f32 = 0.5;

/// Moves of a longship between all places, by map.
static SAILS: LazyLock<Vec<Steps>> = LazyLock::new(|| MapId::ALL.into_iter().map(sails_on).collect());

/// Where a longship can go from a place: seas, beaches, the next fields of a river; never mountains.
pub(crate) fn ways(map: MapId, place: Place) -> Set<Place> {
    let (data, space) = (map.data(), map.data().at(place));
    let mut reach = if space.is_field() { space.coast & data.seas } else { space.water };
    if data.seas.contains(place) {
        reach |= space.coast & data.fields;
    }
    reach |= data.rivers.iter().map(|river| river.beside(place)).collect();
    (reach - data.neutral).only(|to| !data.at(to).is_full(Colour::Brown))
}

fn sails_on(map: MapId) -> Steps {
    let mut steps = PerPlace::all(PerPlace::all(FAR));
    for place in map.data().all() {
        let row = &mut steps[place];
        row[place] = 0;
        let (mut level, mut edge, mut seen) = (0, Set::one(place), Set::one(place));
        while !edge.is_empty() {
            level += 1;
            edge = edge.spread(|from| ways(map, from)) - seen;
            seen |= edge;
            edge.iter().for_each(|to| row[to] = level);
        }
    }
    steps
}

/// Moves of a longship from one place to another.
pub(crate) fn sails(map: MapId, from: Place, to: Place) -> u8 {
    SAILS[map as usize][from][to]
}

impl Survey<'_> {
    pub fn has_longships(&self) -> bool {
        self.world.bonus(self.seat, false, |faction| faction.has_longships())
    }

    /// Ships that may go ashore as they are; none for most peoples.
    pub(crate) fn longships(&self) -> impl Iterator<Item = &Unit> {
        let has_them = self.has_longships();
        let ships =
            self.world.units[self.seat].iter().filter(move |(_, unit)| has_them && unit.kind.is_ship());
        ships.filter(|(slot, _)| self.world.cargo(self.seat, *slot).next().is_none()).map(|(_, unit)| unit)
    }

    pub fn n_longships(&self) -> usize {
        self.longships().count()
    }

    pub(crate) fn sails(&self, from: Place, to: Place) -> u8 {
        sails(self.world.options.map, from, to)
    }

    fn sails_from(&self, from: Set<Place>, to: Place) -> u8 {
        from.iter().map(|place| self.sails(place, to)).min().unwrap_or(FAR)
    }

    /// Whether a ship may move in this sub-phase.
    pub(crate) fn may_sail(&self, ship: &Unit) -> bool {
        let used = if self.phase == Phase::Special { Mark::Rode } else { Mark::Moved };
        let is_held = self.phase == Phase::Special && self.enemy_out.contains(ship.at.place());
        !ship.marks.contains(used) && !ship.marks.contains(Mark::Stuck) && !is_held
    }

    /// Where a people of ships that has no settlement, and none to take, goes ashore together while it can pay a village:
    /// it lives on its own food until the end of year 2 (3.13).
    pub(crate) fn landfall(&self) -> Option<Place> {
        let is_time = (self.world.year, self.world.season) >= (2, Season::Autumn);
        if !self.home.is_empty() || !is_time || !self.has_longships() || self.prey().is_some() {
            return None;
        }
        let mut sites = self.world.map().fields.iter().filter(|&place| self.is_own_site(place));
        let (price, _) = data::building(Building::BuildVillage);
        sites.next().or_else(|| if self.gold() < price { None } else { self.best_landfall() })
    }

    fn is_own_site(&self, place: Place) -> bool {
        let field = &self.world.fields[place];
        field.owner == Some(self.seat) && field.site.is_some()
    }

    /// Good land that all reach soon and nobody else is near.
    fn best_landfall(&self) -> Option<Place> {
        let taken = self.enemy_home | self.enemy_out | self.closed;
        let mut best: Option<(f32, Place)> = None;
        for place in self.world.map().fields - taken - self.world.map().neutral {
            let growth = field_yield(self.world, place).unwrap_or(0);
            let moves: u32 =
                self.longships().map(|ship| u32::from(self.sails(ship.at.place(), place)).min(20)).sum();
            let danger = self.enemy_around(place, Ground::Open).units;
            let ashore = self.n_at(place, |unit| unit.is_land()) as f32;
            let worth = f32::from(growth) + ashore - 0.4 * moves as f32 - danger;
            let is_free = self.world.fields[place].owner.is_none_or(|owner| owner == self.seat);
            if is_free && growth > 0 && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// The settlement that all longships together would take, if there is any.
    pub fn prey(&self) -> Option<Place> {
        let fleet = Force::of(self.world, self.seat, self.longships(), Ground::Difficult);
        let berth = self.longships().next()?.at.place();
        let mut best: Option<(f32, Place)> = None;
        for place in self.enemy_home.iter().filter(|&place| self.is_in_time(place)) {
            let moves = self.sails(berth, place);
            let odds = if moves < FAR { self.odds_at(place, &fleet) } else { 0.0 };
            let worth = odds * prize(self, place) / (2.0 + f32::from(moves));
            if odds >= FLEET_ODDS && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// Whether ships may still be there when the winter comes: it feeds only who is beside the realm (5.14).
    pub(crate) fn is_in_time(&self, place: Place) -> bool {
        // Who has no realm yet cannot come home, and eats nothing in the first winter (3.13).
        if self.home.is_empty() {
            return true;
        }
        self.sails_from(self.haven(), place) <= self.moves_left()
    }

    /// Moves after this one until the winter comes; those of the winter are kept back, for enemies come in the way.
    fn moves_left(&self) -> u8 {
        match (self.world.season, self.phase) {
            (Season::Winter, _) => 0,
            (season, Phase::Special) => MOVES * (3 - season as u8) - 1,
            (season, _) => MOVES * (3 - season as u8),
        }
    }

    /// The realm as it is without the ships that may leave.
    pub(crate) fn haven(&self) -> Set<Place> {
        let berths: Set<Place> = self.longships().map(|ship| ship.at.place()).collect();
        let firm = self.scene.nodes(self.seat) & (!berths | self.home);
        self.scene.flood(self.seat, firm, self.scene.cus(self.seat))
    }

    /// Ships that have made their move and are nearer to a place than who is still here.
    pub(crate) fn n_ahead(&self, here: Place, place: Place) -> i32 {
        let moved = self.longships().filter(|ship| !self.may_sail(ship));
        moved.filter(|ship| self.sails(ship.at.place(), place) < self.sails(here, place)).count() as i32
    }

    /// Whether the ship is about to plunder the field it stands on: then it stays.
    pub(crate) fn raid_worth_here(&self, at: Place) -> f32 {
        let field = &self.world.fields[at];
        let is_raiding = self.world.data(at).is_field() && !field.plundered && !self.home.contains(at);
        if is_raiding { 2.5 } else { 0.2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::at;

    #[test]
    fn longships_go_up_rivers_and_never_into_mountains() {
        for (map, sails) in MapId::ALL.into_iter().zip(SAILS.iter()) {
            for place in map.data().set(|space| space.is_full(Colour::Brown)) {
                assert!(sails.iter().all(|(from, row)| from == place || row[place] == FAR));
            }
        }
        let (sea, leon) = (at("ta_s_galician").place(), at("ta_leon").place());
        assert_eq!(SAILS[MapId::Taifas as usize][sea][leon], 2);
    }
}
