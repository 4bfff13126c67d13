//! Scoring (5.7).

use std::collections::BTreeSet;

use proptest::prelude::*;
use regents::{
    Action, HallSteps, Location, Markers, Phase, ThresholdMode, TowerUse, Track, advance, hall_order_matters,
    run_halls, tower_first_matters,
};

use crate::rules::table::{BLUE, RED, Table, all_halls_under_passed};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower};

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

/// 5.7: without a lost step the Tower is not asked for before the halls.
#[test]
fn the_tower_waits_where_nothing_is_lost() {
    let table = Table::four().agents(RED, Chapel, 1).agents(RED, Tower, 1).scores();
    assert_eq!((table.phase(), table.points_of(RED)), (Phase::Tower, [0, 0, 0, 1, 0]));
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

/// 5.7: only the active player scores.
#[test]
fn only_the_active_player_scores() {
    Table::four().agents(RED, Store, 1).agents(BLUE, Chapel, 1).scores().shows(BLUE, [0; 5]);
}

/// 5.7, A3: a Rampart that can push nobody back scores nothing, and that is told.
#[test]
fn a_rampart_without_a_target_scores_nothing() {
    let nothing = |points| {
        let table =
            Table::four().agents(RED, Location::Rampart, 1).tracks(BLUE, [points, 0, 0, 0, 0]).scores();
        table.heard(engine::Viewer::Public).contains(&regents::Event::NothingScored { seat: RED })
    };
    assert!(nothing(1) && !nothing(2));
}

/// 5.7, A3: the Tower before the halls can be used, put off, or declined for good.
#[test]
fn the_tower_before_the_halls_is_declined() {
    let table = Table::four().king(Store).agents(RED, Throne, 1).agents(RED, Tower, 1);
    let table = table.tracks(RED, [4, 0, 1, 1, 1]).scores();
    assert_eq!(table.phase(), Phase::TowerFirst);
    let table = table.does(Action::DeclineTower);
    assert!(table.heard(engine::Viewer::Public).contains(&regents::Event::TowerDeclined { seat: RED }));
    assert_ne!(table.phase(), Phase::Tower);
}
