//! The rulings on battles, sieges and plunder.

use scharz::data::{self, Ground};
use scharz::*;

use super::rulings::{upgrade, with};
use super::table::{Table, at, seat, select};

const LI: Kind = Kind::LightInfantry;
const HI: Kind = Kind::HeavyInfantry;

/// Seat 0 attacks; nobody charges.
fn attack(table: &mut Table) {
    table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    while table.state.phase == Phase::Battles {
        table.act(1, Action::Ready);
    }
}

/// R12: one sword a round never kills a unit with two lives.
#[test]
fn r12_damage_is_restored() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", HI, 1);
    table.dice(&[1, 6, 1, 6, 1, 6]);
    attack(&mut table);
    for _ in 0..2 {
        assert_eq!(table.state.phase, Phase::Flight);
        table.act(0, Action::Ready).act(1, Action::Ready);
    }
    assert_eq!(table.count(1, HI), 1);
}

/// R13: a tough front unit screens the weak behind it; the sword that cannot kill it is free.
#[test]
fn r13_lines_are_emptied_in_order() {
    let mut table = Table::italia(Mode::Original);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.units(0, "it_senones", LI, 2).trained(1, "it_senones", HI, Level::Recruit, 1).units(
        1,
        "it_senones",
        LI,
        1,
    );
    table.dice(&[1, 6, 6, 6]);
    attack(&mut table);
    assert_eq!((table.count(1, HI), table.count(1, LI), table.state.fight.sides[0].free), (1, 1, 1));
}

/// R14, R15: morale replaces the plain bonuses; without a commander none of them, but levels and forts work.
#[test]
fn r14_r15_commanders() {
    let swords = |commander, pp, fort| {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_senones").units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 6);
        table.field("it_senones").fort = fort;
        (table.player(0).commander, table.player(0).pp, table.player(1).pp) = (commander, pp, 0);
        table.player(0).rival = Some(seat(1));
        table.dice(&[6; 20]).go(Phase::Battles).act(1, Action::Attack { target: seat(0) });
        table.act(0, Action::Ready).act(1, Action::Ready);
        let side = table.state.view_of_side(0);
        (side.0, side.1)
    };
    // Seven dice, all blank: two swords for blanks, two for six units at one per three.
    assert_eq!(swords(Commander::Poor, 70, false), (7, 4));
    assert_eq!(swords(Commander::NoCommander, 70, false), (6, 0));
    assert_eq!(swords(Commander::NoCommander, 70, true), (7, 0), "a fort still supports");
}

trait Sides {
    /// Dice and swords of a seat in the fight on the table.
    fn view_of_side(&self, owner: usize) -> (usize, u8);
}

impl Sides for Scharz {
    fn view_of_side(&self, owner: usize) -> (usize, u8) {
        let view = engine::Game::view(self, engine::Viewer::Public);
        let battle = view.battle.expect("a battle");
        let side = battle.sides.iter().find(|side| side.seat == seat(owner)).unwrap();
        (side.dice.len(), side.tally.total)
    }
}

/// R16: an empty settlement defends itself, or is walked into by option.
#[test]
fn r16_empty_settlements() {
    for (option, owner) in [(EmptySettlement::Sdl, 1), (EmptySettlement::WalkIn, 0)] {
        let mut table = with(|setup| setup.empty_settlement = option, Mode::Basic);
        table.village(1, "it_senones").units(0, "it_senones", LI, 1).dice(&[1, 6]);
        table.go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!(table.field("it_senones").owner, Some(seat(owner)));
    }
}

/// R17: plundering around an opponent's settlement honours, half more a rival's; or only a rival's by option.
#[test]
fn r17_plunder_honours() {
    for (option, rival, points) in [
        (PlunderPp::AnyOpponent, false, 4),
        (PlunderPp::AnyOpponent, true, 6),
        (PlunderPp::RivalOnly, false, -4),
        (PlunderPp::RivalOnly, true, 6),
    ] {
        let mut table = with(|setup| setup.plunder_pp = option, Mode::Original);
        table.village(1, "it_senones").units(0, "it_senones", LI, 1);
        table.player(0).rival = rival.then_some(seat(1));
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal });
        assert_eq!(table.seen(0).players[seat(0)].pp, 20 + points);
    }
}

/// R18: a stolen crop is worth one point, or one for each grain by option.
#[test]
fn r18_stolen_grain() {
    for (option, gain, loss) in [(GrainVp::PerCrop, 1, -1), (GrainVp::PerGrain, 3, -3)] {
        let mut table = with(|setup| setup.grain_vp = option, Mode::Basic);
        table.village(0, "it_picenum").units(0, "it_senones", LI, 1).sown(1, "it_senones", 3);
        table.go(Phase::Plunder).act(0, Action::Plunder { at: at("it_senones"), loot: Loot::Steal });
        table.act(0, Action::Ready);
        assert_eq!((table.vp(0), table.vp(1)), (gain, loss));
    }
}

/// R26: elephants never re-roll; in difficult ground they have no dice and two lives.
#[test]
fn r26_elephants() {
    let mut table = Table::italia(Mode::Extended);
    (table.player(0).commander, table.player(0).pp) = (Commander::Better, 40);
    table.trained(0, "it_senones", Kind::Elephant, Level::Elite, 1).units(1, "it_senones", LI, 3);
    table.player(1).pp = 0;
    table.dice(&[6, 6, 6, 6, 6]);
    attack(&mut table);
    while table.state.phase == Phase::Charge {
        table.pass();
    }
    assert_ne!(table.state.phase, Phase::Rerolls, "neither free nor for points");
    assert_eq!(data::dice(Kind::Elephant, Ground::Difficult).0, 0);
    assert_eq!(data::lives(Kind::Elephant, Level::Standard, Ground::Difficult), 2);
}

/// R28: who holds does not fight; the field stays locked.
#[test]
fn r28_battles_are_optional() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 3).go(Phase::Battles);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!((table.count(0, LI), table.count(1, LI), table.vp(0)), (3, 3, 0));
    assert!(table.state.world.scene().contested() & at("it_senones").bit() != 0);
    table.go(Phase::Special);
    assert!(!table.is_legal(0, select("it_senones", Post::Open, LI)));
}

/// R29: land units suffice to encircle; ships still leave the port, but supply does not pass.
#[test]
fn r29_besieged_ports() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Port;
    table.units(1, "it_roma", LI, 1).units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(
        0,
        "it_corsica",
        LI,
        1,
    );
    assert_eq!(table.state.world.scene().connected(seat(0)), 0);
    table.go(Phase::Units).act(0, select("it_roma", Post::InYard, Kind::Transport));
    assert!(table.is_legal(0, Action::Go { to: at("it_s_tyrrhenian_n"), count: 1 }));
}

/// R30: yard and fort fall with the settlement (5.8).
#[test]
fn r30_yard_and_fort_fall() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1).units(
        0,
        "it_senones",
        LI,
        18,
    );
    let field = table.field("it_senones");
    (field.yard, field.fort) = (Yard::Dock, true);
    table.dice(&[3; 21]).go(Phase::Sieges).act(0, Action::Assault);
    let field = *table.field("it_senones");
    assert_eq!((field.settlement, field.yard, field.fort), (Settlement::Wilderness, Yard::NoYard, false));
    assert_eq!(table.gold(0), 22);
}

/// R39: Quick has cavalry without herds; it does not ride in Special, which Quick has not, but charges.
#[test]
fn r39_quick_cavalry() {
    let mut table = Table::italia(Mode::Quick);
    table
        .village(0, "it_roma")
        .units(0, "it_roma", LI, 1)
        .go(Phase::Trade)
        .act(0, upgrade("it_roma", Kind::Cavalry));
    assert_eq!(table.seen(0).players[seat(0)].gold, 17);
    let mut table = Table::italia(Mode::Quick);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(1, "it_senones", LI, 1);
    attack(&mut table);
    assert!(table.is_legal(0, Action::Charge { cavalry: 1, elephants: 0 }));
}
