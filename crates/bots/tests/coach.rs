//! What a coach says: it finds what is better, tells what it costs, and knows no more than the seat it speaks to.

use std::time::Duration;

use bots::checks::NEVER;
use bots::{Effort, Plain, Sight, advise, draws, is_decision, luck, outlook};
use engine::{Ctx, FastChance, Game, Match, Seat, Seed, Setup};
use small_games::connect_four::{ConnectFour, ConnectFourAction};
use small_games::drafts::Drafts;

const EFFORT: Effort = Effort { iterations: 2000, time: Duration::from_secs(600), least: 60, samples: 40 };

fn drop_in(column: u8) -> ConnectFourAction {
    ConnectFourAction::Drop { column }
}

/// A position of connect four after drops into these columns.
fn connect_four(columns: &[u8]) -> ConnectFour {
    let mut table = Match::<ConnectFour>::start(Setup::with_seats(2), Seed::from_number(1)).unwrap();
    for (ply, &column) in columns.iter().enumerate() {
        table.act(Seat::new(ply % 2), None, &drop_in(column)).unwrap();
    }
    *table.state()
}

#[test]
fn a_blunder_is_seen_and_its_price_told() {
    // Three of a row stand in column 0; whoever does not stop them has lost.
    let sight = Sight::new(&connect_four(&[0, 1, 0, 1, 0]), Seat::new(1));
    let advice = advise(&Plain, &sight, Some(&drop_in(6)), EFFORT, 1, &NEVER);
    let [best, ..] = &advice.estimate.choices[..] else { panic!("there are choices") };
    assert_eq!(best.action, drop_in(0));
    let asked = advice.estimate.choices.iter().find(|choice| choice.action == drop_in(6)).unwrap();
    assert!(asked.visits >= EFFORT.least, "it is looked at although it promises little: {asked:?}");
    assert!(best.chance.unwrap() > asked.chance.unwrap() + 0.2, "{advice:?}");
    assert!((advice.estimate.chances.values().sum::<f32>() - 1.0).abs() < 1e-3);
    let again = advise(&Plain, &sight, Some(&drop_in(6)), EFFORT, 1, &NEVER);
    assert_eq!(advice, again, "the same seed says the same");
}

#[test]
fn only_a_choice_is_a_decision() {
    let mut full: Vec<u8> = Vec::new();
    for column in [0, 1, 2, 4, 5, 6] {
        full.extend([column; 6]);
    }
    assert!(is_decision(&Plain, &Sight::new(&connect_four(&[]), Seat::new(0))));
    assert!(!is_decision(&Plain, &Sight::new(&connect_four(&full), Seat::new(0))), "one column is left");
}

/// A match of drafts after so many clicks; nothing if it is over by then.
fn drafts(plies: usize) -> Option<Match<Drafts>> {
    let mut table = Match::<Drafts>::start(Setup::with_seats(3), Seed::from_number(4)).unwrap();
    for ply in 0..plies {
        let seat = table.status().pending().iter().next()?;
        let legal = table.legal_actions(seat);
        table.act(seat, None, &legal[ply % legal.len()]).unwrap();
    }
    (!table.status().is_over()).then_some(table)
}

#[test]
fn a_coach_knows_no_more_than_the_seat() {
    for plies in [0, 4, 9] {
        let table = drafts(plies).unwrap();
        let seat = table.status().pending().iter().next().unwrap();
        let mut other = *table.state();
        other.determinize(seat, &mut FastChance::new(77));
        let said = |state: &Drafts| {
            let sight = Sight::new(state, seat);
            let chances = outlook(&Plain, |chance| sight.guess(chance), 8, 3);
            let effort = Effort { iterations: 60, least: 10, samples: 8, ..EFFORT };
            (chances, advise(&Plain, &sight, None, effort, 3, &NEVER))
        };
        assert_eq!(said(table.state()), said(&other), "after {plies} plies");
    }
}

#[test]
fn luck_is_what_was_drawn_beside_what_might_have_been() {
    assert!(!draws(&connect_four(&[]), (Seat::new(0), &drop_in(3))), "nothing is drawn here");
    let (table, step) = (1..400)
        .find_map(|plies| {
            let table = drafts(plies)?;
            let seat = table.status().pending().iter().next()?;
            let action = table.legal_actions(seat)[0];
            draws(table.state(), (seat, &action)).then_some((table, (seat, action)))
        })
        .expect("somewhere a card is drawn");
    let (before, (seat, action)) = (table.state(), step);
    let mut sum = 0.0;
    for seed in 0..30 {
        let mut after = *before;
        after.apply(seat, &action, &mut Ctx::silent(&mut FastChance::new(seed)));
        let chances = outlook(&Plain, |_| after, EFFORT.samples, seed);
        let luck = luck(&Plain, before, (seat, &action), &chances, EFFORT.samples, seed);
        assert!(luck.values().sum::<f32>().abs() < 1e-3, "what one wins the others lose: {luck:?}");
        sum += luck[Seat::new(0)];
    }
    assert!((sum / 30.0).abs() < 0.1, "good and bad luck are even in the long run: {}", sum / 30.0);
}
