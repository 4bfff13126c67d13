//! Phase 3b: castles and round tables (5.7).

use lancaster::{Action, Cause, County, Event, Occasion, PhaseState, Space, Strength};

use crate::table::{BLUE, COURT, GREEN, Table, own, score, skip, upgrade};

use Strength::{One, Three, Two};

/// V8: squires of the Stables pay for the Armoury, if scored first.
#[test]
fn the_order_is_the_players_v8() {
    let table = Table::of(4)
        .in_castle(own(BLUE), Three, Space::Squires)
        .built(BLUE, &[Space::Recruit])
        .squires(BLUE, 1)
        .scores_castles();
    assert_eq!(table.why(score(Space::Recruit)), "item_unusable");
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

/// 5.7: nor is a seat asked that cannot pay in any order.
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
