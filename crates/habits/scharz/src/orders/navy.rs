//! Warships of peoples without longships (5.2, 5.7): they put out against weaker ships before the own coast, and lie in the
//! yard in the storms.

use scharz::data::Ground;
use scharz::{Kind, Mark, Place, Post, Unit};

use crate::orders::{Muster, Order, Passage};
use crate::survey::odds::Force;

/// Odds at which warships seek a battle at sea.
const ODDS: f32 = 0.65;

pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    if survey.has_longships() {
        return None;
    }
    let ships = || survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
    let mut ready = ships().filter(|ship| ship.kind == Kind::Warship && !ship.marks.contains(Mark::Moved));
    ready.find_map(|ship| sortie(muster, ship).or_else(|| return_to_yard(muster, ship)))
}

/// Against ships that they can beat together with those who have put out already.
fn sortie(muster: &Muster<'_>, ship: &Unit) -> Option<Order> {
    let survey = muster.survey;
    let place = ship.at.place();
    let data = survey.world.data(place);
    // Nobody is fed in winter who has left the own coast (5.0).
    let home = survey.home.spread(|home| survey.world.data(home).coast);
    let near = if data.is_field() { data.coast } else { data.water } & survey.world.map().seas & home;
    let sea = (near & survey.enemy_out).iter().find(|&sea| {
        let force = squadron(muster, place).plus(&survey.own_force(sea));
        survey.battle_odds(sea, &force, &survey.enemy_force(sea, Ground::Open)) >= ODDS
    })?;
    Some(Order { stack: ship.stack(), to: sea, count: usize::MAX, by: Passage::March })
}

/// Warships of a place that may still move.
fn squadron(muster: &Muster<'_>, place: Place) -> Force {
    let survey = muster.survey;
    let ships = survey.world.units_at(survey.seat, place).map(|(_, unit)| unit);
    let ready = ships.filter(|ship| ship.kind == Kind::Warship && !ship.marks.contains(Mark::Moved));
    Force::of(survey.world, survey.seat, ready, Ground::Open)
}

fn return_to_yard(muster: &Muster<'_>, ship: &Unit) -> Option<Order> {
    let survey = muster.survey;
    let place = ship.at.place();
    if ship.post != Post::Open || !survey.is_stormy() || survey.world.data(place).is_field() {
        return None;
    }
    let yard = (survey.world.data(place).coast & survey.home)
        .iter()
        .find(|&yard| survey.world.free_berths(survey.seat, yard) > 0)?;
    let order = Order { stack: ship.stack(), to: yard, count: 1, by: Passage::Moor };
    muster.joins_as_many(&order).then_some(order)
}

#[cfg(test)]
mod tests {
    use scharz::{Event, MapId, Mode, Phase, Yard};

    use super::*;
    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    /// A transport before the port is in the way of fishing and of landings.
    fn port() -> Drill {
        Drill::new(MapId::Italia, Mode::Basic)
            .village(OWN, "it_karthago", Yard::Port)
            .village(OWN, "it_hippo", Yard::NoYard)
            .units(OWN, "it_karthago", Kind::LightInfantry, 4)
            .units(FOE, "it_s_sicilian", Kind::Transport, 1)
            .village(FOE, "it_roma", Yard::NoYard)
    }

    #[test]
    fn a_blockaded_port_builds_a_warship() {
        let told = port().go(Phase::Trade).carry_out(Stance::default(), 1);
        let bought = |event: &Event| matches!(event, Event::Upgraded { seat: OWN, kind: Kind::Warship, .. });
        assert!(told.iter().any(bought), "{told:?}");
    }

    #[test]
    fn warships_put_out_against_weaker_ships() {
        let told = port()
            .in_yard(OWN, "it_karthago", Kind::Warship, 2)
            .go(Phase::Units)
            .carry_out(Stance::default(), 1);
        let fought = |event: &Event| matches!(event, Event::BattleBegan { by: OWN, at: place, .. } if *place == at("it_s_sicilian"));
        assert!(told.iter().any(fought), "{told:?}");
    }
}
