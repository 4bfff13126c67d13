//! The rulebook's own examples (10.1).

use engine::{Game, Seat, Setup as _};
use heads_of_state::data::{self, house_markers};
use heads_of_state::*;

use crate::rules::table::*;

/// T1, 3.3, 3.4.
#[test]
fn t01_great_britain_has_three_sectors() {
    let sectors: Vec<Sector> = Country::GreatBritain.sectors().iter().collect();
    assert_eq!(sectors, [Sector::England, Sector::Ireland, Sector::Scotland]);
    assert_eq!(sectors.iter().map(|sector| sector.spaces().len()).collect::<Vec<_>>(), [1, 2, 2]);
    assert_eq!(sectors.iter().map(|sector| sector.is_capital()).collect::<Vec<_>>(), [true, false, false]);
}

/// T2, 3.3.
#[test]
fn t02_markers_of_france() {
    let view = Table::new(3).play().view(B);
    let france = &view.countries[Country::France as usize];
    assert_eq!((&france.markers[..], france.prizes), (&[7, 6][..], [10, 2]));
}

/// T3, 5.3.
#[test]
fn t03_first_turn_draws() {
    let tables: [&[u8]; 4] = [&[2, 3], &[1, 2, 3], &[1, 1, 2, 3], &[1, 1, 2, 2, 3]];
    for draws in tables {
        let setup = Setup::with_seats(draws.len());
        let mut play = Play(engine::Match::start(setup, engine::Seed::from_number(3)).unwrap());
        for &n_draws in draws {
            assert_eq!(play.state().turn.attribute_draws, n_draws);
            for _ in 0..n_draws {
                play.now(Action::DrawAttribute);
            }
            play.now(Action::Finish);
        }
        assert_eq!(play.state().phase, Phase::ChooseTurn);
    }
}

/// T4, 5.7.
#[test]
fn t04_two_nobles_in_either_order() {
    let orders = [["gb.ireland.count", "gb.ireland.earl"], ["gb.ireland.earl", "gb.ireland.count"]];
    let boards = orders.map(|order| {
        let mut play = Table::new(2).hand(B, "TI,TI,TR,CA,DU").creates(B).play();
        play.now(create(order[0]));
        assert_eq!(play.points(B), 3);
        play.now(create(order[1]));
        assert_eq!(play.points(B), 3);
        play.state().board
    });
    assert_eq!(boards[0], boards[1]);
}

/// T5, 3.6.
#[test]
fn t05_an_earl_costs_three_cards() {
    let mut play = Table::new(2).hand(R, "TI,TR,CA").creates(R).play();
    play.now(create("gb.ireland.earl"));
    assert!(play.hand(R).is_empty());
}

/// T6.
#[test]
fn t06_creating_an_earl() {
    let mut play = Table::new(2).hand(B, "TI,TI,TR,CA,DU").creates(B).play();
    play.now(create("gb.ireland.earl"));
    assert_eq!(play.owner("gb.ireland.earl"), Some(B));
    assert_eq!(play.state().board.noble_cards_left(Rank::Earl), 9);
    assert_eq!((play.points(B), play.hand(B)), (3, attributes("TI,DU")));
    play.now(create("gb.ireland.count"));
    assert_eq!(play.owner("gb.ireland.count"), Some(B));
    assert_eq!(play.points(B), 3);
}

/// T7, 5.7.
#[test]
fn t07_a_courtesan_replaces_a_card() {
    let mut play = Table::new(2).hand(B, "TI,TR,CO").creates(B).play();
    play.now(create_with("gb.ireland.earl", "CA"));
    assert_eq!(play.owner("gb.ireland.earl"), Some(B));
}

/// T8, 5.8.
#[test]
fn t08_all_but_one_kill_must_be_replaced() {
    let victims = ["fr.brittany.baron", "gb.scotland.baron", "de.rhineland.baron"];
    for n_kills in 1..=3 {
        let table = Table::new(2).hand(B, "GO,GO,GO").treachery(B, "GU,AX,GA").plots(B);
        let mut play = table.nobles(R, &victims.join(",")).play();
        for (victim, card) in victims.iter().zip(["GU", "AX", "GA"]).take(n_kills) {
            play.now(strike(victim, card));
        }
        for replaced in victims.iter().take(n_kills - 1) {
            assert_eq!(play.refused(Action::Finish), "must_replace");
            play.now(create(replaced));
        }
        assert!(play.offers(Action::Finish));
        play.now(create(victims[n_kills - 1]));
        assert!(play.offers(Action::Finish));
    }
}

/// T9, 5.8.
#[test]
fn t09_one_guillotine_kills_in_a_province_only() {
    let table = Table::new(4).treachery(G, "GU").nobles(R, "fr.burgundy.duke,fr.ile.king").plots(G);
    let mut play = table.play();
    assert_eq!(play.refused(strike("fr.ile.king", "GU")), "capital_needs_two");
    play.now(strike("fr.burgundy.duke", "GU"));
    assert_eq!(play.owner("fr.burgundy.duke"), None);
}

/// T10.
#[test]
fn t10_two_guillotines_kill_one_noble_of_the_capital() {
    for victim in ["fr.ile.king", "fr.ile.prince"] {
        let table = Table::new(4).treachery(G, "GU,GU").hand(G, "GO,TI,TR,CA,DU,ED,BI,PA").plots(G);
        let mut play = table.nobles(B, "fr.ile.king").nobles(R, "fr.ile.prince").play();
        play.now(strike(victim, "GU,GU"));
        assert_eq!(play.state().board.occupied().len(), 1);
        play.now(create(victim));
        assert_eq!(play.owner(victim), Some(G));
    }
}

/// T11, 3.8.
#[test]
fn t11_targets_of_a_two_country_card() {
    let everywhere: String = Space::ALL.iter().map(|&space| id(space)).collect::<Vec<_>>().join(",");
    let play = Table::new(4).treachery(G, "AX/GA").nobles(R, &everywhere).plots(G).play();
    let mut sectors: Vec<Sector> = play.legal(G).iter().filter_map(target).collect();
    sectors.dedup();
    let expected = [Sector::Ireland, Sector::Scotland, Sector::Saxony, Sector::Bavaria, Sector::Rhineland];
    assert_eq!(sectors, expected);
}

fn target(action: &Action) -> Option<Sector> {
    match action {
        Action::PlayTreachery { sector, .. } => Some(*sector),
        _ => None,
    }
}

fn id(space: Space) -> String {
    let name = |value: serde_json::Value| value.as_str().unwrap().to_owned();
    let sector = name(serde_json::to_value(space.sector()).unwrap());
    format!("x.{sector}.{}", name(serde_json::to_value(space.rank()).unwrap()))
}

fn assassination() -> Play {
    let table = Table::new(4).nobles(Y, "es.andalusia.duke").treachery(B, "AS");
    let play = table.hand(B, "GO,TI,TR,CA,BI").plots(B).play();
    assert_eq!(play.view(B).hand.unwrap().attacks[0].ways[0].percent, 75);
    play
}

/// T12.
#[test]
fn t12_an_assassination_succeeds() {
    let mut play = assassination();
    play.script(&[0]);
    play.now(strike("es.andalusia.duke", "AS"));
    let (board, y) = (play.state().board, Seat::new(Y));
    assert!(board.dead[y].contains(space("es.andalusia.duke")));
    assert_eq!(play.state().treachery.stock.discard[TreacheryCard::Assassin], 1);
    play.now(create("es.andalusia.duke"));
    let board = play.state().board;
    assert_eq!(play.owner("es.andalusia.duke"), Some(B));
    assert_eq!((board.noble_cards[Seat::new(B)][Rank::Duke], board.noble_cards[y][Rank::Duke]), (1, 1));
    assert!(board.presence[y].contains(Sector::Andalusia));
}

/// T12b.
#[test]
fn t12b_an_assassination_fails() {
    let mut play = assassination();
    play.script(&[3]);
    play.now(strike("es.andalusia.duke", "AS"));
    assert_eq!(play.owner("es.andalusia.duke"), Some(Y));
    assert_eq!(play.state().treachery.stock.discard[TreacheryCard::Assassin], 1);
    assert_eq!(play.refused(strike("es.andalusia.duke", "AS")), "already_attacked");
}

/// T13.
#[test]
fn t13_the_first_in_a_capital_takes_its_marker() {
    let table = Table::new(2).hand(B, "GO,TI,TR,ED,BI,PA").hand(R, "GO,TI,TR,CA,DU,ED,BI,PA");
    let mut play = table.creates(B).play();
    play.now(create("fr.ile.prince"));
    assert_eq!(play.points(B), 7);
    play.now(Action::Finish);
    play.now(turn(TurnKind::Attribute));
    (0..3).for_each(|_| play.now(Action::DrawAttribute));
    play.now(create("fr.ile.king"));
    assert_eq!(play.points(R), 0);
}

/// T14.
#[test]
fn t14_the_dead_prove_presence() {
    for (others, points) in [("", 6), ("gb.scotland.marquis", 4)] {
        let mut table = Table::new(3).nobles(Y, "gb.ireland.earl").dead(Y, "gb.england.king");
        if !others.is_empty() {
            table = table.nobles(B, others);
        }
        let mut play = table.hand(Y, "GO").creates(Y).play();
        play.now(create("gb.scotland.baron"));
        assert_eq!(play.points(Y), points);
        assert!(play.state().board.dead[Seat::new(Y)].is_empty());
        assert_eq!(play.state().board.supply(Seat::new(Y), Rank::King), 4);
        assert_eq!(play.view(B).countries[0].markers, [3]);
    }
}

/// T15.
#[test]
fn t15_a_house_of_nobles() {
    let six = [Rank::Baron, Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince];
    for (n_seats, left) in [(2, &[8][..]), (3, &[12, 8][..])] {
        let table = Table::new(n_seats).created(R, &six).hand(R, "GO,TI,TR,CA,DU,ED,BI,PA");
        let mut play = table.nobles(B, "gb.scotland.baron,es.castile.prince").creates(R).play();
        play.now(create("es.castile.king"));
        assert_eq!(play.points(R), 16);
        assert_eq!(play.view(R).house_markers, left);
        assert_eq!(house_markers(n_seats).len(), left.len() + 1);
    }
}

/// T16, 6.2.
#[test]
fn t16_scoring_the_german_states() {
    let table = Table::new(4)
        .nobles(R, "de.brandenburg.prince")
        .nobles(Y, "de.bavaria.duke,de.saxony.earl")
        .nobles(B, "de.saxony.marquis,de.rhineland.baron");
    let standings = table.0.standings(Country::GermanStates);
    let found: Vec<_> =
        standings.iter().map(|standing| (standing.seat.index(), standing.influence)).collect();
    assert_eq!(found, [(R, 4), (B, 4), (Y, 3)]);
    assert_eq!(standings[0].decided_by(standings.get(1)), Decider::HigherNoble);
    assert_eq!(revolution(table).all_points(), [5, 6, 0, 0]);
}

/// T17, 6.2.
#[test]
fn t17_scoring_france() {
    let table = Table::new(3)
        .nobles(B, "fr.ile.king")
        .nobles(R, "fr.ile.prince,fr.brittany.baron,fr.burgundy.earl")
        .nobles(Y, "fr.burgundy.duke,fr.provence.marquis,fr.provence.count");
    let influence =
        |seat| table.0.standings(Country::France).iter().find(|s| s.seat.index() == seat).unwrap().influence;
    assert_eq!([influence(B), influence(R), influence(Y)], [4, 5, 5]);
    assert_eq!(revolution(table).all_points(), [0, 10, 2]);
}

/// T18.
#[test]
fn t18_the_higher_noble_counts_two() {
    let table = Table::new(2).nobles(B, "fr.burgundy.duke").nobles(R, "fr.burgundy.earl");
    let influence = |seat| table.0.influence_in(Seat::new(seat), Sector::Burgundy);
    assert_eq!((influence(B), influence(R)), (2, 1));
}

/// T19, 6.3.
#[test]
fn t19_most_nobles_of_each_rank() {
    let table = Table::new(4)
        .noble_cards(B, [3, 2, 1, 3, 1, 0, 2])
        .noble_cards(R, [2, 2, 3, 2, 3, 1, 2])
        .noble_cards(Y, [2, 2, 0, 2, 0, 0, 0])
        .noble_cards(G, [0, 0, 0, 0, 0, 0, 1])
        .century(Century::Year1789);
    let play = revolution(table);
    assert!(play.0.status().is_over());
    assert_eq!(play.points(B), 4 + 10 + 8);
    assert_eq!(play.points(R), 8 + 12 + 14 + 8);
}

/// T20, 5.12.
#[test]
fn t20_no_noble_card_left() {
    let table = Table::new(3).noble_cards(B, [0, 0, 0, 0, 6, 0, 0]).noble_cards(Y, [0, 0, 0, 0, 4, 0, 0]);
    let mut play = table.hand(R, "GO,TI,TR,CA,BI").creates(R).play();
    play.now(create("fr.aquitaine.duke"));
    assert_eq!(play.owner("fr.aquitaine.duke"), Some(R));
    assert_eq!(play.state().board.noble_cards[Seat::new(R)][Rank::Duke], 0);
    assert!(play.events().contains(&Event::NobleCardsGone { seat: Seat::new(R), rank: Rank::Duke }));
}

/// T21, 6.2.
#[test]
fn t21_alone_in_a_country() {
    let play = revolution(Table::new(4).nobles(G, "es.galicia.count"));
    assert_eq!(play.all_points(), [0, 0, 0, 7]);
    assert!(play.events().contains(&Event::RoundMarkerRemoved { country: Country::Spain, points: 4 }));
}

/// T22, 5.3.
#[test]
fn t22_a_sweep_needs_six_cards() {
    assert!(Table::new(3).draw_pile(6).play().offers(turn(TurnKind::Sweep)));
    assert_eq!(Table::new(3).draw_pile(5).play().refused(turn(TurnKind::Sweep)), "pile_too_small");
}

/// T23, 5.10.
#[test]
fn t23_hand_limits() {
    let twelve = "GO,GO,GO,GO,TI,TI,TI,TI,TR,TR,TR,TR";
    let mut play = Table::new(3).hand(B, twelve).creates(B).play();
    play.now(Action::Finish);
    assert_eq!(play.state().surplus(Seat::new(B)), (2, 0));
    assert_eq!(play.refused(Action::ConfirmDiscards), "choose_surplus");
    play.discard(B, "GO,TI", "");
    assert_eq!((play.hand(B).len(), play.active()), (10, R));

    let table = Table::new(3).hand(B, "GO,GO,GO,GO,TI,TI,TI,TI,TR,TR,TR").treachery(B, "AS,AS,AX,GU,IN");
    let mut play = table.plots(B).play();
    play.now(Action::Finish);
    assert_eq!(play.state().surplus(Seat::new(B)), (1, 1));
    play.discard(B, "GO", "GU");

    let play = revolution(Table::new(3).hand(B, "GO,GO,GO,GO,TI,TI,TI,TI").treachery(B, "AS,AX,GU,IN"));
    assert_eq!(play.state().surplus(Seat::new(B)), (2, 2));
    assert_eq!((data::TURN_LIMITS, data::ROUND_LIMITS), ((10, 4), (6, 2)));
    assert_eq!(play.state().n_seats(), 3);
}
