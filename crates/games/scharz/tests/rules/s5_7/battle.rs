//! 5.7 Withdraw and Battle, by the rules.

use engine::{Ctx, FastChance, Game};
use scharz::*;

use crate::rules::table::{
    HI, LI, Table, at, attack, bare, besieged, loss_of, march, mark, n_marked, seat, view_of,
};
use scharz::Slot;

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

/// A sea with four warships of seat 0 and two full transports of seat 1.
fn convoy(cargo: [(Kind, Level); 3]) -> Table {
    let sea = "it_s_tyrrhenian_n";
    let mut table = bare(Mode::Original);
    table.player(0).pp = 6;
    table.units(0, sea, Kind::Warship, 4).units(1, sea, Kind::Transport, 2);
    for ship in [0, 1].map(Slot::new) {
        for (kind, level) in cargo {
            let unit = Unit { post: Post::Aboard, ship: Some(ship), level, ..Unit::new(kind, at(sea)) };
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
    let side = table.state.fight.sides[0];
    assert_eq!((side.kills, side.worth), (4, 4 + 3 * 2), "the ship and three soldiers");
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

/// 5.7, 3.11, S4: where only the rear stands, 6 prestige points still name its first victim; else its owner does.
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
    assert_eq!((table.count(1, HI), table.count(1, LI), table.pp(0)), (0, 1, 0));
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
    let charged = table.state.world.units[seat(0)].count(|unit| unit.marks.contains(Mark::Charged));
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

/// 5.7: a charge is not ridden against ships; own longships beside the riders do not hinder it.
#[test]
fn riders_beside_longships_charge() {
    for (ships, riders) in [(0, 0), (0, 1)] {
        let mut table = Table::playing(MapId::Vikings, Faction::VikingsVikings);
        table.units(ships, "vi_rouen", Kind::Warship, 1).units(riders, "vi_rouen", Kind::Cavalry, 1);
        table.units(1, "vi_rouen", LI, 1).go(Phase::Battles);
        table.act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready).act(1, Action::Ready);
        assert_eq!(table.state.phase == Phase::Charge, ships == riders);
    }
}

/// 5.7: a village site falls as soon as an enemy has active control of its field: not while two contest it. That it is
/// lost is told.
#[test]
fn when_a_village_site_falls() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    let field = table.field("it_senones");
    (field.owner, field.site) = (Some(seat(0)), Some(Building::BuildVillage));
    table.units(0, "it_roma", Kind::Cavalry, 1);
    table.units(1, "it_picenum", LI, 1).units(2, "it_picenum", LI, 1).go(Phase::Units).act(0, Action::Ready);
    let mut both = table.clone();
    march(&mut table, 1, "it_picenum", LI, "it_senones", 1);
    table.act(1, Action::Ready);
    let (mut chance, mut told) = (FastChance::new(1), Vec::new());
    table.state.apply(seat(2), &Action::Ready, &mut Ctx::telling(&mut chance, &mut told));
    assert_eq!((table.state.phase.name(), table.field("it_senones").site), (Phase::Special, None));
    let lost = Event::SiteLost { seat: seat(0), at: at("it_senones") };
    assert_eq!(told.iter().filter(|told| told.event == lost).count(), 1, "{told:?}");
    march(&mut both, 1, "it_picenum", LI, "it_senones", 1);
    march(&mut both, 2, "it_picenum", LI, "it_senones", 1);
    both.act(1, Action::Ready).act(2, Action::Ready);
    assert!(both.field("it_senones").site.is_some(), "nobody has active control");
}

/// 5.7 step 1: the free swords of a charge are paired by themselves: one and one make no pair.
#[test]
fn free_swords_of_charge_and_roll_are_apart() {
    let mut table = bare(Mode::Basic);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(0, "it_senones", LI, 1);
    table.units(1, "it_senones", Kind::HeavyInfantry, 1).dice(&[1, 1, 6]);
    attack(&mut table);
    table.act(0, Action::Charge { cavalry: 1, elephants: 0 });
    assert_eq!(table.state.phase, Phase::Flight, "no pair of free swords");
}

/// Lines, dice and bonuses of a battle; odds before and in it.
#[test]
fn a_battle_in_view() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 1).go(Phase::Battles);
    let before = view_of(&table, 0).odds;
    // Few units: worked out.
    assert_eq!((before.len(), before[0].at, before[0].samples), (1, at("it_senones"), 0));
    table.units(1, "it_senones", LI, 19).units(0, "it_senones", LI, 14);
    let large = view_of(&table, 0).odds;
    assert_eq!((large[0].samples, large[0].next_samples), (200, 0));
    table.state.world.units[seat(0)] = Default::default();
    table.state.world.units[seat(1)] = Default::default();
    table.units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 1);
    assert!(before[0].win + before[0].lose + before[0].draw == 100);
    table.dice(&[6, 6, 6, 6, 6, 6, 6, 6]);
    table.act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(table.vp(0), 1, "seven blanks are two swords");
    let mut table = Table::italia(Mode::Original);
    (table.player(0).pp, table.player(1).pp) = (8, 0);
    table.trained(0, "it_senones", LI, Level::Recruit, 1).units(0, "it_senones", LI, 3).units(
        1,
        "it_senones",
        LI,
        5,
    );
    table.dice(&[6; 9]).go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    table.act(1, Action::Ready);
    let battle = view_of(&table, 0).battle.unwrap();
    let side = &battle.sides[battle.sides.iter().position(|side| side.seat == seat(0)).unwrap()];
    let lines: Vec<_> = side.lines.iter().map(|line| (line.rank, line.count, line.lives)).collect();
    assert_eq!(lines, [(Rank::FrontLine, 1, 1), (Rank::StandardLine, 3, 1)]);
    assert_eq!((side.tally.rolled, side.tally.blanks, side.tally.total), (0, 1, 1));
}

/// 5.7: each refusal behind the walls has one cause.
#[test]
fn of_withdrawals() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").units(0, "it_roma", LI, 12).units(0, "it_roma", Kind::Elephant, 1);
    table.village(0, "it_volsci").units(0, "it_volsci", LI, 1).units(1, "it_roma", LI, 1);
    table.units(0, "it_picenum", LI, 1).go(Phase::Withdraw);
    let withdraw = |id, kind, count| Action::Withdraw { at: at(id), kind, level: Level::Standard, count };
    assert_eq!(table.why(0, withdraw("it_picenum", LI, 1)), "no_walls_there");
    assert_eq!(table.why(0, withdraw("it_volsci", LI, 1)), "cannot_withdraw");
    assert_eq!(table.why(0, withdraw("it_roma", Kind::Elephant, 1)), "never_inside");
    assert_eq!(table.why(0, withdraw("it_roma", HI, 1)), "no_such_unit");
    assert_eq!(table.why(0, withdraw("it_roma", LI, 12)), "no_room");
    let herd = Action::WithdrawHerd { at: at("it_roma"), herd: Herd::Sheep };
    assert_eq!(table.why(0, herd), "no_such_herd");
}

/// 5.7: each refusal of a die has one cause.
#[test]
fn of_dice_rolled_again() {
    let mut table = Table::italia(Mode::Original);
    table.trained(0, "it_senones", LI, Level::Recruit, 1).units(0, "it_senones", LI, 1);
    table.units(1, "it_senones", LI, 1).dice(&[6; 3]);
    attack(&mut table);
    assert_eq!(table.state.phase, Phase::Rerolls);
    let again = |kind, level| Action::RerollDie { kind, level };
    assert_eq!(table.why(0, again(HI, Level::Standard)), "no_such_die");
    assert_eq!(table.why(0, again(LI, Level::Recruit)), "die_is_barred");
}

/// Nobody flees.
fn stay(table: &mut Table) {
    assert_eq!(table.state.phase, Phase::Flight);
    for next in table.state.status().pending().iter() {
        table.act(next.index(), Action::Ready);
    }
}

/// 5.7, A3: what a battle brings is booked when it ends: between its combat rounds it buys no re-roll.
#[test]
fn prestige_after_the_battle() {
    let mut table = bare(Mode::Original);
    table.units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 3);
    // Two swords against one for three blanks; then only blanks, which 4 points could roll again; then the last blow.
    table.dice(&[1, 1, 6]).dice(&[6, 6, 6]).dice(&[6, 6]).dice(&[6]).dice(&[1, 6]).dice(&[6]);
    attack(&mut table);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (2, 1));
    assert_eq!((table.pp(0), table.pp(1), table.player(0).destroyed), (0, 0, 0));
    stay(&mut table);
    assert_eq!((table.count(0, LI), table.count(1, LI)), (2, 1), "nobody was asked for a re-roll");
    stay(&mut table);
    assert_eq!((table.count(1, LI), table.vp(0), table.vp(1)), (0, 1, -1));
    assert_eq!((table.pp(0), table.pp(1)), (6, 2));
    assert_eq!((table.player(0).destroyed, table.player(0).lost), (6, 2));
    assert_eq!((table.player(1).destroyed, table.player(1).lost), (2, 6));
}

/// 5.7, 3.11, A3: nor does it lift morale in the same battle.
#[test]
fn morale_stays_as_it_was() {
    let mut table = Table::italia(Mode::Extended);
    (table.player(0).pp, table.player(1).commander) = (8, Commander::Poor);
    table.units(0, "it_senones", LI, 6).units(1, "it_senones", LI, 3);
    table.dice(&[1, 1, 1, 6, 6, 6]).dice(&[1, 1, 1]).dice(&[1, 1, 6]).dice(&[6, 6]);
    attack(&mut table);
    assert_eq!((table.count(0, LI), table.count(1, LI), table.pp(0)), (3, 2, 8));
    stay(&mut table);
    assert_eq!((table.state.phase.name(), loss_of(&table, 0)), (Phase::Rerolls, 1));
}

/// 5.8, A3: the same holds for an assault.
#[test]
fn prestige_after_the_assault() {
    let mut table = besieged(Mode::Original, Settlement::Village, 3, 8);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    // Nine dice of the besiegers breach the wall and kill one; the others go on.
    table.dice(&[3; 6]).dice(&[1; 3]).dice(&[6; 4]);
    table.go(Phase::Sieges).act(0, Action::Assault);
    let left = table.count(1, LI);
    assert!(left < 3 && table.state.phase.is_fight(), "{left} left in {:?}", table.state.phase.name());
    assert_eq!(table.pp(0), 0);
    while table.state.phase.is_fight() {
        let next = table.state.status().pending().iter().next().unwrap();
        table.act(
            next.index(),
            if table.state.phase == Phase::GoOn { Action::BreakOff } else { Action::Ready },
        );
    }
    assert_eq!(table.pp(0), 2 * (3 - left) as i16);
}

/// A village of seat 0 under attack: two builders, two in the open of whom one is in training.
fn builders_under_attack() -> Table {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_senones").units(1, "it_senones", LI, 3);
    table.posted(0, "it_senones", LI, Post::OnSite, 2).units(0, "it_senones", LI, 2);
    (table.field("it_senones").site, table.field("it_senones").owner) =
        (Some(Building::BuildFort), Some(seat(0)));
    mark(&mut table, 2, Mark::Training);
    table.go(Phase::Withdraw);
    table
}

/// 5.7, 3.8, A1: who stands idle in the open goes inside first; builders go where they are named.
#[test]
fn builders_or_units_in_the_open() {
    let (at, kind, level) = (at("it_senones"), LI, Level::Standard);
    let inside = |count, builders| {
        let mut table = builders_under_attack();
        let action = if builders {
            Action::WithdrawBuilders { at, kind, level, count }
        } else {
            Action::Withdraw { at, kind, level, count }
        };
        let seen = table.act(0, action).seen(0);
        let posts = [Post::Open, Post::OnSite, Post::Inside];
        (
            posts.map(|post| seen.units[seat(0)].count(|unit| unit.post == post)),
            n_marked(&seen, Mark::Training),
        )
    };
    assert_eq!(inside(1, false), ([1, 2, 1], 1), "the one who is not in training");
    assert_eq!(inside(2, false), ([0, 2, 2], 0));
    assert_eq!(inside(3, false), ([0, 1, 3], 0), "then builders");
    assert_eq!(inside(2, true), ([2, 0, 2], 1), "builders alone");
    let table = builders_under_attack();
    assert!(!table.is_legal(0, Action::WithdrawBuilders { at, kind, level, count: 3 }));
}
