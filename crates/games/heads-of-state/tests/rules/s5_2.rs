//! The order of things (5.2).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 5.2: the turn choice is skipped in a first turn; creating and plotting are always asked, even when finishing is
/// all there is.
#[test]
fn what_is_asked() {
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

/// 5.2: clicks of the turn are taken back, a card of the display too; what comes from a pile is final.
#[test]
fn what_can_be_taken_back() {
    let mut play = Table::new(2).play();
    play.now(turn(TurnKind::Attribute));
    play.now(take_any(&play));
    assert!(play.0.can_undo(Seat::new(B)));
    play.now(Action::DrawAttribute);
    assert!(!play.0.can_undo(Seat::new(B)));
    let mut play = Table::new(2).play();
    play.now(turn(TurnKind::Sweep));
    assert!(!play.0.can_undo(Seat::new(B)), "six cards were turned up");
}

/// 5.2: a swept display of one kind beside an empty pile is no choice.
#[test]
fn no_choice_no_question() {
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

/// 5.2, A1: what goes is always asked, also where the hand leaves one way only: at the end of a turn and of a round.
#[test]
fn discards_are_always_asked() {
    let mut play = Table::new(5).hand(B, "TI,TI,TI,TI,TI,TI,TI,TI,TI,TI,TI").creates(B).play();
    play.now(Action::Finish);
    assert_eq!(play.legal(B), [Action::DiscardAttribute { attribute: Attribute::Title }]);
    play.discard(B, "TI", "");

    let golds = "GO,GO,GO,GO,GO,GO,GO";
    let mut play = revolution(Table::new(2).hand(R, golds));
    assert_eq!(play.legal(R), [Action::DiscardAttribute { attribute: Attribute::Gold }]);
    play.discard(R, "GO", "");
    assert_eq!(play.hand(R).len(), 6);
}

/// 5.2: not the moment.
#[test]
fn not_now() {
    let play = Table::new(2).play();
    for action in [
        Action::DrawAttribute,
        Action::DrawTreachery,
        Action::Finish,
        Action::ConfirmDiscards,
        create("gb.scotland.baron"),
        strike("gb.scotland.baron", "AX"),
        Action::DiscardAttribute { attribute: Attribute::Gold },
    ] {
        assert_eq!(play.refused(action), "not_now", "{action:?}");
    }
    assert_eq!(Table::new(2).creates(B).play().refused(turn(TurnKind::Attribute)), "not_now");
}
