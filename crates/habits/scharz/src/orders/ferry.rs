//! Back over the sea (5.2, 5.6): in winter storms sink the ship that joins a foreign coast to the realm, and whoever is
//! there without a roof is lost. So they go aboard in autumn, and the ship lies in the yard.

use scharz::{Mark, Place, Post, Season, Set, Slot, Unit, data};

use crate::orders::{Muster, Order, Passage};

/// The next click of those who come back over the sea before the winter: aboard, or into the yard.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    if !survey.is_ferry_season() || survey.world.season != Season::Autumn {
        return None;
    }
    let ships = survey.world.units[survey.seat].iter().filter(|(slot, _)| is_laden(muster, *slot));
    let fresh = |ship: &Unit| ship.post == Post::Open && !ship.marks.contains(Mark::Moved);
    boarding(muster)
        .or_else(|| ships.filter(|(_, ship)| fresh(ship)).find_map(|(_, ship)| mooring(muster, ship)))
}

fn is_laden(muster: &Muster<'_>, slot: Slot) -> bool {
    muster.survey.world.cargo(muster.survey.seat, slot).next().is_some()
}

fn boarding(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let homeless = homeless(muster);
    let ships = survey.world.units[survey.seat].iter().filter(|(slot, ship)| survey.is_ferry(*slot, ship));
    ships.into_iter().find_map(|(slot, ship)| {
        let room = survey.world.cargo_room(survey.seat, slot);
        let shores = survey.world.data(ship.at.place()).coast & homeless;
        let unit = shores.iter().find_map(|shore| passenger(muster, shore, room))?;
        let count = usize::from(room / data::ship_size(unit.kind));
        Some(Order { stack: unit.stack(), to: ship.at.place(), count, by: Passage::Board })
    })
}

fn passenger<'a>(muster: &'a Muster<'_>, shore: Place, room: u8) -> Option<&'a Unit> {
    let mut units = muster.boarders(shore).map(|(_, unit)| unit);
    units.find(|unit| unit.is_land() && (1..=room).contains(&data::ship_size(unit.kind)))
}

/// Fields with own units that only a ship joins to the realm, and where no village will stand in time.
fn homeless(muster: &Muster<'_>) -> Set<Place> {
    let survey = muster.survey;
    let abroad = survey.afield() - survey.shelter_ashore() - survey.enemy_out;
    abroad.only(|place| !survey.will_have_a_roof(place))
}

fn mooring(muster: &Muster<'_>, ship: &Unit) -> Option<Order> {
    let yard = muster.survey.berth_near(ship.at.place())?;
    let order = Order { stack: ship.stack(), to: yard, count: 1, by: Passage::Moor };
    muster.joins_as_many(&order).then_some(order)
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Season, Yard};

    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    /// Two who hold a coast of Ireland without a village are home when the storms come.
    #[test]
    fn who_has_no_roof_beyond_the_sea_comes_back_in_autumn() {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_s_irish", Kind::Transport, 1)
            .units(OWN, "br_mide", Kind::LightInfantry, 2)
            .village(FOE, "br_cantium", Yard::NoYard);
        drill.state.world.players[OWN].gold = 0;
        drill.state.world.season = Season::Autumn;
        let mut drill = drill.go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let boarded = |event: &Event| matches!(event, Event::Boarded { seat: OWN, count: 2, .. });
        assert!(told.iter().any(boarded), "{told:?}");
        let home = drill.state.world.units[OWN].count(|unit| unit.at == at("br_mona"));
        assert_eq!(home, 3, "{told:?}");
    }
}
