//! Phase 2: the eighteen laws (3.6, 5.5).

use engine::Seat;
use lancaster::{Action, Cause, County, Event, Law, Law14, PhaseState, Place, Setup, Space, Spot, Strength};

use crate::table::{BLUE, COURT, GREEN, Table, YELLOW, build, own, upgrade};

use Strength::{Four, One, Three, Two};

/// A law between two that nobody fulfils in these positions.
fn only(law: Law) -> [Law; 3] {
    [law, Law::L11, Law::L13]
}

fn scored(table: &Table, seat: Seat, law: Law) -> Option<u16> {
    table.heard().find_map(|event| match *event {
        Event::Scored { seat: who, points, cause } if who == seat && cause == Cause::Law(law) => Some(points),
        _ => None,
    })
}

fn recruits(table: &Table, seat: Seat, law: Law) -> usize {
    let is_it = |event: &&Event| matches!(**event, Event::Recruited { seat: who, cause, .. } if who == seat && cause == Cause::Law(law));
    table.heard().filter(is_it).count()
}

fn won(table: &Table, seat: Seat, law: Law) -> bool {
    table.was_told(Event::LawWon { seat, law })
}

fn gained(table: &Table, seat: Seat, law: Law) -> Option<(u8, u8, u8)> {
    table.heard().find_map(|event| match *event {
        Event::Gained { seat: who, gold, squires, votes, cause }
            if who == seat && cause == Cause::Law(law) =>
        {
            Some((gold, squires, votes))
        }
        _ => None,
    })
}

fn pay(times: u8) -> Action {
    Action::Pay { times }
}

/// Blue holds the first n counties, with whatever knight is left.
fn counties(table: Table, n: usize) -> Table {
    let knights = [One, One, One, Two, Two, Three, Four];
    County::ALL[..n]
        .iter()
        .zip(knights)
        .fold(table, |table, (&county, knight)| table.holds(own(BLUE), knight, 0, county))
}

/// Blue has a knight in each of these conflicts; there are four.
fn in_conflicts(n: usize) -> Table {
    let table = Table::of(4).conflict(Place::LowerLeft, 8).conflict(Place::LowerRight, 9);
    let knights = [1, 1, 1, 2];
    Place::ALL[..n]
        .iter()
        .zip(knights)
        .fold(table, |table, (&place, knight)| table.stack(place, own(BLUE), &[knight]))
}

/// T20, R11 and R31: all tied for most gold may upgrade a deployed knight; knights at court are no target.
#[test]
fn l01_most_gold_t20_r11() {
    let table = Table::of(3)
        .in_castle(own(BLUE), One, Space::Gold)
        .in_castle(own(GREEN), One, Space::Gold)
        .in_castle(own(YELLOW), One, Space::Gold)
        .gold(BLUE, 4)
        .gold(GREEN, 4)
        .gold(YELLOW, 1)
        .laws(only(Law::L01));
    assert!(won(&table, BLUE, Law::L01));
    assert_eq!(table.legal(), [upgrade(One, Spot::Castle(Space::Gold)), Action::Decline]);
    assert_eq!(table.why(upgrade(One, COURT)), "law_forbids_upgrade");
    let table = table.does(upgrade(One, Spot::Castle(Space::Gold)));
    assert_eq!(table.awaited(), GREEN);
    let table = table.does(Action::Decline);
    assert!(won(&table, GREEN, Law::L01) && !won(&table, YELLOW, Law::L01));
    assert_ne!(table.state().phase, PhaseState::Law { nth: 0, seat: YELLOW, left: 1 });
}

/// T21 and R10: nobody wins with nothing, unless the option says so.
#[test]
fn l01_needs_gold_t21_r10() {
    let poor = |setup: Setup| {
        let table = Table::with(setup).gold(BLUE, 0).gold(GREEN, 0).gold(YELLOW, 0);
        table.in_castle(own(GREEN), One, Space::Gold).laws(only(Law::L01))
    };
    let three = Setup { seats: 3, ..Setup::default() };
    assert!(!won(&poor(three), GREEN, Law::L01));
    assert!(won(&poor(Setup { most_needs_one: false, ..three }), GREEN, Law::L01));
}

/// T22, R31 and R38: a knight recruited by L02 stands at court and is not deployed for L14.
#[test]
fn l02_recruits_stand_at_court_t22_r31_r38() {
    let guard = || {
        Table::of(3)
            .court(own(BLUE), &[])
            .in_castle(own(BLUE), One, Space::Gold)
            .in_castle(own(BLUE), One, Space::Mixed)
            .squires(BLUE, 5)
    };
    let table = guard().laws([Law::L02, Law::L14, Law::L11]);
    assert!(won(&table, BLUE, Law::L02) && !won(&table, GREEN, Law::L02));
    assert_eq!(recruits(&table, BLUE, Law::L02), 1);
    assert_eq!(scored(&table, BLUE, Law::L14), None);
    let complete = guard().in_castle(own(BLUE), One, Space::Votes).laws([Law::L02, Law::L14, Law::L11]);
    assert_eq!(scored(&complete, BLUE, Law::L14), Some(5));
}

/// R8: squires beside knights do not count for L02, but by option.
#[test]
fn l02_counts_owned_squires_r8() {
    let garrisoned = |setup: Setup| {
        let table = Table::with(setup).squires(BLUE, 0).squires(YELLOW, 0);
        table.holds(own(BLUE), One, 3, County::Stafford).laws(only(Law::L02))
    };
    let three = Setup { seats: 3, ..Setup::default() };
    let table = garrisoned(three);
    assert!(won(&table, GREEN, Law::L02) && !won(&table, BLUE, Law::L02));
    let table = garrisoned(Setup { squires_in_counties_count: true, ..three });
    assert!(won(&table, BLUE, Law::L02) && !won(&table, GREEN, Law::L02));
}

/// R12 and R15: L03 pays 3 for every two counties.
#[test]
fn l03_pays_for_pairs_of_counties_r12_r15() {
    for (held, points) in [(1, None), (2, Some(3)), (5, Some(6))] {
        let table = counties(Table::of(4), held).laws(only(Law::L03));
        assert_eq!(scored(&table, BLUE, Law::L03), points);
    }
}

/// T18 and R14: gold buys markers that are kept for the next round.
#[test]
fn l04_buys_markers_t18_r14() {
    let table = Table::of(3).gold(BLUE, 3).gold(GREEN, 0).gold(YELLOW, 0).votes(BLUE, 2).laws(only(Law::L04));
    assert_eq!(table.legal(), [0, 1, 2, 3].map(pay));
    assert_eq!(table.player(BLUE).votes, 0, "what was not used in the votes is gone");
    let table = table.does(pay(2));
    assert_eq!(table.player(BLUE).gold, 1);
    assert_eq!(gained(&table, BLUE, Law::L04), Some((0, 0, 2)));
    assert_eq!(table.player(BLUE).votes, 3, "two bought and one from the round table");
}

/// R2: a strict supply limits what L04 can sell.
#[test]
fn l04_is_limited_by_a_strict_supply_r2() {
    let setup = Setup { supply: lancaster::Supply::Strict, seats: 3, ..Setup::default() };
    let table = Table::with(setup).gold(BLUE, 10).gold(GREEN, 20).gold(YELLOW, 0).laws(only(Law::L04));
    let table = table.does(pay(10));
    assert_eq!(table.awaited(), GREEN);
    assert_eq!(table.legal().len(), 21);
    let scarce = table.edit(|state| state.players[YELLOW].votes = 25);
    assert_eq!(scarce.legal().len(), 3, "two markers are left");
}

/// L05: one gold and one squire for 3 points, as often as wanted.
#[test]
fn l05_trades_gold_and_squires() {
    let table = Table::of(3).gold(BLUE, 5).squires(BLUE, 2).laws(only(Law::L05));
    assert_eq!(table.legal(), [0, 1, 2].map(pay));
    let table = table.does(pay(2));
    assert_eq!(scored(&table, BLUE, Law::L05), Some(6));
    assert_eq!((table.player(BLUE).gold, table.player(BLUE).squires), (3, 0));
    assert_eq!(table.awaited(), GREEN);
}

/// T23 and R15: one extension for every two conflicts; each may be forgone.
#[test]
fn l06_builds_for_pairs_of_conflicts_t23() {
    let table = in_conflicts(4).laws(only(Law::L06)).does(build(Space::Gold));
    assert_eq!(table.state().phase, PhaseState::Law { nth: 0, seat: BLUE, left: 1 });
    assert_eq!(table.why(build(Space::Gold)), "already_built");
    let table = table.does(build(Space::Votes));
    assert_eq!(table.player(BLUE).extensions.len(), 2);
    let table = in_conflicts(3).laws(only(Law::L06)).does(build(Space::Gold));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }));
    let table = in_conflicts(4).laws(only(Law::L06)).does(Action::Decline);
    assert!(table.player(BLUE).extensions.is_empty());
    let table = in_conflicts(1).laws(only(Law::L06));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }));
}

/// R13: L07 gives a squire for every deployed strength-2 knight.
#[test]
fn l07_pays_squires_r13() {
    let table = Table::of(4)
        .in_castle(own(BLUE), Two, Space::Gold)
        .holds(own(BLUE), Two, 0, County::Dorset)
        .laws(only(Law::L07));
    assert_eq!(gained(&table, BLUE, Law::L07), Some((0, 2, 0)));
    assert_eq!(gained(&table, GREEN, Law::L07), None);
}

/// R15 and R25: L08 pays for every two conflicts of both rows.
#[test]
fn l08_pays_campaigners_r15_r25() {
    for (n, gain) in [(1, None), (2, Some((1, 1, 1))), (3, Some((1, 1, 1))), (4, Some((2, 2, 2)))] {
        assert_eq!(gained(&in_conflicts(n).laws(only(Law::L08)), BLUE, Law::L08), gain);
    }
}

/// T25: without a deployed 2, any knight in service may be upgraded.
#[test]
fn l09_needs_no_deployed_two_t25() {
    let table = Table::of(4).laws(only(Law::L09));
    assert_eq!(table.legal(), [upgrade(One, COURT), upgrade(Two, COURT), Action::Decline]);
    let table = table.does(upgrade(Two, COURT));
    assert_eq!(table.court_of(own(BLUE)), [1, 3]);
    let table = Table::of(4).in_castle(own(BLUE), Two, Space::Gold).laws(only(Law::L09));
    assert_eq!(table.awaited(), GREEN, "blue has a deployed 2");
}

/// R16: L10 may swap a deployed 3 for the 4.
#[test]
fn l10_swaps_three_for_four_r16() {
    let banneret = || Table::of(4).in_castle(own(BLUE), Three, Space::Gold);
    let table = banneret().laws(only(Law::L10));
    assert_eq!(table.legal(), [upgrade(Three, Spot::Castle(Space::Gold)), Action::Decline]);
    let table = table.does(upgrade(Three, Spot::Castle(Space::Gold)));
    assert!(table.court_of(own(BLUE)).contains(&4));
    let table = banneret().court(own(BLUE), &[4]).laws(only(Law::L10));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }), "the 4 is not in reserve");
}

/// R15: L11 pays 5 for every three extensions.
#[test]
fn l11_pays_for_extensions_r15() {
    for (built, points) in [(2, None), (3, Some(5)), (5, Some(5)), (6, Some(10))] {
        let table = Table::of(4).built(BLUE, &Space::ALL[..built]).laws([Law::L11, Law::L13, Law::L14]);
        assert_eq!(scored(&table, BLUE, Law::L11), points);
    }
}

/// R36: L12 counts every conflict, also those where knights stayed from the last round.
#[test]
fn l12_pays_per_conflict_r36() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1, 1])
        .stack(Place::UpperLeft, own(BLUE), &[2])
        .laws(only(Law::L12));
    assert_eq!(scored(&table, BLUE, Law::L12), Some(6));
}

/// T26: seven counties are two groups of three.
#[test]
fn l13_pays_for_three_counties_t26() {
    let table = counties(Table::of(4), 7).laws([Law::L13, Law::L11, Law::L14]);
    assert_eq!(scored(&table, BLUE, Law::L13), Some(16));
}

/// R9: all three strength-1 knights, or by option the strength-3 knight.
#[test]
fn l14_wants_the_young_guard_r9() {
    let ones = |setup: Setup| {
        [Space::Gold, Space::Mixed, Space::Votes]
            .into_iter()
            .fold(Table::with(setup), |table, space| table.in_castle(own(BLUE), One, space))
    };
    let three = |setup: Setup| Table::with(setup).in_castle(own(BLUE), Three, Space::Gold);
    let other = Setup { law14: Law14::StrengthThree, ..Setup::default() };
    let laws = [Law::L14, Law::L11, Law::L13];
    assert_eq!(scored(&ones(Setup::default()).laws(laws), BLUE, Law::L14), Some(5));
    assert_eq!(scored(&three(Setup::default()).laws(laws), BLUE, Law::L14), None);
    assert_eq!(scored(&ones(other).laws(laws), BLUE, Law::L14), None);
    assert_eq!(scored(&three(other).laws(laws), BLUE, Law::L14), Some(5));
}

/// T27: as many recruits as the reserve allows.
#[test]
fn l15_recruits_for_nobles_t27() {
    let table =
        Table::of(4).nobles(BLUE, &County::ALL[..7]).court(own(BLUE), &[1, 1, 2]).laws(only(Law::L15));
    assert_eq!(recruits(&table, BLUE, Law::L15), 1);
    let table = Table::of(4).nobles(BLUE, &County::ALL[..6]).laws(only(Law::L15));
    assert_eq!(recruits(&table, BLUE, Law::L15), 2);
}

/// L16: gold for points.
#[test]
fn l16_takes_gold() {
    let table = Table::of(4).gold(BLUE, 3).laws(only(Law::L16)).does(pay(3));
    assert_eq!((table.player(BLUE).gold, scored(&table, BLUE, Law::L16)), (0, Some(3)));
}

/// R38: L17 takes squires.
#[test]
fn l17_takes_squires_r38() {
    let table = Table::of(4).squires(BLUE, 3).laws(only(Law::L17));
    assert_eq!(table.legal().len(), 4);
    let table = table.does(pay(2));
    assert_eq!((table.player(BLUE).squires, scored(&table, BLUE, Law::L17)), (1, Some(2)));
    let table = table.does(pay(0));
    assert_eq!(scored(&table, GREEN, Law::L17), None);
}

/// L18: one deployed knight of each strength.
#[test]
fn l18_wants_every_strength() {
    let three =
        || {
            Table::of(4)
                .stack(Place::UpperLeft, own(BLUE), &[1])
                .in_castle(own(BLUE), Two, Space::Gold)
                .holds(own(BLUE), Three, 0, County::York)
        };
    let laws = [Law::L18, Law::L11, Law::L13];
    assert_eq!(scored(&three().laws(laws), BLUE, Law::L18), None);
    let all = three().stack(Place::UpperRight, own(BLUE), &[4]).laws(laws);
    assert_eq!(scored(&all, BLUE, Law::L18), Some(6));
    let at_court = three().court(own(BLUE), &[4]).laws(laws);
    assert_eq!(scored(&at_court, BLUE, Law::L18), None, "a knight at court is not deployed");
}

/// 5.5: laws pay from left to right, each to all seats from the start player, before the next.
#[test]
fn laws_pay_in_order_5_5() {
    let table = Table::of(3).edit(|state| state.start_player = GREEN).laws([Law::L04, Law::L16, Law::L05]);
    let mut table = table;
    let mut asked = Vec::new();
    while let PhaseState::Law { nth, seat, .. } = table.state().phase {
        asked.push((nth, seat.index()));
        table = table.does(pay(0));
    }
    assert_eq!(asked, [(0, 1), (0, 2), (0, 0), (1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]);
}

/// The view says what each law would pay everybody now.
#[test]
fn the_view_previews_laws() {
    let table = counties(Table::of(4), 4).edit(|state| {
        state.laws = [Law::L01, Law::L03, Law::L16];
        state.law_pile = (state.law_pile - Law::L16) | Law::L02;
    });
    let view = table.view(BLUE);
    assert_eq!(view.laws[0].gives, [None; 4], "who has most gold is behind screens");
    let shires: Vec<i16> = view.laws[1].gives.iter().map(|gain| gain.unwrap().gives.points).collect();
    assert_eq!(shires, [6, 0, 0, 0]);
    let crown = view.laws[2].gives[0].unwrap();
    assert_eq!((crown.times, crown.is_optional, crown.gives.points, crown.gives.gold), (2, true, 2, -2));
    assert_eq!(view.laws[2].gives[1], None);
    assert_eq!(view.proposals[1].pushes_out, [Law::L01, Law::L03]);
}
