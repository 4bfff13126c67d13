//! Planted faults: each law must fail on a game that breaks it, and the other laws must not. A law that cannot fail
//! proves nothing.

mod planted;

use engine::{Chance, Ctx, Game, Refusal, Seat, Seats, Viewer};
use planted::{Fault, Planted};
use small_games::drafts::{Cards, Drafts, DraftsAction, DraftsEvent, DraftsSetup, DraftsView, Phase};
use testkit::laws::{self, LawId};

/// Which laws some random matches break.
fn broken_laws<F: Fault>() -> Vec<LawId> {
    let setups = [2, 3, 4].map(|seats| DraftsSetup { seats, rounds: 2 });
    let breaks =
        |law: laws::Law<Planted<F>>| setups.iter().any(|setup| (0..6).any(|seed| law(setup, seed).is_err()));
    laws::all::<Planted<F>>().into_iter().filter(|(_, law)| breaks(*law)).map(|(id, _)| id).collect()
}

macro_rules! planted {
    ($($(#[doc = $words:literal])* $fault:ident breaks $law:ident { $($body:item)* })*) => {
        $(
            $(#[doc = $words])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
            struct $fault;
            impl Fault for $fault { $($body)* }
        )*
        /// Every fault with the law that must notice it, and a way to find the laws that do.
        fn all_faults() -> Vec<(&'static str, LawId, fn() -> Vec<LawId>)> {
            vec![$((stringify!($fault), LawId::$law, broken_laws::<$fault>),)*]
        }
    };
}

planted! {
    /// `check` accepts what is not listed.
    AcceptsTooMuch breaks Legality {
        fn check(game: &Drafts, seat: Seat, action: &DraftsAction) -> Result<(), Refusal> {
            let is_awaited = game.status().pending().contains(seat);
            if is_awaited && matches!(action, DraftsAction::EndTurn) { Ok(()) } else { game.check(seat, action) }
        }
    }

    /// Lists something for a seat that is not awaited.
    ListsForAll breaks Legality {
        fn legal_actions(game: &Drafts, seat: Seat, out: &mut Vec<DraftsAction>) {
            game.legal_actions(seat, out);
            if game.phase == Phase::Over {
                out.push(DraftsAction::EndTurn);
            }
        }
    }

    /// One action is listed twice.
    ListsTwice breaks Legality {
        fn legal_actions(game: &Drafts, seat: Seat, out: &mut Vec<DraftsAction>) {
            game.legal_actions(seat, out);
            if out.last() == Some(&DraftsAction::EndTurn) {
                out.push(DraftsAction::EndTurn);
            }
        }
    }

    /// A field of the state is forgotten in its JSON.
    ForgetsInJson breaks Json {
        fn written(game: &Drafts) -> Drafts {
            let mut written = *game;
            for seat in game.places.seats() {
                written.places[seat].known = Cards::default();
            }
            written
        }
    }

    /// An invariant that does not hold at every ply.
    BrokenInvariant breaks Ending {
        fn invariants(game: &Drafts) -> Result<(), String> {
            match game.phase {
                Phase::Turn { has_buried: true, .. } => Err("nothing may be buried".to_owned()),
                _ => game.invariants(),
            }
        }
    }

    /// The last turn never ends.
    NeverEnds breaks Ending {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            let before = *game;
            game.apply(seat, action, ctx);
            if game.phase == Phase::Over {
                *game = before;
            }
        }
    }

    /// The last one to be ready is paid for it.
    OrderMatters breaks Together {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            game.apply(seat, action, ctx);
            if *action == DraftsAction::Ready && game.phase != Phase::Window {
                game.places[seat].points += 1;
            }
        }
    }

    /// A draft step is told to all.
    DraftIsHeard breaks Together {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            game.apply(seat, action, ctx);
            if matches!(action, DraftsAction::Put { .. }) {
                ctx.tell_all(|| DraftsEvent::Drew { seat });
            }
        }
    }

    /// A draft step draws.
    DraftDraws breaks Together {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            if *action == (DraftsAction::Put { field: 3 }) {
                ctx.chance().below(2);
            }
            game.apply(seat, action, ctx);
        }
    }

    /// The guess deals the observer another hand.
    ForgetsOwnHand breaks GuessFits {
        fn determinize(game: &mut Drafts, observer: Seat, chance: &mut dyn Chance) {
            game.determinize(observer, chance);
            let card = game.deck().random(chance);
            if let Some(own) = game.places[observer].hand.minus(known_to_rivals(game)).iter().next() {
                game.places[observer].hand.remove(own);
                game.places[observer].hand.insert(card);
            }
        }
    }

    /// A view shows what its viewer may not see.
    LeakyView breaks GuessFits {
        fn view(game: &Drafts, viewer: Viewer) -> DraftsView {
            let mut view = game.view(viewer);
            for (place, owner) in view.places.iter_mut().zip(game.places.seats()) {
                place.buried = Some(game.places[owner].buried);
            }
            view
        }
    }

    /// A refusal tells whether a rival holds the card.
    LeakyRefusal breaks GuessFits {
        fn check(game: &Drafts, seat: Seat, action: &DraftsAction) -> Result<(), Refusal> {
            match *action {
                DraftsAction::Bury { card } if game.places.iter().any(|(other, place)| {
                    other != seat && place.hand.contains(card)
                }) && game.status().pending().contains(seat) => Err(Refusal::because("held_by_a_rival", "D3")),
                _ => game.check(seat, action),
            }
        }
    }

    /// The guess is the truth: the cheat that law 5 alone does not see.
    GuessIsTruth breaks GuessKnowsNoMore {
        fn determinize(_game: &mut Drafts, _observer: Seat, _chance: &mut dyn Chance) {}
    }

    /// The guess deals new cards but keeps rivals' drafts as they are.
    GuessKeepsDrafts breaks GuessKnowsNoMore {
        fn determinize(game: &mut Drafts, observer: Seat, chance: &mut dyn Chance) {
            let truth = game.places;
            game.determinize(observer, chance);
            for seat in truth.seats() {
                game.places[seat].order = truth[seat].order;
            }
        }
    }

    /// Burying a card tells a rival's, and can be undone.
    UndoablePeek breaks UndoTeachesNothing {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            game.apply(seat, action, ctx);
            if matches!(action, DraftsAction::Bury { .. }) {
                let rival = seat.next(game.n_seats());
                let card = game.places[rival].hand.iter().next().unwrap_or(0);
                ctx.tell(Seats::one(seat), || DraftsEvent::CardSpied { seat, target: rival, card });
            }
        }
    }

    /// Burying is final only where somebody listens, so that the rules of undo depend on the log.
    SealsWhenHeard breaks Undo {
        fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
            game.apply(seat, action, ctx);
            if matches!(action, DraftsAction::Bury { .. }) {
                let mut is_heard = false;
                ctx.tell_all(|| {
                    is_heard = true;
                    DraftsEvent::Buried { seat }
                });
                if is_heard {
                    ctx.make_final();
                }
            }
        }
    }
}

fn known_to_rivals(game: &Drafts) -> Cards {
    game.places.values().fold(Cards::default(), |known, place| known.union(place.known))
}

#[test]
fn every_fault_is_found_by_its_law_and_by_no_other() {
    for (fault, law, broken) in all_faults() {
        assert_eq!(broken(), [law], "{fault}");
    }
}

#[test]
fn every_law_has_a_fault() {
    let planted = all_faults();
    for (law, _) in laws::all::<Drafts>() {
        assert!(planted.iter().any(|(_, breaks, _)| *breaks == law), "{law}");
    }
}

/// The wrapper itself breaks nothing.
#[test]
fn without_a_fault_all_laws_hold() {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    struct NoFault;
    impl Fault for NoFault {}
    assert_eq!(broken_laws::<NoFault>(), []);
}

#[test]
fn a_broken_law_says_where() {
    let setup = DraftsSetup { seats: 3, rounds: 1 };
    let broken = laws::guess_knows_no_more::<Planted<GuessIsTruth>>(&setup, 5).unwrap_err();
    assert_eq!((broken.law, broken.seed), (LawId::GuessKnowsNoMore, 5));
    let words = broken.to_string();
    for part in ["law 6", "seed 5", "{\"seats\":3,\"rounds\":1}", "ply ", "/places/"] {
        assert!(words.contains(part), "{words}");
    }
}

#[test]
#[should_panic(expected = "must be tested on something")]
fn laws_want_set_ups() {
    laws::hold::<Drafts>(&[], 3, laws::legality::<Drafts>);
}

/// A refused set-up is no match that obeys all laws.
#[test]
fn a_refused_set_up_breaks_every_law() {
    for (law, check) in laws::all::<Drafts>() {
        let broken = check(&DraftsSetup { seats: 1, rounds: 1 }, 0);
        assert!(broken.is_err_and(|broken| broken.ply == 0), "{law}");
    }
}
