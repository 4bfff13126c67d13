//! Components and set-up (chapters 3 and 4).

use engine::{Game, Match, Seat, Seed, Setup as _, Viewer};
use enumset::EnumSet;
use regents::{
    Action, Card, Clan, Event, Location, N_AGENTS, N_CHIPS, N_COUNSELLORS, N_ROUNDS, Phase, Regents, Setup,
    SetupLocations, Threshold, Track,
};

use crate::table::{RED, Table};

fn fresh(seats: usize, seed: u64) -> Match<Regents> {
    Match::start(Setup::with_seats(seats), Seed::from_number(seed)).unwrap()
}

/// 3.1: what is in the box.
#[test]
fn the_box_holds_what_it_should() {
    assert_eq!((N_AGENTS, N_COUNSELLORS, N_CHIPS, N_ROUNDS), (4, 20, 15, 8));
    let table = fresh(5, 1);
    let state = table.state();
    assert_eq!(state.reserve, 20);
    assert_eq!(state.track_chips.values().map(|chips| chips.len()).sum::<usize>(), 15);
    assert!(state.seats().all(|seat| state.tiles(seat).len() == 6 && state.hand(seat).len() == 5));
}

/// 3.6, 3.7 and X1: each clan lacks one card, and the card proves its owner not to be of that clan.
#[test]
fn x1_each_clan_lacks_one_card() {
    let pairs = [
        (Clan::Mackintosh, Card::Suspicion),
        (Clan::Macgregor, Card::Diplomacy),
        (Clan::Macleod, Card::Alliance),
        (Clan::Campbell, Card::Privilege),
        (Clan::Macduff, Card::Influence),
        (Clan::Stewart, Card::Betrayal),
    ];
    for (clan, card) in pairs {
        assert_eq!((clan.lacks(), card.excludes()), (card, clan));
    }
    let green = crate::table::GREEN;
    let hand = Table::four().state().hand(green);
    assert_eq!(hand, Card::Diplomacy | Card::Alliance | Card::Privilege | Card::Influence | Card::Betrayal);
}

/// 3.8: each domain card names a hall.
#[test]
fn domains_and_halls() {
    let halls = [Location::Throne, Location::Knights, Location::Treasure, Location::Chapel, Location::Store];
    assert_eq!(Track::ALL.map(Track::hall), halls);
    assert!(Track::ALL.into_iter().all(|track| track.hall().track() == Some(track)));
}

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

/// 4.2: only 3 to 5 can play; unseen cards are what is left.
#[test]
fn seat_counts() {
    for seats in [0, 2, 6, 300] {
        let refused = Match::<Regents>::start(Setup::with_seats(seats), Seed::from_number(1)).unwrap_err();
        assert!(refused.to_string().contains("3 to 5"), "{refused}");
    }
    for seats in 3..=5 {
        assert_eq!(fresh(seats, 1).state().n_seats(), seats);
        assert_eq!(fresh(seats, 1).state().neutral_clan.is_some(), seats == 3);
    }
}

/// 4.3: the neutral clan is face up, nobody else's, and stands in every hall but the Throne Room.
#[test]
fn the_neutral_clan() {
    for seed in 0..10 {
        let game = fresh(3, seed);
        let state = game.state();
        let clan = state.neutral_clan.unwrap();
        assert!(state.clans.values().all(|&own| own != clan));
        assert_eq!(state.neutral_agents.into_array(), [0, 1, 1, 1, 1, 0, 0]);
        assert!(game.log_for(Viewer::Public).any(|line| line.event == Event::NeutralClan { clan }));
    }
}

/// 5.3 and R8: one agent a lap, in the five halls, the King's too.
#[test]
fn r8_agents_start_in_halls() {
    let mut game = fresh(4, 1);
    let start = game.state().start;
    assert_eq!(game.legal_actions(start).len(), 5);
    assert!(game.act(start, None, &Action::PlaceAgent { at: Location::Tower }).is_err());
    for lap in 0..4 {
        for seat in start.clockwise(4) {
            assert_eq!(game.state().round, 1, "lap {lap}");
            game.act(seat, None, &Action::PlaceAgent { at: Location::Throne }).unwrap();
        }
    }
    assert_eq!(game.state().phase.name(), Phase::Actions);
    assert_eq!(game.state().active, start);
    let all = Setup { setup_locations: SetupLocations::All, ..Setup::default() };
    let game = Match::<Regents>::start(all, Seed::from_number(1)).unwrap();
    assert_eq!(game.legal_actions(game.state().start).len(), 7);
}

/// Chapter 7: keys, values and defaults of the options, as the lobby offers them.
#[test]
fn options_match_the_setup() {
    let json = serde_json::to_value(Setup::default()).unwrap();
    for option in Regents::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => serde_json::json!(default),
            engine::Choices::OneOf { values } => serde_json::json!(values[0]),
            engine::Choices::Number { default, .. } => serde_json::json!(default),
        };
        assert_eq!(json[option.key], default, "{}", option.key);
    }
    assert_eq!(json.as_object().unwrap().len(), Regents::INFO.options.len() + 1);
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats": 5}"#).unwrap(), Setup::with_seats(5));
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 5, "kings": 2}"#).is_err());
    let turned = serde_json::to_value(Setup::all_turned(3)).unwrap();
    for option in Regents::INFO.options {
        assert_ne!(turned[option.key], json[option.key], "{}", option.key);
    }
}

/// R40: the bars are MacGregor's element, wherever they are printed: the card without them is Diplomacy.
#[test]
fn r40_macgregors_bars() {
    assert_eq!(Clan::Macgregor.lacks(), Card::Diplomacy);
}
