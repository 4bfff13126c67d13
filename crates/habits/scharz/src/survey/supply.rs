//! Supply (5.0, 5.14): whom the winter finds beyond the own network is lost, so nobody goes there, leaves the field that
//! joins others to it, or stays out while there is a way home.

use scharz::data::Ground;
use scharz::{Building, Herd, Kind, Place, Post, Set};

use crate::survey::Survey;

/// Nobody is farther from home than this.
const FARTHEST_HOME: u8 = 12;
/// Odds at which a guard keeps the way past it open.
const EVEN: f32 = 0.5;

impl Survey<'_> {
    /// Marches until the winter's feeding, this one included. A bad winter of Extended stops them all.
    fn marches_left(&self) -> u8 {
        let seasons = 4 - self.world.season as u8;
        if self.world.is_extended() { (seasons - 1).max(1) } else { seasons }
    }

    /// Whether who is cut off after this sub-phase may not get home any more.
    pub(crate) fn is_last_way_home(&self) -> bool {
        self.marches_left() == 1
    }

    /// Whether units that go there can be in safety again when winter comes, or own ships keep the way open: no ship
    /// fetches in the storms whom it has just put ashore.
    pub fn is_return_open(&self, place: Place) -> bool {
        if self.is_stormy() {
            return !self.is_astray(self.shelter_ashore(), place);
        }
        let by_sea = self.world.data(place).coast & self.scene.waters(self.seat) & self.connected;
        !by_sea.is_empty() || !self.is_astray(self.shelter(), place)
    }

    /// Whether the marches that are left after this one may not lead into safety: one is kept back, for enemies come in
    /// the way, and a bad winter stops everybody.
    pub(crate) fn is_astray(&self, shelter: Set<Place>, place: Place) -> bool {
        let marches = 2u8.saturating_sub(self.world.season as u8);
        self.steps_from(shelter & self.world.map().fields, place) > marches
    }

    /// What the winter would take if it came now.
    pub fn toll(&self) -> usize {
        *self.known.toll.get_or_init(|| self.n_cut_off() + self.n_unfed())
    }

    /// Own units that winter would find without supply; the besieged have their own stores.
    fn n_cut_off(&self) -> usize {
        let fed = self.scene.supplied(self.seat) | self.scene.encircled(self.seat);
        self.world.units[self.seat].count(|unit| !fed.contains(unit.at.place()) && unit.kind != Kind::Corsair)
    }

    /// Own units in the open that winter may find where an enemy's step cuts them off.
    pub(crate) fn n_astray(&self) -> usize {
        *self.known.astray.get_or_init(|| {
            let shelter = self.shelter();
            let lost = (self.afield() - shelter).iter().filter(|&place| self.is_astray(shelter, place));
            lost.map(|place| self.n_at(place, |unit| unit.is_land())).sum()
        })
    }

    /// Fields with own units in the open.
    pub(crate) fn afield(&self) -> Set<Place> {
        self.scene.out(self.seat) & self.world.map().fields
    }

    /// Where the winter finds nobody astray: ashore, or where a ship can still fetch whoever is there.
    pub(crate) fn shelter(&self) -> Set<Place> {
        self.shelter_ashore() | self.landing_stages()
    }

    /// Settlements, those about to be finished, and all spaces on or beside the part of the network that enemies do not
    /// reach before winter: in one step from the last march on, else in two.
    pub(crate) fn shelter_ashore(&self) -> Set<Place> {
        let spread = |set: Set<Place>| {
            (set & self.world.map().fields).iter().fold(set, |all, place| {
                let data = self.world.data(place);
                all | data.land | data.river | data.coast
            })
        };
        let near = spread(self.armies());
        let threat = if self.is_last_way_home() { near } else { spread(near) };
        let guarded = self.guarded();
        // Ships may be lost in the storms of Extended.
        let stormy = if self.world.is_extended() { self.world.map().seas } else { Set::EMPTY };
        let firm = (self.scene.nodes(self.seat) & (!threat | guarded)) - stormy;
        let joined = self.scene.flood(self.seat, firm, firm & self.scene.cus(self.seat));
        // A single enemy may be fought from the edge of the network; among several one always comes from behind.
        let closed = if self.enemies().count() > 1 { self.enemy_out } else { Set::EMPTY };
        self.home | self.nearly_built() | (spread(joined) - closed)
    }

    /// What stays joined to the own settlements in the storms.
    pub(crate) fn firmly_supplied(&self) -> Set<Place> {
        if !self.is_stormy() {
            return self.scene.supplied(self.seat);
        }
        let firm = self.scene.nodes(self.seat) & self.world.map().fields;
        let joined = self.scene.flood(self.seat, firm, firm & self.scene.cus(self.seat));
        joined.iter().fold(joined, |set, place| set | self.world.data(place).land)
    }

    /// Own settlements before which the units in the open hold out.
    fn guarded(&self) -> Set<Place> {
        let stands = self.home & self.scene.out(self.seat);
        let holds = |place: Place| {
            let ground = self.ground(place);
            self.battle_odds(place, &self.own_force(place), &self.enemy_around(place, ground)) >= EVEN
        };
        stands.only(holds)
    }

    /// Fields with enemies who have not come for the field alone.
    fn armies(&self) -> Set<Place> {
        let is_army = |place: Place| self.enemy_force(place, Ground::Open).units >= 2.0;
        self.enemy_out.only(is_army)
    }

    /// Villages that their builders finish in this round.
    fn nearly_built(&self) -> Set<Place> {
        let crew = self.least_crew(Building::BuildVillage);
        let is_near = |place: Place| {
            let field = &self.world.fields[place];
            let is_own = field.owner == Some(self.seat) && field.site == Some(Building::BuildVillage);
            let workers = || self.n_at(place, |unit| unit.post == Post::OnSite);
            is_own && usize::from(field.progress) + workers() / crew >= 4
        };
        (self.afield() - self.enemy_out).only(is_near)
    }

    /// The first step of the shortest way into safety, if need be through enemies, and how many it takes.
    pub(crate) fn way_home(&self, shelter: Set<Place>, from: Place) -> Option<(Place, u8)> {
        self.way_past(self.enemy_out, shelter, from).or_else(|| self.way_past(Set::EMPTY, shelter, from))
    }

    fn way_past(&self, avoided: Set<Place>, shelter: Set<Place>, from: Place) -> Option<(Place, u8)> {
        let open = self.world.map().fields - avoided - self.closed;
        let mut reached = shelter & open;
        for steps in 1..=FARTHEST_HOME {
            let ways = self.neighbours(from) & reached;
            let is_foreign = |way: &Place| self.enemy_home.contains(*way);
            if let Some(way) = ways.iter().min_by_key(is_foreign) {
                return Some((way, steps));
            }
            reached |= reached.spread(|place| self.neighbours(place)) & open;
        }
        None
    }

    /// Whether nobody else is cut off in winter when all units of a field leave it.
    pub fn may_leave(&self, from: Place, to: Place) -> bool {
        if !self.is_last_way_home() {
            return true;
        }
        let mut world = *self.world;
        let going = world.units[self.seat].slots(|unit| unit.at.place() == from && unit.post == Post::Open);
        let to = world.space(to);
        going.iter().for_each(|slot| world.relocate(self.seat, slot, to, Post::Open));
        Survey::new(&world, self.seat, self.phase).n_cut_off() <= self.n_cut_off()
    }

    /// The same when a herd leaves it, which may be all that holds the field (5.0).
    pub fn may_drive_off(&self, from: Place, herd: Herd) -> bool {
        if !self.is_last_way_home() {
            return true;
        }
        let mut world = *self.world;
        world.fields[from].take_herd(self.seat, herd);
        Survey::new(&world, self.seat, self.phase).n_cut_off() <= self.n_cut_off()
    }

    /// Fields with own units that are cut off and not held there by enemies.
    pub(crate) fn stranded(&self) -> Set<Place> {
        let stands = self.scene.out(self.seat) & self.world.map().fields;
        stands - self.scene.supplied(self.seat) - self.enemy_out
    }
}

#[cfg(test)]
mod tests {
    use scharz::{MapId, Mode, Phase, Season, Yard};

    use super::*;
    use crate::drill::{Drill, FOE, OWN, at};

    /// Whether somebody whom a ship puts ashore in Ireland will come back to Mona.
    fn is_way_back_open(season: Season) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_s_irish", Kind::Transport, 1)
            .village(FOE, "br_mide", Yard::NoYard);
        drill.state.world.season = season;
        Survey::new(&drill.state.world, OWN, Phase::Units).is_return_open(at("br_mide").place())
    }

    #[test]
    fn ships_keep_the_way_open_until_the_storms() {
        assert!(is_way_back_open(Season::Summer));
        assert!(!is_way_back_open(Season::Autumn));
    }
}
