//! Paid and free actions (5.4, 5.11).

use regents::{Action, Card, Location, Phase, Setup, SetupLocations, Threshold, Track};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW};
use Location::{Chapel, Knights, Rampart, Store, Throne, Tower, Treasure};

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

/// R20: all actions must be used, which is always possible; by option they may be left.
#[test]
fn r20_all_actions_must_be_used() {
    Table::four().refuses(Action::EndActions, "actions_left").allows(Action::MoveKing { to: Knights });
    Table::of(Setup { may_forgo_actions: true, ..Setup::default() }).does(Action::EndActions).awaits(BLUE);
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

/// C: one recruit a turn (R17), and it may be placed in the same turn, anywhere (D).
#[test]
fn r17_recruit_once_and_place() {
    let table = Table::four()
        .does(Action::Recruit)
        .refuses(Action::Recruit, "recruited_already")
        .does(Action::PlaceCounsellor { at: Rampart })
        .refuses(Action::PlaceCounsellor { at: Tower }, "no_counsellor");
    let state = table.state();
    assert_eq!((state.reserve, state.counsellors[RED], state.placed[Rampart]), (19, 0, 1));
    assert_eq!(state.strength(RED, Rampart), 1);
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

/// E27: an empty reserve.
#[test]
fn e27_the_reserve_is_empty() {
    let table = Table::four()
        .counsellors(BLUE, 20)
        .refuses(Action::Recruit, "reserve_empty")
        .does(Action::RevealDomain);
    assert_eq!(table.state().placed.values().sum::<u8>(), 0);
    assert!(table.state().revealed.contains(RED));
}

/// E28 and R31: one counsellor is left for a domain card that asks for two.
#[test]
fn e28_r31_a_short_reserve() {
    let table = Table::four()
        .edit(|state| state.domains[RED] = Track::Trade)
        .counsellors(BLUE, 19)
        .does(Action::RevealDomain);
    assert_eq!(table.state().placed[Store], 1);
    assert!(table.view(BLUE).seats[0].domain_public);
    table.refuses(Action::RevealDomain, "domain_face_up");
}

/// 5.4: the domain card brings two counsellors into its hall, where the King does not hinder them, and costs no action.
#[test]
fn a_domain_card_is_revealed() {
    let table = Table::four().king(Throne).does(Action::RevealDomain);
    let state = table.state();
    assert_eq!((state.placed[Throne], state.reserve, state.turn.actions), (2, 18, 3));
    assert_eq!(table.view(BLUE).seats[0].domain, Some(Track::Politics));
}

/// E37: two cards at least for a spy.
#[test]
fn e37_a_spy_needs_two_cards() {
    let blue_played = [Card::Suspicion, Card::Diplomacy, Card::Alliance, Card::Privilege];
    Table::four()
        .played(BLUE, &blue_played[..3])
        .allows(Action::Spy { target: BLUE })
        .played(BLUE, &blue_played)
        .refuses(Action::Spy { target: BLUE }, "hand_too_small")
        .refuses(Action::Spy { target: RED }, "rival_only");
}

/// 5.4: one spying a turn.
#[test]
fn one_spying_a_turn() {
    Table::four().does(Action::Spy { target: BLUE }).refuses(Action::Spy { target: YELLOW }, "spied_already");
}

/// R9: by option a spy must share a place with the target's agents.
#[test]
fn r9_spying_at_close_range() {
    let close = Setup { spy_requires_shared_location: true, ..Setup::default() };
    Table::of(close)
        .refuses(Action::Spy { target: BLUE }, "no_shared_location")
        .agents(RED, Tower, 1)
        .agents(BLUE, Tower, 1)
        .allows(Action::Spy { target: BLUE })
        .refuses(Action::Spy { target: YELLOW }, "no_shared_location");
    Table::four().allows(Action::Spy { target: BLUE });
}

/// E39: one chip a turn.
#[test]
fn e39_one_chip_a_turn() {
    let table = Table::four()
        .refuses(Action::PlayChip, "no_chip")
        .chip(RED, Track::Trade, Threshold::First)
        .chip(RED, Track::Finance, Threshold::First)
        .does(Action::PlayChip)
        .refuses(Action::PlayChip, "chip_played_already");
    assert_eq!((table.state().turn.actions, table.chips(RED)), (4, 1));
}

/// R29: a chip won in scoring waits for the next turn; the action phase is over.
#[test]
fn r29_a_chip_won_in_scoring_waits() {
    let table =
        Table::four().agents(RED, Chapel, 1).agents(RED, Tower, 1).tracks(RED, [1, 1, 1, 3, 1]).scores();
    assert_eq!((table.chips(RED), table.phase()), (1, Phase::Tower));
    table.refuses(Action::PlayChip, "wrong_phase");
}

/// E41 and G: an expelled agent comes back anywhere, for one action.
#[test]
fn e41_an_agent_returns() {
    let table = Table::four().agents(RED, Throne, 3);
    for at in Location::ALL {
        assert!(table.legal().contains(&Action::ReturnAgent { at }));
    }
    let table = table.does(Action::ReturnAgent { at: Rampart });
    assert_eq!((table.state().agents[RED][Rampart], table.state().turn.actions), (1, 2));
    table.refuses(Action::ReturnAgent { at: Tower }, "none_outside");
}

/// 5.11: without any agent in the castle a player still has King, counsellors and returns.
#[test]
fn all_agents_expelled() {
    let table = Table::four().counsellors(RED, 1).king(Throne);
    let legal = table.legal();
    assert!(!legal.iter().any(|action| matches!(action, Action::MoveAgent { .. } | Action::Accuse { .. })));
    for action in [Action::Recruit, Action::MoveKing { to: Store }, Action::ReturnAgent { at: Store }] {
        assert!(legal.contains(&action));
    }
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

/// E36 and R23: no card in the last round, everything else goes on.
#[test]
fn e36_r23_no_cards_in_the_last_round() {
    let table = Table::four()
        .edit(|state| state.round = 8)
        .king(Throne)
        .agents(RED, Throne, 1)
        .chip(RED, Track::Trade, Threshold::First)
        .refuses(Action::PlayCard { card: Card::Alliance }, "last_round");
    assert!(!table.view(RED).cards_allowed);
    table
        .allows(Action::PlayChip)
        .allows(Action::RevealDomain)
        .allows(Action::Spy { target: GREEN })
        .allows(Action::Accuse { target: GREEN, clan: regents::Clan::Macleod });
}

/// 3.9: round 7 is the last with cards.
#[test]
fn round_seven_has_cards() {
    Table::four().edit(|state| state.round = 7).allows(Action::PlayCard { card: Card::Alliance });
}

/// R8 does not bind action G: Tower and Rampart are open to returning agents under both options.
#[test]
fn r8_is_for_the_start_only() {
    for setup_locations in [SetupLocations::Halls, SetupLocations::All] {
        Table::of(Setup { setup_locations, ..Setup::default() })
            .allows(Action::ReturnAgent { at: Tower })
            .allows(Action::ReturnAgent { at: Treasure });
    }
}
