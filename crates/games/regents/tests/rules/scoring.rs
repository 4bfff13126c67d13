//! Majorities, combined majorities, Tower, Rampart, the order of scoring (5.1, 5.7).

use std::collections::BTreeSet;

use engine::Viewer;
use proptest::prelude::*;
use regents::{
    Action, Card, CastleMap, DiplomacyScope, Event, HallSteps, Location, Markers, Phase, Setup, Threshold,
    ThresholdMode, TowerUse, Track, advance, hall_order_matters, run_halls, tower_first_matters,
};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, markers};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

/// X3: two against one and one.
#[test]
fn x3_more_than_each_rival() {
    Table::four()
        .agents(RED, Treasure, 2)
        .agents(YELLOW, Treasure, 1)
        .agents(BLUE, Treasure, 1)
        .scores()
        .shows(RED, [0, 0, 1, 0, 0]);
}

/// X4: the King cancels the hall he stands in.
#[test]
fn x4_the_king_cancels() {
    let table = Table::four().king(Chapel).agents(RED, Chapel, 2).agents(YELLOW, Chapel, 1).scores();
    assert_eq!(table.points_of(RED), [0; 5]);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::MajorityCancelled { seat: RED, hall: Chapel }));
    assert!(told.contains(&Event::NothingScored { seat: RED }));
}

/// X5: three linked halls are worth three steps each.
#[test]
fn x5_a_combined_majority() {
    Table::four()
        .king(Knights)
        .agents(RED, Throne, 1)
        .agents(RED, Store, 1)
        .agents(RED, Treasure, 1)
        .scores()
        .shows(RED, [3, 0, 3, 0, 3]);
}

/// X6: a counsellor counts, and goes back to the reserve (5.8).
#[test]
fn x6_a_counsellor_counts() {
    let table = Table::four()
        .agents(RED, Knights, 1)
        .placed(Knights, 1)
        .agents(YELLOW, Knights, 1)
        .agents(BLUE, Knights, 1)
        .scores()
        .shows(RED, [0, 1, 0, 0, 0]);
    assert_eq!((table.state().reserve, table.state().placed[Knights]), (20, 0));
}

/// X7: Alliance ignores the King.
#[test]
fn x7_alliance_ignores_the_king() {
    Table::four()
        .king(Chapel)
        .agents(RED, Chapel, 1)
        .placed(Chapel, 1)
        .agents(BLUE, Chapel, 1)
        .with_card(Card::Alliance)
        .scores()
        .shows(RED, [0, 0, 0, 1, 0]);
}

/// X11: two halls that are not linked count for themselves.
#[test]
fn x11_halls_apart() {
    Table::four().agents(RED, Knights, 1).agents(RED, Treasure, 1).scores().shows(RED, [0, 1, 1, 0, 0]);
}

/// X12: the Rampart pushes nobody off a track.
#[test]
fn x12_the_rampart_keeps_to_the_track() {
    Table::four()
        .agents(RED, Rampart, 1)
        .tracks(BLUE, [2, 0, 0, 0, 1])
        .scores()
        .refuses(Action::RampartRetreat { target: BLUE, track: Track::Trade }, "lowest_space")
        .refuses(Action::RampartRetreat { target: RED, track: Track::Trade }, "rival_only")
        .does(Action::RampartRetreat { target: BLUE, track: Track::Politics })
        .shows(BLUE, [1, 0, 0, 0, 1])
        .awaits(BLUE);
}

/// E5 and R38: in the other order two steps would be lost; the automatic order loses none.
#[test]
fn e5_the_order_of_halls() {
    let mut by_hand = markers([4, 1, 1, 1, 0]);
    let made =
        [Track::Politics, Track::Trade].map(|track| advance(&mut by_hand, track, 2, ThresholdMode::Reached));
    assert_eq!((made, by_hand), ([0, 2], markers([4, 1, 1, 1, 2])));
    Table::four()
        .king(Knights)
        .tracks(RED, [4, 1, 1, 1, 0])
        .agents(RED, Throne, 1)
        .agents(RED, Store, 1)
        .scores()
        .shows(RED, [6, 1, 1, 1, 2]);
}

/// E10: all five halls with Alliance, and six chips in one scoring.
#[test]
fn e10_all_five_halls() {
    let table = Table::four()
        .king(Throne)
        .tracks(RED, [3, 1, 1, 1, 1])
        .agents(RED, Throne, 1)
        .agents(RED, Knights, 1)
        .agents(RED, Treasure, 1)
        .agents(RED, Chapel, 1)
        .placed(Store, 1)
        .with_card(Card::Alliance)
        .scores()
        .shows(RED, [10, 6, 6, 6, 6]);
    assert_eq!(table.chips(RED), 6);
    let left = &table.state().track_chips;
    assert!(Track::ALL.into_iter().all(|track| !left[track].contains(Threshold::First)));
    assert!(!left[Track::Politics].contains(Threshold::Second));
    assert!(left[Track::Trade].contains(Threshold::Second));
}

/// E13 and 5.1: a tie is no majority.
#[test]
fn e13_a_tie_is_no_majority() {
    Table::four().king(Knights).agents(RED, Throne, 2).agents(BLUE, Throne, 2).scores().shows(RED, [0; 5]);
}

/// E14 and R43: rivals do not add up.
#[test]
fn e14_r43_rivals_do_not_add_up() {
    Table::four()
        .agents(RED, Store, 2)
        .agents(BLUE, Store, 1)
        .agents(YELLOW, Store, 1)
        .agents(GREEN, Store, 1)
        .scores()
        .shows(RED, [0, 0, 0, 0, 1]);
}

fn in_three_halls() -> Table {
    Table::four().king(Throne).agents(RED, Throne, 1).agents(RED, Store, 1).agents(RED, Treasure, 1)
}

/// E15: the King in the Throne Room breaks the group.
#[test]
fn e15_the_king_breaks_a_group() {
    in_three_halls().scores().shows(RED, [0, 0, 1, 0, 1]);
}

/// E16 and R25: Alliance restores it.
#[test]
fn e16_r25_alliance_restores_the_group() {
    in_three_halls().with_card(Card::Alliance).scores().shows(RED, [3, 0, 3, 0, 3]);
}

/// R25: the majority itself must still be won.
#[test]
fn r25_alliance_wins_no_tie() {
    in_three_halls().agents(BLUE, Throne, 1).with_card(Card::Alliance).scores().shows(RED, [0, 0, 1, 0, 1]);
}

/// E18 and R24: Diplomacy does not help where the King stands.
#[test]
fn e18_diplomacy_not_with_the_king() {
    let table = in_three_halls().agents(BLUE, Throne, 1).with_card(Card::Diplomacy).scores();
    assert_eq!(table.points_of(RED), [0, 0, 1, 0, 1]);
    assert_eq!(table.state().active, BLUE);
}

/// R24: a tie of several, one place only, and it counts fully in a group.
#[test]
fn r24_diplomacy_wins_one_tie() {
    let table = Table::four()
        .king(Knights)
        .agents(RED, Throne, 1)
        .agents(BLUE, Throne, 1)
        .agents(YELLOW, Throne, 1)
        .agents(RED, Chapel, 1)
        .agents(BLUE, Chapel, 1)
        .agents(RED, Store, 1)
        .with_card(Card::Diplomacy)
        .scores();
    assert_eq!(
        table.legal(),
        [Action::WinTie { at: Throne }, Action::WinTie { at: Chapel }, Action::DeclineDiplomacy]
    );
    let table = table.refuses(Action::WinTie { at: Knights }, "king_cancels");
    table
        .refuses(Action::WinTie { at: Store }, "no_tie")
        .does(Action::WinTie { at: Throne })
        .shows(RED, [2, 0, 0, 0, 2]);
}

/// R24: Diplomacy may be declined.
#[test]
fn r24_diplomacy_may_be_declined() {
    Table::four()
        .agents(RED, Treasure, 1)
        .agents(BLUE, Treasure, 1)
        .with_card(Card::Diplomacy)
        .scores()
        .does(Action::DeclineDiplomacy)
        .shows(RED, [0; 5])
        .awaits(BLUE);
}

fn tied_in_the_tower(scope: DiplomacyScope) -> Table {
    Table::of(Setup { diplomacy_scope: scope, ..Setup::default() })
        .agents(RED, Tower, 1)
        .agents(BLUE, Tower, 1)
        .with_card(Card::Diplomacy)
        .scores()
}

/// E19: Diplomacy wins the Tower too.
#[test]
fn e19_diplomacy_on_the_tower() {
    tied_in_the_tower(DiplomacyScope::All)
        .does(Action::WinTie { at: Tower })
        .does(Action::TowerStep { track: Track::Religion })
        .shows(RED, [0, 0, 0, 1, 0]);
}

/// R24: by option Diplomacy keeps to the halls.
#[test]
fn r24_diplomacy_in_halls_only() {
    assert_eq!(tied_in_the_tower(DiplomacyScope::Halls).state().active, BLUE);
}

/// E20: where nobody stands there is no tie.
#[test]
fn e20_an_empty_hall_is_no_tie() {
    let table = Table::four().with_card(Card::Diplomacy).scores();
    assert_eq!((table.points_of(RED), table.state().active), ([0; 5], BLUE));
}

/// E21: the Tower joins no halls.
#[test]
fn e21_the_tower_joins_nothing() {
    Table::four()
        .agents(RED, Treasure, 1)
        .agents(RED, Tower, 1)
        .agents(RED, Chapel, 1)
        .scores()
        .does(Action::TowerStep { track: Track::Trade })
        .shows(RED, [0, 0, 1, 1, 1]);
}

/// R39: the Tower may move a marker that has just advanced; it may be declined; thresholds hold it.
#[test]
fn r39_the_tower_takes_any_own_track() {
    let table =
        || Table::four().agents(RED, Tower, 1).agents(RED, Chapel, 1).tracks(RED, [4, 0, 0, 0, 0]).scores();
    table().does(Action::TowerStep { track: Track::Religion }).shows(RED, [4, 0, 0, 2, 0]);
    table().does(Action::DeclineTower).shows(RED, [4, 0, 0, 1, 0]).awaits(BLUE);
    table().refuses(Action::TowerStep { track: Track::Politics }, "threshold_closed");
}

/// E22 and 5.11: without a target the Rampart does nothing.
#[test]
fn e22_the_rampart_finds_nobody() {
    let table = Table::four().agents(RED, Rampart, 1).tracks(BLUE, [1, 1, 1, 1, 1]).scores();
    assert_eq!(table.state().active, BLUE);
}

/// 5.7: the Rampart may be declined.
#[test]
fn the_rampart_may_be_declined() {
    Table::four()
        .agents(RED, Rampart, 1)
        .tracks(BLUE, [2, 1, 1, 1, 1])
        .scores()
        .does(Action::DeclineRampart)
        .shows(BLUE, [2, 1, 1, 1, 1])
        .awaits(BLUE);
}

/// E23 and R36: the neutral clan is a rival.
#[test]
fn e23_r36_the_neutral_clan_is_a_rival() {
    let table = Table::three().agents(RED, Chapel, 1);
    assert_eq!(table.state().neutral_agents[Chapel], 1);
    let table = table.scores();
    assert_eq!((table.points_of(RED), table.phase()), ([0; 5], Phase::Neutral));
}

/// E24: counsellors alone hold a hall.
#[test]
fn e24_counsellors_alone() {
    let table = Table::four()
        .counsellors(RED, 2)
        .agents(BLUE, Knights, 1)
        .does(Action::PlaceCounsellor { at: Knights })
        .does(Action::PlaceCounsellor { at: Knights })
        .scores()
        .shows(RED, [0, 1, 0, 0, 0]);
    assert_eq!(table.state().reserve, 20);
}

/// E55: side doors join Knights and Treasure.
#[test]
fn e55_side_doors_join_halls() {
    Table::of(Setup { castle_map: CastleMap::SideDoors, ..Setup::default() })
        .agents(RED, Knights, 1)
        .agents(RED, Treasure, 1)
        .scores()
        .shows(RED, [0, 2, 2, 0, 0]);
}

/// 3.3: the table of group sizes on the star.
#[test]
fn group_sizes_on_the_star() {
    let outer = [Knights, Treasure, Chapel, Store];
    for n_outer in 1..=4 {
        let without: enumset::EnumSet<Location> = outer[..n_outer].iter().copied().collect();
        let state = Table::four().state().clone();
        let total = |steps: HallSteps| steps.values().map(|&n| usize::from(n)).sum::<usize>();
        assert_eq!(total(state.steps_due(without)), n_outer);
        assert_eq!(total(state.steps_due(without | Throne)), (n_outer + 1).pow(2));
    }
}

/// 10.3: one full turn, click by click.
#[test]
fn full_turn_10_3() {
    let places = [
        (BLUE, Throne, 1),
        (YELLOW, Knights, 2),
        (GREEN, Knights, 1),
        (RED, Treasure, 2),
        (BLUE, Treasure, 1),
        (GREEN, Chapel, 2),
        (BLUE, Chapel, 1),
        (RED, Store, 1),
        (YELLOW, Store, 1),
        (RED, Tower, 1),
        (BLUE, Rampart, 1),
        (YELLOW, Rampart, 1),
        (GREEN, Rampart, 1),
    ];
    let mut table = Table::four().edit(|state| state.round = 3).played(RED, &[Card::Influence]);
    for (seat, at, n) in places {
        table = table.agents(seat, at, n);
    }
    let table = table
        .counsellors(RED, 1)
        .chip(RED, Track::Finance, Threshold::First)
        .tracks(RED, [1, 0, 4, 1, 2])
        .does(Action::MoveKing { to: Chapel })
        .does(Action::PlaceCounsellor { at: Throne })
        .does(Action::MoveAgent { from: Treasure, to: Throne })
        .refuses(Action::MoveKing { to: Throne }, "no_actions_left")
        .does(Action::PlayCard { card: Card::Diplomacy });
    assert_eq!(table.state().hand(RED).len(), 3);
    let preview = table.view(RED).preview.unwrap();
    assert_eq!(preview.ties, [Treasure, Store]);
    assert!(preview.tower && !preview.rampart);
    let table = table.does(Action::EndActions).does(Action::WinTie { at: Treasure });
    assert_eq!(table.phase(), Phase::TowerFirst);
    let table =
        table.does(Action::TowerStep { track: Track::Military }).shows(RED, [3, 1, 6, 1, 2]).awaits(BLUE);
    let state = table.state();
    assert_eq!((state.reserve, state.counsellors[RED], state.chips[RED]), (20, 0, 1));
}

/// 10.3, the other way round: halls before the Tower leave Finance at 4.
#[test]
fn halls_before_the_tower_10_3() {
    let table = Table::four()
        .king(Chapel)
        .tracks(RED, [1, 0, 4, 1, 2])
        .agents(RED, Throne, 1)
        .agents(RED, Treasure, 1)
        .agents(RED, Tower, 1)
        .scores();
    assert_eq!(table.phase(), Phase::TowerFirst);
    table
        .does(Action::TowerLater)
        .shows(RED, [3, 0, 4, 1, 2])
        .does(Action::TowerStep { track: Track::Military })
        .shows(RED, [3, 1, 4, 1, 2]);
}

/// 5.7: without a lost step the Tower is not asked for before the halls.
#[test]
fn the_tower_waits_where_nothing_is_lost() {
    let table = Table::four().agents(RED, Chapel, 1).agents(RED, Tower, 1).scores();
    assert_eq!((table.phase(), table.points_of(RED)), (Phase::Tower, [0, 0, 0, 1, 0]));
}

/// Red scores all five halls under `passed`, allied with the King.
fn all_halls_under_passed(red: Markers) -> Table {
    let setup = Setup { threshold_mode: ThresholdMode::Passed, ..Setup::default() };
    let table = Table::of(setup).king(Throne).with_card(Card::Alliance).placed(Store, 1);
    let table =
        [Throne, Knights, Treasure, Chapel].into_iter().fold(table, |table, at| table.agents(RED, at, 1));
    table.edit(|state| state.markers[RED] = red)
}

/// R38: where another order puts some marker further ahead, the player chooses hall by hall.
#[test]
fn r38_the_order_by_hand() {
    // All markers wait at 4 for each other: only the one that comes last passes the second threshold.
    let table = all_halls_under_passed(markers([4, 4, 4, 4, 4])).scores();
    assert_eq!(table.phase(), Phase::Halls);
    assert_eq!(table.legal(), Track::ALL.map(|track| Action::ScoreHall { hall: track.hall() }));
    let outcomes: BTreeSet<[u8; 5]> =
        every_outcome(table.state().clone()).iter().map(|markers| markers.into_array()).collect();
    let last_wins = (0..5).map(|last| [0, 1, 2, 3, 4].map(|track| if track == last { 9 } else { 8 }));
    assert_eq!(outcomes, last_wins.collect());
    let table = [Throne, Knights, Treasure, Store].into_iter().fold(table, |table, hall| {
        if table.phase() == Phase::Halls { table.does(Action::ScoreHall { hall }) } else { table }
    });
    table.shows(RED, [10, 10, 10, 13, 10]);
}

/// Red's markers after every way to go on scoring.
fn every_outcome(state: regents::Regents) -> Vec<Markers> {
    if state.phase != Phase::Halls {
        return vec![state.markers[RED]];
    }
    let mut legal = Vec::new();
    engine::Game::legal_actions(&state, RED, &mut legal);
    let outcomes = legal.into_iter().flat_map(|action| {
        let mut next = state.clone();
        engine::Game::apply(
            &mut next,
            RED,
            &action,
            &mut engine::Ctx::silent(&mut engine::FastChance::new(1)),
        );
        every_outcome(next)
    });
    outcomes.collect()
}

/// 5.7: under `passed` with all five halls the Tower is offered between two of them.
#[test]
fn the_tower_at_every_moment() {
    let halls = HallSteps::from_array([5; 5]);
    let mut asked_between = false;
    for code in 0..9u32.pow(5) {
        let markers = Markers::from_array([0, 1, 2, 3, 4].map(|place| (code / 9u32.pow(place) % 9) as u8));
        if !tower_first_matters(&markers, &halls, ThresholdMode::Passed) {
            continue;
        }
        let table = all_halls_under_passed(markers).placed(Tower, 1).scores();
        assert_eq!(table.phase(), Phase::TowerFirst);
        let table = table.does(Action::TowerLater);
        asked_between = table.phase() == Phase::TowerFirst && table.state().scoring.tower == TowerUse::Held;
        if asked_between {
            break;
        }
    }
    assert!(asked_between, "no position offers the Tower between two halls");
}

fn position() -> impl Strategy<Value = (Markers, HallSteps, ThresholdMode)> {
    let mode = prop_oneof![Just(ThresholdMode::Reached), Just(ThresholdMode::Passed)];
    let ordinals = prop::array::uniform5(0u8..=13);
    let scored = prop::array::uniform5(any::<bool>());
    (ordinals, scored, mode).prop_map(|(ordinals, scored, mode)| {
        let majorities =
            Track::ALL.into_iter().filter(|&track| scored[track as usize]).map(Track::hall).collect();
        (Markers::from_array(ordinals), Table::four().state().steps_due(majorities), mode)
    })
}

/// Every outcome of the halls, each order tried.
fn outcomes(markers: Markers, halls: HallSteps, mode: ThresholdMode) -> Vec<Markers> {
    let due: Vec<Track> = Track::ALL.into_iter().filter(|&track| halls[track] > 0).collect();
    if due.is_empty() {
        return vec![markers];
    }
    let after = due.into_iter().flat_map(|track| {
        let (mut markers, mut halls) = (markers, halls);
        advance(&mut markers, track, halls[track], mode);
        halls[track] = 0;
        outcomes(markers, halls, mode)
    });
    after.collect()
}

fn is_all_five(halls: &HallSteps) -> bool {
    halls.values().all(|&steps| steps > 0)
}

fn stepped(mut markers: Markers, track: Track, mode: ThresholdMode) -> Option<Markers> {
    (advance(&mut markers, track, 1, mode) == 1).then_some(markers)
}

/// Every outcome in which the Tower moves `track` before some hall that is not the first.
fn outcomes_with_tower(
    markers: Markers,
    halls: HallSteps,
    mode: ThresholdMode,
    track: Track,
) -> BTreeSet<[u8; 5]> {
    let mut found = BTreeSet::new();
    for first in Track::ALL.into_iter().filter(|&first| halls[first] > 0) {
        let (mut markers, mut halls) = (markers, halls);
        advance(&mut markers, first, halls[first], mode);
        halls[first] = 0;
        if let Some(moved) = stepped(markers, track, mode) {
            found.extend(outcomes(moved, halls, mode).iter().map(|outcome| outcome.into_array()));
        }
        found.extend(outcomes_with_tower(markers, halls, mode, track));
    }
    found
}

fn points(markers: &Markers) -> u32 {
    markers.values().map(|&ordinal| u32::from(regents::POINTS[usize::from(ordinal)])).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// 5.7: no order of the halls earns more steps or points than the automatic one, and it is asked for exactly
    /// where some marker could come further.
    #[test]
    fn the_automatic_order_is_as_good_as_any((markers, halls, mode) in position()) {
        let auto = run_halls(markers, halls, mode).markers;
        let steps = |markers: &Markers| markers.values().map(|&ordinal| u32::from(ordinal)).sum::<u32>();
        let all = outcomes(markers, halls, mode);
        for other in &all {
            prop_assert!(steps(other) <= steps(&auto) && points(other) <= points(&auto));
        }
        let some_further = all.iter().any(|other| Track::ALL.into_iter().any(|track| other[track] > auto[track]));
        prop_assert_eq!(hall_order_matters(&markers, &halls, mode), some_further);
        prop_assert!(!some_further || is_all_five(&halls), "it takes all five halls");
    }

    /// 5.7: the Tower between two halls is never better than before or after them, except under `passed` with all
    /// five.
    #[test]
    fn the_tower_before_or_after_suffices((markers, halls, mode) in position()) {
        if mode == ThresholdMode::Passed && is_all_five(&halls) {
            return Ok(());
        }
        for track in Track::ALL {
            let early = stepped(markers, track, mode).map(|early| outcomes(early, halls, mode));
            // A Tower that finds its track closed after the halls is declined.
            let late = outcomes(markers, halls, mode).into_iter();
            let late = late.map(|late| stepped(late, track, mode).unwrap_or(late));
            let offered: BTreeSet<[u8; 5]> =
                early.into_iter().flatten().chain(late).map(|outcome| outcome.into_array()).collect();
            for between in outcomes_with_tower(markers, halls, mode, track) {
                let is_matched = |offered: &[u8; 5]| (0..5).all(|index| between[index] <= offered[index]);
                prop_assert!(offered.iter().any(is_matched), "{between:?} on {track:?}");
            }
        }
    }

    /// 5.7: where the Tower is not offered first, using it first is never better.
    #[test]
    fn a_tower_not_offered_first_is_not_missed((markers, halls, mode) in position()) {
        if tower_first_matters(&markers, &halls, mode) {
            return Ok(());
        }
        let late = run_halls(markers, halls, mode).markers;
        for track in Track::ALL {
            let (mut early, mut late) = (markers, late);
            if advance(&mut early, track, 1, mode) == 1 {
                advance(&mut late, track, 1, mode);
                for other in outcomes(early, halls, mode) {
                    prop_assert!(Track::ALL.into_iter().all(|track| other[track] <= late[track]));
                }
            }
        }
    }
}

/// 5.7: the preview says what scoring will give, lost steps included.
#[test]
fn the_preview_is_kept() {
    let table =
        Table::four().king(Knights).tracks(RED, [3, 0, 1, 1, 1]).agents(RED, Throne, 1).agents(RED, Store, 1);
    let preview = table.view(BLUE).preview.unwrap();
    let gains: Vec<_> =
        preview.halls.iter().map(|gain| (gain.hall, gain.group, gain.steps, gain.lost)).collect();
    assert_eq!(gains, [(Store, 2, 2, 0), (Throne, 2, 1, 1)]);
    assert_eq!(preview.points_gained, 3);
    assert_eq!(table.view(RED).seats[0].groups, [vec![Throne, Store]]);
    assert_eq!(table.view(RED).locations[0].scorer, Some(RED));
    table.scores().shows(RED, [4, 0, 1, 1, 3]);
}
