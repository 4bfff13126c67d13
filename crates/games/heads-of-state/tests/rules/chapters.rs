//! The numbered sections of the rules, as far as examples and rulings do not show them already.

use engine::{Game, Seat, Setup as _, Viewer};
use heads_of_state::data::*;
use heads_of_state::*;

use crate::table::*;

/// 3.2, 3.5, 3.7, 3.8: what is in the box.
#[test]
fn c3_inventory() {
    let deck = |n_seats| attribute_deck(n_seats).len();
    assert_eq!([deck(2), deck(3), deck(4), deck(5)], [55, 70, 85, 100]);
    assert_eq!(treachery_deck().len(), 29);
    assert_eq!(TOKENS.iter().sum::<u8>(), 32);
    assert_eq!((Space::ALL.len(), Sector::ALL.len()), (31, 16));
    assert_eq!(Rank::ALL.iter().map(|rank| rank.spaces().len()).collect::<Vec<_>>(), [4, 4, 5, 5, 5, 4, 4]);
}

/// 3.3, 3.4: countries, their sectors from the highest hexagon down, spaces from the higher rank down.
#[test]
fn c3_4_the_board() {
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

/// 3.5, 3.6: the chart.
#[test]
fn c3_6_the_chart() {
    assert_eq!(CHART.map(<[Attribute]>::len), [1, 2, 3, 4, 5, 6, 8]);
    assert_eq!(Rank::King.set(), &Attribute::ALL[..8]);
    let without = [Rank::Baron, Rank::King];
    assert!(Rank::ALL.iter().all(|rank| rank.takes_courtesan() != without.contains(rank)));
    assert_eq!(RANK_BONUS, [4, 6, 8, 10, 12, 14, 16]);
}

/// 3.7: what the numbers on the cards add.
#[test]
fn c3_7_attribute_cards() {
    let gold = [2, 3, 4, 5].map(|n_seats| attribute_cards(Attribute::Gold, n_seats));
    let title = [2, 3, 4, 5].map(|n_seats| attribute_cards(Attribute::Title, n_seats));
    assert_eq!((gold, title), ([9, 11, 13, 15], [9, 12, 14, 16]));
}

/// 3.8: seven cards can strike in each country.
#[test]
fn c3_8_treachery_cards() {
    for &country in Country::ALL {
        let cards = TreacheryCard::ALL.iter().filter(|card| card.countries().contains(&country));
        assert_eq!(cards.map(|&card| TREACHERY_DECK[card as usize]).sum::<u8>(), 7);
    }
}

/// 3.9: the points in the box.
#[test]
fn c3_9_score_supply() {
    let initial: u32 = SECTORS.iter().map(|sector| u32::from(sector.hexagon)).sum();
    let country: u32 = COUNTRY_MARKERS.iter().flatten().map(|&points| u32::from(points)).sum();
    let round: u32 = ROUND_END_MARKERS.iter().flatten().map(|&points| u32::from(points)).sum();
    let ranks: u32 = RANK_BONUS.iter().map(|&points| u32::from(points)).sum();
    let house = |n_seats| house_markers(n_seats).iter().map(|&points| u32::from(points)).sum::<u32>();
    assert_eq!((initial, country, round, ranks), (66, 40, 45, 70));
    assert_eq!(initial + country + house(3) + 3 * round + ranks, 347);
    assert_eq!(initial + country + house(2) + 3 * round + ranks, 335);
}

/// 4: set-up.
#[test]
fn c4_set_up() {
    for (n_seats, draw_pile) in [(2, 39), (3, 54), (4, 69), (5, 84)] {
        let game =
            engine::Match::<HeadsOfState>::start(Setup::with_seats(n_seats), engine::Seed::from_number(5));
        let view = game.unwrap().state().view(Viewer::Public);
        assert_eq!((view.attributes.draw_pile, view.attributes.revolution_pile), (draw_pile, 11));
        assert_eq!(
            (view.attributes.display.len(), view.treachery.display.len(), view.treachery.pile),
            (6, 2, 27)
        );
        assert!(view.seats.iter().all(|seat| seat.points == 0 && seat.n_attributes == 0));
        assert!(view.sectors.iter().all(|sector| sector.has_marker));
        assert_eq!(view.century, Century::Year1589);
    }
}

/// 5.2: the turn choice is skipped in a first turn; creating and plotting are always asked, even when finishing is
/// all there is.
#[test]
fn c5_2_what_is_asked() {
    let mut play = Table::new(2).play();
    assert_eq!(play.legal(B).len(), 3);
    play.now(turn(TurnKind::Attribute));
    (0..3).for_each(|_| play.now(take_any(&play)));
    assert!(play.offers(Action::Finish) && play.state().phase == Phase::Create);
    play.now(Action::Finish);
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    play.now(take_any(&play));
    assert_eq!(play.legal(R), [Action::Finish]);
}

fn take_any(play: &Play) -> Action {
    let attribute = play.state().attributes.display.iter().flatten().next().unwrap();
    Action::TakeAttribute { attribute: *attribute }
}

/// 5.2: a swept display of one kind beside an empty pile is no choice.
#[test]
fn c5_2_no_choice_no_question() {
    let mut table = Table::new(2);
    let cards = &mut table.0.attributes;
    // Six Golds make the draw pile; everything else is discarded.
    let display: Bag<Attribute> = cards.face_up();
    let all = cards.stock.pile.plus(&display).plus(&cards.revolution_pile);
    let golds: Bag<Attribute> = std::iter::repeat_n(Attribute::Gold, 6).collect();
    let mut rest = all.minus(&golds);
    cards.stock.pile = golds;
    for slot in &mut cards.display {
        *slot = Some(rest.take_nth(5));
    }
    cards.revolution_pile = (0..10).map(|_| rest.take_nth(5)).collect();
    cards.stock.discard = rest;
    let mut play = table.play();
    play.now(turn(TurnKind::Sweep));
    assert_eq!((play.state().phase, play.hand(B)), (Phase::Create, attributes("GO")));
}

/// 5.3: the choice of the turn is final.
#[test]
fn c5_3_two_kinds_of_turn() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AX").hand(B, "GO").creates(B);
    let play = table.play();
    assert_eq!(play.refused(strike("gb.scotland.baron", "AX")), "no_treachery_in_this_turn");
    assert!(play.offers(create("fr.brittany.baron")));
}

/// 5.4: a sweep sets six cards aside, deals six, and allows one draw.
#[test]
fn c5_4_sweep() {
    let mut play = Table::new(2).display("GO,GO,TI,TI,TR,TR").play();
    let pile = play.state().attributes.stock.pile.len();
    play.now(turn(TurnKind::Sweep));
    assert_eq!(play.view(R).attributes.swept, attributes("GO,GO,TI,TI,TR,TR"));
    assert_eq!(play.state().attributes.stock.pile.len(), pile - 6);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().phase, Phase::Create);
    play.now(Action::Finish);
    assert_eq!(play.state().attributes.stock.pile.len(), pile - 1);
    assert!(play.state().attributes.swept.is_empty());
}

/// 5.5: the display is not refilled during the turn; the pile's last card opens the way to the Revolution pile.
#[test]
fn c5_5_drawing() {
    let mut play = Table::new(2).display("GO,TI,TR,CA,DU,ED").draw_pile(1).play();
    play.now(turn(TurnKind::Attribute));
    play.now(take("GO"));
    assert_eq!(play.refused(take("GO")), "not_on_display");
    play.now(Action::DrawAttribute);
    assert_eq!(play.view(B).attributes.revolution_percent, 9);
    play.script(&[1]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().attributes.n_revolution_pile(), 10);
    assert!(play.events().contains(&Event::DiscRemoved { n_cards: 11 }));
}

/// 5.6: from the display or from the top.
#[test]
fn c5_6_treachery_cards() {
    let mut play = Table::new(2).play();
    play.now(turn(TurnKind::Treachery));
    let shown = play.state().treachery.display[1].unwrap();
    play.now(Action::TakeTreachery { card: shown });
    assert_eq!(play.treachery_hand(B), [shown]);
    play.now(Action::DrawAttribute);
    play.now(Action::Finish);
    assert_eq!(play.state().treachery.face_up().len(), 2);
}

/// 5.7: effects in their order: initial marker, country marker, House.
#[test]
fn c5_7_the_order_of_effects() {
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

/// 5.8: two Assassins for a capital, one cube drawn; country cards need no luck.
#[test]
fn c5_8_assassins_in_a_capital() {
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
fn c5_8_a_cube_is_final() {
    let table = || Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AS,AX").plots(B);
    let mut play = table().play();
    play.now(strike("gb.scotland.baron", "AX"));
    assert!(play.0.can_undo(Seat::new(B)));
    let mut play = table().play();
    play.now(strike("gb.scotland.baron", "AS"));
    assert!(!play.0.can_undo(Seat::new(B)));
}

/// 5.9: the algorithm on its own.
#[test]
fn c5_9_sound_positions() {
    let sound = |hand: &str, spaces: &[&str]| {
        let hand = attributes(hand).into_iter().collect();
        is_sound(&hand, spaces.iter().map(|id| space(id)).collect(), CourtesanFree::Yes)
    };
    let (baron, count, other_count) = ("gb.scotland.baron", "gb.ireland.count", "fr.provence.count");
    assert!(sound("", &[]) && sound("", &[baron]));
    assert!(!sound("", &[baron, count]) && sound("GO", &[baron, count]) && sound("TI,DU", &[baron, count]));
    assert!(!sound("TI,DU", &[baron, count, other_count]));
    assert!(sound("GO,TI,DU", &[baron, count, other_count]));
    assert!(sound("TI,CO,DU,CO", &[count, other_count, "de.bavaria.count"]));
    assert!(!sound("TI,CO,CO", &[count, other_count, "de.bavaria.count"]));
    assert!(!sound("CO", &[baron, "fr.brittany.baron"]));
}

/// 5.10: the turn passes clockwise.
#[test]
fn c5_10_the_next_player() {
    let mut play = Table::new(3).creates(Y).play();
    play.now(Action::Finish);
    assert_eq!(play.active(), B);
}

/// 5.11: the least a new draw pile can have is the rest after full hands.
#[test]
fn c5_11_a_full_round_change() {
    for (n_seats, least) in [(2, 27), (3, 36), (4, 45), (5, 54)] {
        let deck = attribute_deck(n_seats).len();
        assert_eq!(deck - ROUND_LIMITS.0 * n_seats as u8 - 16, least);
    }
}

/// 5.12: with both piles of markers empty later players get nothing, and the game goes on.
#[test]
fn c5_12_no_house_marker_left() {
    let six = [Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince, Rank::King];
    let mut table = Table::new(5).created(B, &six).hand(B, "GO").creates(B);
    table.0.board.house_done = [R, Y, G].map(Seat::new).into_iter().collect();
    table.0.board.house_markers_taken = 3;
    let mut play = table.play();
    play.now(create("gb.scotland.baron"));
    assert_eq!(play.state().scores[Seat::new(B)].house, 0);
    assert!(play.events().contains(&Event::HouseMarkersGone { seat: Seat::new(B) }));
}

/// 6.1: second place in a country takes the lower marker.
#[test]
fn c6_1_the_second_country_marker() {
    let mut table = Table::new(2).nobles(B, "gb.england.king,gb.ireland.earl").hand(B, "GO").creates(B);
    table.0.board.presence[Seat::new(R)].insert_all(Country::GreatBritain.sectors());
    table.0.board.initial_markers.remove(Sector::Scotland);
    table.0.board.countries_done[Seat::new(R)].insert(Country::GreatBritain);
    table.0.board.country_markers_taken.add(Country::GreatBritain);
    let mut play = table.play();
    play.now(create("gb.scotland.baron"));
    assert_eq!(play.points(B), 3);
}

/// 6.2: nothing but living nobles; most a country can give.
#[test]
fn c6_2_most_influence_of_a_country() {
    let whole = |country: Country| {
        let mut table = Table::new(2);
        table.0.board.nobles[Seat::new(B)] = country.spaces();
        table.0.standings(country)[0].influence
    };
    assert_eq!(Country::ALL.iter().map(|&country| whole(country)).collect::<Vec<_>>(), [10, 18, 15, 15]);
}

/// 6.2: what a creation and a death would change in the prizes is shown beforehand.
#[test]
fn c6_2_previews_of_prizes() {
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

/// 6.3: two share the half.
#[test]
fn c6_3_two_share() {
    for &rank in Rank::ALL {
        let mut table = Table::new(3);
        table.0.board.noble_cards[Seat::new(B)][rank] = 2;
        table.0.board.noble_cards[Seat::new(Y)][rank] = 2;
        table.0.board.noble_cards[Seat::new(R)][rank] = 1;
        let half = rank.bonus() / 2;
        assert_eq!(table.0.rank_points(rank).values().copied().collect::<Vec<_>>(), [half, 0, half]);
    }
}
