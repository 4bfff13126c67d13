//! Rulings on unclear rules, by their number (R1 to R39).

use engine::{Ctx, FastChance, Game, Match, Seed, Setup as _, Status, Viewer};
use lancaster::{
    Action, Banner, Cause, Claim, County, Event, ExtensionChoice, Favour, Holdings, Lancaster, Law, Law14,
    LawStacks, PhaseState, Place, Setup, Space, Spot, Strength, data,
};

use crate::rules::table::{
    BLUE, GREEN, RED, STAFFORD, STRENGTH_9, STRENGTH_12, Table, YELLOW, ally, ally_to_conflict, build, claim,
    ended_with, gained_by, garrison, holding_counties, in_conflicts, knighthood_points, only_law, own, pay,
    points_of_four, scored_by, started, take_favour, to_castle, to_conflict, to_county, upgrade,
    with_squires, won_by,
};

use Strength::{Four, One, Three, Two};

/// R1: gold and squires of others are hidden, unless the option opens them; voting markers are open.
#[test]
fn screens_hide_gold_and_squires_r1() {
    let table = Table::of(4).votes(GREEN, 7);
    let view = table.view(BLUE);
    assert_eq!((view.seats[0].gold, view.seats[0].squires), (Some(2), Some(2)));
    assert_eq!((view.seats[1].gold, view.seats[1].squires, view.seats[1].votes), (None, None, 7));
    assert!(table.state().view(Viewer::Public).seats.iter().all(|seat| seat.gold.is_none()));
    assert!(table.state().view(Viewer::Open).seats.iter().all(|seat| seat.gold.is_some()));
    let open = Table::with(Setup { holdings: Holdings::Open, ..Setup::default() });
    assert_eq!(open.view(BLUE).seats[3].gold, Some(2));
}

/// R2: a strict supply limits what L04 can sell.
#[test]
fn l04_is_limited_by_a_strict_supply_r2() {
    let setup = Setup { supply: lancaster::Supply::Strict, seats: 3, ..Setup::default() };
    let table = Table::with(setup).gold(BLUE, 10).gold(GREEN, 20).gold(YELLOW, 0).laws(only_law(Law::L04));
    let table = table.does(pay(10));
    assert_eq!(table.awaited(), GREEN);
    assert_eq!(table.legal().len(), 21);
    let scarce = table.edit(|state| state.players[YELLOW].votes = 25);
    assert_eq!(scarce.legal().len(), 3, "two markers are left");
}

/// R2: a strict supply hands out only what it has.
#[test]
fn a_strict_supply_runs_out_r2() {
    let setup = Setup { supply: lancaster::Supply::Strict, ..Setup::default() };
    let table = Table::with(setup)
        .gold(BLUE, 20)
        .gold(GREEN, 14)
        .gold(YELLOW, 1)
        .gold(RED, 1)
        .place(YELLOW)
        .does(crate::rules::table::to_conflict(lancaster::Strength::One, lancaster::Place::UpperLeft))
        .does(lancaster::Action::TakeFavour { favour: lancaster::Favour::Gold });
    assert_eq!(table.player(YELLOW).gold, 2, "one piece was left");
    assert_eq!(table.view(BLUE).supply.unwrap().gold, 0);
}

/// R2: without a strict supply nothing runs out.
#[test]
fn an_unlimited_supply_never_runs_out_r2() {
    let table = Table::of(4)
        .gold(BLUE, 37)
        .does(crate::rules::table::to_conflict(lancaster::Strength::One, lancaster::Place::UpperLeft))
        .does(lancaster::Action::TakeFavour { favour: lancaster::Favour::Gold });
    assert_eq!(table.player(BLUE).gold, 39);
}

/// R3: one voting marker, or two by option.
#[test]
fn starting_markers_r3() {
    assert_eq!(started(Setup::default(), 1).players[BLUE].votes, 1);
    assert_eq!(started(Setup { start_votes: 2, ..Setup::default() }, 1).players[BLUE].votes, 2);
    let wrong = Setup { start_votes: 3, ..Setup::default() };
    assert!(Lancaster::start(&wrong, &mut Ctx::silent(&mut FastChance::new(1))).is_err());
}

/// R6 and DP0 (5.3): all choose at once, sealed; withdrawn until the last has chosen.
#[test]
fn first_extensions_are_chosen_together_r6() {
    let mut game = Match::<Lancaster>::start(Setup::with_seats(3), Seed::from_number(1)).unwrap();
    let [first, second, third] = [0, 1, 2].map(engine::Seat::new);
    game.act(second, None, &build(Space::Gold)).unwrap();
    assert!(game.legal_actions(second).is_empty());
    game.undo(second, None).unwrap();
    for (seat, space) in [(second, Space::Votes), (first, Space::Votes), (third, Space::Recruit)] {
        assert!(
            game.state().players[second].extensions.is_empty(),
            "nothing is shown before all have chosen"
        );
        game.act(seat, None, &build(space)).unwrap();
    }
    assert!(game.state().players[second].extensions.contains(Space::Votes));
    assert!(game.state().players[third].extensions.contains(Space::Recruit));
    assert!(game.undo(second, None).is_err(), "revealed is revealed");
    assert_eq!(game.status(), Status::Turn { seat: game.state().start_player });
}

/// R6: openly in turn order, from the start player.
#[test]
fn first_extensions_in_turn_order_r6() {
    let setup = Setup { extension_choice: ExtensionChoice::TurnOrder, ..Setup::with_seats(3) };
    let mut game = Match::<Lancaster>::start(setup, Seed::from_number(1)).unwrap();
    let first = game.state().start_player;
    for seat in first.clockwise(3) {
        assert_eq!(game.status(), Status::Turn { seat });
        game.act(seat, None, &build(Space::Gold)).unwrap();
        assert!(game.state().players[seat].extensions.contains(Space::Gold));
    }
    assert_eq!(game.state().phase, PhaseState::Place { seat: first });
}

/// R7: the other split of the stacks brings L09 before L10 is possible.
#[test]
fn stacks_can_be_split_otherwise_r7() {
    let setup = Setup { law_stacks: LawStacks::FrontHeavy, ..Setup::default() };
    let state = started(setup, 9);
    let early = Law::L04 | Law::L05 | Law::L06 | Law::L07 | Law::L08 | Law::L09;
    let proposed: enumset::EnumSet<Law> = state.proposals.into_iter().flatten().collect();
    assert!(proposed.is_subset(early));
    assert_eq!(state.top_stack(), early - proposed);
}

/// R7: the number on the back of each law.
#[test]
fn law_stacks_hold_what_their_names_say_r7() {
    let sizes = |stacks| {
        let mut sizes = [0; 5];
        for law in enumset::EnumSet::<Law>::all() {
            sizes[usize::from(data::law_stack(law, stacks))] += 1;
        }
        sizes
    };
    assert_eq!(sizes(LawStacks::Even), [3, 4, 4, 4, 3]);
    assert_eq!(sizes(LawStacks::FrontHeavy), [3, 6, 3, 3, 3]);
}

/// R8: squires beside knights do not count for L02, but by option.
#[test]
fn l02_counts_owned_squires_r8() {
    let garrisoned = |setup: Setup| {
        let table = Table::with(setup).squires(BLUE, 0).squires(YELLOW, 0);
        table.holds(own(BLUE), One, 3, County::Stafford).laws(only_law(Law::L02))
    };
    let three = Setup { seats: 3, ..Setup::default() };
    let table = garrisoned(three);
    assert!(won_by(&table, GREEN, Law::L02) && !won_by(&table, BLUE, Law::L02));
    let table = garrisoned(Setup { squires_in_counties_count: true, ..three });
    assert!(won_by(&table, BLUE, Law::L02) && !won_by(&table, GREEN, Law::L02));
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
    assert_eq!(scored_by(&ones(Setup::default()).laws(laws), BLUE, Law::L14), Some(5));
    assert_eq!(scored_by(&three(Setup::default()).laws(laws), BLUE, Law::L14), None);
    assert_eq!(scored_by(&ones(other).laws(laws), BLUE, Law::L14), None);
    assert_eq!(scored_by(&three(other).laws(laws), BLUE, Law::L14), Some(5));
}

/// R12 and R15: L03 pays 3 for every two counties.
#[test]
fn l03_pays_for_pairs_of_counties_r12_r15() {
    for (held, points) in [(1, None), (2, Some(3)), (5, Some(6))] {
        let table = holding_counties(Table::of(4), held).laws(only_law(Law::L03));
        assert_eq!(scored_by(&table, BLUE, Law::L03), points);
    }
}

/// R13: L07 gives a squire for every deployed strength-2 knight.
#[test]
fn l07_pays_squires_r13() {
    let table = Table::of(4)
        .in_castle(own(BLUE), Two, Space::Gold)
        .holds(own(BLUE), Two, 0, County::Dorset)
        .laws(only_law(Law::L07));
    assert_eq!(gained_by(&table, BLUE, Law::L07), Some((0, 2, 0)));
    assert_eq!(gained_by(&table, GREEN, Law::L07), None);
}

/// R15 and R25: L08 pays for every two conflicts of both rows.
#[test]
fn l08_pays_campaigners_r15_r25() {
    for (n, gain) in [(1, None), (2, Some((1, 1, 1))), (3, Some((1, 1, 1))), (4, Some((2, 2, 2)))] {
        assert_eq!(gained_by(&in_conflicts(n).laws(only_law(Law::L08)), BLUE, Law::L08), gain);
    }
}

/// R15: L11 pays 5 for every three extensions.
#[test]
fn l11_pays_for_extensions_r15() {
    for (built, points) in [(2, None), (3, Some(5)), (5, Some(5)), (6, Some(10))] {
        let table = Table::of(4).built(BLUE, &Space::ALL[..built]).laws([Law::L11, Law::L13, Law::L14]);
        assert_eq!(scored_by(&table, BLUE, Law::L11), points);
    }
}

/// R16: L10 may swap a deployed 3 for the 4.
#[test]
fn l10_swaps_three_for_four_r16() {
    let banneret = || Table::of(4).in_castle(own(BLUE), Three, Space::Gold);
    let table = banneret().laws(only_law(Law::L10));
    assert_eq!(table.legal(), [upgrade(Three, Spot::Castle(Space::Gold)), Action::Decline]);
    let table = table.does(upgrade(Three, Spot::Castle(Space::Gold)));
    assert!(table.court_of(own(BLUE)).contains(&4));
    let table = banneret().court(own(BLUE), &[4]).laws(only_law(Law::L10));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }), "the 4 is not in reserve");
}

/// R19: indivisible points are lost.
#[test]
fn shares_are_rounded_down_r19() {
    assert_eq!(knighthood_points(&ended_with(&[STRENGTH_12, STRENGTH_9, STRENGTH_9], &[2, 2, 2])), [8, 2, 2]);
    assert_eq!(
        knighthood_points(&ended_with(&[STRENGTH_12, STRENGTH_9, STRENGTH_9, STRENGTH_9], &[2, 2, 2, 2])),
        [8, 1, 1, 1]
    );
    assert_eq!(
        knighthood_points(&ended_with(&[STRENGTH_9, STRENGTH_9, STRENGTH_9, STRENGTH_9], &[2, 2, 2, 2])),
        [3, 3, 3, 3]
    );
}

/// R21: a knight on the space that is built over goes home unscored; the tile scores.
#[test]
fn building_over_a_knight_sends_it_home_r21() {
    let table = Table::of(4)
        .holds(own(BLUE), Two, 0, County::Bedford)
        .in_castle(own(BLUE), Three, Space::Gold)
        .scores(County::Bedford)
        .does(claim(Claim::Reward))
        .does(build(Space::Gold));
    assert!(table.was_told(Event::KnightDisplaced { seat: BLUE, knight: Three, space: Space::Gold }));
    assert_eq!(table.player(BLUE).gold, 4, "scored once");
    assert!(table.court_of(own(BLUE)).contains(&3));
}

/// R23: any number of squires may join a knight on an empty county.
#[test]
fn squires_may_garrison_an_empty_county_r23() {
    let table = Table::of(4).squires(BLUE, 3).does(to_county(One, STAFFORD));
    assert_eq!(table.legal(), [0, 1, 2, 3].map(with_squires));
    assert_eq!(table.does(with_squires(3)).garrison(STAFFORD), garrison(BLUE, One, 3));
}

/// R24: a favour must be taken, an upgrade may be declined.
#[test]
fn upgrades_may_be_declined_r24() {
    let picking = Table::of(4).does(to_conflict(One, Place::UpperLeft));
    assert_eq!(picking.why(Action::Decline), "not_optional");
    assert_eq!(picking.legal().len(), 6);
    let table = picking.does(take_favour(Favour::Upgrade)).does(Action::Decline);
    assert_eq!(table.awaited(), GREEN);
    assert!(!table.state().favours.contains(Favour::Upgrade), "the tile is turned anyway");
}

/// R25: a newcomer to a second attempt is ranked like all others.
#[test]
fn newcomers_share_second_attempts_r25() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 3)
        .stack(Place::LowerLeft, own(GREEN), &[1])
        .place(BLUE)
        .does(to_conflict(Two, Place::LowerLeft))
        .does(Action::TakeFavour { favour: Favour::Gold })
        .scores_castles();
    assert_eq!(points_of_four(&table), [3, 1, 0, 0]);
}

/// R26: second attempts first, each row from left to right; it matters for ransoms.
#[test]
fn conflicts_are_settled_left_to_right_r26() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .conflict(Place::LowerRight, 8)
        .stack(Place::LowerRight, own(BLUE), &[1])
        .stack(Place::LowerLeft, own(BLUE), &[1])
        .scores_castles();
    assert_eq!(table.state().phase, PhaseState::Ransom { conflict: Place::LowerLeft, seat: BLUE });
    let table = table.does(Action::Decline);
    assert_eq!(table.state().phase, PhaseState::Ransom { conflict: Place::LowerRight, seat: BLUE });
    let order: Vec<Place> = table
        .does(Action::Decline)
        .heard()
        .filter_map(|event| match *event {
            Event::ConflictLost { conflict, .. } => Some(conflict),
            _ => None,
        })
        .collect();
    assert_eq!(order, Place::IN_ORDER);
}

/// R29: an extension must be built while one is left; with all six the reward comes to nothing.
#[test]
fn extensions_are_mandatory_r29() {
    let held = || Table::of(4).holds(own(BLUE), Two, 0, County::Bedford).scores(County::Bedford);
    let table = held().built(BLUE, &Space::ALL[..4]).does(claim(Claim::Reward));
    assert_eq!(table.legal(), [build(Space::Recruit), build(Space::Upgrade)]);
    let table = held().built(BLUE, &Space::ALL).does(claim(Claim::Reward));
    let cause = Cause::County(County::Bedford);
    assert!(table.was_told(Event::CameToNothing { seat: BLUE, banner: Banner::Own, cause }));
}

/// R30: three gold to the supply, and only with a noble to take.
#[test]
fn both_needs_gold_and_a_noble_r30() {
    let table = Table::of(4).holds(own(BLUE), One, 0, County::Suffolk).scores(County::Suffolk);
    assert_eq!(table.legal(), [claim(Claim::Noble), claim(Claim::Reward)]);
    assert_eq!(table.why(claim(Claim::Both)), "too_little_gold");
    let table = table.gold(BLUE, 3);
    assert_eq!(table.legal().len(), 3);
    let owned = table.nobles(BLUE, &[County::Suffolk]);
    assert_eq!(owned.legal(), [claim(Claim::Reward)]);
    assert_eq!(owned.why(claim(Claim::Both)), "noble_owned");
}

/// R32: a seat without knights is skipped in phase 1, but votes.
#[test]
fn without_knights_one_still_votes_r32() {
    let table = Table::of(3)
        .court(own(GREEN), &[])
        .court(own(YELLOW), &[])
        .court(own(BLUE), &[1, 2])
        .does(to_castle(One, Space::Gold));
    assert_eq!(table.awaited(), BLUE);
    let table = table.does(to_castle(Two, Space::Mixed));
    assert_eq!(table.status().pending().len(), 3);
}

/// R33: all seven knights may be in service.
#[test]
fn a_court_has_room_for_all_r33() {
    let table = Table::of(4).court(own(BLUE), &[1, 1, 1, 2, 2, 3, 4]);
    assert!(table.reserve_of(own(BLUE)).is_empty());
    assert!(table.is_legal(to_county(Four, County::Somerset)));
}

/// R34 and R38: never both for an ally; its noble leaves the game.
#[test]
fn an_ally_never_gets_both_r34_r38() {
    let table =
        Table::of(2).holds(ally(BLUE), Four, 0, County::Somerset).gold(BLUE, 9).scores(County::Somerset);
    assert_eq!(table.legal(), [claim(Claim::Noble), claim(Claim::Reward)]);
    assert_eq!(table.why(claim(Claim::Both)), "ally_never_both");
    let table = table.does(claim(Claim::Noble));
    assert_eq!((table.player(BLUE).nobles.len(), table.player(BLUE).gold), (0, 9));
    assert_eq!(table.state().counties[County::Somerset].nobles_left, 1);
}

/// R36: L12 counts every conflict, also those where knights stayed from the last round.
#[test]
fn l12_pays_per_conflict_r36() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1, 1])
        .stack(Place::UpperLeft, own(BLUE), &[2])
        .laws(only_law(Law::L12));
    assert_eq!(scored_by(&table, BLUE, Law::L12), Some(6));
}

/// R37: player and ally stand on separate spaces of one conflict; each stacks further knights on its own.
#[test]
fn parties_have_their_own_spaces_r37() {
    let table = Table::of(2)
        .court(ally(BLUE), &[1, 2])
        .edit(|state| state.favours.clear())
        .does(to_conflict(Two, Place::UpperLeft))
        .place(BLUE)
        .does(ally_to_conflict(Two, Place::UpperLeft))
        .place(BLUE)
        .does(ally_to_conflict(One, Place::UpperLeft));
    let card = table.card(Place::UpperLeft);
    assert_eq!(card.stacks[0].unwrap().house, own(BLUE));
    assert_eq!((card.stacks[1].unwrap().house, card.stacks[1].unwrap().knights.strength()), (ally(BLUE), 3));
    assert_eq!(card.stacks[2], None);
}

/// R38: L17 takes squires.
#[test]
fn l17_takes_squires_r38() {
    let table = Table::of(4).squires(BLUE, 3).laws(only_law(Law::L17));
    assert_eq!(table.legal().len(), 4);
    let table = table.does(pay(2));
    assert_eq!((table.player(BLUE).squires, scored_by(&table, BLUE, Law::L17)), (1, Some(2)));
    let table = table.does(pay(0));
    assert_eq!(scored_by(&table, GREEN, Law::L17), None);
}

/// R39: in round 5 York still hands out markers, the round table none (T41 and 5.7).
#[test]
fn last_markers_r39() {
    let table = Table::of(4)
        .round(5)
        .holds(own(BLUE), Three, 0, County::York)
        .scores(County::York)
        .votes(BLUE, 0)
        .does(claim(Claim::Reward));
    assert_eq!(table.player(BLUE).votes, 2);
}
