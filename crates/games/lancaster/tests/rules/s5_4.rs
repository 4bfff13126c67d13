//! 5.4 Phase 1: placing knights.

use engine::{Game, Refusal, Seat};
use lancaster::{Action, Banner, Claim, County, Event, Favour, Garrison, Place, Space, Strength};

use crate::rules::table::{
    BLUE, COURT, GREEN, Table, claim, own, to_castle, to_conflict, to_county, upgrade, with_squires,
};

use Strength::{Four, One, Three, Two};

/// The bound of 5.4: with every expulsion the defence of a county rises.
#[test]
fn defences_only_rise_5_4() {
    let setup = lancaster::Setup::default();
    let mut n_expulsions = 0;
    for seed in 0..5 {
        let mut game =
            engine::Match::<lancaster::Lancaster>::start(setup, engine::Seed::from_number(seed)).unwrap();
        let mut chance = engine::FastChance::new(seed);
        while let Some(played) = testkit::random_move(game.state(), &mut chance) {
            let before = game.state().counties;
            let n_lines = game.log().len();
            game.act(played.seat, None, &played.action).unwrap();
            for line in &game.log()[n_lines..] {
                let Event::Expelled { county, .. } = line.event else { continue };
                let total = |garrison: Option<Garrison>| garrison.map_or(0, Garrison::total);
                assert!(total(game.state().counties[county].garrison) > total(before[county].garrison));
                n_expulsions += 1;
            }
        }
    }
    assert!(n_expulsions > 0);
}

#[test]
fn placing_is_refused_with_reasons() {
    let table = Table::of(4);
    assert_eq!(table.why(to_county(Three, County::Stafford)), "not_at_court");
    assert_eq!(table.why(to_county(Two, County::Somerset)), "below_minimum");
    assert_eq!(
        table.why(Action::PlaceInConflict { banner: Banner::Ally, knight: Two, conflict: Place::UpperLeft }),
        "no_ally"
    );
    assert_eq!(table.why(claim(Claim::Reward)), "other_phase");
    assert_eq!(table.why(with_squires(0)), "other_phase");
    assert!(matches!(table.state().check(GREEN, &to_castle(One, Space::Gold)), Err(Refusal::NotAwaited)));
    let entering = table.holds(own(GREEN), Two, 0, County::Stafford).does(to_county(Two, County::Stafford));
    assert_eq!(entering.why(with_squires(0)), "too_few_squires_sent");
    assert_eq!(entering.why(with_squires(3)), "too_few_squires_owned");
}

#[test]
fn favours_are_refused_with_reasons() {
    let picking = || Table::of(4).does(to_conflict(One, Place::UpperLeft));
    let one_gone = picking().edit(|state| _ = state.favours.remove(Favour::Gold));
    assert_eq!(one_gone.why(Action::TakeFavour { favour: Favour::Gold }), "favour_face_down");
    let noble = picking()
        .nobles(BLUE, &[County::York])
        .no_nobles(County::Dorset, &[Seat::new(1), Seat::new(2), Seat::new(3)])
        .does(Action::TakeFavour { favour: Favour::Noble });
    assert_eq!(noble.why(Action::TakeNoble { county: County::York }), "noble_owned");
    assert_eq!(noble.why(Action::TakeNoble { county: County::Dorset }), "no_noble_left");
    let upgrading = picking().court(own(BLUE), &[4, 2]).does(Action::TakeFavour { favour: Favour::Upgrade });
    assert_eq!(upgrading.why(upgrade(Four, COURT)), "strongest_already");
    assert_eq!(upgrading.why(upgrade(Three, COURT)), "no_such_knight");
}

/// 5.4: nobody may pass while knights are placed.
#[test]
fn nobody_passes_5_4() {
    assert_eq!(Table::of(4).why(Action::Decline), "nobody_passes");
}
