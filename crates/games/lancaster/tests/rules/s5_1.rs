//! 5.1 What happens to pieces.

use lancaster::{Favour, Place, Space, Spot, Strength};

use crate::rules::table::{BLUE, Table, band, before_upgrade, own, take_favour, to_conflict, upgrade};

use Strength::{One, Three, Two};

/// 5.1: an upgraded knight in a conflict stays in its stack, in a castle on its space.
#[test]
fn upgrades_happen_in_place_5_1() {
    let table = before_upgrade(&[2]).does(upgrade(One, Spot::Conflict(Place::UpperLeft)));
    assert_eq!(table.card(Place::UpperLeft).stacks[0].unwrap().knights, band(&[2]));
    let castle = Table::of(4)
        .in_castle(own(BLUE), Two, Space::Mixed)
        .does(to_conflict(One, Place::UpperLeft))
        .does(take_favour(Favour::Upgrade))
        .does(upgrade(Two, Spot::Castle(Space::Mixed)));
    assert_eq!(castle.state().household(own(BLUE)).castle[Space::Mixed], Some(Three));
}
