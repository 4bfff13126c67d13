//! The worked examples (V1 to V14) and edge cases (T1 to T54) of the specification.

use engine::{Game, Seat};
use lancaster::{
    Action, Ballot, Banner, Cause, Claim, County, Event, Favour, LancasterPrompt, Law, Occasion, PhaseState,
    Place, Setup, Space, Spot, Strength,
};

use crate::rules::table::{
    BLUE, COURT, GREEN, RED, SEATS, STAFFORD, STRENGTH_9, STRENGTH_12, Table, YELLOW, all_vote, ally, band,
    before_upgrade, build, claim, ended_with, gained_by, garrison, holding_counties, in_conflicts,
    knighthood_points, name_start_player, on_a_conflict_of_five, only_law, own, pay, points_of_four, score,
    scored_by, take_favour, to_castle, to_conflict, to_county, upgrade, vote, voting, with_squires, won_by,
};

use Strength::{Four, One, Three, Two};

use Ballot::{No, Yes};

/// Blue in Dorset, every conflict full of others.
fn closed() -> Table {
    let stacks = [GREEN, YELLOW, RED].into_iter().flat_map(|seat| Place::UPPER.map(|place| (seat, place)));
    stacks
        .fold(Table::of(4), |table, (seat, place)| table.stack(place, own(seat), &[1]))
        .holds(own(BLUE), Two, 1, County::Dorset)
        .scores(County::Dorset)
}

fn recruits(table: &Table, seat: Seat, law: Law) -> usize {
    let is_it = |event: &&Event| matches!(**event, Event::Recruited { seat: who, cause, .. } if who == seat && cause == Cause::Law(law));
    table.heard().filter(is_it).count()
}

fn vote_on_three(ballots: [Ballot; 3]) -> [Law; 3] {
    let table = ballots.into_iter().fold(voting(), |table, ballot| all_vote(table, [(ballot, 0); 4]));
    table.state().laws
}

/// V1: a knight takes an empty county.
#[test]
fn blue_takes_stafford_v1() {
    let table = Table::of(4).does(to_county(Two, STAFFORD)).does(with_squires(0));
    assert_eq!(table.garrison(STAFFORD), garrison(BLUE, Two, 0));
    assert_eq!(table.court_of(own(BLUE)), [1]);
    assert_eq!(table.awaited(), GREEN);
}

/// V2: a strength-1 knight with two squires throws out a 2; with one squire it may not.
#[test]
fn yellow_expels_blue_v2() {
    let held = Table::of(4).holds(own(BLUE), Two, 0, STAFFORD).court(own(BLUE), &[1]);
    let table = held.squires(YELLOW, 3).place(YELLOW);
    let entering = table.does(to_county(One, STAFFORD));
    assert!(!entering.is_legal(with_squires(1)) && entering.is_legal(with_squires(2)));
    let table = entering.does(with_squires(2));
    assert_eq!(table.garrison(STAFFORD), garrison(YELLOW, One, 2));
    assert_eq!(table.player(YELLOW).squires, 1);
    assert_eq!(table.court_of(own(BLUE)), [1, 2]);
    let poor = Table::of(4).holds(own(BLUE), Two, 0, STAFFORD).squires(YELLOW, 1).place(YELLOW);
    assert_eq!(poor.why(to_county(One, STAFFORD)), "defender_too_strong");
}

/// V3: a second party takes space 2 and a favour; its next knight joins its stack, space 3 stays for others.
#[test]
fn green_joins_a_conflict_v3() {
    let table = Table::of(4)
        .stack(Place::UpperLeft, own(BLUE), &[2])
        .court(own(GREEN), &[1, 2])
        .place(GREEN)
        .does(to_conflict(One, Place::UpperLeft))
        .does(take_favour(Favour::Noble))
        .does(Action::TakeNoble { county: County::York });
    assert_eq!(table.card(Place::UpperLeft).stacks[1].unwrap().house, own(GREEN));
    assert_eq!(table.player(GREEN).nobles.len(), 1);
    assert!(!table.state().favours.contains(Favour::Noble));
    assert_eq!(table.state().counties[County::York].nobles_left, 2);
    let table = table.place(GREEN).does(to_conflict(Two, Place::UpperLeft));
    let card = table.card(Place::UpperLeft);
    assert_eq!(card.stacks[1].unwrap().knights, band(&[1, 2]));
    assert_eq!(card.stacks[2], None);
}

/// V4: a tie carries the law; it takes the right place, the leftmost leaves; used markers are gone.
#[test]
fn a_tie_adopts_v4() {
    let table = all_vote(voting(), [(Yes, 0), (Yes, 1), (No, 0), (No, 1)]);
    assert!(table.was_told(Event::LawAdopted { law: Law::L04, yes: 3, no: 3, dropped: Law::L01 }));
    assert_eq!(table.state().laws, [Law::L02, Law::L03, Law::L04]);
    assert_eq!(SEATS.map(|seat| table.player(seat).votes), [3, 2, 3, 2]);
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 1 });
}

/// V5: a majority of No rejects; the laws stay.
#[test]
fn a_majority_rejects_v5() {
    let table = all_vote(voting(), [(Yes, 0), (Yes, 0), (No, 0), (No, 1)]);
    assert!(table.was_told(Event::LawRejected { law: Law::L04, yes: 2, no: 3 }));
    assert_eq!(table.state().laws, [Law::L01, Law::L02, Law::L03]);
    assert_eq!(table.state().proposals, [None, Some(Law::L05), Some(Law::L06)]);
    assert!(!table.state().law_pile.contains(Law::L04), "the card leaves the game");
}

/// V6: noble and reward for 3 gold; the noble first.
#[test]
fn both_costs_three_gold_v6() {
    let table =
        Table::of(4).holds(own(YELLOW), One, 2, County::Stafford).gold(YELLOW, 3).scores(County::Stafford);
    let prompt = table.view(YELLOW).prompt.prompt;
    assert!(matches!(prompt, LancasterPrompt::Claim { gold: 3, price_of_both: 3, .. }), "{prompt:?}");
    let table = table.does(claim(Claim::Both));
    assert_eq!(table.player(YELLOW).gold, 0);
    assert_eq!(table.player(YELLOW).nobles.len(), 1);
    assert!(table.is_legal(upgrade(One, Spot::County(County::Stafford))) && table.is_legal(Action::Decline));
    let table = table.does(upgrade(One, Spot::County(County::Stafford)));
    assert_eq!(table.garrison(County::Stafford), None);
    assert_eq!(table.court_of(own(YELLOW)), [1, 2, 2]);
    assert_eq!(table.player(YELLOW).squires, 2, "the two in the county are lost");
}

/// V8: squires of the Stables pay for the Armoury, if scored first.
#[test]
fn the_order_is_the_players_v8() {
    let table = Table::of(4)
        .in_castle(own(BLUE), Three, Space::Squires)
        .built(BLUE, &[Space::Recruit])
        .squires(BLUE, 1)
        .scores_castles();
    assert_eq!(table.why(score(Space::Recruit)), "too_few_squires_owned");
    let table = table.does(score(Space::Squires));
    assert_eq!(table.court_of(own(BLUE)), [1, 2, 3], "the knight goes home right after");
    assert_eq!(table.player(BLUE).squires, 3);
    let table = table.does(score(Space::Recruit));
    assert_eq!(table.player(BLUE).squires, 0);
    assert_eq!(table.court_of(own(BLUE)), [1, 1, 2, 3]);
}

/// V9: a marker for the castle lord and one for each noble.
#[test]
fn the_round_table_gives_markers_v9() {
    let table = Table::of(4).nobles(BLUE, &County::ALL[..4]).votes(BLUE, 0).votes(GREEN, 0).scores_castles();
    assert_eq!((table.player(BLUE).votes, table.player(GREEN).votes), (5, 1));
}

/// V10: England wins with exactly the strength of France; a tie ranks the lower space first.
#[test]
fn england_wins_v10() {
    let table = on_a_conflict_of_five(&[(BLUE, &[2]), (GREEN, &[1]), (RED, &[2])]).scores_castles();
    assert_eq!(points_of_four(&table), [2, 1, 0, 4]);
    assert_eq!(table.court_of(own(RED)), [1, 2, 2]);
    assert!(table.was_told(Event::ConflictWon { conflict: Place::UpperRight, france: 5, total: 5 }));
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::UpperRight, france: 5 }));
}

/// V11, R20 and R38: on a loss ranks 1 and 2 get the second and third value; card and knights move down.
#[test]
fn france_wins_v11_r20_r38() {
    let table = on_a_conflict_of_five(&[(BLUE, &[2]), (GREEN, &[1])]).scores_castles();
    assert_eq!(points_of_four(&table), [2, 1, 0, 0]);
    // The empty conflict on the left moved first and took the left place.
    let card = table.card(Place::LowerRight);
    assert_eq!(card.france, 5);
    assert_eq!(card.stacks[0].unwrap().knights, band(&[2]));
    assert_eq!(card.stacks[1].unwrap().house, own(GREEN));
    assert_eq!(table.court_of(own(BLUE)), [1, 2], "the knight stays in France");
}

/// V12 and R27: a later reinforcement does not change the space of a stack.
#[test]
fn a_second_attempt_v12_r27() {
    let table = on_a_conflict_of_five(&[(BLUE, &[1]), (GREEN, &[1]), (YELLOW, &[1])]).scores_castles();
    assert_eq!(points_of_four(&table), [0, 1, 2, 0]);
    let table = table
        .place(BLUE)
        .does(to_conflict(Two, Place::LowerRight))
        .does(Action::TakeFavour { favour: Favour::Gold })
        .scores_castles();
    assert_eq!(points_of_four(&table), [4, 1 + 1, 2 + 2, 0]);
    assert_eq!(table.court_of(own(BLUE)), [1, 1, 2]);
}

/// V13: nine nobles are worth 36 points.
#[test]
fn nobles_score_v13() {
    let score = |n: usize| {
        let table = Table::of(4).round(5).nobles(BLUE, &County::ALL[..n]).scores_castles();
        table.player(BLUE).final_points.nobles
    };
    let points: Vec<u8> = (0..=9).map(score).collect();
    assert_eq!(points, [0, 0, 1, 3, 6, 10, 15, 21, 28, 36]);
}

/// T1 and R22: squires do not help to reach the minimum.
#[test]
fn squires_do_not_count_for_the_minimum_t1_r22() {
    let table = Table::of(4).squires(BLUE, 5);
    assert_eq!(table.why(to_county(One, County::York)), "below_minimum");
}

/// T2: equal strength does not expel.
#[test]
fn a_defender_must_be_exceeded_t2() {
    let held = || Table::of(4).holds(own(RED), Three, 1, County::Gloucester).court(own(BLUE), &[4]);
    assert_eq!(held().squires(BLUE, 0).why(to_county(Four, County::Gloucester)), "defender_too_strong");
    let entering = held().squires(BLUE, 2).does(to_county(Four, County::Gloucester));
    assert!(!entering.is_legal(with_squires(0)));
    assert!(entering.is_legal(with_squires(1)) && entering.is_legal(with_squires(2)));
}

/// T3: nobody expels an own knight.
#[test]
fn own_counties_are_closed_t3() {
    let table = Table::of(4).holds(own(BLUE), One, 0, STAFFORD).court(own(BLUE), &[4]).squires(BLUE, 5);
    assert_eq!(table.why(to_county(Four, STAFFORD)), "own_county");
}

/// T4: the loser's squires are lost, its knight goes home.
#[test]
fn expelled_squires_are_lost_t4() {
    let a = County::Northumberland;
    let table = Table::of(4)
        .holds(own(RED), Two, 2, a)
        .court(own(RED), &[])
        .court(own(BLUE), &[3])
        .squires(BLUE, 4)
        .does(to_county(Three, a))
        .does(with_squires(2));
    assert_eq!(table.garrison(a), garrison(BLUE, Three, 2));
    assert_eq!(table.court_of(own(RED)), [2]);
    assert_eq!((table.player(RED).squires, table.player(BLUE).squires), (2, 2));
    assert!(table.was_told(Event::Expelled {
        seat: BLUE,
        owner: RED,
        banner: Banner::Own,
        knight: Two,
        county: a,
        squires: 2
    }));
}

/// T5: a seat that keeps going alone alternates again with whom it expels.
#[test]
fn the_expelled_is_back_in_the_rotation_t5() {
    let table = Table::of(4)
        .holds(own(GREEN), One, 0, STAFFORD)
        .court(own(GREEN), &[])
        .court(own(YELLOW), &[])
        .court(own(RED), &[])
        .court(own(BLUE), &[1, 2, 3])
        .does(to_castle(One, Space::Gold));
    assert_eq!(table.awaited(), BLUE, "nobody else has knights");
    let table = table.does(to_county(Two, STAFFORD)).does(with_squires(0));
    assert_eq!(table.awaited(), GREEN);
    let table = table.does(to_castle(One, Space::Gold));
    assert_eq!(table.awaited(), BLUE);
}

/// T6: an upgrade strengthens a defender where it stands.
#[test]
fn a_favour_upgrades_a_defender_t6() {
    let table = Table::of(4)
        .holds(own(BLUE), Two, 0, County::Bedford)
        .court(own(BLUE), &[1])
        .does(to_conflict(One, Place::UpperLeft))
        .does(take_favour(Favour::Upgrade))
        .does(upgrade(Two, Spot::County(County::Bedford)));
    assert_eq!(table.garrison(County::Bedford), garrison(BLUE, Three, 0));
    assert_eq!(table.reserve_of(own(BLUE)), [1, 1, 2, 2, 4]);
    let needed = |knight| table.state().squires_needed(own(GREEN), knight, County::Bedford);
    assert_eq!((needed(Four), needed(Three), needed(Two)), (Some(0), Some(1), Some(2)));
}

/// T7: an upgrade needs the stronger knight in reserve.
#[test]
fn no_two_left_to_become_t7() {
    let table = before_upgrade(&[1, 2, 2]);
    assert_eq!(table.why(upgrade(One, COURT)), "stronger_not_in_reserve");
    assert!(table.is_legal(upgrade(Two, COURT)));
}

/// T8: the 3 is in service, so a 2 cannot become one, but the 3 can become the 4.
#[test]
fn strengths_are_not_skipped_t8() {
    let table = before_upgrade(&[2, 3]);
    assert_eq!(table.why(upgrade(Two, COURT)), "stronger_not_in_reserve");
    assert!(table.is_legal(upgrade(Three, COURT)));
    let table = table.does(upgrade(Three, COURT));
    assert_eq!(table.court_of(own(BLUE)), [2, 4]);
}

/// T9: the seventh knight in France finds no favour.
#[test]
fn favours_run_out_t9() {
    let table = Table::of(4).edit(|state| state.favours.clear()).does(to_conflict(Two, Place::UpperRight));
    assert_eq!((table.awaited(), table.player(BLUE).gold), (GREEN, 2));
}

/// T11: with nothing to take, the noble tile is turned all the same.
#[test]
fn the_noble_favour_may_come_to_nothing_t11() {
    let table = County::ALL.into_iter().fold(Table::of(4), |table, county| table.nobles(BLUE, &[county]));
    let table =
        table.edit(|state| state.favours = Favour::Noble.into()).does(to_conflict(Two, Place::UpperRight));
    assert!(table.state().favours.is_empty());
    assert_eq!(table.awaited(), GREEN);
    let cause = Cause::Favour(Favour::Noble);
    assert!(table.was_told(Event::CameToNothing { seat: BLUE, banner: Banner::Own, cause }));
}

/// T12: three stacks of others close a conflict.
#[test]
fn a_full_conflict_is_closed_t12() {
    let table = [GREEN, YELLOW, RED]
        .into_iter()
        .fold(Table::of(4), |table, seat| table.stack(Place::UpperLeft, own(seat), &[1]));
    assert_eq!(table.why(to_conflict(One, Place::UpperLeft)), "conflict_full");
    assert_eq!(table.why(to_conflict(One, Place::LowerLeft)), "no_conflict_there");
    assert!(table.place(GREEN).is_legal(to_conflict(One, Place::UpperLeft)));
}

/// T13 and R25: second attempts take newcomers and give favours.
#[test]
fn second_attempts_welcome_newcomers_t13_r25() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(GREEN), &[1])
        .stack(Place::LowerLeft, own(RED), &[1])
        .does(to_conflict(Two, Place::LowerLeft));
    assert_eq!(table.card(Place::LowerLeft).stacks[2].unwrap().house, own(BLUE));
    assert_eq!(table.state().phase, PhaseState::FavourPick { house: own(BLUE) });
}

/// T14: who has no legal destination is skipped, the knight stays at court.
#[test]
fn without_destination_a_turn_is_skipped_t14() {
    let mut table = Table::of(5).built(BLUE, &Space::ALL).court(own(BLUE), &[1]).squires(BLUE, 0);
    for (seat, conflict) in [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)] {
        let place = Place::UPPER[conflict];
        table = table.stack(place, own(engine::Seat::new(seat)), &[1]);
    }
    let holders = [(STAFFORD, GREEN), (County::Suffolk, YELLOW), (County::Surrey, RED)];
    for (county, seat) in holders {
        table = table.holds(own(seat), Two, 0, county);
    }
    let purple = own(crate::rules::table::PURPLE);
    let no_knights = [GREEN, YELLOW, RED].into_iter().fold(table, |table, seat| table.court(own(seat), &[]));
    let table = no_knights.court(purple, &[1, 2]).place(purple.seat).does(to_castle(One, Space::Gold));
    assert!(table.was_told(Event::TurnSkipped { seat: BLUE }));
    assert_eq!(table.awaited(), purple.seat);
    let table = table.does(to_castle(Two, Space::Mixed));
    assert_eq!(table.court_of(own(BLUE)), [1]);
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 0 }, "nobody can place any more");
}

/// T15: two of three adopted.
#[test]
fn laws_move_left_t15() {
    assert_eq!(vote_on_three([Yes, No, Yes]), [Law::L03, Law::L04, Law::L06]);
}

/// T16: all three adopted.
#[test]
fn all_laws_may_change_t16() {
    assert_eq!(vote_on_three([Yes, Yes, Yes]), [Law::L04, Law::L05, Law::L06]);
}

/// T17: markers are used once, and what is left after the third vote is lost.
#[test]
fn markers_are_used_once_t17() {
    let table = all_vote(voting(), [(Yes, 2), (No, 0), (No, 0), (No, 0)]);
    assert_eq!(table.legal_for(BLUE), [vote(Yes, 0), vote(Yes, 1), vote(No, 0), vote(No, 1)]);
    assert_eq!(table.why(vote(Yes, 2)), "too_few_markers");
    let table = all_vote(table, [(No, 0); 4]);
    let table = all_vote(table, [(No, 0); 4]);
    assert!(table.was_told(Event::MarkersReturned { seat: BLUE, votes: 1 }));
    assert!(table.was_told(Event::MarkersReturned { seat: GREEN, votes: 3 }));
}

/// T18 and R14: gold buys markers that are kept for the next round.
#[test]
fn l04_buys_markers_t18_r14() {
    let table =
        Table::of(3).gold(BLUE, 3).gold(GREEN, 0).gold(YELLOW, 0).votes(BLUE, 2).laws(only_law(Law::L04));
    assert_eq!(table.legal(), [0, 1, 2, 3].map(pay));
    assert_eq!(table.player(BLUE).votes, 0, "what was not used in the votes is gone");
    let table = table.does(pay(2));
    assert_eq!(table.player(BLUE).gold, 1);
    assert_eq!(gained_by(&table, BLUE, Law::L04), Some((0, 0, 2)));
    assert_eq!(table.player(BLUE).votes, 3, "two bought and one from the round table");
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
        .laws(only_law(Law::L01));
    assert!(won_by(&table, BLUE, Law::L01));
    assert_eq!(table.legal(), [upgrade(One, Spot::Castle(Space::Gold)), Action::Decline]);
    assert_eq!(table.why(upgrade(One, COURT)), "law_forbids_upgrade");
    let table = table.does(upgrade(One, Spot::Castle(Space::Gold)));
    assert_eq!(table.awaited(), GREEN);
    let table = table.does(Action::Decline);
    assert!(won_by(&table, GREEN, Law::L01) && !won_by(&table, YELLOW, Law::L01));
    assert_ne!(table.state().phase, PhaseState::Law { nth: 0, seat: YELLOW, left: 1 });
}

/// T21 and R10: nobody wins with nothing, unless the option says so.
#[test]
fn l01_needs_gold_t21_r10() {
    let poor = |setup: Setup| {
        let table = Table::with(setup).gold(BLUE, 0).gold(GREEN, 0).gold(YELLOW, 0);
        table.in_castle(own(GREEN), One, Space::Gold).laws(only_law(Law::L01))
    };
    let three = Setup { seats: 3, ..Setup::default() };
    assert!(!won_by(&poor(three), GREEN, Law::L01));
    assert!(won_by(&poor(Setup { most_needs_one: false, ..three }), GREEN, Law::L01));
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
    assert!(won_by(&table, BLUE, Law::L02) && !won_by(&table, GREEN, Law::L02));
    assert_eq!(recruits(&table, BLUE, Law::L02), 1);
    assert_eq!(scored_by(&table, BLUE, Law::L14), None);
    let complete = guard().in_castle(own(BLUE), One, Space::Votes).laws([Law::L02, Law::L14, Law::L11]);
    assert_eq!(scored_by(&complete, BLUE, Law::L14), Some(5));
}

/// T23 and R15: one extension for every two conflicts; each may be forgone.
#[test]
fn l06_builds_for_pairs_of_conflicts_t23() {
    let table = in_conflicts(4).laws(only_law(Law::L06)).does(build(Space::Gold));
    assert_eq!(table.state().phase, PhaseState::Law { nth: 0, seat: BLUE, left: 1 });
    assert_eq!(table.why(build(Space::Gold)), "already_built");
    let table = table.does(build(Space::Votes));
    assert_eq!(table.player(BLUE).extensions.len(), 2);
    let table = in_conflicts(3).laws(only_law(Law::L06)).does(build(Space::Gold));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }));
    let table = in_conflicts(4).laws(only_law(Law::L06)).does(Action::Decline);
    assert!(table.player(BLUE).extensions.is_empty());
    let table = in_conflicts(1).laws(only_law(Law::L06));
    assert!(!matches!(table.state().phase, PhaseState::Law { .. }));
}

/// T25: without a deployed 2, any knight in service may be upgraded.
#[test]
fn l09_needs_no_deployed_two_t25() {
    let table = Table::of(4).laws(only_law(Law::L09));
    assert_eq!(table.legal(), [upgrade(One, COURT), upgrade(Two, COURT), Action::Decline]);
    let table = table.does(upgrade(Two, COURT));
    assert_eq!(table.court_of(own(BLUE)), [1, 3]);
    let table = Table::of(4).in_castle(own(BLUE), Two, Space::Gold).laws(only_law(Law::L09));
    assert_eq!(table.awaited(), GREEN, "blue has a deployed 2");
}

/// T26: seven counties are two groups of three.
#[test]
fn l13_pays_for_three_counties_t26() {
    let table = holding_counties(Table::of(4), 7).laws([Law::L13, Law::L11, Law::L14]);
    assert_eq!(scored_by(&table, BLUE, Law::L13), Some(16));
}

/// T27: as many recruits as the reserve allows.
#[test]
fn l15_recruits_for_nobles_t27() {
    let table =
        Table::of(4).nobles(BLUE, &County::ALL[..7]).court(own(BLUE), &[1, 1, 2]).laws(only_law(Law::L15));
    assert_eq!(recruits(&table, BLUE, Law::L15), 1);
    let table = Table::of(4).nobles(BLUE, &County::ALL[..6]).laws(only_law(Law::L15));
    assert_eq!(recruits(&table, BLUE, Law::L15), 2);
}

/// T29: an extension built this round scores this round.
#[test]
fn a_new_extension_scores_at_once_t29() {
    let table = Table::of(4)
        .holds(own(BLUE), Two, 0, County::Northumberland)
        .scores(County::Northumberland)
        .does(claim(Claim::Reward))
        .does(build(Space::Gold));
    assert_eq!(table.player(BLUE).gold, 4);
}

/// T30 and R28: both may be paid for even if the recruit comes to nothing; York's markers come anyway.
#[test]
fn york_gives_markers_without_a_recruit_t30_r28() {
    let table = Table::of(4)
        .court(own(BLUE), &[1, 1, 1])
        .holds(own(BLUE), Three, 0, County::York)
        .gold(BLUE, 3)
        .scores(County::York)
        .does(claim(Claim::Both));
    let cause = Cause::County(County::York);
    assert_eq!((table.player(BLUE).gold, table.player(BLUE).nobles.len()), (0, 1));
    assert!(table.was_told(Event::CameToNothing { seat: BLUE, banner: Banner::Own, cause }));
    assert!(table.was_told(Event::Gained { seat: BLUE, gold: 0, squires: 0, votes: 2, cause }));
}

/// T31: without a noble only the reward remains.
#[test]
fn an_empty_stack_leaves_the_reward_t31() {
    let table = Table::of(4)
        .holds(own(BLUE), Four, 0, County::Somerset)
        .no_nobles(County::Somerset, &[GREEN, YELLOW, RED])
        .scores(County::Somerset);
    assert_eq!(table.legal(), [claim(Claim::Reward)]);
    assert_eq!(table.why(claim(Claim::Noble)), "no_noble_left");
}

/// T32: with every conflict closed the knight goes home from Dorset.
#[test]
fn no_crossing_into_full_conflicts_t32() {
    let table = closed().does(claim(Claim::Reward));
    let cause = Cause::County(County::Dorset);
    assert!(table.was_told(Event::CameToNothing { seat: BLUE, banner: Banner::Own, cause }));
    assert_eq!(table.court_of(own(BLUE)), [1, 2, 2]);
    assert_eq!(table.garrison(County::Dorset), None);
}

/// T33: the knight crosses without a favour and fights this round.
#[test]
fn crossing_joins_the_fight_t33() {
    let table = Table::of(4)
        .conflict(Place::UpperLeft, 6)
        .stack(Place::UpperLeft, own(RED), &[4])
        .holds(own(BLUE), Two, 1, County::Dorset)
        .scores(County::Dorset)
        .does(claim(Claim::Reward))
        .does(Action::Cross { conflict: Place::UpperLeft });
    assert_eq!((table.points(RED), table.points(BLUE)), (5, 3));
    assert!(!table.heard().any(|event| matches!(event, Event::FavourTaken { .. })));
    assert_eq!(table.court_of(own(BLUE)), [1, 2, 2], "home after the victory");
}

/// T35 and R35: the new start player counts at once, also for ransoms.
#[test]
fn the_new_start_player_counts_at_once_t35_r35() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1])
        .stack(Place::LowerLeft, own(RED), &[1])
        .stack(Place::LowerLeft, own(GREEN), &[1])
        .holds(own(RED), One, 0, County::Surrey)
        .scores(County::Surrey)
        .does(claim(Claim::Noble))
        .does(name_start_player(GREEN));
    let mut order = Vec::new();
    let mut table = table;
    while let PhaseState::Ransom { seat, .. } = table.state().phase {
        order.push(seat);
        table = table.does(Action::Decline);
    }
    assert_eq!(order, [GREEN, RED, BLUE]);
}

/// T36: an empty conflict moves down, and leaves after the second round without points.
#[test]
fn empty_conflicts_fade_t36() {
    let table = Table::of(4).scores_castles();
    assert_eq!(table.card(Place::LowerLeft).france, 4);
    assert_eq!(table.card(Place::LowerRight).france, 5);
    let table = table.hush().scores_castles();
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::LowerLeft, france: 4 }));
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::LowerRight, france: 5 }));
    assert_eq!(points_of_four(&table), [0; 4]);
}

/// T38: with one party the second and third value lapse.
#[test]
fn missing_ranks_lapse_t38() {
    assert_eq!(points_of_four(&on_a_conflict_of_five(&[(BLUE, &[2, 3])]).scores_castles()), [4, 0, 0, 0]);
}

/// T39: a lone loser gets the second value.
#[test]
fn a_lone_loser_t39() {
    assert_eq!(points_of_four(&on_a_conflict_of_five(&[(BLUE, &[3])]).scores_castles()), [2, 0, 0, 0]);
}

/// T41 and R39: none of them in round 5, but the Chancery still pays.
#[test]
fn no_round_table_in_round_five_t41_r39() {
    let table = Table::of(4)
        .round(5)
        .nobles(BLUE, &County::ALL[..4])
        .built(BLUE, &[Space::Votes])
        .votes(BLUE, 0)
        .votes(GREEN, 0)
        .scores_castles();
    assert_eq!((table.player(BLUE).votes, table.player(GREEN).votes), (2, 0));
    let cause = Cause::Occasion(Occasion::RoundTable);
    assert!(!table.heard().any(|event| matches!(event, Event::Gained { cause: from, .. } if *from == cause)));
}

/// T43 and R18: squires break the tie, for both places.
#[test]
fn squires_break_ties_t43_r18() {
    assert_eq!(
        knighthood_points(&ended_with(&[STRENGTH_12, STRENGTH_12, STRENGTH_9], &[3, 1, 5])),
        [8, 4, 0]
    );
    assert_eq!(knighthood_points(&ended_with(&[STRENGTH_12, STRENGTH_9, STRENGTH_9], &[0, 1, 5])), [8, 0, 4]);
}

/// T44: an unbroken tie for first shares both places.
#[test]
fn ties_for_first_share_t44() {
    assert_eq!(
        knighthood_points(&ended_with(&[STRENGTH_12, STRENGTH_12, STRENGTH_9], &[2, 2, 5])),
        [6, 6, 0]
    );
}

/// T46: five tied for first get 2 each.
#[test]
fn five_tied_t46() {
    assert_eq!(knighthood_points(&ended_with(&[STRENGTH_9; 5], &[1; 5])), [2; 5]);
}

/// T47: a knight of the Armoury may be upgraded by the Tiltyard afterwards.
#[test]
fn a_recruit_may_be_upgraded_t47() {
    let table = Table::of(4)
        .built(BLUE, &[Space::Upgrade, Space::Recruit])
        .squires(BLUE, 5)
        .court(own(BLUE), &[])
        .holds(own(BLUE), Two, 0, County::Dorset)
        .scores_castles();
    let table = table.does(score(Space::Recruit)).does(score(Space::Upgrade));
    assert_eq!(table.legal().len(), 2, "the recruit, or the knight in Dorset");
    let table = table.does(upgrade(One, COURT));
    assert_eq!(table.player(BLUE).squires, 0);
    assert_eq!(table.court_of(own(BLUE)), [2]);
}

/// T48: an ally in York recruits, without markers for anyone.
#[test]
fn an_ally_recruits_in_york_t48() {
    let table = Table::of(2)
        .holds(ally(BLUE), Three, 0, County::York)
        .votes(BLUE, 0)
        .scores(County::York)
        .does(claim(Claim::Reward));
    assert_eq!(table.court_of(ally(BLUE)), [1, 2, 3]);
    let cause = Cause::County(County::York);
    assert!(!table.heard().any(|event| matches!(event, Event::Gained { cause: from, .. } if *from == cause)));
}

/// T49: rewards an ally cannot use come to nothing.
#[test]
fn an_ally_gains_nothing_in_bedford_t49() {
    let table = Table::of(2)
        .holds(ally(BLUE), Two, 0, County::Bedford)
        .court(ally(BLUE), &[])
        .no_nobles(County::Bedford, &[])
        .scores(County::Bedford);
    assert_eq!(table.legal(), [claim(Claim::Reward)]);
    let table = table.does(claim(Claim::Reward));
    assert!(table.player(BLUE).extensions.is_empty());
    assert_eq!(table.court_of(ally(BLUE)), [2]);
}

/// T50: an ally's points are lost, not passed on; its strength counts for England.
#[test]
fn ally_points_are_lost_t50() {
    let table = Table::of(2)
        .stack(Place::UpperRight, ally(BLUE), &[3])
        .stack(Place::UpperRight, own(BLUE), &[2])
        .scores_castles();
    assert!(table.was_told(Event::ConflictWon { conflict: Place::UpperRight, france: 5, total: 5 }));
    assert_eq!((table.points(BLUE), table.points(GREEN)), (2, 0));
}

/// T51: no ransom for allies.
#[test]
fn captured_allies_go_to_reserve_t51() {
    let table = Table::of(2)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, ally(BLUE), &[4])
        .gold(BLUE, 20)
        .scores_castles();
    assert_eq!((table.player(BLUE).gold, table.state().round), (20, 3));
    assert_eq!(table.reserve_of(ally(BLUE)), [1, 1, 1, 2, 3, 4]);
}

/// T53 and R17: first place only, an unbroken tie is 4 each; allies are ignored.
#[test]
fn final_ties_of_two_t53_r17() {
    let table = Table::of(2).round(5).court(ally(BLUE), &[2, 3, 4]).scores_castles();
    let finals = |table: &Table| {
        table
            .state()
            .players
            .values()
            .map(|p| (p.final_points.knighthood, p.final_points.castle))
            .collect::<Vec<_>>()
    };
    assert_eq!(finals(&table), [(4, 4), (4, 4)]);
    let table = Table::of(2).round(5).court(own(GREEN), &[1, 2, 3]).gold(BLUE, 3).scores_castles();
    assert_eq!(finals(&table), [(0, 8), (8, 0)]);
}

/// T54: equal points share the victory.
#[test]
fn equal_points_share_the_victory_t54() {
    let table = Table::of(3).round(5).gold(BLUE, 2).scores_castles();
    assert_eq!(table.state().places().values().copied().collect::<Vec<_>>(), [1, 1, 1]);
    assert!([BLUE, GREEN, YELLOW].into_iter().all(|winner| table.was_told(Event::MatchWon { winner })));
}
