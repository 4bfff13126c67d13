//! When something runs out (5.12).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 5.12: with both piles of markers empty later players get nothing, and the game goes on.
#[test]
fn no_house_marker_left() {
    let six = [Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince, Rank::King];
    let mut table = Table::new(5).created(B, &six).hand(B, "GO").creates(B);
    table.0.board.house_done = [R, Y, G].map(Seat::new).into_iter().collect();
    table.0.board.house_markers_taken = 3;
    let mut play = table.play();
    play.now(create("gb.scotland.baron"));
    assert_eq!(play.state().scores[Seat::new(B)].house, 0);
    assert!(play.events().contains(&Event::HouseMarkersGone { seat: Seat::new(B) }));
}
