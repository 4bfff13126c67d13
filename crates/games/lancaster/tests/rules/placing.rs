//! Phase 1 (5.4) and the operations it uses (5.1).

use lancaster::{
    Action, Banner, Cause, County, Event, Favour, Garrison, PhaseState, Place, Space, Spot, Strength,
};

use crate::table::{
    BLUE, COURT, GREEN, RED, Table, YELLOW, band, own, to_castle, to_conflict, to_county, upgrade,
    with_squires,
};

use Strength::{Four, One, Three, Two};

const STAFFORD: County = County::Stafford;

fn garrison(seat: engine::Seat, knight: Strength, squires: u8) -> Option<Garrison> {
    Some(Garrison { house: own(seat), knight, squires })
}

fn favour(favour: Favour) -> Action {
    Action::TakeFavour { favour }
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
        .does(favour(Favour::Noble))
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
        .does(favour(Favour::Upgrade))
        .does(upgrade(Two, Spot::County(County::Bedford)));
    assert_eq!(table.garrison(County::Bedford), garrison(BLUE, Three, 0));
    assert_eq!(table.reserve_of(own(BLUE)), [1, 1, 2, 2, 4]);
    let needed = |knight| table.state().squires_needed(own(GREEN), knight, County::Bedford);
    assert_eq!((needed(Four), needed(Three), needed(Two)), (Some(0), Some(1), Some(2)));
}

fn before_upgrade(court: &[u8]) -> Table {
    let mut court = court.to_vec();
    court.push(1);
    Table::of(4)
        .court(own(BLUE), &court)
        .does(to_conflict(One, Place::UpperLeft))
        .does(favour(Favour::Upgrade))
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

/// 5.1: an upgraded knight in a conflict stays in its stack, in a castle on its space.
#[test]
fn upgrades_happen_in_place_5_1() {
    let table = before_upgrade(&[2]).does(upgrade(One, Spot::Conflict(Place::UpperLeft)));
    assert_eq!(table.card(Place::UpperLeft).stacks[0].unwrap().knights, band(&[2]));
    let castle = Table::of(4)
        .in_castle(own(BLUE), Two, Space::Mixed)
        .does(to_conflict(One, Place::UpperLeft))
        .does(favour(Favour::Upgrade))
        .does(upgrade(Two, Spot::Castle(Space::Mixed)));
    assert_eq!(castle.state().household(own(BLUE)).castle[Space::Mixed], Some(Three));
}

/// R24: a favour must be taken, an upgrade may be declined.
#[test]
fn upgrades_may_be_declined_r24() {
    let picking = Table::of(4).does(to_conflict(One, Place::UpperLeft));
    assert_eq!(picking.why(Action::Decline), "not_optional");
    assert_eq!(picking.legal().len(), 6);
    let table = picking.does(favour(Favour::Upgrade)).does(Action::Decline);
    assert_eq!(table.awaited(), GREEN);
    assert!(!table.state().favours.contains(Favour::Upgrade), "the tile is turned anyway");
}

/// 3.4: what the other favours give, at once.
#[test]
fn favours_give_tokens_3_4() {
    for (tile, gold, squires) in
        [(Favour::Gold, 4, 2), (Favour::Squires, 2, 4), (Favour::Mixed1, 3, 3), (Favour::Mixed2, 3, 3)]
    {
        let table = Table::of(4).does(to_conflict(Two, Place::UpperRight)).does(favour(tile));
        assert_eq!((table.player(BLUE).gold, table.player(BLUE).squires), (gold, squires));
    }
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
    let purple = own(crate::table::PURPLE);
    let no_knights = [GREEN, YELLOW, RED].into_iter().fold(table, |table, seat| table.court(own(seat), &[]));
    let table = no_knights.court(purple, &[1, 2]).place(purple.seat).does(to_castle(One, Space::Gold));
    assert!(table.was_told(Event::TurnSkipped { seat: BLUE }));
    assert_eq!(table.awaited(), purple.seat);
    let table = table.does(to_castle(Two, Space::Mixed));
    assert_eq!(table.court_of(own(BLUE)), [1]);
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 0 }, "nobody can place any more");
}

/// R23: any number of squires may join a knight on an empty county.
#[test]
fn squires_may_garrison_an_empty_county_r23() {
    let table = Table::of(4).squires(BLUE, 3).does(to_county(One, STAFFORD));
    assert_eq!(table.legal(), [0, 1, 2, 3].map(with_squires));
    assert_eq!(table.does(with_squires(3)).garrison(STAFFORD), garrison(BLUE, One, 3));
}

/// 5.3: a decision with one option is not asked.
#[test]
fn without_choice_nobody_is_asked_5_3() {
    let table = Table::of(4).squires(BLUE, 0).does(to_county(One, STAFFORD));
    assert_eq!(table.awaited(), GREEN);
}

/// 3.3 and 5.4: a castle space takes one knight, and none once built over.
#[test]
fn castle_spaces_take_one_knight_3_3() {
    let table = Table::of(4).built(BLUE, &[Space::Gold]).in_castle(own(BLUE), Three, Space::Squires);
    assert_eq!(table.why(to_castle(One, Space::Gold)), "space_built");
    assert_eq!(table.why(to_castle(One, Space::Squires)), "space_occupied");
    assert!(table.is_legal(to_castle(One, Space::Mixed)));
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

/// 5.10: within a round favours only go face down.
#[test]
fn favours_never_return_within_a_round_5_10() {
    let setup = lancaster::Setup::default();
    let mut game = engine::Match::<lancaster::Lancaster>::start(setup, engine::Seed::from_number(5)).unwrap();
    let mut chance = engine::FastChance::new(5);
    let mut before = (1, game.state().favours);
    while let Some(played) = testkit::random_move(game.state(), &mut chance) {
        game.act(played.seat, None, &played.action).unwrap();
        let now = (game.state().round, game.state().favours);
        assert!(now.0 != before.0 || now.1.is_subset(before.1));
        before = now;
    }
}
