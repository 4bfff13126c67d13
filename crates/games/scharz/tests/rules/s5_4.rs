//! 5.4 Movement: Herds.

use scharz::*;

use crate::rules::table::{LI, Table, at, seat};

/// 5.4: herds and goods move inside the network, over one sea at most; a herd then stays on the coast.
#[test]
fn herds_and_goods() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_caralis").village(0, "it_tharros").village(0, "it_lilybaeum");
    table.units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(0, "it_s_africa_w", Kind::Transport, 1);
    table.village(0, "it_karthago").field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.field("it_roma").grain = 3;
    table.go(Phase::Herds).act(0, Action::SelectHerd { at: at("it_roma"), herd: Herd::Sheep });
    assert!(table.is_legal(0, Action::DriveTo { to: at("it_caralis") }));
    assert!(!table.is_legal(0, Action::DriveTo { to: at("it_karthago") }), "two seas away");
    table.act(0, Action::DriveTo { to: at("it_caralis") });
    table.act(0, Action::SelectGood { at: at("it_roma"), good: Good::Grain, count: 3 });
    assert!(!table.is_legal(0, Action::CarryTo { to: at("it_karthago") }));
    assert!(!table.is_legal(0, Action::CarryTo { to: at("it_lilybaeum") }), "not connected to it at all");
    table.act(0, Action::CarryTo { to: at("it_tharros") }).act(0, Action::Ready);
    assert_eq!((table.field("it_tharros").grain, table.field("it_caralis").n_herds()), (3, 1));
}

/// 5.4: herds stay in a bad winter and on locked fields.
#[test]
fn herds_that_stay() {
    let select = Action::SelectHerd { at: at("it_roma"), herd: Herd::Sheep };
    let table = |change: &dyn Fn(&mut Table)| {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 1);
        table.field("it_roma").put_herd(seat(0), Herd::Sheep);
        change(&mut table);
        table.go(Phase::Herds);
        table.state.phase == Phase::Herds && table.is_legal(0, select)
    };
    assert!(table(&|_| {}));
    assert!(!table(&|table| table.state.world.winter[Climate::Subtropical as usize] = Winter::Bad));
    assert!(!table(&|table| {
        table.units(1, "it_roma", LI, 1);
    }));
}

/// 5.4: beyond a sea a herd may go on, but it ends on a coast.
#[test]
fn a_herd_ends_on_a_coast() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_corsica")
        .village(0, "it_roma")
        .units(0, "it_sabini", LI, 1)
        .units(0, "it_marsi", LI, 1);
    table
        .units(0, "it_s_tyrrhenian_n", Kind::Transport, 1)
        .field("it_corsica")
        .put_herd(seat(0), Herd::Sheep);
    table.go(Phase::Herds).act(0, Action::SelectHerd { at: at("it_corsica"), herd: Herd::Sheep });
    assert!(table.is_legal(0, Action::DriveTo { to: at("it_marsi") }), "on the other coast of the land");
    assert!(!table.is_legal(0, Action::DriveTo { to: at("it_sabini") }), "inland");
}

/// 5.4: a store is shared out, also into a settlement before which enemies stand; what arrived stays.
#[test]
fn stores_before_a_siege() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_tarquinii").village(0, "it_volsci");
    table.units(0, "it_tarquinii", LI, 1).units(1, "it_tarquinii", LI, 1).field("it_roma").grain = 4;
    let take = Action::SelectGood { at: at("it_roma"), good: Good::Grain, count: 2 };
    table.go(Phase::Herds).act(0, take).act(0, Action::CarryTo { to: at("it_tarquinii") });
    table.act(0, take).act(0, Action::CarryTo { to: at("it_volsci") });
    let on = Action::SelectGood { at: at("it_volsci"), good: Good::Grain, count: 1 };
    assert!(!table.is_legal(0, on), "it was carried this season");
    table.act(0, Action::Ready);
    let grain = ["it_roma", "it_tarquinii", "it_volsci"].map(|id| table.field(id).grain);
    assert_eq!(grain, [0, 2, 2]);
}

/// 5.4: each refusal of a herd or of goods has one cause.
#[test]
fn of_herds_and_goods() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").village(1, "it_karthago");
    table.field("it_roma").put_herd(seat(0), Herd::Sheep);
    (table.field("it_roma").grain, table.field("it_volsci").grain) = (2, 5);
    table.go(Phase::Herds);
    let herd = |id| Action::SelectHerd { at: at(id), herd: Herd::Sheep };
    let grain = |id, count| Action::SelectGood { at: at(id), good: Good::Grain, count };
    assert_eq!(table.why(0, herd("it_volsci")), "no_such_herd");
    assert_eq!(table.why(0, Action::DriveTo { to: at("it_volsci") }), "take_load_first");
    assert_eq!(table.why(0, grain("it_karthago", 1)), "needs_settlement");
    assert_eq!(table.why(0, grain("it_roma", 3)), "not_so_much_there");
    assert_eq!(table.why(0, grain("it_roma", 2)), "goods_stay", "the other store is full");
    table.act(0, herd("it_roma"));
    assert_eq!(table.why(0, grain("it_volsci", 1)), "send_first");
    assert_eq!(table.why(0, Action::DriveTo { to: at("it_karthago") }), "not_controlled");
    table.act(0, Action::DriveTo { to: at("it_volsci") });
    assert_eq!(table.why(0, herd("it_volsci")), "herd_has_moved");
    table.act(0, grain("it_volsci", 1));
    assert_eq!(table.why(0, Action::CarryTo { to: at("it_karthago") }), "needs_settlement");
    table.act(0, Action::CarryTo { to: at("it_roma") });
    assert_eq!(table.why(0, grain("it_roma", 1)), "goods_have_moved");
}
