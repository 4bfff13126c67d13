//! Edge cases (10.2).

use engine::{Game, Seat, Status};
use heads_of_state::*;

use crate::rules::table::*;

fn standing_of(table: &Table, country: Country) -> Vec<(usize, u8)> {
    table.0.standings(country).iter().map(|standing| (standing.seat.index(), standing.influence)).collect()
}

/// E1, 5.11.
#[test]
fn e01_the_revolution_in_the_middle_of_the_draws() {
    let table = Table::new(3)
        .hand(B, "GO,GO,TI,TI,TR,CA,DU")
        .treachery(B, "AS,AX,GU")
        .hand(R, "GO,GO,TI,TI,TR,CA")
        .hand(Y, "GO,TI,TR,DU,ED")
        .display("PA,ED,BI,CO,CO,DU")
        .draw_pile(0);
    let mut play = table.play();
    play.now(turn(TurnKind::Attribute));
    play.now(take("PA"));
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().century, Century::Year1689);
    assert_eq!(play.state().surplus(Seat::new(B)), (2, 1));
    play.discard(B, "GO,TI", "AS");
    let state = play.state();
    assert_eq!(state.attributes.stock.pile.len(), 37);
    assert_eq!((state.attributes.n_revolution_pile(), state.attributes.face_up().len()), (11, 6));
    assert_eq!((state.turn.attribute_draws, state.phase), (2, Phase::Draw));
    let shown = state.attributes.display[0].unwrap();
    play.now(Action::TakeAttribute { attribute: shown });
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().phase, Phase::Create);
}

/// E2, 5.10.
#[test]
fn e02_the_revolution_while_refilling() {
    let mut play = Table::new(3).display("GO,TI,TR,CA,DU,ED").draw_pile(1).play();
    play.now(turn(TurnKind::Attribute));
    ["GO", "TI", "TR"].into_iter().for_each(|card| play.now(take(card)));
    play.script(&[0]);
    play.now(Action::Finish);
    let state = play.state();
    assert_eq!((state.century, state.phase, play.active()), (Century::Year1689, Phase::ChooseTurn, R));
    assert_eq!(state.attributes.face_up().len(), 6);
    // Three cards are in a hand, 16 in the two new piles' open and hidden parts.
    assert_eq!(state.attributes.stock.pile.len(), 70 - 3 - 16);
}

/// E3, 5.11.
#[test]
fn e03_in_1789_the_turn_is_lost() {
    let table = Table::new(2).hand(B, "GO,TI,TR,CA,DU,ED,BI").display("PA,GO,GO,GO,TI,TI");
    let mut play = table.century(Century::Year1789).draw_pile(0).play();
    play.now(turn(TurnKind::Attribute));
    play.now(take("PA"));
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.0.status(), Status::Over);
    assert_eq!(play.points(B), 0);
    assert!(play.events().contains(&Event::TurnLost { seat: Seat::new(B) }));
    assert!(play.legal(B).is_empty());
}

/// E4, 5.11.
#[test]
fn e04_the_revolution_in_a_treachery_turn() {
    let table = Table::new(3).treachery(B, "AS,AX").century(Century::Year1689).draw_pile(0);
    let mut play = table.play();
    play.now(turn(TurnKind::Treachery));
    let card = play.state().treachery.display[0].unwrap();
    play.now(Action::TakeTreachery { card });
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().surplus(Seat::new(B)), (0, 1));
    let n_discards = play.state().treachery.stock.n_discards();
    play.act(B, Action::DiscardTreachery { card: TreacheryCard::Assassin });
    play.act(B, Action::ConfirmDiscards);
    assert_eq!(play.state().treachery.stock.n_discards(), n_discards + 2);
    assert_eq!(play.state().treachery.face_up().len(), 2);
    play.now(Action::DrawAttribute);
    assert_eq!((play.state().phase, play.treachery_hand(B).len()), (Phase::Plot, 2));
    let pile = play.state().treachery.stock.pile.len();
    play.now(Action::Finish);
    assert_eq!((play.state().treachery.stock.pile.len(), play.active()), (pile, R));
}

/// E6.
#[test]
fn e06_a_sweep_with_seven_cards() {
    let mut play = Table::new(3).draw_pile(7).play();
    play.now(turn(TurnKind::Sweep));
    play.now(Action::DrawAttribute);
    assert!(play.state().attributes.stock.pile.is_empty());
    play.now(Action::Finish);
    assert_eq!(play.state().attributes.stock.pile.len(), 6);
    assert_eq!(play.state().attributes.face_up().len(), 6);
}

/// E7 to E9, 5.7.
#[test]
fn e07_e08_e09_where_a_courtesan_does_not_help() {
    let play = Table::new(2).hand(B, "CO").creates(B).play();
    assert_eq!(play.refused(create_with("gb.scotland.baron", "GO")), "courtesan_barred");
    assert_eq!(play.legal(B), [Action::Finish]);

    // E8: a King needs all eight.
    let play = Table::new(2).hand(B, "GO,TI,TR,CA,DU,ED,BI,CO").creates(B).play();
    assert_eq!(play.refused(create_with("gb.england.king", "PA")), "courtesan_barred");

    // E9: one Courtesan in a set.
    let play = Table::new(2).hand(B, "TI,CO,CO").creates(B).play();
    assert_eq!(play.refused(create_with("gb.ireland.earl", "CA")), "cards_missing");
}

/// E10.
#[test]
fn e10_a_courtesan_in_each_set() {
    let mut play = Table::new(2).hand(B, "TI,TI,CO,CO,TR").creates(B).play();
    play.now(create_with("gb.ireland.count", "DU"));
    play.now(create_with("gb.ireland.earl", "CA"));
    assert!(play.hand(B).is_empty());
}

/// E11.
#[test]
fn e11_a_courtesan_for_a_card_that_is_held() {
    let mut play = Table::new(2).hand(B, "TI,DU,CO").creates(B).play();
    play.now(create_with("gb.ireland.count", "DU"));
    assert_eq!(play.hand(B), attributes("DU"));
}

/// E12.
#[test]
fn e12_once_attacked_is_safe_for_the_turn() {
    let table = Table::new(3).nobles(R, "fr.burgundy.duke").nobles(Y, "fr.burgundy.earl");
    let mut play = table.treachery(B, "AS,GU").plots(B).play();
    play.script(&[3]);
    play.now(strike("fr.burgundy.duke", "AS"));
    assert_eq!(play.refused(strike("fr.burgundy.duke", "GU")), "already_attacked");
    assert!(play.offers(strike("fr.burgundy.earl", "GU")));
}

fn two_guillotines(hand: &str) -> Play {
    let table = Table::new(2).nobles(R, "fr.brittany.baron,fr.provence.count").treachery(B, "GU,GU");
    let mut play = table.hand(B, hand).plots(B).play();
    play.now(strike("fr.brittany.baron", "GU"));
    play
}

/// E14, 5.9.
#[test]
fn e14_no_kill_that_cannot_be_replaced() {
    let play = two_guillotines("");
    assert_eq!(play.refused(strike("fr.provence.count", "GU")), "cannot_replace");
    let attacks = play.view(B).hand.unwrap().attacks;
    assert_eq!(attacks[0].blocked.unwrap().id, "cannot_replace");
}

/// E15, 5.9.
#[test]
fn e15_a_second_kill_that_the_hand_can_pay_for() {
    let mut play = two_guillotines("GO");
    play.now(strike("fr.provence.count", "GU"));
    assert_eq!(play.legal(B), [create("fr.brittany.baron")]);
    play.now(create("fr.brittany.baron"));
    assert!(play.offers(Action::Finish));
}

/// E17.
#[test]
fn e17_a_throne_left_vacant() {
    let table = Table::new(2).nobles(R, "gb.england.king").treachery(B, "AX,AX");
    let mut play = table.hand(R, "GO,TI,TR,CA,DU,ED,BI,PA").plots(B).play();
    play.now(strike("gb.england.king", "AX,AX"));
    play.now(Action::Finish);
    play.now(turn(TurnKind::Attribute));
    (0..3).for_each(|_| play.now(Action::DrawAttribute));
    let before = play.points(R);
    play.now(create("gb.england.king"));
    assert_eq!(play.points(R), before);
}

/// E18.
#[test]
fn e18_both_nobles_of_a_sector() {
    for (hand, is_offered) in [("TI,DU", true), ("TI", false)] {
        let table = Table::new(2).nobles(R, "es.galicia.marquis,es.galicia.count").treachery(B, "IN,IN");
        let mut play = table.hand(B, hand).plots(B).play();
        play.now(strike("es.galicia.marquis", "IN"));
        assert_eq!(play.offers(strike("es.galicia.count", "IN")), is_offered);
        if is_offered {
            play.now(strike("es.galicia.count", "IN"));
            assert_eq!(play.refused(Action::Finish), "must_replace");
        }
    }
}

/// E19.
#[test]
fn e19_no_attack_on_the_own_noble() {
    let play = Table::new(2).nobles(B, "fr.burgundy.duke").treachery(B, "GU,AS").plots(B).play();
    assert_eq!(play.refused(strike("fr.burgundy.duke", "GU")), "own_noble");
    assert_eq!(play.legal(B), [Action::Finish]);
}

/// E20.
#[test]
fn e20_the_dead_of_a_scored_country_leave_the_board() {
    let mut table = Table::new(3).nobles(Y, "gb.england.king,gb.ireland.earl,gb.scotland.baron");
    table.0.board.countries_done[Seat::new(Y)].insert(Country::GreatBritain);
    table.0.board.country_markers_taken.add(Country::GreatBritain);
    let mut play = table.treachery(B, "AX").plots(B).play();
    play.now(strike("gb.scotland.baron", "AX"));
    assert!(play.state().board.dead[Seat::new(Y)].is_empty());
    assert_eq!(play.state().board.supply(Seat::new(Y), Rank::Baron), 5);
}

/// E21.
#[test]
fn e21_third_in_a_country() {
    let mut table = Table::new(3).dead(R, "es.castile.king,es.andalusia.duke,es.galicia.count");
    for seat in [B, Y].map(Seat::new) {
        table.0.board.presence[seat].insert_all(Country::Spain.sectors());
        table.0.board.countries_done[seat].insert(Country::Spain);
        table.0.board.country_markers_taken.add(Country::Spain);
    }
    table.0.board.initial_markers.remove(Sector::Catalonia);
    let mut play = table.hand(R, "GO").creates(R).play();
    play.now(create("es.catalonia.baron"));
    assert_eq!(play.points(R), 0);
    assert!(play.state().board.countries_done[Seat::new(R)].contains(Country::Spain));
    assert!(play.state().board.dead[Seat::new(R)].is_empty());
}

/// E23.
#[test]
fn e23_an_empty_country() {
    let play = revolution(Table::new(2));
    let removed = |points| Event::RoundMarkerRemoved { country: Country::Spain, points };
    assert!(play.events().contains(&removed(7)) && play.events().contains(&removed(4)));
    assert_eq!(play.all_points(), [0, 0]);
}

/// E24, E25, 6.2.
#[test]
fn e24_e25_influence_in_a_sector() {
    let table = Table::new(2).nobles(R, "es.andalusia.duke,es.andalusia.earl");
    assert_eq!(table.0.influence_in(Seat::new(R), Sector::Andalusia), 3);

    // E25: a Prince loses half when the King arrives.
    let table = Table::new(2).nobles(R, "es.castile.prince");
    assert_eq!(table.0.influence_in(Seat::new(R), Sector::Castile), 4);
    let table = table.nobles(B, "es.castile.king");
    assert_eq!(table.0.influence_in(Seat::new(R), Sector::Castile), 2);
    assert_eq!(table.0.influence_in(Seat::new(B), Sector::Castile), 4);
}

/// E26.
#[test]
fn e26_the_higher_hexagon_breaks_the_tie() {
    let table = Table::new(2).nobles(B, "fr.aquitaine.duke").nobles(R, "fr.burgundy.duke");
    let standings = table.0.standings(Country::France);
    assert_eq!(standings[0].decided_by(standings.get(1)), Decider::HigherSector);
    assert_eq!(standings[0].deciding_sector(Country::France, standings.get(1)), Some(Sector::Aquitaine));
    assert_eq!(revolution(table).all_points(), [10, 2]);
}

/// E28.
#[test]
fn e28_a_tie_for_second_place() {
    let table =
        Table::new(3).nobles(B, "fr.ile.king").nobles(R, "fr.burgundy.duke").nobles(Y, "fr.aquitaine.duke");
    assert_eq!(standing_of(&table, Country::France), [(B, 4), (Y, 2), (R, 2)]);
    assert_eq!(revolution(table).all_points(), [10, 0, 2]);
}

/// E29.
#[test]
fn e29_nobody_has_a_king() {
    let table = Table::new(2).noble_cards(B, [1, 0, 0, 0, 0, 0, 0]).century(Century::Year1789);
    let play = revolution(table);
    assert_eq!(play.all_points(), [4, 0]);
    assert!(play.events().contains(&Event::RankUnscored { rank: Rank::King }));
}

/// E30, 5.6.
#[test]
fn e30_treachery_cards_never_run_short() {
    let mut table = Table::new(5);
    for (seat, cards) in
        ["AS,AX,GU,IN", "AS,AX,GU,IN", "AS,AX,GU,IN", "AS,AX,GU,GA", "AS,GA,GA,GA"].into_iter().enumerate()
    {
        table = table.treachery(seat, cards);
    }
    let mut play = table.play();
    let left =
        |play: &Play| play.state().treachery.stock.pile.len() + play.state().treachery.stock.n_discards();
    assert_eq!(left(&play), 7);
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    assert_eq!(left(&play), 6);
}

/// E31, 5.6.
#[test]
fn e31_the_discards_become_the_pile() {
    let mut table = Table::new(5);
    for (seat, cards) in
        ["AS,AX,GU,IN", "AS,AX,GU,IN", "AS,AX,GU,IN", "AS,AX,GU,GA", "AS,GA"].into_iter().enumerate()
    {
        table = table.treachery(seat, cards);
    }
    let mut play = table.treachery_pile(0).play();
    assert_eq!(play.state().treachery.stock.discard.len(), 9);
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    assert_eq!(play.state().treachery.stock.pile.len(), 8);
    assert!(play.events().contains(&Event::TreacheryReshuffled { n_cards: 9 }));
}

fn first_turn(n_seats: usize) -> Table {
    let mut table = Table::new(n_seats).display("GO,TI,TR,CA,DU,ED");
    table.0.turn = Turn::new(1, Seat::new(B));
    table.0.turn.mode = Mode::First;
    table.0.turn.attribute_draws = heads_of_state::data::first_turn_draws(n_seats, 1).unwrap();
    table.0.phase = Phase::Draw;
    table
}

/// E32.
#[test]
fn e32_a_baron_in_the_first_turn() {
    let mut play = first_turn(5).play();
    play.now(take("GO"));
    play.now(create("es.catalonia.baron"));
    assert_eq!(play.points(B), 2);
}

/// E33.
#[test]
fn e33_no_sweep_and_no_treachery_in_a_first_turn() {
    let play = first_turn(5).play();
    assert_eq!(play.refused(turn(TurnKind::Sweep)), "first_turn");
    assert_eq!(play.refused(turn(TurnKind::Treachery)), "first_turn");
}

/// E34, 5.3.
#[test]
fn e34_a_treachery_turn_fills_no_other_space() {
    let play = Table::new(2).hand(B, "GO,TI,DU").plots(B).play();
    assert_eq!(play.refused(create("gb.scotland.baron")), "only_emptied_spaces");
    assert_eq!(play.legal(B), [Action::Finish]);
}

/// E35, 5.8.
#[test]
fn e35_a_treachery_turn_without_treachery() {
    let mut play = Table::new(2).play();
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    play.now(Action::DrawAttribute);
    play.now(Action::Finish);
    assert_eq!((play.hand(B).len(), play.treachery_hand(B).len(), play.active()), (1, 1, R));
}

/// E37.
#[test]
fn e37_two_houses_with_two_players() {
    let six = [Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince, Rank::King];
    let table = Table::new(2).created(B, &six).created(R, &six).hand(B, "GO").hand(R, "GO").creates(B);
    let mut play = table.dead(B, "gb.england.king").dead(R, "de.brandenburg.prince").play();
    play.now(create("gb.scotland.baron"));
    play.now(Action::Finish);
    play.now(turn(TurnKind::Attribute));
    (0..3).for_each(|_| play.now(Action::DrawAttribute));
    play.now(create("de.rhineland.baron"));
    let houses: Vec<u8> = play.state().scores.values().map(|score| score.house).collect();
    assert_eq!(houses, [16, 8]);
}

/// E38, 6.3.
#[test]
fn e38_three_share_and_get_nothing() {
    let table = Table::new(4)
        .noble_cards(B, [0, 0, 0, 0, 3, 0, 0])
        .noble_cards(R, [0, 0, 0, 0, 3, 0, 0])
        .noble_cards(Y, [0, 0, 0, 0, 3, 0, 0]);
    assert!(table.0.rank_points(Rank::Duke).values().all(|&points| points == 0));
}

/// E39, 6.3.
#[test]
fn e39_more_princes_win_a_tie() {
    let mut table = Table::new(2).noble_cards(B, [0, 0, 0, 0, 0, 2, 1]).noble_cards(R, [0, 0, 0, 0, 0, 1, 1]);
    table.0.scores[Seat::new(R)].initial = 14;
    let play = revolution(table.century(Century::Year1789));
    assert_eq!(play.all_points(), [22, 22]);
    assert_eq!(play.state().places().values().copied().collect::<Vec<_>>(), [1, 2]);
}

/// E40.
#[test]
fn e40_a_replacement_completes_a_country() {
    let table = Table::new(2)
        .nobles(B, "de.brandenburg.prince,de.saxony.earl,de.bavaria.count")
        .nobles(R, "de.rhineland.baron");
    let mut play = table.treachery(B, "GA").hand(B, "GO").plots(B).play();
    play.now(strike("de.rhineland.baron", "GA"));
    play.now(create("de.rhineland.baron"));
    let score = play.state().scores[Seat::new(B)];
    assert_eq!((score.country, score.initial), (6, 0));
}

/// E41.
#[test]
fn e41_thirteen_cards_and_an_earl() {
    let table = Table::new(3).hand(B, "GO,GO,GO,GO,GO,TR,TR,TR,TI,TI").display("CA,ED,DU,BI,PA,CO");
    let mut play = table.play();
    play.now(turn(TurnKind::Attribute));
    ["CA", "ED", "DU"].into_iter().for_each(|card| play.now(take(card)));
    assert_eq!(play.hand(B).len(), 13);
    play.now(create("gb.ireland.earl"));
    play.now(Action::Finish);
    assert_eq!((play.hand(B).len(), play.active()), (10, R));
}

/// E43.
#[test]
fn e43_a_new_display_for_the_interrupted_player() {
    let mut play = Table::new(3).display("GO,TI,TR,CA,DU,ED").draw_pile(0).play();
    play.now(turn(TurnKind::Attribute));
    ["GO", "TI"].into_iter().for_each(|card| play.now(take(card)));
    play.script(&[0]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().attributes.face_up().len(), 6);
    let attribute = play.state().attributes.display[5].unwrap();
    play.now(Action::TakeAttribute { attribute });
    play.now(Action::Finish);
    assert_eq!((play.state().attributes.face_up().len(), play.active()), (6, R));
}

/// E44.
#[test]
fn e44_nothing_to_trim() {
    let table = Table::new(3).hand(R, "GO,GO,TI,TI,CO,CO").treachery(R, "AS").hand(B, "GO,GO,GO,TI,TI,TI,TR");
    let play = revolution(table);
    let Status::Together { pending, ready } = play.0.status() else { panic!("B trims") };
    assert!(!pending.contains(Seat::new(R)) && ready.is_empty());
    assert!(play.legal(R).is_empty());
}

/// E45.
#[test]
fn e45_without_a_living_noble_there_is_no_rank() {
    let table = Table::new(2).nobles(B, "es.galicia.count").dead(R, "es.castile.king");
    assert_eq!(standing_of(&table, Country::Spain), [(B, 2)]);
    assert_eq!(revolution(table).all_points(), [7, 0]);
}

/// E46, 3.8.
#[test]
fn e46_the_wrong_country() {
    let play = Table::new(2).nobles(R, "fr.burgundy.duke").treachery(B, "AX/IN").plots(B).play();
    assert_eq!(play.refused(strike("fr.burgundy.duke", "AX/IN")), "wrong_country");
}

/// E47.
#[test]
fn e47_two_separate_attacks() {
    let table = Table::new(2).nobles(R, "gb.ireland.earl,gb.scotland.baron").treachery(B, "AX,AX/GA");
    let mut play = table.hand(B, "GO").plots(B).play();
    play.now(strike("gb.ireland.earl", "AX"));
    play.now(strike("gb.scotland.baron", "AX/GA"));
    assert_eq!(play.state().turn.vacated.len(), 2);
}
