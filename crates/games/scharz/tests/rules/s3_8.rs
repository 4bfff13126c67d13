//! 3.8 Room.

use scharz::*;

use crate::table::{LI, Table, at, seat};

/// 3.8: what a field, a village, a city, a dock and a port hold; new units per round.
#[test]
fn capacities() {
    let field = |settlement, yard, fort| Field { settlement, yard, fort, ..Field::default() };
    let village = field(Settlement::Village, Yard::Dock, false);
    assert_eq!((village.storage(), village.stalls(), village.berths(), village.levies_left()), (5, 1, 2, 1));
    let city = field(Settlement::City, Yard::Port, true);
    assert_eq!((city.storage(), city.stalls(), city.berths(), city.levies_left()), (11, 2, 4, 2));
    assert_eq!((city.hires_left(), village.hires_left(), city.fish_room()), (2, 1, 4));
    let mut meadow = Field::default();
    meadow.put_herd(seat(0), Herd::Sheep);
    assert!(meadow.takes_herd());
    meadow.put_herd(seat(0), Herd::Pigs);
    assert!(!meadow.takes_herd(), "two herds are a field full");
}

/// 3.8, 5.10: a dock lays down one ship a round, a port two, whatever berths are free.
#[test]
fn new_ships() {
    for (yard, quota) in [(Yard::Dock, 1), (Yard::Port, 2)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").units(0, "it_roma", LI, 4).field("it_roma").yard = yard;
        table.go(Phase::Trade);
        let upgrade = Action::Upgrade { at: at("it_roma"), level: Level::Standard, to: Kind::Transport };
        for _ in 0..quota {
            table.act(0, upgrade);
        }
        assert!(!table.is_legal(0, upgrade), "{yard:?}");
    }
}
