//! Reasons for refusals that no other test shows.

use heads_of_state::*;

use crate::table::*;

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

/// 3.4: a space that does not exist.
#[test]
fn no_such_space() {
    let play = Table::new(2).creates(B).play();
    let (sector, rank) = (Sector::England, Rank::Baron);
    assert_eq!(play.refused(Action::Create { sector, rank, courtesan_for: None }), "no_such_space");
    let card = TreacheryCard::Axeman;
    assert_eq!(play.refused(Action::PlayTreachery { sector, rank, card, second: None }), "no_such_space");
}

/// 5.7: space and payment.
#[test]
fn creations() {
    let play = Table::new(2).nobles(R, "gb.scotland.baron").hand(B, "GO,TI,CO").creates(B).play();
    assert_eq!(play.refused(create("gb.scotland.baron")), "space_occupied");
    assert_eq!(play.refused(create("gb.ireland.earl")), "cards_missing");
    assert_eq!(play.refused(create_with("gb.ireland.count", "GO")), "not_in_set");
}

/// 5.8: target and cards.
#[test]
fn attacks() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron,gb.england.king").treachery(B, "AX,AX/GU");
    let play = table.plots(B).play();
    assert_eq!(play.refused(strike("gb.ireland.earl", "AX")), "nobody_there");
    assert_eq!(play.refused(strike("gb.scotland.baron", "AS")), "card_not_held");
    assert_eq!(play.refused(strike("gb.england.king", "AX/GU,AX")), "other_order");
}

/// 5.9: a replacement that would make the rest unpayable.
#[test]
fn replacements() {
    let victims = "gb.ireland.count,fr.provence.count,de.bavaria.count";
    let table = Table::new(2).nobles(R, victims).treachery(B, "AX,GU,GA").hand(B, "TI,TI,DU,CO").plots(B);
    let mut play = table.play();
    for (victim, card) in victims.split(',').zip(["AX", "GU", "GA"]) {
        play.now(strike(victim, card));
    }
    // Title and Duelling for one, Title and Courtesan for another; a Courtesan for a Title leaves two Titles short.
    assert_eq!(play.refused(create_with("gb.ireland.count", "TI")), "cannot_replace_rest");
    assert!(play.offers(create("gb.ireland.count")) && play.offers(create_with("gb.ireland.count", "DU")));
}

/// 5.10: choosing the surplus.
#[test]
fn discards() {
    let mut play = Table::new(2).hand(B, "GO,GO,GO,GO,GO,GO,TI,TI,TI,TI,TI").creates(B).play();
    play.now(Action::Finish);
    assert_eq!(play.refused(Action::DiscardAttribute { attribute: Attribute::Palace }), "card_not_held");
    assert_eq!(play.refused(Action::DiscardTreachery { card: TreacheryCard::Axeman }), "surplus_is_chosen");
    play.now(Action::DiscardAttribute { attribute: Attribute::Gold });
    assert_eq!(play.refused(Action::DiscardAttribute { attribute: Attribute::Gold }), "surplus_is_chosen");
    play.0.undo(engine::Seat::new(B), None).unwrap();
    play.now(Action::DiscardAttribute { attribute: Attribute::Title });
    play.now(Action::ConfirmDiscards);
}

/// 5.6: a treachery card that is not shown.
#[test]
fn displays() {
    let mut play = Table::new(2).treachery(R, "AX,AX,AX,AX").play();
    play.now(turn(TurnKind::Treachery));
    assert_eq!(play.refused(take_treachery("AX")), "not_on_display");
}
