//! End of a round (6.2).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 6.2: nothing but living nobles; most a country can give.
#[test]
fn most_influence_of_a_country() {
    let whole = |country: Country| {
        let mut table = Table::new(2);
        table.0.board.nobles[Seat::new(B)] = country.spaces();
        table.0.standings(country)[0].influence
    };
    assert_eq!(Country::ALL.iter().map(|&country| whole(country)).collect::<Vec<_>>(), [10, 18, 15, 15]);
}

/// 6.2: what a creation and a death would change in the prizes is shown beforehand.
#[test]
fn previews_of_prizes() {
    let table = Table::new(2).nobles(B, "fr.provence.count").nobles(R, "fr.burgundy.earl");
    let play = table.hand(B, "GO,TI,TR,CA,BI").creates(B).play();
    let creations = play.view(B).hand.unwrap().creations;
    let prize = |sector| creations.iter().find(|creation| creation.sector == sector).unwrap().prize;
    // The Earl is first; any French noble more puts the Count's lord before him, and nobody claims the British prize yet.
    assert_eq!((prize(Sector::Aquitaine), prize(Sector::Scotland)), (8, 8));

    let table = Table::new(2).nobles(B, "fr.provence.count").nobles(R, "fr.burgundy.earl");
    let attacks = table.treachery(B, "GU").plots(B).play().view(B).hand.unwrap().attacks;
    assert_eq!((attacks[0].prize, attacks[0].owner_prize), (8, -10));
}
