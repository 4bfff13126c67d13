//! Phase 3a: counties (5.6).

use lancaster::{
    Action, Banner, Cause, Claim, County, Event, LancasterPrompt, PhaseState, Place, Space, Spot, Strength,
};

use crate::table::{BLUE, COURT, GREEN, RED, Table, YELLOW, build, claim, own, upgrade};

use Strength::{Four, One, Three, Two};

fn name(target: engine::Seat) -> Action {
    Action::NameStartPlayer { target }
}

/// V6: noble and reward for 3 gold; the noble first.
#[test]
fn both_costs_three_gold_v6() {
    let table =
        Table::of(4).holds(own(YELLOW), One, 2, County::Stafford).gold(YELLOW, 3).scores(County::Stafford);
    let prompt = table.view(YELLOW).prompt;
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

/// V7 and 5.6: Surrey gives resources and names the start player.
#[test]
fn surrey_names_the_start_player_v7() {
    let table = Table::of(4)
        .holds(own(RED), One, 0, County::Surrey)
        .scores(County::Surrey)
        .does(claim(Claim::Reward));
    assert_eq!((table.player(RED).gold, table.player(RED).squires), (4, 4));
    assert_eq!(table.court_of(own(RED)), [1, 1, 2]);
    assert_eq!(table.legal(), [0, 1, 2, 3].map(|seat| name(engine::Seat::new(seat))));
    let table = table.does(name(YELLOW));
    assert_eq!(table.state().start_player, YELLOW);
    let noble =
        Table::of(4).holds(own(RED), One, 0, County::Surrey).scores(County::Surrey).does(claim(Claim::Noble));
    assert_eq!(noble.state().phase, PhaseState::StartPlayer { seat: RED }, "whatever was taken");
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

/// 3.2: York and Suffolk recruit, Gloucester upgrades with markers, Somerset scores.
#[test]
fn other_rewards_3_2() {
    let rewarded = |county, knight| {
        Table::of(4).holds(own(BLUE), knight, 0, county).scores(county).does(claim(Claim::Reward))
    };
    assert_eq!(rewarded(County::Suffolk, One).court_of(own(BLUE)), [1, 1, 1, 2]);
    assert_eq!(rewarded(County::York, Three).court_of(own(BLUE)), [1, 1, 2, 3]);
    assert_eq!(rewarded(County::Somerset, Four).points(BLUE), 6);
    let gloucester = rewarded(County::Gloucester, Three);
    assert_eq!(gloucester.why(upgrade(Two, COURT)), "stronger_not_in_reserve");
    let gloucester = gloucester.does(upgrade(Three, Spot::County(County::Gloucester)));
    assert_eq!(gloucester.court_of(own(BLUE)), [1, 2, 4]);
    let cause = Cause::County(County::Gloucester);
    assert!(gloucester.was_told(Event::Gained { seat: BLUE, gold: 0, squires: 0, votes: 2, cause }));
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

/// Blue in Dorset, every conflict full of others.
fn closed() -> Table {
    let stacks = [GREEN, YELLOW, RED].into_iter().flat_map(|seat| Place::UPPER.map(|place| (seat, place)));
    stacks
        .fold(Table::of(4), |table, (seat, place)| table.stack(place, own(seat), &[1]))
        .holds(own(BLUE), Two, 1, County::Dorset)
        .scores(County::Dorset)
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
        .does(name(GREEN));
    let mut order = Vec::new();
    let mut table = table;
    while let PhaseState::Ransom { seat, .. } = table.state().phase {
        order.push(seat);
        table = table.does(Action::Decline);
    }
    assert_eq!(order, [GREEN, RED, BLUE]);
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

/// 5.6: counties are scored in letter order, each knight home before the next.
#[test]
fn counties_are_scored_in_order_5_6() {
    let table = Table::of(4)
        .holds(own(BLUE), One, 0, County::Suffolk)
        .holds(own(GREEN), One, 0, County::Stafford)
        .holds(own(RED), Two, 0, County::Dorset)
        .scores(County::Stafford)
        .does(claim(Claim::Noble));
    assert_eq!(table.state().phase, PhaseState::County { county: County::Suffolk });
    assert_eq!(table.court_of(own(GREEN)), [1, 1, 2]);
    let table = table.does(claim(Claim::Noble));
    assert_eq!(table.state().phase, PhaseState::County { county: County::Dorset });
}

/// Whoever crosses sees what each conflict would bring.
#[test]
fn the_view_previews_a_crossing() {
    let table = Table::of(4)
        .stack(Place::UpperRight, own(RED), &[3])
        .court(own(BLUE), &[])
        .holds(own(BLUE), Two, 0, County::Dorset)
        .scores(County::Dorset)
        .does(claim(Claim::Reward));
    let joins = &table.view(BLUE).conflicts[1].joins;
    assert_eq!(joins.len(), 1);
    assert_eq!((joins[0].knight, joins[0].total, joins[0].england_wins, joins[0].rank), (Two, 5, true, 2));
    assert!(table.view(GREEN).conflicts[1].joins.iter().all(|join| join.total < 6));
}
