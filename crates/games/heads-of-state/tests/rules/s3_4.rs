//! Countries, sectors and spaces (3.3, 3.4).

use heads_of_state::*;

use crate::rules::table::*;

/// 3.3, 3.4: countries, their sectors from the highest hexagon down, spaces from the higher rank down.
#[test]
fn the_board() {
    let spaces = |country: Country| country.spaces().len();
    assert_eq!(Country::ALL.iter().map(|&country| spaces(country)).collect::<Vec<_>>(), [5, 10, 8, 8]);
    for country in Country::ALL {
        let numbers: Vec<u8> = country.sectors().iter().map(Sector::hexagon).collect();
        assert!(numbers.windows(2).all(|pair| pair[0] > pair[1]), "{country:?}: {numbers:?}");
    }
    for sector in Sector::ALL {
        let ranks: Vec<Rank> = sector.spaces().iter().map(Space::rank).collect();
        assert!(ranks.windows(2).all(|pair| pair[0] > pair[1]) && (1..=2).contains(&ranks.len()));
    }
    let kings: Vec<Sector> = Rank::King.spaces().iter().map(Space::sector).collect();
    assert!(kings.iter().all(|sector| sector.is_capital()) && kings.len() == 4);
}

/// 3.4: a space that does not exist.
#[test]
fn no_such_space() {
    let play = Table::new(2).creates(B).play();
    let (sector, rank) = (Sector::England, Rank::Baron);
    assert_eq!(play.refused(Action::Create { sector, rank, courtesan_for: None }), "no_such_space");
    let card = TreacheryCard::Axeman;
    assert_eq!(play.refused(Action::PlayTreachery { sector, rank, card, second: None }), "no_such_space");
}
