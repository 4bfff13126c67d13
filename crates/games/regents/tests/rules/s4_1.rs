//! The deal (4.1).

use engine::{Seat, Viewer};
use enumset::EnumSet;
use regents::{Card, Clan, Event, Location, Phase, Threshold, Track};

use crate::rules::table::{RED, fresh};

/// 4.1: King in the Throne Room, round 1, chips on the thresholds, markers off the tracks, the tile of one's own clan
/// among the six.
#[test]
fn the_table_is_set() {
    for seed in 0..20 {
        let game = fresh(4, seed);
        let state = game.state();
        assert_eq!((state.king, state.round, state.phase.name()), (Location::Throne, 1, Phase::Place));
        assert!(state.track_chips.values().all(|chips| *chips == EnumSet::all()));
        assert!(state.markers.values().all(|markers| markers.values().all(|&ordinal| ordinal == 0)));
        assert_eq!(state.active, state.start);
        let clans: EnumSet<Clan> = state.clans.values().copied().collect();
        let domains: EnumSet<Track> = state.domains.values().copied().collect();
        assert_eq!((clans.len(), domains.len()), (4, 4));
        assert!(state.seats().all(|seat| state.tiles(seat).contains(state.clans[seat])));
    }
    assert_eq!(Threshold::ALL.map(Threshold::ordinal), [4, 8, 12]);
}

/// 4.1: the deal and the start player are drawn.
#[test]
fn the_deal_is_drawn() {
    let starts: EnumSet<Card> = (0..40).map(|seed| fresh(5, seed).state().clans[RED].lacks()).collect();
    assert_eq!(starts.len(), 6);
    let starters: std::collections::BTreeSet<Seat> =
        (0..40).map(|seed| fresh(5, seed).state().start).collect();
    assert_eq!(starters.len(), 5);
}

/// 4.1: each player is told their own cards, and nobody else's.
#[test]
fn the_deal_is_told_in_secret() {
    let game = fresh(4, 3);
    for seat in game.state().seats() {
        let dealt: Vec<Event> = game.log_for(Viewer::seat(seat)).map(|line| line.event.clone()).collect();
        let own = dealt.iter().filter(|event| matches!(event, Event::Dealt { .. })).collect::<Vec<_>>();
        let clan = game.state().clans[seat];
        let domain = game.state().domains[seat];
        assert_eq!(own, [&Event::Dealt { seat, clan, card: clan.lacks(), domain }]);
    }
    assert!(game.log_for(Viewer::Public).all(|line| !matches!(line.event, Event::Dealt { .. })));
}
