//! 5.11 Hinterland: Wages.

use scharz::*;

use crate::table::{LI, Table, at, pay, seat};
use scharz::Slot;

/// 5.11 Quick: those set free when the besiegers go unpaid pay once, the single price.
#[test]
fn set_free_by_missing_pay() {
    for (besieger, lord) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Quick);
        table.village(besieger, "it_picenum").village(lord, "it_senones").units(
            besieger,
            "it_senones",
            LI,
            1,
        );
        table.posted(lord, "it_senones", LI, Post::Inside, 1);
        table.player(besieger).gold = 1;
        pay(&mut table);
        assert_eq!(table.count(besieger, LI), 0, "unpaid");
        assert_eq!(table.gold(lord), 18, "besieger in seat {besieger}");
    }
}

/// 5.11 Quick: an unpaid city becomes a village and no less, left unpaid by choice or not.
#[test]
fn an_unpaid_city_shrinks() {
    let mut table = Table::italia(Mode::Quick);
    table.city(0, "it_roma").village(1, "it_karthago").player(0).gold = 0;
    let mut chosen = table.clone();
    pay(&mut table);
    assert_eq!(table.field("it_roma").settlement, Settlement::Village);
    chosen.state.world.season = Season::Winter;
    chosen.go(Phase::QuickWages).act(0, Action::Abandon { at: at("it_roma") }).pass();
    assert_eq!((chosen.field("it_roma").settlement, chosen.gold(0)), (Settlement::Village, 0));
}

/// 5.11 Quick: double pay for a besieged village, its garrison and what lies in its yard, cargo too.
#[test]
fn double_pay_under_siege() {
    let mut table = Table::italia(Mode::Quick);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Dock;
    table.posted(0, "it_roma", LI, Post::Aboard, 1);
    for unit in table.state.world.units[seat(0)].iter_mut().filter(|unit| unit.kind == LI) {
        unit.ship = Some(Slot::new(0));
    }
    table.posted(0, "it_roma", LI, Post::Inside, 1).village(1, "it_volsci").units(1, "it_roma", LI, 1);
    pay(&mut table);
    assert_eq!((table.count(0, LI), table.count(0, Kind::Transport)), (2, 1));
    assert_eq!((table.gold(0), table.gold(1)), (20 - 2 * 4, 20 - 2));
}
