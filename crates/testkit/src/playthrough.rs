//! A match as readable text, for snapshots: a change of behaviour is seen before it is shipped.

use std::borrow::Borrow;
use std::fmt::{self, Write};

use engine::{Audience, Game, LogLine, Match, RecordResult, Seat};

use crate::random::Walk;

/// Plays a random match, at most `max_plies` long, and writes down every decision and every event.
pub fn playthrough<G: Game>(setup: impl Borrow<G::Setup>, seed: u64, max_plies: usize) -> String {
    let mut text = String::new();
    write_match::<G>(&mut text, setup.borrow(), seed, max_plies).expect("a string takes all text");
    text
}

fn write_match<G: Game>(text: &mut String, setup: &G::Setup, seed: u64, max_plies: usize) -> fmt::Result {
    let mut walk = Walk::<G>::start(setup, seed).expect("the set-up is accepted");
    writeln!(text, "{} (rules version {})", G::INFO.name, G::INFO.rules_version)?;
    writeln!(text, "set-up {}, seed {seed}", json(setup))?;
    write_events(text, walk.game.log())?;
    while let Some(played) = walk.pick().filter(|_| walk.game.ply() < max_plies) {
        let (n_lines, n_legal) = (walk.game.log().len(), walk.game.legal_actions(played.seat).len());
        writeln!(text, "\nply {}: {}", walk.game.ply() + 1, json(&walk.game.status()))?;
        writeln!(text, "  seat {} takes 1 of {n_legal}: {}", played.seat, json(&played.action))?;
        walk.step(played);
        write_events(text, &walk.game.log()[n_lines..])?;
    }
    write_end(text, &walk.game)
}

fn write_events<E: serde::Serialize>(text: &mut String, lines: &[LogLine<E>]) -> fmt::Result {
    for line in lines {
        let to = match line.to {
            Audience::All => "all".to_owned(),
            Audience::Only(seats) => format!("only {seats:?}"),
            Audience::Except(seats) => format!("all but {seats:?}"),
        };
        writeln!(text, "  to {to}: {}", json(&line.event))?;
    }
    Ok(())
}

fn write_end<G: Game>(text: &mut String, game: &Match<G>) -> fmt::Result {
    let points: Vec<i32> = Seat::all(game.state().n_seats()).map(|seat| game.state().points(seat)).collect();
    match RecordResult::of(game.state()) {
        Some(result) => writeln!(
            text,
            "\nover after {} plies: points {:?}, places {:?}",
            game.ply(),
            result.points,
            result.places
        ),
        None => writeln!(text, "\nleft after {} plies: points {points:?}", game.ply()),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data becomes JSON")
}
