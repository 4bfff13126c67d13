//! War beyond the seas: an army gathers at a yard, boards, sails over as many seas as lie between, and lands together.

use std::sync::LazyLock;

use scharz::{Kind, MapId, Marks, Post, Season, Unit, Yard, places};

use super::course::{Purse, War};
use super::host::LEVY;
use super::march::{March, Order, Passage};
use super::survey::{FAR, Survey};

/// A coast so many steps away over land is reached sooner by ship, if at all.
const TOO_FAR_TO_WALK: u8 = 7;
/// Ships that carry an army able to take a village; and what one of them takes aboard (3.5).
const FLOTILLA: usize = 2;
const HOLD: usize = 3;

type Steps = [[u8; 64]; 64];

/// Moves between all seas, by map.
static SEAS: LazyLock<Vec<Steps>> = LazyLock::new(|| MapId::ALL.into_iter().map(seas_on).collect());

fn seas_on(map: MapId) -> Steps {
    let data = map.data();
    let mut steps = [[FAR; 64]; 64];
    for sea in places(data.seas) {
        steps[sea][sea] = 0;
        let (mut level, mut edge, mut seen) = (0, 1u64 << sea, 1u64 << sea);
        while edge != 0 {
            level += 1;
            edge = places(edge).fold(0, |set, from| set | data.spaces[from].water) & data.seas & !seen;
            seen |= edge;
            places(edge).for_each(|to| steps[sea][to] = level);
        }
    }
    steps
}

impl Survey<'_> {
    /// Moves of a ship from a sea to one that touches a coast.
    fn seas_to(&self, sea: usize, coast: usize) -> u8 {
        let shores = self.world.data(coast).coast & self.world.map().seas;
        places(shores).map(|shore| SEAS[self.world.options.map as usize][sea][shore]).min().unwrap_or(FAR)
    }

    /// The same from a yard or wherever a ship lies.
    pub(super) fn voyage_to(&self, place: usize, coast: usize) -> u8 {
        if !self.world.data(place).is_field() {
            return self.seas_to(place, coast);
        }
        let seas = self.world.data(place).coast & self.world.map().seas;
        places(seas).map(|sea| 1 + self.seas_to(sea, coast)).min().unwrap_or(FAR).min(FAR)
    }

    /// Own settlements with a yard.
    pub(super) fn yards(&self) -> u64 {
        places(self.home)
            .filter(|&place| self.world.fields[place].yard != Yard::NoYard)
            .fold(0, |set, place| set | 1 << place)
    }

    /// Whether the purse is for ships, and there are too few to carry an army.
    pub(super) fn lacks_ships(&self) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        self.stance.purse == Purse::Fleet && ships < FLOTILLA
    }
}

impl March<'_, '_> {
    /// Whether a place is better reached over the sea.
    pub(super) fn is_overseas(&self, target: usize) -> bool {
        let survey = self.survey;
        // Who has landed there already does not count.
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields & !(1 << target);
        survey.steps_from(stands | survey.home, target) > TOO_FAR_TO_WALK
            && survey.world.data(target).coast != 0
    }

    /// Whether cargo is on its way to a war and stays aboard.
    pub(super) fn is_bound_overseas(&self) -> bool {
        matches!(self.survey.stance.war, War::On(target) if self.is_overseas(usize::from(target)))
            && !self.is_too_late()
    }

    /// Nobody sets out who would still be at sea in winter (5.14).
    fn is_too_late(&self) -> bool {
        self.survey.world.season >= Season::Autumn
    }

    /// The next click of an expedition: ships wait for each other beside the target's sea, the landing itself is a strike.
    pub(super) fn expedition(&self, target: usize) -> Option<Order> {
        let survey = self.survey;
        let yard = places(survey.yards()).min_by_key(|&yard| survey.voyage_to(yard, target))?;
        if survey.voyage_to(yard, target) == FAR || self.is_too_late() {
            return None;
        }
        self.sail_together(target).or_else(|| self.embark(yard)).or_else(|| self.muster(yard, LEVY))
    }

    /// Laden ships go on as long as the target is not beside them.
    fn sail_together(&self, target: usize) -> Option<Order> {
        let survey = self.survey;
        let laden = |slot: usize| survey.world.cargo(survey.seat, slot).next().is_some();
        let ready = self.transports().filter(|&(slot, _)| laden(slot)).count();
        if ready < FLOTILLA.min(self.transports().count()) {
            return None;
        }
        let mut ships =
            self.transports().filter(|&(slot, ship)| laden(slot) && !ship.marks.has(Marks::MOVED));
        ships.find_map(|(_, ship)| self.next_sea(ship, target).map(|to| sail(ship, to)))
    }

    /// The sea nearer to the target; none for who is one move away from it.
    fn next_sea(&self, ship: &Unit, target: usize) -> Option<usize> {
        let survey = self.survey;
        let place = ship.at.local();
        let data = survey.world.data(place);
        let near = if data.is_field() { data.coast } else { data.water }
            & survey.world.map().seas
            & !survey.enemy_out;
        let now = survey.voyage_to(place, target);
        places(near)
            .filter(|&sea| survey.seas_to(sea, target) < now && now > 1)
            .min_by_key(|&sea| survey.seas_to(sea, target))
    }

    /// As many as the ships in the yard hold.
    fn embark(&self, yard: usize) -> Option<Order> {
        let survey = self.survey;
        let moored =
            self.transports().filter(|(_, ship)| ship.at.local() == yard && ship.post == Post::InYard);
        let room: usize =
            moored.map(|(slot, _)| usize::from(survey.world.cargo_room(survey.seat, slot))).sum();
        let waiting = self.n_available(yard);
        let enough = (HOLD * self.transports().count()).min(HOLD * FLOTILLA);
        let aboard = survey.world.units[survey.seat].count(|unit| unit.post == Post::Aboard);
        if room == 0 || waiting == 0 || waiting + aboard + 1 < enough {
            return None;
        }
        let (_, unit) = self.boarders(yard).next()?;
        Some(Order { stack: unit.stack(), to: yard, count: waiting.min(room), by: Passage::Board })
    }
}

fn sail(ship: &Unit, to: usize) -> Order {
    Order { stack: ship.stack(), to, count: 1, by: Passage::March }
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Mode, Phase};

    use super::super::course::Stance;
    use super::super::drill::{Drill, FOE, OWN, at};
    use super::*;

    /// Two ships with six units sail over two seas and storm a village that nobody holds.
    #[test]
    fn an_army_sails_over_two_seas_and_lands_together() {
        let mut drill = Drill::new(MapId::Italia, Mode::Basic)
            .village(OWN, "it_karthago", Yard::Port)
            .units(OWN, "it_karthago", Kind::LightInfantry, 6)
            .moored(OWN, "it_karthago", 2)
            .village(FOE, "it_roma", Yard::NoYard)
            .go(Phase::Units);
        let war = War::On(at("it_roma").local() as u8);
        let told = drill.carry_out(Stance::new(war, Purse::Fleet), 3);
        let boarded = |event: &Event| matches!(event, Event::Boarded { seat: OWN, count, .. } if *count >= 3);
        let stormed = |event: &Event| matches!(event, Event::AssaultBegan { by: OWN, .. });
        assert!(told.iter().any(boarded), "{told:?}");
        assert!(told.iter().any(stormed), "{told:?}");
    }

    #[test]
    fn a_purse_for_ships_buys_them() {
        let mut drill = Drill::new(MapId::Italia, Mode::Basic)
            .village(OWN, "it_karthago", Yard::Port)
            .units(OWN, "it_karthago", Kind::LightInfantry, 3)
            .village(FOE, "it_roma", Yard::NoYard)
            .go(Phase::Trade);
        let war = War::On(at("it_roma").local() as u8);
        let told = drill.carry_out(Stance::new(war, Purse::Fleet), 1);
        let bought =
            |event: &Event| matches!(event, Event::Upgraded { seat: OWN, kind: Kind::Transport, .. });
        assert!(told.iter().any(bought), "{told:?}");
    }
}
