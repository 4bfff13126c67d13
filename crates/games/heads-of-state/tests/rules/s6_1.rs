//! Scoring at once (6.1).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 6.1: second place in a country takes the lower marker.
#[test]
fn the_second_country_marker() {
    let mut table = Table::new(2).nobles(B, "gb.england.king,gb.ireland.earl").hand(B, "GO").creates(B);
    table.0.board.presence[Seat::new(R)].insert_all(Country::GreatBritain.sectors());
    table.0.board.initial_markers.remove(Sector::Scotland);
    table.0.board.countries_done[Seat::new(R)].insert(Country::GreatBritain);
    table.0.board.country_markers_taken.add(Country::GreatBritain);
    let mut play = table.play();
    play.now(create("gb.scotland.baron"));
    assert_eq!(play.points(B), 3);
}
