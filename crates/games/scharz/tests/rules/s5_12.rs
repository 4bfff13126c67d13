//! 5.12 Hinterland: Fishing.

use scharz::*;

use crate::rules::table::{LI, Table, at, view_of};

/// Two docks on one sea, the one at Carthage with a soldier.
fn two_docks() -> Table {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_karthago").village(0, "it_hadrumetum").units(0, "it_karthago", LI, 1);
    for id in ["it_karthago", "it_hadrumetum"] {
        table.field(id).yard = Yard::Dock;
    }
    table.units(0, "it_s_sicilian", Kind::Transport, 1);
    table
}

fn fish(table: &mut Table) -> [u8; 2] {
    ["it_karthago", "it_hadrumetum"].map(|id| table.field(id).fish)
}

/// 5.12, A13: the catch goes to the safest yard, or to the one that is named.
#[test]
fn the_yard_of_a_catch() {
    let mut table = two_docks();
    table.go(Phase::Fishing);
    let prompt = view_of(&table, 0).prompt;
    let asked = (prompt.id, prompt.at, prompt.left);
    assert_eq!(asked, (ScharzPromptId::FishingYard, Some(at("it_s_sicilian")), 1));
    let land = |id: &str| Action::LandFish { at: at(id), count: 1 };
    assert_eq!(table.legal(0), [Action::AsProposed, land("it_hadrumetum"), land("it_karthago")]);
    assert_eq!(table.why(0, Action::LandFish { at: at("it_karthago"), count: 2 }), "no_catch");
    let mut named = table.clone();
    assert_eq!(fish(table.act(0, Action::AsProposed)), [1, 0]);
    assert_eq!(fish(named.act(0, land("it_hadrumetum"))), [0, 1]);
}

/// 5.12, A13: two fish of a rough sea may go to two yards; where only one has room nobody is asked.
#[test]
fn a_catch_is_divided() {
    let mut table = two_docks();
    table.state.world.options.mode = Mode::Original;
    let is_rough = at("it_s_sicilian").data().nature == Nature::Rough;
    let caught = if is_rough { 2 } else { 1 };
    table.dice(&[1]).go(Phase::Fishing);
    table.act(0, Action::LandFish { at: at("it_hadrumetum"), count: 1 });
    if caught == 2 {
        table.act(0, Action::LandFish { at: at("it_karthago"), count: 1 });
    }
    assert_eq!(fish(&mut table).iter().sum::<u8>(), caught);
    let mut table = two_docks();
    table.field("it_karthago").fish = 2;
    table.go(Phase::Fishing);
    assert_eq!((fish(&mut table), table.state.phase == Phase::Fishing), ([2, 1], false));
}
