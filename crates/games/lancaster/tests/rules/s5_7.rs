//! 5.7 Phase 3: castles.

use lancaster::{Action, Event, PhaseState, Place, Space, Strength};

use crate::rules::table::{BLUE, GREEN, Table, YELLOW, own, score, skip};

use Strength::{One, Three, Two};

/// 5.7: what costs squires may be skipped, and is then done.
#[test]
fn payments_may_be_skipped_5_7() {
    let table = Table::of(4)
        .in_castle(own(BLUE), Three, Space::Upgrade)
        .built(BLUE, &[Space::Recruit])
        .squires(BLUE, 5)
        .scores_castles()
        .does(skip(Space::Upgrade));
    assert_eq!(table.why(score(Space::Upgrade)), "no_such_item");
    assert!(table.court_of(own(BLUE)).contains(&3), "a skipped item sends its knight home too");
    let table = table.does(skip(Space::Recruit));
    assert_eq!(table.player(BLUE).squires, 5);
    assert_eq!(table.state().round, 2);
}

/// 5.7: without Tiltyard and Armoury nobody is asked; the four other spaces simply pay.
#[test]
fn incomes_are_not_asked_5_7() {
    let table = Table::of(4)
        .built(BLUE, &[Space::Gold, Space::Squires])
        .in_castle(own(BLUE), One, Space::Mixed)
        .in_castle(own(BLUE), Two, Space::Votes)
        .votes(BLUE, 0)
        .scores_castles();
    let player = table.player(BLUE);
    assert_eq!((player.gold, player.squires, player.votes), (5, 5, 3));
    assert_eq!(table.court_of(own(BLUE)), [1, 1, 2, 2]);
    assert_eq!(table.state().round, 2);
}

/// 5.7, A1: nor is a seat asked that cannot pay in any order.
#[test]
fn who_cannot_pay_is_not_asked() {
    let table = Table::of(4).built(BLUE, &[Space::Recruit, Space::Gold]).squires(BLUE, 2).scores_castles();
    assert!(table.was_told(Event::SpaceSkipped {
        seat: BLUE,
        banner: lancaster::Banner::Own,
        space: Space::Recruit
    }));
    assert_eq!((table.player(BLUE).gold, table.state().round), (4, 2));
}

/// Everything that simply pays in one click, in the usual order; payments are still asked.
#[test]
fn income_in_one_click() {
    let built = [Space::Gold, Space::Squires, Space::Mixed, Space::Recruit];
    let table = Table::of(4).built(BLUE, &built).squires(BLUE, 0).scores_castles();
    assert!(table.is_legal(Action::ScoreIncome));
    let table = table.does(Action::ScoreIncome);
    assert_eq!((table.player(BLUE).gold, table.player(BLUE).squires), (5, 3));
    assert_eq!(table.legal(), [score(Space::Recruit), skip(Space::Recruit)]);
    assert_eq!(table.why(Action::ScoreIncome), "no_income_left");
}

/// 5.7: each refusal in the castle has one cause: too few squires, nobody to recruit or to upgrade, what always pays,
/// and what is of no use in any order.
#[test]
fn refusals_in_the_castle_name_one_cause() {
    let castle = |court: &[u8], squires| {
        let built = [Space::Gold, Space::Recruit, Space::Upgrade];
        Table::of(4).court(own(BLUE), court).built(BLUE, &built).squires(BLUE, squires).scores_castles()
    };
    let poor = castle(&[1, 1, 2], 2);
    assert_eq!(poor.why(score(Space::Recruit)), "too_few_squires_owned");
    assert_eq!(poor.why(skip(Space::Recruit)), "item_unusable");
    assert_eq!(poor.why(skip(Space::Gold)), "always_scored");
    assert_eq!(poor.why(score(Space::Mixed)), "no_such_item");
    let all_ones = castle(&[1, 1, 1, 2], 5);
    assert_eq!(all_ones.why(score(Space::Recruit)), "nobody_to_recruit");
    let all_others = castle(&[2, 2, 3, 4], 5);
    assert_eq!(all_others.why(score(Space::Upgrade)), "nobody_to_upgrade");
}

/// 5.7: castles are scored from the start player on, each completely.
#[test]
fn castles_follow_the_start_player_5_7() {
    let table = Table::of(3)
        .built(BLUE, &[Space::Recruit])
        .built(GREEN, &[Space::Recruit])
        .squires(BLUE, 3)
        .squires(GREEN, 3)
        .before_castles()
        .does(Action::NameStartPlayer { target: GREEN });
    assert_eq!(table.awaited(), GREEN);
    let table = table.does(skip(Space::Recruit));
    assert_eq!(table.awaited(), BLUE);
    assert!(matches!(table.state().phase, PhaseState::Castle { .. }));
}

/// 5.7, A1: nobody is asked where squires would do but nothing can be had: no knight to recruit, none to upgrade.
#[test]
fn who_can_have_nothing_is_not_asked() {
    let table = Table::of(4)
        .court(own(BLUE), &[1, 1, 1, 2, 2, 3, 4])
        .built(BLUE, &[Space::Recruit, Space::Upgrade])
        .squires(BLUE, 9)
        .scores_castles();
    assert_eq!((table.player(BLUE).squires, table.state().round), (9, 2));
}

/// 5.7, A1: what is of use in no order cannot be skipped by hand; what the other part makes possible can.
#[test]
fn two_ways_to_skip_are_one_5_7() {
    let castle = |court: &[u8], squires| {
        let built = [Space::Recruit, Space::Upgrade];
        Table::of(4).court(own(BLUE), court).built(BLUE, &built).squires(BLUE, squires).scores_castles()
    };
    // All three knights of strength 1 serve: without an upgrade there is nobody to recruit, and 4 squires do not pay for both.
    let table = castle(&[1, 1, 1, 2], 4);
    assert_eq!(table.legal(), [score(Space::Upgrade), skip(Space::Upgrade)]);
    let table = castle(&[1, 1, 1, 2], 5);
    assert_eq!(table.legal(), [skip(Space::Recruit), score(Space::Upgrade), skip(Space::Upgrade)]);
}

/// Chapter 8, 5.7, A2: the last castle can be taken back, though a ransom is asked already: nothing hidden came to light.
#[test]
fn a_castle_is_taken_back_across_the_step_5_7() {
    let table = Table::of(3)
        .built(YELLOW, &[Space::Recruit])
        .squires(YELLOW, 3)
        .gold(YELLOW, 3)
        .conflict(Place::LowerLeft, 8)
        .stack(Place::LowerLeft, own(YELLOW), &[1])
        .scores_castles();
    assert_eq!(table.awaited(), YELLOW);
    let table = table.does(skip(Space::Recruit));
    assert!(matches!(table.state().phase, PhaseState::Ransom { .. }));
    assert!(table.game().can_undo(YELLOW));
    assert!(table.undo(YELLOW).is_legal(skip(Space::Recruit)));
}
