//! Domain cards (3.8).

use regents::{Location, Track};

/// 3.8: each domain card names a hall.
#[test]
fn domains_and_halls() {
    let halls = [Location::Throne, Location::Knights, Location::Treasure, Location::Chapel, Location::Store];
    assert_eq!(Track::ALL.map(Track::hall), halls);
    assert!(Track::ALL.into_iter().all(|track| track.hall().track() == Some(track)));
}
