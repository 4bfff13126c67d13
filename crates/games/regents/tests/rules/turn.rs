//! The round, the neutral clan, the leader bonus (3.9, 5.2, 5.8 to 5.10).

use engine::Viewer;
use regents::{Action, Event, LeaderBonus, Location, NeutralMove, Phase, Setup};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};
use Location::{Chapel, Knights, Store, Throne, Tower, Treasure};

/// R34 and 5.2: every round begins with the start player and goes clockwise.
#[test]
fn r34_the_start_player_stays() {
    let mut table = Table::four().edit(|state| (state.start, state.active) = (YELLOW, YELLOW));
    for seat in [YELLOW, GREEN, RED, BLUE, YELLOW] {
        table = table.awaits(seat).scores();
    }
    assert_eq!(table.state().round, 3);
    assert!(table.heard(Viewer::Public).contains(&Event::RoundBegan { round: 3 }));
}

/// 5.7: only the active player scores.
#[test]
fn only_the_active_player_scores() {
    Table::four().agents(RED, Store, 1).agents(BLUE, Chapel, 1).scores().shows(BLUE, [0; 5]);
}

/// 5.8: counsellors on the board leave, those in front of players stay.
#[test]
fn counsellors_leave_the_board() {
    let table = Table::four().counsellors(RED, 2).does(Action::PlaceCounsellor { at: Tower });
    let table = table.agents(BLUE, Tower, 2).scores();
    assert_eq!((table.state().reserve, table.state().counsellors[RED]), (19, 1));
    assert!(table.heard(Viewer::Public).contains(&Event::CounsellorsReturned { seat: RED, count: 1 }));
}

/// 5.9, R35 and E51: by default the neutral clan moves after scoring and cannot change it.
#[test]
fn e51_r35_the_neutral_move_comes_after_scoring() {
    let table = Table::three().king(Throne).agents(RED, Tower, 1).agents(RED, Chapel, 1).scores();
    let table = table.does(Action::DeclineTower);
    assert_eq!((table.phase(), table.points_of(RED)), (Phase::Neutral, [0; 5]));
    let table = table.awaits(RED).does(Action::MoveNeutral { from: Chapel, to: Tower }).awaits(BLUE);
    assert_eq!(table.points_of(RED), [0; 5]);
    assert_eq!(table.state().neutral_agents[Tower], 1);
}

/// R35: by option it moves before scoring.
#[test]
fn r35_the_neutral_move_before_scoring() {
    let before = Setup { seats: 3, neutral_move: NeutralMove::BeforeScoring, ..Setup::default() };
    let table = Table::of(before).king(Throne).agents(RED, Chapel, 1).scores();
    assert_eq!(table.phase(), Phase::Neutral);
    table.does(Action::MoveNeutral { from: Chapel, to: Tower }).shows(RED, [0, 0, 0, 1, 0]).awaits(BLUE);
}

/// 5.9: one agent, one link, or none at all.
#[test]
fn the_neutral_clan_walks_like_agents() {
    let table = Table::three().scores();
    assert_eq!(table.legal().len(), 9, "four agents with two links each, or none");
    table
        .refuses(Action::MoveNeutral { from: Treasure, to: Chapel }, "not_linked")
        .refuses(Action::MoveNeutral { from: Throne, to: Chapel }, "not_linked")
        .does(Action::LeaveNeutral)
        .awaits(BLUE);
}

fn after_round_four(leader_bonus: LeaderBonus) -> Table {
    Table::of(Setup { leader_bonus, ..Setup::default() })
        .tracks(RED, [3, 2, 1, 0, 0])
        .tracks(BLUE, [1, 2, 0, 0, 2])
        .last_turn_of(4)
        .does(Action::EndActions)
}

/// E44, 5.10 and R33: one counsellor for each track led alone; ties and empty tracks give nothing.
#[test]
fn e44_r33_the_leader_bonus() {
    let table = after_round_four(LeaderBonus::PerTrack);
    let held = &table.state().counsellors;
    assert_eq!((held[RED], held[BLUE], held[YELLOW], table.state().reserve), (2, 1, 0, 17));
    assert_eq!(table.state().round, 5);
}

/// R33: by option one counsellor a player.
#[test]
fn r33_one_per_player() {
    let table = after_round_four(LeaderBonus::OnePerPlayer);
    assert_eq!((table.state().counsellors[RED], table.state().counsellors[BLUE]), (1, 1));
}

/// 5.10: an empty reserve gives nothing, first come first served.
#[test]
fn the_leader_bonus_with_a_short_reserve() {
    let table = Table::four()
        .tracks(RED, [3, 2, 1, 0, 0])
        .tracks(BLUE, [1, 2, 0, 0, 2])
        .counsellors(GREEN, 18)
        .last_turn_of(4)
        .does(Action::EndActions);
    assert_eq!((table.state().counsellors[RED], table.state().counsellors[BLUE]), (2, 0));
}

/// 3.9: no other round has a bonus.
#[test]
fn only_after_round_four() {
    for round in [1, 2, 3, 5, 6, 7] {
        let table = Table::four().tracks(RED, [3, 2, 1, 0, 0]).last_turn_of(round).does(Action::EndActions);
        assert_eq!((table.state().counsellors[RED], table.state().round), (0, round + 1));
    }
}

/// Undo goes back to the last thing that came to light (chapter 8).
#[test]
fn undo_until_something_came_to_light() {
    let mut table = Table::four().king(Throne).agents(RED, Knights, 1).does(Action::Recruit);
    table.game().undo(RED, None).unwrap();
    assert_eq!((table.state().turn.actions, table.state().reserve), (3, 20));
    let mut table = table.does(Action::Recruit).does(Action::PlayCard { card: regents::Card::Alliance });
    assert!(table.game().undo(RED, None).is_err(), "a card was shown");
    let mut table = table.does(Action::RevealDomain);
    assert!(table.game().undo(RED, None).is_err(), "the domain card was shown");
    let mut table = table.does(Action::Spy { target: BLUE });
    assert!(table.game().undo(RED, None).is_err(), "a card was seen");
    let mut table = table.does(Action::MoveKing { to: Knights });
    table.game().undo(RED, None).unwrap();
    assert_eq!(table.state().king, Throne);
    let mut table = table
        .does(Action::MoveKing { to: Knights })
        .edit(|state| state.turn.actions = 1)
        .does(Action::Accuse { target: BLUE, clan: regents::Clan::Macleod });
    assert!(table.game().undo(RED, None).is_err(), "a clan was shown");
}
