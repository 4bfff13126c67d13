//! 8 What is secret.

use engine::{FastChance, Game, Seat, Viewer};
use lancaster::{Action, Ballot, County, Event, Holdings, Law, PhaseState, Setup, Space, Strength};

use crate::rules::table::{
    BLUE, GREEN, PURPLE, RED, STRENGTH_9, STRENGTH_12, Table, YELLOW, ended_with, own, to_county, vote,
    with_squires,
};

use Ballot::{No, Yes};

/// Chapter 8: at the end all holdings are revealed; tokens are worth nothing themselves.
#[test]
fn holdings_are_revealed_at_the_end() {
    let table = ended_with(&[STRENGTH_9, STRENGTH_12, STRENGTH_9, STRENGTH_9, STRENGTH_9], &[5, 0, 1, 1, 1]);
    assert!(table.was_told(Event::HoldingsRevealed { seat: PURPLE, gold: 5, squires: 1 }));
    assert_eq!(table.view(BLUE).seats[3].gold, Some(6));
    assert_eq!(table.points(RED), 0);
    assert_eq!(table.points(BLUE), 8 + 4, "most gold with equal extensions, second in knighthood");
}

/// Chapter 8: a seat without markers must commit like all others.
#[test]
fn without_markers_one_still_votes() {
    let table = Table::of(3).votes(GREEN, 0).phase(PhaseState::Vote { nth: 0 });
    assert_eq!(table.legal_for(GREEN), [vote(Yes, 0), vote(No, 0)]);
}

/// Chapter 8: gains and payments are announced, the winners of L01 without amounts.
#[test]
fn changes_are_announced() {
    let table = Table::of(3).in_castle(own(BLUE), Strength::One, Space::Gold).gold(BLUE, 5).laws([
        Law::L01,
        Law::L11,
        Law::L13,
    ]);
    let told = table.heard().find(|event| matches!(event, Event::LawWon { .. })).unwrap();
    assert_eq!(
        serde_json::to_value(told).unwrap(),
        serde_json::json!({"type": "law_won", "seat": 0, "law": "l01"})
    );
}

/// Chapter 8, A3: the phase does not tell how much a rival could pay.
#[test]
fn a_payment_does_not_show_the_purse() {
    let rich = Table::of(3).gold(BLUE, 9).laws([Law::L04, Law::L11, Law::L13]);
    let poor = Table::of(3).gold(BLUE, 1).laws([Law::L04, Law::L11, Law::L13]);
    assert_eq!(rich.view(GREEN).phase, poor.view(GREEN).phase);
    assert_eq!(rich.view(GREEN).laws, poor.view(GREEN).laws);
    assert_eq!((rich.legal().len(), poor.legal().len()), (10, 2));
}

/// Chapter 8, A2: a hidden comparison ends what can be taken back.
#[test]
fn a_hidden_comparison_cannot_be_taken_back() {
    let played = |setup: Setup| {
        Table::with(setup)
            .gold(BLUE, 9)
            .gold(GREEN, 0)
            .gold(YELLOW, 0)
            .in_castle(own(BLUE), Strength::One, Space::Gold)
            .laws([Law::L04, Law::L01, Law::L13])
            .does(Action::Pay { times: 1 })
    };
    let hidden = played(Setup { seats: 3, ..Setup::default() });
    assert_eq!(hidden.state().phase, PhaseState::Law { nth: 1, seat: BLUE, left: 1 });
    assert!(!hidden.game().can_undo(BLUE), "blue saw that it has the most gold");
    let open = played(Setup { seats: 3, holdings: Holdings::Open, ..Setup::default() });
    assert!(open.game().can_undo(BLUE));
}

/// A guess keeps what the observer sees: its own purse, and how much lies outside the supply.
#[test]
fn a_guess_spreads_rival_holdings() {
    let table = Table::of(4).gold(GREEN, 9).gold(YELLOW, 0).gold(RED, 3).gold(BLUE, 5);
    let mut other_splits = 0;
    for seed in 0..20 {
        let mut guess = table.state().clone();
        guess.determinize(BLUE, &mut FastChance::new(seed));
        let gold = [GREEN, YELLOW, RED].map(|seat| guess.players[seat].gold);
        assert_eq!((guess.players[BLUE].gold, gold.iter().sum::<u8>()), (5, 12));
        other_splits += u8::from(gold != [9, 0, 3]);
    }
    assert!(other_splits > 15);
}

/// A guess knows that a rival who is asked can afford what it is asked.
#[test]
fn a_guess_fits_the_question_asked() {
    let table = Table::of(3)
        .squires(GREEN, 4)
        .squires(YELLOW, 0)
        .holds(own(YELLOW), Strength::Two, 1, County::Stafford)
        .place(GREEN)
        .does(to_county(Strength::One, County::Stafford));
    assert_eq!(table.legal(), [3, 4].map(with_squires));
    for seed in 0..20 {
        let mut guess = table.state().clone();
        guess.determinize(BLUE, &mut FastChance::new(seed));
        assert!(guess.players[GREEN].squires >= 3);
        guess.invariants().unwrap();
    }
}

/// Sealed votes of rivals are guessed anew, and taken back for a search.
#[test]
fn sealed_votes_are_guessed() {
    let table =
        Table::of(3).votes(GREEN, 5).phase(PhaseState::Vote { nth: 0 }).acts(GREEN, vote(Ballot::Yes, 5));
    let guesses: Vec<_> = (0..20)
        .map(|seed| {
            let mut guess = table.state().clone();
            guess.determinize(BLUE, &mut FastChance::new(seed));
            guess.votes[GREEN].unwrap()
        })
        .collect();
    assert!(guesses.iter().any(|vote| vote.ballot == Ballot::No));
    let mut reopened = table.state().clone();
    reopened.reopen_sealed(BLUE);
    assert_eq!(reopened.status().pending().len(), 3);
    assert_eq!(reopened.view(Viewer::seat(BLUE)), table.view(BLUE));
    let mut own_vote = table.state().clone();
    own_vote.reopen_sealed(GREEN);
    assert_eq!(own_vote.votes[GREEN].unwrap().markers, 5);
}

/// Final places that hang on a hidden tie-break are not shown.
#[test]
fn hidden_tie_breaks_stay_hidden() {
    let table = Table::of(4).court(own(BLUE), &[1, 2, 3]).court(own(RED), &[1]);
    let awards = |seat: Seat| -> Vec<Option<u8>> {
        table.view(seat).seats.iter().map(|seat| seat.knighthood_award).collect()
    };
    assert_eq!(awards(BLUE), [Some(8), None, None, Some(0)]);
    assert_eq!(table.view(BLUE).seats[0].castle_award, None);
}
