//! Battle: examples 31 to 43.

use engine::{Game, Status};
use scharz::data::Ground;
use scharz::*;

use crate::rules::table::{HI, LI, Table, at, attack, bare, march, seat};

/// V31: a fortified city raids who enters: one sword, one dead, 2 points (5.2).
#[test]
fn v31_a_raid() {
    let mut table = bare(Mode::Original);
    table.settle(1, "it_senones", Settlement::City).units(0, "it_picenum", LI, 3);
    table.field("it_senones").fort = true;
    table.dice(&[2, 5]).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 3);
    table.act(0, Action::Ready);
    assert_eq!((table.count(0, LI), table.pp(1)), (2, 2));
}

/// V32: three swords kill one heavy infantry, two swords meet a shield and kill one light infantry (5.7).
#[test]
fn v32_one_combat_round() {
    let mut table = bare(Mode::Basic);
    table.units(0, "it_senones", LI, 5).units(1, "it_senones", HI, 3);
    table.dice(&[1, 2, 3, 5, 6, 1, 4, 5]);
    attack(&mut table);
    assert_eq!((table.count(0, LI), table.count(1, HI)), (4, 2));
    assert_eq!(table.state.phase, Phase::Flight);
}

/// V34: the seventh die (5.7).
#[test]
fn v34_the_seventh_die() {
    let dice = |li, hi| {
        let mut table = bare(Mode::Basic);
        table.units(0, "it_senones", LI, li).units(1, "it_senones", HI, 3);
        table.units(0, "it_senones", HI, hi).dice(&[6; 10]);
        attack(&mut table);
        table.state.fight.sides[0].dice.len()
    };
    assert_eq!(dice(6, 0), 7);
    assert_eq!(dice(5, 1), 6);
}

/// V36: the rear is safe until the line is gone, unless 6 points point at it (3.11, 5.7).
#[test]
fn v36_the_rear() {
    let position = |pp| {
        let mut table = bare(Mode::Original);
        table.units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 2);
        table.trained(1, "it_senones", HI, Level::Experienced, 2).player(0).pp = pp;
        // Seat 0: three swords. Seat 1: two blanks, two red blanks, rolled again once each.
        table.dice(&[1, 1, 1, 6, 6, 6, 6, 6, 6]);
        attack(&mut table);
        table
    };
    let table = position(0);
    assert_eq!((table.count(1, LI), table.count(1, HI)), (0, 2));
    assert_eq!(table.state.fight.sides[0].free, 1);
    let mut table = position(6);
    assert_eq!(table.state.status(), Status::Turn { seat: seat(0) });
    table.act(0, Action::Aim { kind: HI, level: Level::Experienced });
    assert_eq!((table.count(1, LI), table.count(1, HI), table.pp(0)), (1, 1, 0));
    assert_eq!(table.state.fight.sides[0].worth, 4 + 2, "booked when the battle ends (A3)");
}

/// V37: two free swords make a sword or a shield, the third is lost (5.7).
#[test]
fn v37_free_swords() {
    for shields in [0, 1] {
        let mut table = bare(Mode::Basic);
        table.units(0, "it_senones", LI, 4).trained(1, "it_senones", Kind::Elephant, Level::Veteran, 1);
        table.dice(&[1, 1, 1, 6, 6, 6]);
        attack(&mut table);
        while table.state.phase == Phase::Charge {
            table.pass();
        }
        assert_eq!(table.state.phase, Phase::FreeSwords);
        assert_eq!(table.state.fight.sides[0].free, 3);
        table.act(0, Action::Free { shields });
        let side = table.state.fight.sides[0];
        assert_eq!((side.extra_shields, side.extra_swords), (shields, 1 - shields));
        // Four blanks bring a sword; the elephant strikes twice.
        table.dice(&[6, 6, 6, 6, 1, 1]).act(0, Action::Ready).act(1, Action::Ready);
        assert_eq!(table.count(0, LI), 2 + usize::from(shields));
        assert_eq!(table.state.fight.sides[0].free, 2 - shields);
    }
}

/// V38: a veteran of the light infantry has two lives everywhere (3.6).
#[test]
fn v38_veterans() {
    for ground in [Ground::Open, Ground::Difficult] {
        assert_eq!(scharz::data::lives(Kind::LightInfantry, Level::Veteran, ground), 2);
    }
}

/// V39: recruits count for no bonus and die first (3.6).
#[test]
fn v39_recruits() {
    let mut table = bare(Mode::Original);
    table.trained(0, "it_senones", LI, Level::Recruit, 3).units(0, "it_senones", LI, 2);
    table.units(1, "it_senones", LI, 2);
    table.dice(&[6, 6, 6, 6, 6, 1, 1]);
    attack(&mut table);
    assert_eq!(table.state.fight.sides[0].shields, 0);
    assert_eq!(table.state.world.units[seat(0)].count(|unit| unit.level == Level::Recruit), 1);
    assert_eq!(table.state.world.units[seat(0)].count(|unit| unit.level == Level::Standard), 2);
    assert_eq!(table.count(1, LI), 2, "five blanks, but three of them are recruits'");
}

/// V39: not even for prestige is a recruit's die rolled again (3.6).
#[test]
fn v39_recruits_are_never_rerolled() {
    let mut table = bare(Mode::Original);
    table.trained(0, "it_senones", LI, Level::Recruit, 1).units(0, "it_senones", LI, 1);
    table.units(1, "it_senones", LI, 1).player(0).pp = 8;
    table.dice(&[6, 6, 6]);
    attack(&mut table);
    let reroll = |level| Action::RerollDie { kind: LI, level };
    assert_eq!(table.legal(0), [Action::Ready, reroll(Level::Standard)]);
    // Two dice for 4 points, but the second is a recruit's.
    table.dice(&[6]).act(0, reroll(Level::Standard));
    assert!(!table.is_legal(0, reroll(Level::Recruit)));
    assert_eq!(table.pp(0), 4);
}

/// After the first roll of seven, with so many prestige points and such a commander.
fn seven_against_twenty(pp: i16, commander: Commander, dice: &[u32]) -> Table {
    let mut table = bare(Mode::Extended);
    table.units(0, "it_senones", LI, 7).units(1, "it_senones", LI, 20);
    let player = table.player(0);
    (player.pp, player.commander) = (pp, commander);
    table.dice(dice);
    attack(&mut table);
    while table.state.phase == Phase::Rerolls {
        table.act(0, Action::Ready);
    }
    table
}

/// V40: morale and commanders of Extended (3.11, R14, R15).
#[test]
fn v40_morale() {
    let swords = |pp, commander, dice: &[u32]| {
        let table = seven_against_twenty(pp, commander, dice);
        let side = table.state.fight.sides[0];
        (side.swords as usize + 20 - table.count(1, LI) + usize::from(side.free), side.shields)
    };
    // Four swords and four blanks: one more for three blanks; two less for two started groups.
    let poor = Commander::Poor;
    assert_eq!(swords(5, poor, &[1, 1, 1, 1, 6, 6, 6, 6]).1, 1);
    let mut table = bare(Mode::Extended);
    table.units(0, "it_senones", LI, 7).units(1, "it_senones", LI, 1).player(0).pp = 5;
    table.dice(&[1, 1, 1, 1, 6, 6, 6, 6]);
    attack(&mut table);
    assert_eq!(table.vp(0), 1, "without a commander two of four swords are left, enough for one");
    assert_eq!(swords(72, poor, &[1, 1, 1, 1, 6, 6, 6, 6]).1, 2);
    assert_eq!(swords(72, Commander::NoCommander, &[1, 1, 1, 1, 6, 6, 6]).1, 0);
}

/// V40: swords for number against others from 50 points on; two of four are lost below 10, with or without a
/// commander; without one no sword for blanks either (3.11).
#[test]
fn v40_swords_by_morale() {
    let killed = |pp, commander, dice: &[u32]| 20 - seven_against_twenty(pp, commander, dice).count(1, LI);
    let (none, poor) = (Commander::NoCommander, Commander::Poor);
    assert_eq!(killed(5, none, &[1, 1, 1, 1, 6, 6, 6]), 2);
    assert_eq!(killed(72, none, &[1, 1, 1, 1, 6, 6, 6]), 4);
    // With the seventh die four swords and four blanks.
    assert_eq!(killed(5, poor, &[1, 1, 1, 1, 6, 6, 6, 6]), 4 + 1 - 2);
    assert_eq!(killed(40, poor, &[1, 1, 1, 1, 6, 6, 6, 6]), 4 + 1);
    assert_eq!(killed(72, poor, &[1, 1, 1, 1, 6, 6, 6, 6]), 4 + 1 + 1);
}

/// V41: if both flee, the attacker leaves and the defender wins (5.7).
#[test]
fn v41_both_flee() {
    let mut table = bare(Mode::Basic);
    table.village(1, "it_picenum").units(0, "it_picenum", LI, 2).units(1, "it_picenum", LI, 2);
    table.dice(&[6, 6, 6, 6]);
    attack(&mut table);
    assert_eq!(table.state.phase, Phase::Flight);
    let to = at("it_senones");
    table.act(0, Action::Flee { to }).act(1, Action::Flee { to });
    assert_eq!(table.count_at(0, "it_senones", LI), 2);
    assert_eq!(table.count_at(1, "it_picenum", LI), 2);
    assert_eq!((table.vp(0), table.vp(1)), (-1, 1));
}

/// V42: ten rounds without a decision are a draw (5.7).
#[test]
fn v42_a_draw() {
    let mut table = bare(Mode::Basic);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, 1).dice(&[6; 20]);
    attack(&mut table);
    for _ in 0..10 {
        assert_eq!(table.state.phase, Phase::Flight);
        table.act(0, Action::Ready).act(1, Action::Ready);
    }
    assert_eq!((table.count(0, LI), table.count(1, LI), table.vp(0), table.vp(1)), (1, 1, 0, 0));
    assert!(table.state.world.scene().contested().contains(at("it_senones").place()));
}

/// V43: builders roll half their dice (5.7).
#[test]
fn v43_builders() {
    let mut table = bare(Mode::Basic);
    let field = table.field("it_senones");
    (field.owner, field.site) = (Some(seat(1)), Some(Building::BuildVillage));
    table.units(0, "it_senones", LI, 1).posted(1, "it_senones", LI, Post::OnSite, 4);
    table.dice(&[6; 3]);
    attack(&mut table);
    assert_eq!(table.state.fight.sides[1].dice.len(), 2);
}
