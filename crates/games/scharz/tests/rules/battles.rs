//! Battle: examples 31 to 43.

use engine::{Game, Status};
use scharz::*;

use super::table::{Table, at, seat};

const LI: Kind = Kind::LightInfantry;
const HI: Kind = Kind::HeavyInfantry;

/// Seat 0 attacks on a green field; no charge, no flight.
fn attack(table: &mut Table) {
    table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    if table.state.phase == Phase::Battles {
        table.act(1, Action::Ready);
    }
}

fn bare(mode: Mode) -> Table {
    let mut table = Table::italia(mode);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table
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
    assert_eq!((table.count(1, LI), table.count(1, HI), table.pp(0)), (1, 1, 4 + 2));
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

/// 5.7: shields count double against a charge.
#[test]
fn a_charge_meets_double_shields() {
    let mut table = bare(Mode::Basic);
    table.units(0, "it_senones", Kind::Cavalry, 3).units(1, "it_senones", LI, 5);
    table.dice(&[1, 1, 1, 6, 6, 6, 6]);
    attack(&mut table);
    table.act(0, Action::Charge { cavalry: 3, elephants: 0 });
    assert_eq!(table.count(1, LI), 4, "three swords, two shields");
}

/// V52: the value of the dead enters both tallies of the year, a rival's without his half more (5.7).
#[test]
fn v52_the_dead_are_counted() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 2).units(1, "it_senones", Kind::Mercenary, 1);
    table.player(0).rival = Some(seat(1));
    table.dice(&[1, 1, 6]);
    attack(&mut table);
    let [one, other] = [0, 1].map(|owner| table.state.world.players[seat(owner)]);
    assert_eq!((one.destroyed, one.lost, one.pp), (4, 0, 6));
    assert_eq!((other.destroyed, other.lost), (0, 4));
}

/// 5.9: a credit is for who fought in the battle where it was won, not for the garrison that looked on.
#[test]
fn credits_of_the_dead() {
    let mut table = bare(Mode::Original);
    table.village(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1);
    table.units(1, "it_senones", LI, 1).units(0, "it_senones", LI, 4);
    table.dice(&[1, 6, 6, 6, 1]);
    attack(&mut table);
    assert_eq!((table.state.phase, table.count(0, LI), table.count(1, LI)), (Phase::Sieges, 3, 1));
    // The assault kills nobody; its units fought in the battle before.
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.dice(&[1, 1, 1, 6, 6]).act(0, Action::Assault).act(0, Action::BreakOff);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (3, 1));
    table.pass_to(Phase::Experience);
    let raise = Action::Raise { at: at("it_senones"), kind: LI, level: Level::Standard };
    assert!(table.is_legal(0, raise) && !table.is_legal(1, raise));
}

/// 5.9: one level per unit and round, however many credits are left.
#[test]
fn one_level_per_round() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 2).units(1, "it_senones", LI, 2).dice(&[1, 1, 6, 6]);
    attack(&mut table);
    table.pass_to(Phase::Experience);
    let raise = |level| Action::Raise { at: at("it_senones"), kind: LI, level };
    table.act(0, raise(Level::Standard));
    assert!(!table.is_legal(0, raise(Level::Experienced)) && table.is_legal(0, raise(Level::Standard)));
}

/// 3.11: a captured shipyard honours with 4 points beside the village's 8.
#[test]
fn a_captured_shipyard() {
    for (yard, points) in [(Yard::NoYard, 8), (Yard::Dock, 12)] {
        let mut table = bare(Mode::Original);
        table.village(1, "it_senones").units(0, "it_senones", LI, 8).field("it_senones").yard = yard;
        table.dice(&[3; 9]).dice(&[6]).go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!((table.field("it_senones").owner, table.pp(0)), (Some(seat(0)), points));
    }
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
    assert!(table.state.world.scene().contested() & at("it_senones").bit() != 0);
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

/// V31: a fortified city raids who enters: one sword, one dead, 2 points (5.2).
#[test]
fn v31_a_raid() {
    let mut table = bare(Mode::Original);
    table.settle(1, "it_senones", Settlement::City).units(0, "it_picenum", LI, 3);
    table.field("it_senones").fort = true;
    table.dice(&[2, 5]).go(Phase::Units);
    super::table::march(&mut table, 0, "it_picenum", LI, "it_senones", 3);
    table.act(0, Action::Ready);
    assert_eq!((table.count(0, LI), table.pp(1)), (2, 2));
}

/// The owner of a raiding fort chooses among the units it can kill (5.2).
#[test]
fn a_raid_with_a_choice() {
    let mut table = bare(Mode::Original);
    table.settle(1, "it_senones", Settlement::City).units(0, "it_picenum", LI, 2).units(
        0,
        "it_picenum",
        HI,
        1,
    );
    table.field("it_senones").fort = true;
    table.dice(&[2, 3]).go(Phase::Units);
    super::table::march(&mut table, 0, "it_picenum", LI, "it_senones", 2);
    super::table::march(&mut table, 0, "it_picenum", HI, "it_senones", 1);
    table.act(0, Action::Ready);
    assert_eq!((table.state.phase, table.state.status()), (Phase::Raids, Status::Turn { seat: seat(1) }));
    let hit = |kind| Action::Hit { kind, level: Level::Standard };
    assert_eq!(table.legal(1), [hit(HI), hit(LI)]);
    table.act(1, hit(LI));
    assert_eq!(
        (table.count(0, LI), table.count(0, HI), table.pp(1)),
        (0, 1, 4),
        "one sword left, one light infantry"
    );
    assert_ne!(table.state.phase, Phase::Raids);
}

/// A sea with four warships of seat 0 and two full transports of seat 1.
fn convoy(cargo: [(Kind, Level); 3]) -> Table {
    let sea = "it_s_tyrrhenian_n";
    let mut table = bare(Mode::Original);
    table.player(0).pp = 6;
    table.units(0, sea, Kind::Warship, 4).units(1, sea, Kind::Transport, 2);
    for ship in 0..2 {
        for (kind, level) in cargo {
            let unit = Unit { post: Post::Aboard, ship, level, ..Unit::new(kind, at(sea)) };
            table.state.world.units[seat(1)].add(unit).unwrap();
        }
    }
    table.dice(&[1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1]);
    attack(&mut table);
    table
}

/// 5.7: cargo of a sunk ship can still be hit; what is beyond the room goes down after the hits and counts as destroyed.
#[test]
fn cargo_goes_down_after_the_hits() {
    let standard = (LI, Level::Standard);
    let mut table = convoy([standard; 3]);
    table.act(0, Action::Aim { kind: Kind::Transport, level: Level::Standard });
    // Three swords past the shield: the ship and two soldiers; then four soldiers have room for three.
    assert_eq!((table.count(1, Kind::Transport), table.count(1, LI)), (1, 3));
    let credits: u8 = table.state.fight.sides[0].kills;
    assert_eq!((credits, table.pp(0)), (4, 4 + 3 * 2), "the ship and three soldiers");
}

/// 5.7, S14: the owner chooses what of the cargo goes down.
#[test]
fn the_owner_chooses_what_goes_down() {
    let mut table = convoy([(LI, Level::Standard), (LI, Level::Experienced), (HI, Level::Veteran)]);
    table.act(0, Action::Aim { kind: Kind::Transport, level: Level::Standard });
    let [soldiers, seasoned] =
        [Level::Standard, Level::Experienced].map(|level| Action::Hit { kind: LI, level });
    let guards = Action::Hit { kind: HI, level: Level::Veteran };
    assert_eq!(table.legal(1), [seasoned, guards], "both standard soldiers were hit");
    assert!(!table.is_legal(1, soldiers));
    table.act(1, guards);
    assert_eq!((table.count(1, HI), table.count(1, LI)), (1, 2));
    assert_ne!(table.state.phase, Phase::Hits);
}

/// 3.11, 5.7, S4: where only the rear stands, 6 prestige points still name its first victim; else its owner does.
#[test]
fn aiming_at_a_bare_rear() {
    let fight = || {
        let mut table = bare(Mode::Original);
        table.player(0).pp = 6;
        table.units(0, "it_senones", LI, 4).trained(1, "it_senones", LI, Level::Experienced, 1);
        table.trained(1, "it_senones", HI, Level::Experienced, 1).dice(&[1, 1, 6, 6, 6, 6, 6, 6]);
        attack(&mut table);
        table.act(0, Action::Ready);
        table
    };
    let aims = [HI, LI].map(|kind| Action::Aim { kind, level: Level::Experienced });
    let hits = [LI, HI].map(|kind| Action::Hit { kind, level: Level::Experienced });
    let mut table = fight();
    assert_eq!(table.legal(0), [Action::Ready, aims[0], aims[1]]);
    table.act(0, aims[0]);
    assert_eq!((table.count(1, HI), table.count(1, LI), table.pp(0)), (0, 1, 4));
    let mut table = fight();
    table.act(0, Action::Ready);
    assert_eq!(table.legal(1), hits);
    table.act(1, hits[0]);
    assert_eq!((table.count(1, HI), table.count(1, LI)), (1, 0));
}

/// 5.7: siege engines left behind in flight were destroyed in this battle: prestige and experience.
#[test]
fn engines_left_behind() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, 1).units(
        1,
        "it_senones",
        Kind::SiegeEngine,
        1,
    );
    table.dice(&[6, 6]);
    attack(&mut table);
    table.act(0, Action::Ready).act(1, Action::Flee { to: at("it_picenum") });
    assert_eq!((table.count(1, Kind::SiegeEngine), table.pp(0)), (0, 4));
    let credits: u8 = table.state.world.players[seat(0)].credits.iter().map(|credit| credit.count).sum();
    assert_eq!(credits, 1);
}

/// 5.7: who flees aboard is loaded so that all find room.
#[test]
fn room_for_all_who_flee() {
    let mut table = bare(Mode::Basic);
    table.units(0, "it_senones", LI, 2).units(0, "it_senones", Kind::Cavalry, 2);
    table.units(0, "it_s_adriatic_n", Kind::Transport, 2).units(1, "it_senones", HI, 1).dice(&[6; 5]);
    attack(&mut table);
    table.act(0, Action::Ready);
    table.act(0, Action::Flee { to: at("it_s_adriatic_n") }).act(1, Action::Ready);
    assert_eq!(
        table.count_at(0, "it_s_adriatic_n", LI) + table.count_at(0, "it_s_adriatic_n", Kind::Cavalry),
        4
    );
}

/// 5.7, S15: any riders may charge, the best by number or others by level.
#[test]
fn riders_are_named_by_level() {
    let cavalry = Kind::Cavalry;
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", cavalry, 2).trained(0, "it_senones", cavalry, Level::Elite, 1);
    table.units(1, "it_senones", HI, 3).dice(&[1, 1]);
    attack(&mut table);
    let plain = Action::ChargeWith { kind: cavalry, level: Level::Standard, count: 2 };
    assert!(table.is_legal(0, Action::Charge { cavalry: 1, elephants: 0 }));
    table.act(0, plain);
    assert!(!table.is_legal(0, plain) && !table.is_legal(0, Action::Charge { cavalry: 1, elephants: 0 }));
    table.act(0, Action::Ready);
    assert_eq!(table.count(1, HI), 2, "two swords");
    let charged = table.state.world.units[seat(0)].count(|unit| unit.marks.has(Marks::CHARGED));
    assert_eq!(charged, 2);
}

/// 5.7, S15: of builders the half rolls that brings most swords, whatever its level.
#[test]
fn the_best_builders_roll() {
    let mut table = bare(Mode::Original);
    let field = table.field("it_senones");
    (field.owner, field.site) = (Some(seat(1)), Some(Building::BuildVillage));
    table.units(0, "it_senones", LI, 1).dice(&[6, 6]);
    for (kind, level) in [(LI, Level::Experienced), (HI, Level::Standard)] {
        let unit = Unit { post: Post::OnSite, level, ..Unit::new(kind, at("it_senones")) };
        table.state.world.units[seat(1)].add(unit).unwrap();
    }
    attack(&mut table);
    let dice: Vec<_> = table.state.fight.sides[1].dice.iter().map(|die| die.kind).collect();
    assert_eq!(dice, [HI], "red beats white rolled twice");
}
