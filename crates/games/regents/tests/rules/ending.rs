//! Final scoring and the winner (chapter 6).

use engine::{Game, Seat, Seats, Status, Viewer};
use regents::{Action, Event, Location, Phase, Setup, Threshold, Track};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, everybody};

/// The end of the match; only red's domain card is still face down.
fn at_the_end() -> Table {
    at_the_end_of(Setup::default())
}

fn at_the_end_of(setup: Setup) -> Table {
    Table::of(setup).edit(|state| state.revealed = everybody().without(RED)).last_turn_of(8)
}

fn with_domain(table: Table, domain: Track) -> Table {
    table.edit(|state| {
        let holder = state.seats().find(|&seat| state.domains[seat] == domain);
        let own = state.domains[RED];
        state.domains[RED] = domain;
        if let Some(holder) = holder {
            state.domains[holder] = own;
        }
    })
}

/// 6.1: the match is over after the last turn of round 8, with three players after its neutral move.
#[test]
fn the_end_of_round_eight() {
    let table = Table::four().last_turn_of(8).does(Action::EndActions);
    assert_eq!((table.state().status(), table.phase()), (Status::Over, Phase::Over));
    let table = Table::three().last_turn_of(8).does(Action::EndActions);
    assert_eq!(table.phase(), Phase::Neutral);
    assert!(table.does(Action::LeaveNeutral).state().status().is_over());
}

/// E45 and 6.2: a hidden domain card moves its marker two spaces, whatever the thresholds say.
#[test]
fn e45_the_final_advance_ignores_thresholds() {
    with_domain(at_the_end(), Track::Religion)
        .tracks(RED, [4, 0, 0, 4, 0])
        .does(Action::EndActions)
        .shows(RED, [4, 0, 0, 6, 0]);
}

/// E46: not beyond the end.
#[test]
fn e46_the_final_advance_stops_at_the_end() {
    with_domain(at_the_end(), Track::Finance)
        .tracks(RED, [0, 0, 24, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [0, 0, 30, 0, 0]);
}

/// R32: the final advance takes chips; by option it does not.
#[test]
fn r32_chips_of_the_final_advance() {
    for (endgame_chip_claim, chips) in [(true, 1), (false, 0)] {
        let table = at_the_end_of(Setup { endgame_chip_claim, ..Setup::default() })
            .tracks(RED, [3, 0, 0, 0, 0])
            .does(Action::EndActions)
            .shows(RED, [5, 0, 0, 0, 0]);
        assert_eq!(table.chips(RED), chips);
    }
}

/// E48 and R37: a card revealed early advances nothing, but earns the bonus of the leader.
#[test]
fn e48_r37_the_bonus_of_the_leader() {
    let table = with_domain(at_the_end(), Track::Military)
        .edit(|state| state.revealed = everybody())
        .tracks(RED, [0, 13, 0, 0, 0])
        .tracks(BLUE, [0, 10, 0, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [0, 13, 0, 0, 0]);
    assert_eq!(table.state().points(RED), 16);
    let line = table.view(BLUE).result.unwrap().lines.remove(0);
    assert_eq!((line.seat, line.domain_bonus, line.total, line.place), (RED, 3, 16, 1));
}

/// R37: a tie in front earns nothing, nor does an empty track.
#[test]
fn r37_alone_in_front() {
    let table = at_the_end()
        .tracks(RED, [1, 0, 0, 0, 0])
        .tracks(BLUE, [3, 0, 0, 0, 0])
        .does(Action::EndActions)
        .shows(RED, [3, 0, 0, 0, 0]);
    assert_eq!((table.state().points(RED), table.state().points(BLUE)), (3, 3));
    assert_eq!(table.state().points(YELLOW), 0, "Finance is empty and has no leader");
}

/// 6.2: tracks, chips and counsellors add up.
#[test]
fn points_add_up() {
    let table = at_the_end()
        .tracks(RED, [4, 8, 30, 0, 1])
        .chip(RED, Track::Trade, Threshold::Third)
        .counsellors(RED, 2)
        .does(Action::EndActions);
    // Politics 4 -> 6 by the domain card, in front there: 3 more.
    assert_eq!(table.state().points(RED), 6 + 8 + 30 + 1 + 3 + 1 + 2);
    assert!(table.heard(Viewer::Public).contains(&Event::FinalScore {
        seat: RED,
        tracks: 45,
        bonus: 3,
        chips: 1,
        counsellors: 2,
        points: 51
    }));
}

/// Points that nobody should know are not in the public count before the end.
#[test]
fn a_hidden_domain_is_not_counted() {
    let table = Table::four().tracks(RED, [5, 0, 0, 0, 0]);
    assert_eq!(table.view(RED).seats[0].points.domain_bonus, 0);
    let table = table.does(Action::RevealDomain);
    assert_eq!(table.view(BLUE).seats[0].points.domain_bonus, 3);
    assert_eq!(table.state().points(RED), 8);
}

fn tied(blue_chips: u8) -> Table {
    let with_chips = |table: Table, seat: Seat, n: u8, track: Track| {
        let thresholds = Threshold::ALL.into_iter().take(usize::from(n));
        thresholds.fold(table, |table, threshold| table.chip(seat, track, threshold))
    };
    let table = Table::four().edit(|state| state.revealed = everybody()).last_turn_of(8);
    let table = table.tracks(RED, [10, 10, 10, 0, 0]).tracks(BLUE, [10, 10, 10, 0, 0]);
    let table = with_chips(table, RED, 2, Track::Religion);
    let table = with_chips(table, BLUE, blue_chips, Track::Trade);
    // Counsellors make the points equal.
    let short = 2 - blue_chips;
    table.counsellors(BLUE, short).does(Action::EndActions)
}

/// E50 and 6.3: equal points, more chips wins; equal chips share the victory.
#[test]
fn e50_chips_break_ties() {
    let table = tied(1);
    assert_eq!(table.state().points(RED), table.state().points(BLUE));
    assert_eq!(table.state().places().as_slice(), [1, 2, 3, 3]);
    assert!(table.heard(Viewer::Public).contains(&Event::GameWon { winner: RED, points: 32 }));
    let table = tied(2);
    assert_eq!(table.state().places().as_slice(), [1, 1, 3, 3]);
    assert_eq!(table.view(GREEN).result.unwrap().winners, [RED, BLUE]);
    let told = table.heard(Viewer::Public);
    assert!(told.contains(&Event::VictoryShared { winner: BLUE, points: 32 }));
}

/// Chapter 8: at the end everything is open to everybody.
#[test]
fn everything_is_open_at_the_end() {
    let table = Table::four().last_turn_of(8).does(Action::EndActions);
    let view = table.state().view(Viewer::Public);
    assert!(
        view.seats.iter().all(|seat| seat.secrets.is_some() && seat.clan.is_some() && seat.domain.is_some())
    );
    assert_eq!(table.state().revealed, Seats::first(4));
    assert_eq!(table.state().view(Viewer::Open), view);
    assert!(view.preview.is_none());
    assert_eq!(view.locations[0].id, Location::Throne);
}
