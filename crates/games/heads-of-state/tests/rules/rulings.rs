//! Rulings on unclear rules (chapter 9), as far as the examples do not show them already.

use engine::{Game, Seat, Setup as _, Status};
use heads_of_state::*;

use crate::rules::table::*;

/// R1, R34: as many players as scoring pieces, two to five.
#[test]
fn r01_r34_two_to_five_players() {
    let start = |n_seats| {
        engine::Match::<HeadsOfState>::start(Setup::with_seats(n_seats), engine::Seed::from_number(1))
    };
    for n_seats in 2..=5 {
        assert_eq!(start(n_seats).unwrap().state().scores.n_seats(), n_seats);
    }
    assert!(start(1).is_err() && start(6).is_err());
    assert_eq!(HeadsOfState::INFO.seats, (2, 5));
}

/// R2.
#[test]
fn r02_the_order_of_ranks() {
    let order = ["baron", "count", "earl", "marquis", "duke", "prince", "king"].map(named::<Rank>);
    assert_eq!(order, Rank::ALL);
    assert!(Rank::ALL.is_sorted());
}

/// R3: one marker tells the round.
#[test]
fn r03_one_round_marker() {
    let play = revolution(Table::new(2));
    assert_eq!(play.state().century, Century::Year1689);
}

/// R4: ten attribute cards and the Revolution.
#[test]
fn r04_the_revolution_pile() {
    assert_eq!(Table::new(4).0.attributes.n_revolution_pile(), 11);
}

/// R5: the draw that met the Revolution is owed, from display or pile.
#[test]
fn r05_the_owed_draw_is_free() {
    let play = revolution(Table::new(2));
    assert_eq!(play.state().turn.attribute_draws, 3);
    assert!(play.offers(Action::DrawAttribute));
    assert!(play.legal(B).iter().any(|action| matches!(action, Action::TakeAttribute { .. })));
}

fn first_turn() -> Play {
    Play(engine::Match::start(Setup::with_seats(5), engine::Seed::from_number(1)).unwrap())
}

/// R6, R7: a first turn draws, and may create.
#[test]
fn r06_r07_a_first_turn() {
    let mut play = first_turn();
    assert_eq!(play.state().phase, Phase::Draw);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().phase, Phase::Create);
}

/// R8: swept cards return before the display is refilled; the Revolution pile is never touched.
#[test]
fn r08_a_sweep_keeps_off_the_revolution_pile() {
    let mut play = Table::new(3).display("GO,GO,GO,TI,TI,TI").draw_pile(6).play();
    play.now(turn(TurnKind::Sweep));
    assert!(play.state().attributes.stock.pile.is_empty());
    if play.state().phase == Phase::Draw {
        assert_eq!(play.refused(Action::DrawAttribute), "sweep_keeps_off_revolution");
        let attribute = play.state().attributes.display[0].unwrap();
        play.now(Action::TakeAttribute { attribute });
    }
    play.now(Action::Finish);
    let cards = &play.state().attributes;
    assert_eq!((cards.stock.pile.len(), cards.n_revolution_pile(), cards.face_up().len()), (5, 11, 6));
}

/// R9.
#[test]
fn r09_the_treachery_card_first() {
    let mut play = Table::new(3).play();
    play.now(turn(TurnKind::Treachery));
    assert_eq!(play.refused(Action::DrawAttribute), "treachery_card_first");
    play.now(Action::DrawTreachery);
    assert_eq!(play.refused(Action::DrawTreachery), "no_draw_left");
    assert!(play.offers(Action::DrawAttribute));
}

/// R10: every card of the set may be the one that is replaced.
#[test]
fn r10_a_courtesan_is_free() {
    let hand = attributes("TI,TR,CA,CO").into_iter().collect();
    assert_eq!(payments(&hand, Rank::Earl, CourtesanFree::Yes).len(), 4);
}

/// R11: treachery after a replacement.
#[test]
fn r11_kills_and_replacements_interleave() {
    let table = Table::new(2).nobles(R, "fr.brittany.baron,gb.scotland.baron").treachery(B, "GU,AX");
    let mut play = table.hand(B, "GO").plots(B).play();
    play.now(strike("fr.brittany.baron", "GU"));
    play.now(create("fr.brittany.baron"));
    play.now(strike("gb.scotland.baron", "AX"));
    play.now(Action::Finish);
    assert_eq!(play.active(), R);
}

/// R12.
#[test]
fn r12_the_german_second_place() {
    let table = Table::new(2).nobles(B, "de.bavaria.duke").nobles(R, "de.saxony.earl");
    assert_eq!(revolution(table).all_points(), [6, 5]);
}

/// R13: own and two-country cards mixed.
#[test]
fn r13_any_two_valid_cards_strike_a_capital() {
    let table = Table::new(2).nobles(R, "fr.ile.king").treachery(B, "GU,AX/GU,GU/IN,AS").plots(B);
    let mut play = table.play();
    let pairs = ["GU,AX/GU", "GU,GU/IN", "AX/GU,GU/IN"];
    assert!(pairs.iter().all(|pair| play.offers(strike("fr.ile.king", pair))));
    let ways = &play.view(B).hand.unwrap().attacks[0].ways;
    assert_eq!((ways.len(), ways[0].card, ways[0].percent), (3, TreacheryCard::Guillotine, 100));
    assert_eq!(play.refused(strike("fr.ile.king", "AS,GU")), "assassin_not_mixed");
    play.now(strike("fr.ile.king", "AX/GU,GU/IN"));
    assert_eq!(play.owner("fr.ile.king"), None);
}

/// R14: forbidden beforehand, for Assassins too, although they may fail.
#[test]
fn r14_no_assassination_beyond_the_duty() {
    let table = Table::new(2).nobles(R, "fr.brittany.baron,gb.scotland.baron").treachery(B, "GU,AS");
    let mut play = table.plots(B).play();
    play.now(strike("fr.brittany.baron", "GU"));
    assert_eq!(play.refused(strike("gb.scotland.baron", "AS")), "cannot_replace");
}

/// R14, 5.9: a payment that would make the rest unpayable is not offered.
#[test]
fn r14_a_payment_keeps_the_rest_payable() {
    let victims = "gb.ireland.count,fr.provence.count,gb.scotland.baron";
    let table = Table::new(2).nobles(R, victims).treachery(B, "AX,GU,AX").hand(B, "TI,DU,GO,CO").plots(B);
    let mut play = table.play();
    for (victim, card) in victims.split(',').zip(["AX", "GU", "AX"]) {
        play.now(strike(victim, card));
    }
    // Two of the three must be paid: the Baron with Gold, one Count with Title and Duelling or a Courtesan.
    assert!(play.offers(create("gb.scotland.baron")) && play.offers(create_with("gb.ireland.count", "TI")));
    play.now(create_with("gb.ireland.count", "TI"));
    assert_eq!(play.refused(create("fr.provence.count")), "cards_missing");
    play.now(create("gb.scotland.baron"));
    play.now(Action::Finish);
}

/// R15: created counts, card or not.
#[test]
fn r15_a_house_counts_creations() {
    let six = [Rank::Baron, Rank::Count, Rank::Earl, Rank::Marquis, Rank::Duke, Rank::Prince];
    let table = Table::new(3).created(B, &six).noble_cards(R, [0, 0, 0, 0, 0, 0, 5]);
    let table = table.noble_cards(Y, [0, 0, 0, 0, 0, 0, 5]).hand(B, "GO,TI,TR,CA,DU,ED,BI,PA");
    let mut play = table.creates(B).play();
    play.now(create("gb.england.king"));
    assert_eq!(play.state().scores[Seat::new(B)].house, 16);
}

/// R16: a second dead token in a sector goes back to the supply, so does one when both markers are gone.
#[test]
fn r16_where_dead_tokens_go() {
    let table = Table::new(2).dead(R, "fr.burgundy.duke").nobles(R, "fr.burgundy.earl,fr.provence.count");
    let mut play = table.treachery(B, "GU,GU").hand(B, "TI,TR,CA").plots(B).play();
    play.now(strike("fr.burgundy.earl", "GU"));
    play.now(strike("fr.provence.count", "GU"));
    let dead: Vec<Space> = play.state().board.dead[Seat::new(R)].iter().collect();
    assert_eq!(dead, [space("fr.burgundy.duke"), space("fr.provence.count")]);

    let mut table = Table::new(3).nobles(R, "gb.scotland.baron").treachery(B, "AX").plots(B);
    for seat in [B, Y].map(Seat::new) {
        table.0.board.presence[seat].insert_all(Country::GreatBritain.sectors());
        table.0.board.countries_done[seat].insert(Country::GreatBritain);
        table.0.board.country_markers_taken.add(Country::GreatBritain);
    }
    table.0.board.initial_markers.remove_all(Country::GreatBritain.sectors());
    let mut play = table.play();
    play.now(strike("gb.scotland.baron", "AX"));
    assert!(play.state().board.dead[Seat::new(R)].is_empty());
}

/// R17: with all tokens in use the first own dead one of the rank is taken back.
#[test]
fn r17_a_dead_token_is_taken_back() {
    let table = Table::new(2).dead(B, "gb.ireland.count,fr.provence.count,de.bavaria.count,es.galicia.count");
    let mut play = table.hand(B, "TI,DU").creates(B).play();
    play.now(create("es.galicia.count"));
    let (board, seat) = (play.state().board, Seat::new(B));
    assert_eq!(board.dead[seat].iter().next(), Some(space("fr.provence.count")));
    assert!(board.presence[seat].contains(Sector::Ireland));
    let taken_back = Event::TokenTakenBack { seat, sector: Sector::Ireland, rank: Rank::Count };
    assert!(play.events().contains(&taken_back));
}

/// R18, A2: both stand in the highest sector; the rank there decides, then the next sector.
#[test]
fn r18_sector_by_sector() {
    // Equal influence and equal best rank: a Duke each; in Burgundy the Duke is before the Earl.
    let table = Table::new(2)
        .nobles(B, "fr.burgundy.duke,fr.provence.count")
        .nobles(R, "fr.brittany.duke,fr.burgundy.earl");
    let standings = table.0.standings(Country::France);
    assert_eq!(standings.iter().map(|standing| standing.influence).collect::<Vec<_>>(), [4, 3]);
    let table = table.nobles(R, "fr.provence.marquis");
    // Now 2 + 1 against 2 + 1 + 2.
    assert_eq!(table.0.standings(Country::France)[0].seat, Seat::new(R));

    let table = Table::new(2).nobles(B, "fr.burgundy.duke,fr.brittany.baron");
    let table = table.nobles(R, "fr.burgundy.earl,fr.brittany.duke");
    let standings = table.0.standings(Country::France);
    assert_eq!((standings[0].influence, standings[1].influence), (3, 3));
    assert_eq!(standings[0].seat, Seat::new(B));
    assert_eq!(standings[0].deciding_sector(Country::France, standings.get(1)), Some(Sector::Burgundy));
}

/// R19, R20: what nobody has scores nothing.
#[test]
fn r19_r20_nothing_for_nobody() {
    let play = revolution(Table::new(2).century(Century::Year1789));
    assert_eq!(play.all_points(), [0, 0]);
    let unscored = play.events().iter().filter(|event| matches!(event, Event::RankUnscored { .. })).count();
    assert_eq!(unscored, 7);
}

/// R21.
#[test]
fn r21_a_shared_victory() {
    let play = revolution(Table::new(3).century(Century::Year1789));
    assert_eq!(play.state().places().values().copied().collect::<Vec<_>>(), [1, 1, 1]);
    let winners = play.events().iter().filter(|event| matches!(event, Event::GameWon { .. })).count();
    assert_eq!(winners, 3);
}

/// R22: discards lie open.
#[test]
fn r22_discards_are_open() {
    let mut play = Table::new(2).hand(B, "GO,GO,GO,GO,GO,TI,TI,TI,TI,TI,TR").creates(B).play();
    play.now(Action::Finish);
    play.discard(B, "TR", "");
    let seen = play.view(R).attributes.seen_discards;
    assert_eq!(seen.unwrap(), [HeadsOfStateAttributeCount { attribute: Attribute::Troops, count: 1 }]);
}

/// R23: all trim at the same time; nothing shows before the last is ready.
#[test]
fn r23_trimming_is_simultaneous() {
    let seven = "GO,GO,TI,TI,TR,TR,CA";
    let mut play = revolution(Table::new(3).hand(B, seven).hand(R, seven).hand(Y, "GO"));
    let both = [B, R].map(Seat::new).into_iter().collect();
    assert_eq!(play.0.status(), Status::Together { pending: both, ready: engine::Seats::NONE });
    play.discard(R, "GO", "");
    assert_eq!(play.view(B).attributes.discards, play.view(Y).attributes.discards);
    assert_eq!(play.hand(R).len(), 7);
    play.0.undo(Seat::new(R), None).unwrap();
    play.act(R, Action::ConfirmDiscards);
    play.discard(B, "TI", "");
    assert_eq!((play.hand(R).len(), play.hand(B).len(), play.state().phase), (6, 6, Phase::Draw));
}

/// R24: the round limit holds before the turn goes on, the turn's limit at its end.
#[test]
fn r24_first_the_limit_then_the_rest_of_the_turn() {
    let mut play = revolution(Table::new(2).hand(B, "GO,GO,GO,TI,TI,TI,TR,TR"));
    play.discard(B, "GO,TI", "");
    (0..3).for_each(|_| play.now(Action::DrawAttribute));
    assert_eq!(play.hand(B).len(), 9);
    play.now(Action::Finish);
    assert_eq!(play.active(), R);
}

/// R25: all cards that are in no hand make the new deck.
#[test]
fn r25_discards_are_shuffled_in() {
    let play = revolution(Table::new(2).hand(B, "GO,TI"));
    assert_eq!(play.state().attributes.stock.pile.len(), 55 - 2 - 16);
    assert!(play.state().attributes.stock.discard.is_empty());
}

/// R26: see also E12.
#[test]
fn r26_another_card_needs_another_noble() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AS,AX").plots(B);
    let mut play = table.play();
    play.script(&[3]);
    play.now(strike("gb.scotland.baron", "AS"));
    assert_eq!(play.legal(B), [Action::Finish]);
}

/// R27.
#[test]
fn r27_a_refilled_space_is_the_own() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AX,AX").hand(B, "GO").plots(B);
    let mut play = table.play();
    play.now(strike("gb.scotland.baron", "AX"));
    play.now(create("gb.scotland.baron"));
    assert_eq!(play.refused(strike("gb.scotland.baron", "AX")), "own_noble");
}

/// R28: see also E17. In a treachery turn a space emptied earlier stays closed.
#[test]
fn r28_spaces_emptied_earlier() {
    let table = Table::new(2).dead(R, "gb.scotland.baron").hand(B, "GO");
    assert!(table.creates(B).play().offers(create("gb.scotland.baron")));
    let table = Table::new(2).dead(R, "gb.scotland.baron").hand(B, "GO");
    assert!(!table.plots(B).play().offers(create("gb.scotland.baron")));
}

/// R29: all own dead tokens of the country, no other ones.
#[test]
fn r29_all_dead_tokens_leave() {
    let table = Table::new(2).dead(B, "gb.england.king,gb.ireland.count,fr.ile.prince").hand(B, "GO");
    let mut play = table.dead(R, "gb.england.king").creates(B).play();
    play.now(create("gb.scotland.baron"));
    let board = play.state().board;
    assert_eq!(board.dead[Seat::new(B)].iter().collect::<Vec<_>>(), [space("fr.ile.prince")]);
    assert_eq!(board.dead[Seat::new(R)].len(), 1);
}

/// R30.
#[test]
fn r30_exactly_the_cards_that_are_needed() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AX,AX").plots(B);
    assert_eq!(table.play().refused(strike("gb.scotland.baron", "AX,AX")), "province_needs_one");
}

/// R31: see also E21. Once done, a country is never scored again.
#[test]
fn r31_a_country_is_scored_once() {
    let table = Table::new(2).nobles(B, "gb.england.king,gb.ireland.earl").hand(B, "GO,TI,DU");
    let mut play = table.creates(B).play();
    play.now(create("gb.scotland.baron"));
    play.now(create("gb.ireland.count"));
    assert_eq!(play.state().scores[Seat::new(B)].country, 4);
}

/// R32, A2: the best noble of the tied players decides, not how many there are.
#[test]
fn r32_the_best_of_the_tied() {
    let table = Table::new(3)
        .nobles(B, "fr.ile.king")
        .nobles(R, "fr.aquitaine.marquis,fr.provence.count")
        .nobles(Y, "fr.burgundy.duke,fr.brittany.baron");
    let standings = table.0.standings(Country::France);
    assert_eq!(standings.iter().map(|standing| standing.influence).collect::<Vec<_>>(), [4, 4, 4]);
    assert_eq!(standings.iter().map(|standing| standing.seat.index()).collect::<Vec<_>>(), [B, Y, R]);
}

/// R33.
#[test]
fn r33_house_markers_for_two() {
    assert_eq!(Table::new(2).play().view(B).house_markers, [16, 8]);
    assert_eq!(Table::new(3).play().view(B).house_markers, [16, 12, 8]);
}

/// R35, A4: the treachery discards are shuffled when the next card is needed, not when the pile runs out; what is played
/// meanwhile joins them.
#[test]
fn r35_treachery_is_reshuffled_when_a_card_is_needed() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AX").treachery_pile(1);
    let n_discards = table.0.treachery.stock.discard.len();
    let mut play = table.play();
    let reshuffled = |play: &Play| {
        play.events().iter().find_map(|event| match event {
            Event::TreacheryReshuffled { n_cards } => Some(*n_cards),
            _ => None,
        })
    };
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    play.now(Action::DrawAttribute);
    play.now(strike("gb.scotland.baron", "AX"));
    play.now(Action::Finish);
    assert_eq!(reshuffled(&play), None);
    play.now(turn(TurnKind::Treachery));
    play.now(Action::DrawTreachery);
    assert_eq!(reshuffled(&play), Some(n_discards + 1));
}
