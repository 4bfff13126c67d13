//! 5.2 Movement: Units.

use engine::{Game, Status};
use scharz::*;

use crate::rules::table::{
    HI, LI, Table, aboard, at, bare, both_at, march, mark, n_marked, seat, select, view_of,
};

/// Players cannot block each other: orders are carried out as they were written (5.2).
#[test]
fn nobody_blocks_a_friend() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1);
    table.units(0, "it_labeates", LI, 1).units(1, "it_corcyra", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_labeates", LI, "it_taulantii", 1);
    march(&mut table, 1, "it_corcyra", LI, "it_taulantii", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both_at(&table, "it_taulantii"), (1, 1));
}

/// Land of friends is closed as of the start of the sub-phase, also for who moves later in it (5.2, 7).
#[test]
fn closed_from_the_start() {
    let setup = Setup { orders: Orders::Sequential, ..Setup::new(3, MapId::Italia, Mode::Basic, 5) };
    let mut table = Table::with(&setup);
    table.bind(PactKind::Truce, 0, 1).units(0, "it_picenum", LI, 1).units(1, "it_clusium", LI, 1);
    table.go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, select("it_clusium", Post::Open, LI));
    assert!(table.is_legal(1, Action::Go { to: at("it_senones"), count: 1 }));
    let mut table = Table::with(&setup);
    table.bind(PactKind::Truce, 0, 1).units(0, "it_senones", LI, 1).units(1, "it_clusium", LI, 1);
    table.go(Phase::Units);
    march(&mut table, 0, "it_senones", LI, "it_picenum", 1);
    table.act(0, Action::Ready).act(1, select("it_clusium", Post::Open, LI));
    assert!(!table.is_legal(1, Action::Go { to: at("it_senones"), count: 1 }));
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
    march(&mut table, 0, "it_picenum", LI, "it_senones", 2);
    march(&mut table, 0, "it_picenum", HI, "it_senones", 1);
    table.act(0, Action::Ready);
    assert_eq!(
        (table.state.phase.name(), table.state.status()),
        (Phase::Raids, Status::Turn { seat: seat(1) })
    );
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

/// A ship that moors lets its cargo ashore at no cost, so it can go on by land in the same sub-phase (5.2).
#[test]
fn ashore_in_the_yard() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(0, "it_roma", LI, 1);
    table.field("it_roma").yard = Yard::Dock;
    aboard(&mut table, "it_s_tyrrhenian_n", 0, 2);
    table.go(Phase::Units).act(0, select("it_s_tyrrhenian_n", Post::Open, Kind::Transport));
    table.act(0, Action::Moor { to: at("it_roma"), count: 1 });
    table.act(0, select("it_roma", Post::Aboard, LI)).act(0, Action::Go { to: at("it_roma"), count: 2 });
    table.act(0, select("it_roma", Post::Open, LI));
    assert!(table.is_legal(0, Action::Go { to: at("it_volsci"), count: 3 }));
    assert!(
        !table.is_legal(0, Action::Board { to: at("it_roma"), count: 2 }),
        "one of the three was not aboard"
    );
    table.act(0, Action::Board { to: at("it_roma"), count: 1 });
    assert!(!table.is_legal(0, select("it_roma", Post::Aboard, LI)), "no stepping to and fro");
}

fn inside(table: &Table) -> usize {
    table.state.world.units[seat(0)].count(|unit| unit.post == Post::Inside)
}

/// A sally ends the encirclement: others may sally as well, and who does not comes out without a move (5.2).
#[test]
fn the_gates_open_after_a_sally() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 1);
    table.posted(0, "it_senones", Kind::HeavyInfantry, Post::Inside, 2).units(1, "it_senones", LI, 1);
    table.field("it_senones").inside[0] = Some(Herd::Sheep);
    table.go(Phase::Units).act(0, select("it_senones", Post::Inside, LI));
    table.act(0, Action::Go { to: at("it_senones"), count: 1 });
    table.act(0, select("it_senones", Post::Inside, Kind::HeavyInfantry));
    assert_eq!(table.legal(0).len(), 2, "one or two, onto the own field only");
    table.act(0, Action::Go { to: at("it_senones"), count: 1 });
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!((inside(&table), table.field("it_senones").n_inside()), (0, 0));
    let at_rest = |unit: &Unit| unit.kind == Kind::HeavyInfantry && !unit.marks.contains(Mark::Moved);
    assert_eq!(table.state.world.units[seat(0)].count(at_rest), 1);
}

/// Relief ends the encirclement too, though the enemy stays (5.2); so does relief in Retreat (5.5).
#[test]
fn relief_opens_the_gates() {
    for phase in [Phase::Units, Phase::Retreat] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 2);
        table.units(1, "it_senones", LI, 1).units(0, "it_picenum", LI, 1).go(phase);
        march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
        table.pass();
        assert_eq!(inside(&table), 0, "{phase:?}");
    }
}

/// Units that went inside while others kept the field are not encircled: they move as they like (5.2, 5.7).
#[test]
fn walls_that_nobody_encircles() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 3);
    table.go(Phase::Withdraw);
    let withdraw = Action::Withdraw { at: at("it_senones"), kind: LI, level: Level::Standard, count: 1 };
    table.act(0, withdraw).act(0, Action::Ready).act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(inside(&table), 1, "nothing has ended");
    table.go(Phase::Units).act(0, select("it_senones", Post::Inside, LI));
    assert!(table.is_legal(0, Action::Go { to: at("it_picenum"), count: 1 }));
    assert!(table.is_legal(0, Action::Go { to: at("it_senones"), count: 1 }));
}

/// A sally is a land move: not in a bad winter (5.2), in Special by who has a move there (5.3).
#[test]
fn when_to_sally() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_senones").posted(0, "it_senones", Kind::Cavalry, Post::Inside, 1);
    table
        .posted(0, "it_senones", LI, Post::Inside, 1)
        .units(1, "it_senones", LI, 1)
        .units(0, "it_roma", LI, 1);
    table.player(0).pp = 0;
    let (rider, foot) =
        (select("it_senones", Post::Inside, Kind::Cavalry), select("it_senones", Post::Inside, LI));
    table.go(Phase::Units);
    assert!(table.is_legal(0, rider) && table.is_legal(0, foot));
    table.go(Phase::Special);
    assert!(table.is_legal(0, rider) && !table.is_legal(0, foot));
    table.state.world.winter[Climate::Temperate as usize] = Winter::Bad;
    table.go(Phase::Units);
    assert!(!table.is_legal(0, rider) && !table.is_legal(0, foot));
}

/// 5.2: who has marched into a dock still goes aboard there for nothing, once, and does not land beyond the sea.
#[test]
fn aboard_for_nothing_after_a_march() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
    table.units(0, "it_volsci", LI, 1).field("it_roma").yard = Yard::Dock;
    table.go(Phase::Units);
    march(&mut table, 0, "it_volsci", LI, "it_roma", 1);
    table.act(0, select("it_roma", Post::Open, LI));
    assert_eq!(table.legal(0), [Action::Board { to: at("it_roma"), count: 1 }]);
    table.act(0, Action::Board { to: at("it_roma"), count: 1 });
    assert!(!table.is_legal(0, select("it_roma", Post::Aboard, LI)), "once is enough");
    table.act(0, select("it_roma", Post::InYard, Kind::Transport));
    table.act(0, Action::Go { to: at("it_s_tyrrhenian_n"), count: 1 });
    assert!(!table.is_legal(0, select("it_s_tyrrhenian_n", Post::Aboard, LI)), "its move is used");
    table.act(0, Action::Ready);
    assert_eq!(table.count_at(0, "it_s_tyrrhenian_n", LI), 1);
}

/// 5.2, 5.3, 5.5: why units stay.
#[test]
fn of_movement() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_sabini", LI, 1).units(0, "it_volsci", LI, 1).units(1, "it_volsci", LI, 1);
    table.village(0, "it_roma").units(0, "it_tarquinii", Kind::HeavyInfantry, 1);
    table.units(0, "it_tarquinii", Kind::Mercenary, 1).go(Phase::Units);
    assert_eq!(table.why(0, Action::Go { to: at("it_roma"), count: 1 }), "take_up_first");
    assert_eq!(table.why(0, Action::Hit { kind: LI, level: Level::Standard }), "wrong_phase");
    table.act(0, select("it_sabini", Post::Open, LI));
    assert_eq!(table.why(0, select("it_volsci", Post::Open, LI)), "send_first");
    assert_eq!(table.why(0, Action::Go { to: at("it_picenum"), count: 1 }), "impassable");
    assert_eq!(table.why(0, Action::Go { to: at("it_lucania"), count: 1 }), "out_of_reach");
    assert_eq!(table.why(0, Action::Go { to: at("it_roma"), count: 2 }), "too_many");
    table.act(0, Action::Go { to: at("it_roma"), count: 1 });
    assert_eq!(table.why(0, select("it_roma", Post::Open, LI)), "has_moved");
    table.go(Phase::Retreat);
    assert_eq!(table.why(0, select("it_tarquinii", Post::Open, Kind::HeavyInfantry)), "heavy_stays");
    assert_eq!(table.why(0, select("it_volsci", Post::Open, LI)), "locked");
}

/// Own orders that empty a village, cut off units or leave people hungry are pointed out.
#[test]
fn warnings_about_own_orders() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 1).units(0, "it_arretium", LI, 1);
    table.units(0, "it_clusium", LI, 1).units(0, "it_tarquinii", LI, 1).units(1, "it_volsci", LI, 1);
    table.field("it_roma").grain = 5;
    table.go(Phase::Units);
    assert!(view_of(&table, 0).warnings.is_empty());
    march(&mut table, 0, "it_roma", LI, "it_sabini", 1);
    march(&mut table, 0, "it_clusium", LI, "it_senones", 1);
    let found: Vec<_> =
        view_of(&table, 0).warnings.into_iter().map(|it| (it.trouble, it.at.unwrap())).collect();
    let expected = [
        (Trouble::LeftEmpty, at("it_roma")),
        (Trouble::CutOff, at("it_arretium")),
        (Trouble::CutOff, at("it_senones")),
    ];
    assert_eq!(found, expected);
}

/// 5.2, R37, A1: an order for some of a stack takes idle units before those in training.
#[test]
fn idle_units_march_first() {
    for (count, in_training) in [(1, 1), (2, 1), (3, 0)] {
        let mut table = Table::italia(Mode::Original);
        table.village(0, "it_roma").units(0, "it_roma", LI, 3);
        mark(&mut table, 0, Mark::Training);
        table.go(Phase::Units);
        march(&mut table, 0, "it_roma", LI, "it_volsci", count);
        assert_eq!(n_marked(&table.seen(0), Mark::Training), in_training, "{count} march");
    }
}

/// 5.2, A1: of transports that look alike the owner says whether laden or empty ones sail.
#[test]
fn laden_or_empty() {
    let (sea, next) = ("it_s_tyrrhenian_n", "it_s_ligurian");
    let ships =
        |load| Action::SelectTransports { at: at(sea), post: Post::Open, level: Level::Standard, load };
    for (load, carried) in [(Load::Laden, 2), (Load::Empty, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.units(0, sea, Kind::Transport, 3);
        aboard(&mut table, sea, 1, 2);
        table.go(Phase::Units).act(0, ships(load));
        let most = if load == Load::Laden { 1 } else { 2 };
        assert!(table.is_legal(0, Action::Go { to: at(next), count: most }));
        assert!(!table.is_legal(0, Action::Go { to: at(next), count: most + 1 }));
        table.act(0, Action::Go { to: at(next), count: 1 });
        let moves = view_of(&table, 0).moves;
        assert_eq!((moves[0].kind, moves[0].count, moves[0].most), (Some(Kind::Transport), 1, most));
        table.act(0, Action::Ready);
        assert_eq!((table.count_at(0, next, LI), table.count_at(0, next, Kind::Transport)), (carried, 1));
    }
    // Where all are alike in this too there is nothing to say.
    let mut table = Table::italia(Mode::Basic);
    table.units(0, sea, Kind::Transport, 2).go(Phase::Units);
    assert_eq!(table.why(0, ships(Load::Empty)), "no_such_load");
    assert!(table.is_legal(0, select(sea, Post::Open, Kind::Transport)));
}
