//! War beyond the seas: an army gathers at a yard, boards, sails over as many seas as lie between, and lands together.

use scharz::{Mark, Place, Post, Slot, Unit};

use crate::orders::{LEVY, Muster, Order, Passage};
use crate::survey::FAR;
use crate::survey::voyages::FLOTILLA;

const HOLD: usize = 3;

/// The next click of an expedition: ships wait for each other beside the target's sea, the landing itself is a strike.
pub(super) fn order(muster: &Muster<'_>, target: Place) -> Option<Order> {
    let survey = muster.survey;
    let yard = survey.yards().iter().min_by_key(|&yard| survey.voyage_to(yard, target))?;
    if survey.voyage_to(yard, target) == FAR || muster.is_too_late() {
        return None;
    }
    sail_together(muster, target).or_else(|| embark(muster, yard)).or_else(|| muster.gather(yard, LEVY))
}

/// Laden ships go on as long as the target is not beside them.
fn sail_together(muster: &Muster<'_>, target: Place) -> Option<Order> {
    let survey = muster.survey;
    let laden = |slot: Slot| survey.world.cargo(survey.seat, slot).next().is_some();
    let ready = muster.transports().filter(|&(slot, _)| laden(slot)).count();
    if ready < FLOTILLA.min(muster.transports().count()) {
        return None;
    }
    let mut ships =
        muster.transports().filter(|&(slot, ship)| laden(slot) && !ship.marks.contains(Mark::Moved));
    ships.find_map(|(_, ship)| next_sea(muster, ship, target).map(|to| Order::sail(ship, to)))
}

/// The sea nearer to the target; none for who is one move away from it.
fn next_sea(muster: &Muster<'_>, ship: &Unit, target: Place) -> Option<Place> {
    let survey = muster.survey;
    let place = ship.at.place();
    let data = survey.world.data(place);
    let beside = if data.is_field() { data.coast } else { data.water };
    let near = (beside & survey.world.map().seas) - survey.enemy_out;
    let now = survey.voyage_to(place, target);
    near.iter()
        .filter(|&sea| survey.seas_to(sea, target) < now && now > 1)
        .min_by_key(|&sea| survey.seas_to(sea, target))
}

/// As many as the ships in the yard hold.
fn embark(muster: &Muster<'_>, yard: Place) -> Option<Order> {
    let survey = muster.survey;
    let moored = muster.transports().filter(|(_, ship)| ship.at.place() == yard && ship.post == Post::InYard);
    let room: usize = moored.map(|(slot, _)| usize::from(survey.world.cargo_room(survey.seat, slot))).sum();
    let waiting = muster.n_available(yard);
    let enough = (HOLD * muster.transports().count()).min(HOLD * FLOTILLA);
    let aboard = survey.world.units[survey.seat].count(|unit| unit.post == Post::Aboard);
    if room == 0 || waiting == 0 || waiting + aboard + 1 < enough {
        return None;
    }
    let (_, unit) = muster.boarders(yard).next()?;
    Some(Order { stack: unit.stack(), to: yard, count: waiting.min(room), by: Passage::Board })
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Yard};

    use crate::course::Stance;
    use crate::course::{Purse, War};
    use crate::drill::{Drill, FOE, OWN, at};

    /// Two ships with six units sail over two seas and storm a village that nobody holds.
    #[test]
    fn an_army_sails_over_two_seas_and_lands_together() {
        let mut drill = Drill::new(MapId::Italia, Mode::Basic)
            .village(OWN, "it_karthago", Yard::Port)
            .units(OWN, "it_karthago", Kind::LightInfantry, 6)
            .moored(OWN, "it_karthago", 2)
            .village(FOE, "it_roma", Yard::NoYard)
            .go(Phase::Units);
        let war = War::On(at("it_roma").place());
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
        let war = War::On(at("it_roma").place());
        let told = drill.carry_out(Stance::new(war, Purse::Fleet), 1);
        let bought =
            |event: &Event| matches!(event, Event::Upgraded { seat: OWN, kind: Kind::Transport, .. });
        assert!(told.iter().any(bought), "{told:?}");
    }
}
