//! Actions (5.4).

use engine::Viewer;
use regents::{Action, Card, Clan, Event, Location, Threshold, Track};

use crate::rules::table::{BLUE, RED, Table, YELLOW, play};
use Location::{Chapel, Store, Throne, Tower};

/// 5.4: three paid actions, then nothing but free ones and the end.
#[test]
fn three_actions_a_turn() {
    let table = Table::four()
        .king(Throne)
        .refuses(Action::EndActions, "actions_left")
        .does(Action::MoveKing { to: Store })
        .does(Action::MoveKing { to: Throne })
        .does(Action::MoveKing { to: Chapel })
        .refuses(Action::MoveKing { to: Throne }, "no_actions_left");
    assert!(table.legal().contains(&Action::EndActions));
    table.does(Action::EndActions).awaits(BLUE);
}

/// A: the same agent may go on with another action.
#[test]
fn an_agent_moves_twice() {
    let table = Table::four()
        .agents(RED, Tower, 1)
        .does(Action::MoveAgent { from: Tower, to: Chapel })
        .does(Action::MoveAgent { from: Chapel, to: Throne })
        .refuses(Action::MoveAgent { from: Chapel, to: Throne }, "no_agent_there");
    assert_eq!(table.state().agents[RED][Throne], 1);
}

/// D: any number of counsellors in one turn, in any of the seven places.
#[test]
fn counsellors_go_anywhere() {
    let table = Table::four().counsellors(RED, 3);
    for at in Location::ALL {
        assert!(table.legal().contains(&Action::PlaceCounsellor { at }));
    }
    let table = table
        .does(Action::PlaceCounsellor { at: Tower })
        .does(Action::PlaceCounsellor { at: Tower })
        .does(Action::PlaceCounsellor { at: Store });
    assert_eq!(table.state().placed[Tower], 2);
}

/// 5.4: the domain card brings two counsellors into its hall, where the King does not hinder them, and costs no action.
#[test]
fn a_domain_card_is_revealed() {
    let table = Table::four().king(Throne).does(Action::RevealDomain);
    let state = table.state();
    assert_eq!((state.placed[Throne], state.reserve, state.turn.actions), (2, 18, 3));
    assert_eq!(table.view(BLUE).seats[0].domain, Some(Track::Politics));
}

/// 5.4: one spying a turn.
#[test]
fn one_spying_a_turn() {
    Table::four().does(Action::Spy { target: BLUE }).refuses(Action::Spy { target: YELLOW }, "spied_already");
}

/// 5.4: the phase is never ended by the engine, so its length betrays no hand.
#[test]
fn the_phase_never_ends_by_itself() {
    let table = Table::four()
        .edit(|state| {
            state.revealed.insert(RED);
            state.round = 8;
        })
        .king(Throne)
        .does(Action::MoveKing { to: Store })
        .does(Action::MoveKing { to: Throne })
        .does(Action::MoveKing { to: Store });
    assert_eq!(table.legal(), [Action::EndActions]);
}

/// 5.4: one card a turn, from the hand; the clan's own card is not there (3.7).
#[test]
fn one_card_a_turn() {
    let table = Table::four()
        .refuses(play(Card::Privilege), "not_in_hand")
        .does(play(Card::Alliance))
        .refuses(play(Card::Diplomacy), "card_played_already");
    assert_eq!(table.state().turn.actions, 3);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::CardPlayed { seat: RED, card: Card::Alliance, clan: Clan::Macleod }));
}

/// 5.4: nothing else happens while a card is resolved.
#[test]
fn no_action_inside_a_card() {
    Table::four()
        .chip(RED, Track::Trade, Threshold::First)
        .does(play(Card::Influence))
        .refuses(Action::PlayChip, "wrong_phase")
        .refuses(Action::Recruit, "wrong_phase");
}
