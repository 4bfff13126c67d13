//! Empty transports: at sea they fish and join coasts, in the yard they wait for an army or the winter.

use scharz::data::Ground;
use scharz::{Mark, Place, Post, Season};

use crate::orders::strike::STRIKE_ODDS;
use crate::orders::{Muster, Order, Passage, colony};
use crate::survey::odds::Force;
use crate::survey::prize;

/// Empty transports fish and join coasts in the good season, and wait in the yard for an army or the winter.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let (world, seat) = (survey.world, survey.seat);
    let is_stormy = world.is_extended() && world.season >= Season::Autumn;
    let stays_in = world.is_quick() || is_stormy;
    for (slot, ship) in muster.transports() {
        if ship.marks.contains(Mark::Moved) || world.cargo(seat, slot).next().is_some() {
            continue;
        }
        let place = ship.at.place();
        if ship.post == Post::InYard && !stays_in && !is_awaited(muster, place) {
            let seas = (world.data(place).coast & world.map().seas) - survey.enemy_out;
            let unfished = seas - survey.scene.out(seat);
            if let Some(sea) = unfished.first() {
                return Some(Order::sail(ship, sea));
            }
        }
        if ship.post == Post::Open && !world.data(place).is_field() {
            let yards = (world.data(place).coast & survey.home)
                .iter()
                .filter(|&yard| world.free_berths(seat, yard) > 0);
            let wanted = yards.into_iter().find(|&yard| stays_in || is_awaited(muster, yard));
            let order =
                wanted.map(|yard| Order { stack: ship.stack(), to: yard, count: 1, by: Passage::Moor });
            if let Some(order) = order.filter(|order| muster.joins_as_many(order)) {
                return Some(order);
            }
        }
    }
    None
}

/// Where an army should gather to be shipped, if it could take something beyond the sea.
pub(super) fn embarkation(muster: &Muster<'_>) -> Option<Place> {
    let survey = muster.survey;
    let yards = survey.home & muster.transports().map(|(_, ship)| ship.at.place()).collect();
    yards.iter().find(|&yard| {
        let ships = muster.transports().filter(|(_, ship)| ship.at.place() == yard).count();
        is_worth_embarking(muster, yard, ships)
    })
}

/// Whether so many ships could carry an army from a yard that takes something on the coasts around.
fn is_worth_embarking(muster: &Muster<'_>, yard: Place, ships: usize) -> bool {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let mut force = Force::default();
    for from in stands.iter().filter(|&from| survey.steps(from, yard) <= 3) {
        let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| survey.is_free(unit));
        for (_, unit) in units.take(muster.n_available(from)) {
            if (force.units as usize) < 3 * ships {
                force.add(survey.world, survey.seat, unit, Ground::Difficult);
            }
        }
    }
    let seas = survey.world.data(yard).coast & survey.world.map().seas;
    let shores = seas.spread(|sea| survey.world.data(sea).coast);
    (shores & survey.enemy_home).iter().any(|target| {
        let standing = survey
            .enemy_force(target, Ground::Open)
            .plus(&survey.enemy_around(target, Ground::Open).times(0.7));
        let inside = survey.enemy_inside(target).plus(&standing);
        survey.assault_odds(target, &force, &inside) >= STRIKE_ODDS && prize(survey, target) > 0.0
    })
}

/// Whether an army or settlers at a yard have something to do beyond the sea; else a ship fishes, and joins islands.
fn is_awaited(muster: &Muster<'_>, yard: Place) -> bool {
    let n_ships = muster.transports().count();
    muster.n_available(yard) >= 3
        && (colony::can_settle_from(muster, yard) || is_worth_embarking(muster, yard, n_ships))
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Yard};

    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    /// Three idle people beside a ship on an island, in spring.
    fn puts_out_empty(gold: i16) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .village(OWN, "br_mann", Yard::NoYard)
            .units(OWN, "br_mona", Kind::LightInfantry, 3)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        drill.state.world.players[OWN].gold = gold;
        let mut drill = drill.go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let sailed = |event: &Event| matches!(event, Event::Moved { kind: Kind::Transport, seat: OWN, .. });
        let at_home = drill.state.world.units[OWN].count(|unit| unit.is_land() && unit.at == at("br_mona"));
        told.iter().any(sailed) && at_home == 3
    }

    #[test]
    fn a_ship_fishes_while_nobody_can_pay_for_a_village() {
        assert!(puts_out_empty(0));
        assert!(!puts_out_empty(20), "settlers go aboard");
    }
}
