//! Final scoring (chapter 6).

use engine::{Game, Seat};
use lancaster::{County, Event, PhaseState, Place, Space};

use crate::table::{BLUE, GREEN, PURPLE, RED, Table, YELLOW, own};

const TWELVE: &[u8] = &[1, 1, 1, 2, 3, 4];
const NINE: &[u8] = &[2, 3, 4];

/// Round 5 ends with these knights and squires; the castles are empty, gold is spread so that blue has most.
fn ended(courts: &[&[u8]], squires: &[u8]) -> Table {
    let mut table = Table::of(courts.len()).round(5);
    for (index, (court, &squires)) in courts.iter().zip(squires).enumerate() {
        let seat = Seat::new(index);
        table = table.court(own(seat), court).squires(seat, squires).gold(seat, 9 - index as u8);
    }
    table.scores_castles()
}

fn knighthood(table: &Table) -> Vec<u8> {
    table.state().players.values().map(|player| player.final_points.knighthood).collect()
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

/// T42 and 5.9: knights left in France count.
#[test]
fn knights_in_france_count_t42_5_9() {
    let table = Table::of(4).round(5).stack(Place::UpperRight, own(BLUE), &[4]).scores_castles();
    assert_eq!(table.state().phase, PhaseState::Over);
    assert_eq!(table.view(GREEN).seats[0].knighthood, 7);
    assert_eq!(table.player(BLUE).final_points.knighthood, 8);
    assert!(table.state().conflicts[Place::LowerRight].is_some());
}

/// T43 and R18: squires break the tie, for both places.
#[test]
fn squires_break_ties_t43_r18() {
    assert_eq!(knighthood(&ended(&[TWELVE, TWELVE, NINE], &[3, 1, 5])), [8, 4, 0]);
    assert_eq!(knighthood(&ended(&[TWELVE, NINE, NINE], &[0, 1, 5])), [8, 0, 4]);
}

/// T44: an unbroken tie for first shares both places.
#[test]
fn ties_for_first_share_t44() {
    assert_eq!(knighthood(&ended(&[TWELVE, TWELVE, NINE], &[2, 2, 5])), [6, 6, 0]);
}

/// R19: indivisible points are lost.
#[test]
fn shares_are_rounded_down_r19() {
    assert_eq!(knighthood(&ended(&[TWELVE, NINE, NINE], &[2, 2, 2])), [8, 2, 2]);
    assert_eq!(knighthood(&ended(&[TWELVE, NINE, NINE, NINE], &[2, 2, 2, 2])), [8, 1, 1, 1]);
    assert_eq!(knighthood(&ended(&[NINE, NINE, NINE, NINE], &[2, 2, 2, 2])), [3, 3, 3, 3]);
}

/// T46: five tied for first get 2 each.
#[test]
fn five_tied_t46() {
    assert_eq!(knighthood(&ended(&[NINE; 5], &[1; 5])), [2; 5]);
}

/// Chapter 6: extensions count for the castle, gold breaks ties.
#[test]
fn castles_score_by_extensions_then_gold() {
    let table = Table::of(3)
        .round(5)
        .built(BLUE, &[Space::Squires])
        .built(GREEN, &[Space::Squires, Space::Votes])
        .built(YELLOW, &[Space::Squires])
        .gold(BLUE, 1)
        .gold(YELLOW, 4)
        .scores_castles();
    let castle: Vec<u8> = table.state().players.values().map(|player| player.final_points.castle).collect();
    assert_eq!(castle, [0, 8, 4]);
}

/// T54: equal points share the victory.
#[test]
fn equal_points_share_the_victory_t54() {
    let table = Table::of(3).round(5).gold(BLUE, 2).scores_castles();
    assert_eq!(table.state().places().values().copied().collect::<Vec<_>>(), [1, 1, 1]);
    assert!([BLUE, GREEN, YELLOW].into_iter().all(|winner| table.was_told(Event::MatchWon { winner })));
}

/// Chapter 8: at the end all holdings are revealed; tokens are worth nothing themselves.
#[test]
fn holdings_are_revealed_at_the_end() {
    let table = ended(&[NINE, TWELVE, NINE, NINE, NINE], &[5, 0, 1, 1, 1]);
    assert!(table.was_told(Event::HoldingsRevealed { seat: PURPLE, gold: 5, squires: 1 }));
    assert_eq!(table.view(BLUE).seats[3].gold, Some(6));
    assert_eq!(table.points(RED), 0);
    assert_eq!(table.points(BLUE), 8 + 4, "most gold with equal extensions, second in knighthood");
}
