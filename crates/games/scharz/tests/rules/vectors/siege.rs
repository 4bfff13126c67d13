//! Siege and plunder: examples 45 to 51.

use scharz::*;

use crate::rules::table::{LI, Table, at, besieged, seat};

/// V45: four swords against five shields have no effect (5.8).
#[test]
fn v45_the_walls_hold() {
    let mut table = besieged(Mode::Basic, Settlement::Village, 2, 8);
    // Nine reversed white dice: two swords, and seven blanks that make two more.
    table.dice(&[3, 3, 1, 1, 1, 1, 1, 1, 1]).dice(&[6, 6, 6]);
    table.go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.state.fight.breached);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (7, 2), "three blanks of the defence make a sword");
    let mut table = besieged(Mode::Basic, Settlement::Village, 2, 4);
    table.dice(&[3, 3, 3, 3, 6, 6, 6]).go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.state.fight.breached);
    assert_eq!((table.count(1, LI), table.state.phase.name()), (2, Phase::GoOn));
    assert!(table.is_legal(0, Action::BreakOff));
}

/// V47: an empty village that is breached is occupied (5.8, R16).
#[test]
fn v47_an_empty_village() {
    let mut table = besieged(Mode::Original, Settlement::Village, 0, 8);
    table.player(1).pp = 30;
    table.player(0).pp = 0;
    table.dice(&[3; 9]).dice(&[6]).go(Phase::Sieges).act(0, Action::Assault).act(1, Action::Ready);
    let field = *table.field("it_senones");
    assert_eq!((field.owner, field.settlement), (Some(seat(0)), Settlement::Village));
    assert_eq!((table.vp(0), table.pp(0), table.vp(1)), (4, 8, -4));
    table.go(Phase::RoundEnd);
    assert_eq!(table.pp(1), 14);
}

/// V48: a defended city is razed for gold or kept as a village (5.8).
#[test]
fn v48_a_defended_city() {
    for (fate, gold, settlement) in
        [(Fate::Raze, 6, Settlement::Wilderness), (Fate::Keep, 0, Settlement::Village)]
    {
        let mut table = besieged(Mode::Original, Settlement::City, 1, 12);
        (table.player(0).pp, table.player(1).pp) = (0, 0);
        table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!(table.state.phase, Phase::Fall);
        table.act(0, Action::Occupy { city: fate, port: fate });
        // Eight for the city, one for the battle; 12 points for the city, 2 for the garrison.
        assert_eq!((table.vp(0), table.pp(0), table.gold(0)), (9, 14, 20 + gold));
        assert_eq!(table.field("it_senones").settlement, settlement);
    }
}

/// V49: a village without food surrenders at Feeding (5.14).
#[test]
fn v49_starved_out() {
    let mut table = besieged(Mode::Original, Settlement::Village, 2, 3);
    table.village(0, "it_picenum").player(0).pp = 0;
    table.field("it_picenum").grain = 5;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    while matches!(table.state.phase.name(), Phase::Feeding | Phase::SiegeFeeding) {
        table.pass();
    }
    assert_eq!(table.field("it_senones").owner, Some(seat(0)));
    assert_eq!((table.vp(0), table.pp(0), table.count(1, LI)), (4, 8, 0));
}

/// V50: plunder of empty land, and around a besieged village (5.8).
#[test]
fn v50_plunder() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_picenum").units(0, "it_senones", LI, 1).go(Phase::Plunder);
    table.act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal }).act(0, Action::Ready);
    assert_eq!((table.gold(0), table.pp(0)), (21, 16));
    assert!(table.field("it_senones").plundered);

    let mut table = besieged(Mode::Original, Settlement::Village, 1, 1);
    table.village(0, "it_picenum").go(Phase::Plunder);
    table.act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal }).act(0, Action::Ready);
    assert_eq!((table.gold(0), table.pp(0)), (21, 24));
}

/// V51: a crop is stolen as far as there is room, or destroyed (5.8, R18).
#[test]
fn v51_a_stolen_crop() {
    for (loot, stored, vp) in [(Loot::Steal, 5, 1), (Loot::Destroy, 3, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_picenum").units(0, "it_senones", LI, 1);
        table.field("it_picenum").grain = 3;
        let field = table.field("it_senones");
        (field.crop, field.crop_owner) = (4, Some(seat(1)));
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot }).act(0, Action::Ready);
        assert_eq!((table.field("it_picenum").grain, table.vp(0), table.vp(1)), (stored, vp, -1));
    }
}
