//! Every refusal names its rule.

use engine::{Game, Refusal, Seat};
use lancaster::{Action, Banner, Claim, County, Favour, Law, PhaseState, Place, Space, Strength};

use crate::table::{
    BLUE, COURT, GREEN, Table, build, claim, own, to_castle, to_conflict, to_county, upgrade, with_squires,
};

use Strength::{Four, One, Three, Two};

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

#[test]
fn later_phases_are_refused_with_reasons() {
    let paying = Table::of(4).gold(BLUE, 1).laws([Law::L16, Law::L11, Law::L13]);
    assert_eq!(paying.why(Action::Pay { times: 2 }), "cannot_pay");
    let crossing = Table::of(4)
        .holds(own(BLUE), Two, 0, County::Dorset)
        .scores(County::Dorset)
        .does(claim(Claim::Reward));
    assert_eq!(crossing.why(Action::Cross { conflict: Place::LowerLeft }), "no_conflict_there");
    let naming = Table::of(3).before_castles();
    assert_eq!(naming.why(Action::NameStartPlayer { target: Seat::new(4) }), "no_such_seat");
    let captured = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1, 4])
        .scores_castles();
    assert_eq!(captured.why(Action::Ransom { knight: Four }), "cannot_pay");
    let building = Table::of(4)
        .built(BLUE, &[Space::Gold])
        .holds(own(BLUE), Two, 0, County::Bedford)
        .scores(County::Bedford)
        .does(claim(Claim::Reward));
    assert_eq!(building.why(build(Space::Gold)), "already_built");
    assert_eq!(building.why(Action::Decline), "not_optional");
}

/// Patched positions that cannot be are refused with words.
#[test]
fn broken_positions_are_refused() {
    type Fault = fn(&mut lancaster::Lancaster);
    let faults: [(Fault, &str); 10] = [
        (|state| state.houses[Banner::Own][BLUE].court[One] += 1, "knights"),
        (|state| state.counties[County::York].nobles_left = 9, "nobles"),
        (|state| state.laws[0] = Law::L02, "law"),
        (|state| state.conflicts[Place::UpperLeft] = None, "upper row"),
        (|state| state.phase = PhaseState::Place { seat: Seat::new(4) }, "nobody at the table"),
        (|state| state.phase = PhaseState::County { county: County::York }, "proposals"),
        (|state| state.round = 6, "round"),
        (|state| state.players[BLUE].extensions.insert_all(Space::Gold.into()), "castle space"),
        (|state| state.conflict_pile.0[8] = 1, "box"),
        (|state| state.proposals[1] = None, "proposals"),
    ];
    for (fault, words) in faults {
        let mut game = Table::of(4).in_castle(own(BLUE), One, Space::Gold).settled().game().clone();
        let mut state = game.state().clone();
        fault(&mut state);
        let refused = game.patch_state(state).unwrap_err();
        assert!(refused.contains(words), "{refused:?} should speak of {words}");
    }
}
