//! Creating nobles (5.7).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 5.7: effects in their order: initial marker, country marker, House.
#[test]
fn the_order_of_effects() {
    let six = [Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince, Rank::King];
    let table = Table::new(3).nobles(B, "gb.england.king,gb.ireland.earl").created(B, &six).hand(B, "GO");
    let mut play = table.creates(B).play();
    let preview = play.view(B).hand.unwrap().creations;
    let scotland = preview.iter().find(|creation| creation.sector == Sector::Scotland).unwrap();
    assert_eq!((scotland.initial, scotland.country, scotland.house, scotland.influence), (2, 4, 16, 2));
    let before = play.events().len();
    play.now(create("gb.scotland.baron"));
    let seat = Seat::new(B);
    let expected = [
        Event::NobleCreated { seat, sector: Sector::Scotland, rank: Rank::Baron, paid: attributes("GO") },
        Event::InitialMarker { seat, sector: Sector::Scotland, points: 2 },
        Event::CountryMarker { seat, country: Country::GreatBritain, points: 4 },
        Event::HouseMarker { seat, points: 16 },
    ];
    assert_eq!(play.events()[before..], expected);
}

/// 5.7: space and payment.
#[test]
fn refused_creations() {
    let play = Table::new(2).nobles(R, "gb.scotland.baron").hand(B, "GO,TI,CO").creates(B).play();
    assert_eq!(play.refused(create("gb.scotland.baron")), "space_occupied");
    assert_eq!(play.refused(create("gb.ireland.earl")), "cards_missing");
    assert_eq!(play.refused(create_with("gb.ireland.count", "GO")), "not_in_set");
}
