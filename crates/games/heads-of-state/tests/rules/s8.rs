//! Hidden information (chapter 8): what views show and what guesses respect.

use engine::{FastChance, Game, Seat, Viewer};
use heads_of_state::*;

use crate::rules::table::*;

/// Guesses of a seat at a position, with many different draws.
fn guesses(play: &Play, observer: usize) -> impl Iterator<Item = HeadsOfState> + '_ {
    (0..200).map(move |draws| {
        let mut guess = *play.state();
        guess.determinize(Seat::new(observer), &mut FastChance::new(draws));
        assert_eq!(guess.invariants(), Ok(()));
        guess
    })
}

/// A card from the display is known to all, one from the pile to its drawer.
#[test]
fn cards_taken_openly_are_known() {
    let mut play = Table::new(3).display("PA,TI,TR,CA,DU,ED").play();
    play.now(turn(TurnKind::Attribute));
    play.now(take("PA"));
    play.now(Action::DrawAttribute);
    let drawer = &play.view(R).seats[B];
    assert_eq!(
        drawer.known_attributes,
        [HeadsOfStateAttributeCount { attribute: Attribute::Palace, count: 1 }]
    );
    assert_eq!((drawer.n_attributes, &drawer.attributes), (2, &None));
    assert!(play.view(B).seats[B].attributes.is_some());
    assert!(guesses(&play, R).all(|guess| guess.attributes.stock.hands[Seat::new(B)][Attribute::Palace] > 0));
    let told = |seat| play.0.log_for(Viewer::seat(Seat::new(seat))).last().unwrap().event.clone();
    assert_eq!(told(R), Event::AttributeDrawnUnseen { seat: Seat::new(B) });
    assert!(matches!(told(B), Event::AttributeDrawn { .. }));
}

/// Only the open viewer sees all hands, spectators none.
#[test]
fn spectators_see_no_hand() {
    let play = Table::new(2).hand(B, "GO,TI").treachery(R, "AS").play();
    let public = play.state().view(Viewer::Public);
    assert!(public.hand.is_none() && public.seats.iter().all(|seat| seat.attributes.is_none()));
    let open = play.state().view(Viewer::Open);
    assert!(open.seats.iter().all(|seat| seat.attributes.is_some() && seat.treachery.is_some()));
}

/// Swept cards went into the draw pile: nobody guesses them under the disc.
#[test]
fn swept_cards_are_not_in_the_revolution_pile() {
    let mut play = Table::new(2).display("PA,PA,PA,PA,GO,TI").play();
    play.now(turn(TurnKind::Sweep));
    play.now(Action::DrawAttribute);
    play.now(Action::Finish);
    // A two-player deck has four Palaces, and all of them were swept.
    assert!(guesses(&play, R).all(|guess| guess.attributes.revolution_pile[Attribute::Palace] == 0));
    let returned = play.view(R).attributes.returned;
    assert!(returned.iter().any(|count| count.attribute == Attribute::Palace));
}

/// Whoever kills twice can pay for one: guesses at the hand respect it (5.9).
#[test]
fn a_plotter_can_do_his_duty() {
    let table = Table::new(2).nobles(R, "fr.ile.prince,fr.aquitaine.duke").treachery(B, "GU,GU,GU");
    let mut play = table.hand(B, "GO,TI,TR,CA,CO").plots(B).play();
    play.now(strike("fr.ile.prince", "GU,GU"));
    play.now(strike("fr.aquitaine.duke", "GU"));
    let mut n_with_bishop = 0;
    for guess in guesses(&play, R) {
        let mut legal = Vec::new();
        guess.legal_actions(Seat::new(B), &mut legal);
        assert!(!legal.is_empty());
        n_with_bishop += u32::from(guess.attributes.stock.hands[Seat::new(B)][Attribute::Bishop] > 0);
    }
    assert!(n_with_bishop > 0, "other hands than the true one are guessed");
}

/// Cards seen in the discard pile at the end of a round are in nobody's hand in the next.
#[test]
fn card_counting_survives_the_shuffle() {
    let table = Table::new(2).hand(R, "GO,TI,TR,ED");
    let mut play = revolution(table.draw_pile(0));
    // All Palaces lay in the discard pile, the display or under the disc before the shuffle.
    let pool = play.state().attributes.stock.held_pool;
    assert!(pool.len() >= 4);
    for guess in guesses(&play, B) {
        assert!(pool.contains(&guess.attributes.stock.hands[Seat::new(R)]));
    }
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().attributes.stock.held[Seat::new(R)], 4);
}

/// D7 drafts are nobody else's business, before and after they are confirmed; a guess makes up its own.
#[test]
fn drafts_are_secret() {
    let eight = "GO,GO,TI,TI,TR,TR,CA,CA";
    let mut play = revolution(Table::new(2).hand(B, eight).hand(R, eight).treachery(R, "AS,AX,GU"));
    let before = play.view(B);
    play.act(R, Action::DiscardAttribute { attribute: Attribute::Gold });
    assert_eq!(play.view(B), before);
    play.act(R, Action::DiscardAttribute { attribute: Attribute::Gold });
    play.act(R, Action::DiscardTreachery { card: TreacheryCard::Axeman });
    play.act(R, Action::ConfirmDiscards);
    assert_eq!(play.view(B), before);
    let seat = Seat::new(R);
    assert!(guesses(&play, B).any(|guess| guess.attributes.stock.drafts[seat][Attribute::Gold] == 0));
    let mut reopened = *play.state();
    reopened.reopen_sealed(Seat::new(B));
    assert!(reopened.status().pending().contains(seat));
    assert_eq!(reopened.view(Viewer::seat(Seat::new(B))), before);
}

/// The duty to choose is the same for a hand of one kind: readiness must not tell what the hand is.
#[test]
fn a_hand_of_one_kind_is_asked_too() {
    let play = revolution(Table::new(2).hand(R, "GO,GO,GO,GO,GO,GO,GO"));
    assert!(play.0.status().pending().contains(Seat::new(R)));
}

/// Whatever the table remembers never rules out the truth.
#[test]
fn the_truth_is_possible() {
    for setup in Setup::every() {
        testkit::random_play::<HeadsOfState>(setup, 3, |game| {
            let state = game.state();
            check_held(&state.attributes.stock);
            check_held(&state.treachery.stock);
            for observer in state.seats() {
                check_revolution_pile(state, observer);
            }
        });
    }
}

/// The cards in hands since the last shuffle can be found among those that the table thinks possible.
fn check_held<K: Kind>(stock: &Stock<K>) {
    let seats = || stock.hands.seats();
    for seat in seats() {
        let possible = stock.unknown(seat).common(&stock.held_pool);
        assert!(possible.len() >= stock.held[seat], "{stock:?}");
    }
    let unknown = seats().fold(Bag::EMPTY, |sum, seat| sum.plus(&stock.unknown(seat)));
    let n_held: u8 = stock.held.values().sum();
    assert!(unknown.common(&stock.held_pool).len() >= n_held, "{stock:?}");
}

/// The Revolution pile has no card that the observer thinks in the draw pile.
fn check_revolution_pile(state: &HeadsOfState, observer: Seat) {
    let (cards, stock) = (&state.attributes, &state.attributes.stock);
    let others = state.seats().filter(|&seat| seat != observer);
    let pool = others.fold(stock.pile.plus(&cards.revolution_pile), |sum, seat| {
        sum.plus(&stock.unknown(seat)).plus(&stock.unseen_discards[seat])
    });
    let returned = cards.returned.minus(&stock.unknown(observer));
    assert!(pool.minus(&returned).contains(&cards.revolution_pile), "{state:?}");
}
