//! Points in the box (3.9).

use heads_of_state::data::*;

/// 3.9: the points in the box.
#[test]
fn score_supply() {
    let initial: u32 = SECTORS.iter().map(|sector| u32::from(sector.hexagon)).sum();
    let country: u32 = COUNTRY_MARKERS.iter().flatten().map(|&points| u32::from(points)).sum();
    let round: u32 = ROUND_END_MARKERS.iter().flatten().map(|&points| u32::from(points)).sum();
    let ranks: u32 = RANK_BONUS.iter().map(|&points| u32::from(points)).sum();
    let house = |n_seats| house_markers(n_seats).iter().map(|&points| u32::from(points)).sum::<u32>();
    assert_eq!((initial, country, round, ranks), (66, 40, 45, 70));
    assert_eq!(initial + country + house(3) + 3 * round + ranks, 347);
    assert_eq!(initial + country + house(2) + 3 * round + ranks, 335);
}
