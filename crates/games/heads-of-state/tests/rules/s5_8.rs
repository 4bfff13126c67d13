//! Plotting (5.8).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 5.8: two Assassins for a capital, one cube drawn; country cards need no draw.
#[test]
fn assassins_in_a_capital() {
    let table = Table::new(2).nobles(R, "gb.england.king").treachery(B, "AS,AS").plots(B);
    let mut play = table.play();
    assert_eq!(play.legal(B), [strike("gb.england.king", "AS,AS"), Action::Finish]);
    play.script(&[2]);
    play.now(strike("gb.england.king", "AS,AS"));
    assert_eq!(play.owner("gb.england.king"), None);
    assert!(play.treachery_hand(B).is_empty());
}

/// 5.8: undo goes back over a certain kill, not over a cube.
#[test]
fn a_cube_is_final() {
    let table = || Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AS,AX").plots(B);
    let mut play = table().play();
    play.now(strike("gb.scotland.baron", "AX"));
    assert!(play.0.can_undo(Seat::new(B)));
    let mut play = table().play();
    play.now(strike("gb.scotland.baron", "AS"));
    assert!(!play.0.can_undo(Seat::new(B)));
}

/// 5.8: target and cards.
#[test]
fn refused_attacks() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron,gb.england.king").treachery(B, "AX,AX/GU");
    let play = table.plots(B).play();
    assert_eq!(play.refused(strike("gb.ireland.earl", "AX")), "nobody_there");
    assert_eq!(play.refused(strike("gb.scotland.baron", "AS")), "card_not_held");
}

/// 5.8: the two cards against a capital may be named in either order; the list has each pair once.
#[test]
fn a_capital_pair_in_either_order() {
    for cards in ["AX,AX/GU", "AX/GU,AX"] {
        let table = Table::new(2).nobles(R, "gb.england.king").treachery(B, "AX,AX/GU").plots(B);
        let mut play = table.play();
        assert_eq!(play.legal(B), [strike("gb.england.king", "AX,AX/GU"), Action::Finish]);
        play.now(strike("gb.england.king", cards));
        assert_eq!(play.owner("gb.england.king"), None);
    }
    for cards in ["GU/IN,AX/GU", "AX/GU,GU/IN"] {
        let mut play = Table::new(2).nobles(R, "fr.ile.king").treachery(B, "GU/IN,AX/GU").plots(B).play();
        play.now(strike("fr.ile.king", cards));
        assert!(play.treachery_hand(B).is_empty(), "{cards}");
    }
    let setup = Setup { capital_pair: CapitalPair::Identical, ..Setup::default() };
    let table = Table::with(setup).nobles(R, "gb.england.king").treachery(B, "AX,AX/GU").plots(B);
    assert_eq!(table.play().refused(strike("gb.england.king", "AX/GU,AX")), "pair_not_identical");
}
