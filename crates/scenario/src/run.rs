//! Runs a scenario against a game.

use engine::{Game, Match, Refusal, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::step::{Answer, ViewOf};
use crate::{Legal, Scenario, Step, differences};

/// Where a scenario fails: the step, counted from 1 (0: set-up and patch), and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{detail}", match .step { 0 => "set-up: ".to_owned(), step => format!("step {step}: ") })]
pub struct ScenarioFailure {
    pub step: usize,
    pub detail: String,
}

/// Plays the scenario; the first thing that does not hold is the failure.
pub fn run<G: Game>(scenario: &Scenario) -> Result<(), ScenarioFailure> {
    play::<G>(scenario).map(drop)
}

/// As [`run`]; gives the match after the last step.
pub fn play<G: Game>(scenario: &Scenario) -> Result<Match<G>, ScenarioFailure> {
    let at = |step: usize| move |detail: String| ScenarioFailure { step, detail };
    let mut game = set_up::<G>(scenario).map_err(at(0))?;
    for (index, step) in scenario.steps.iter().enumerate() {
        run_step(&mut game, step).map_err(at(index + 1))?;
    }
    let n_steps = scenario.steps.len();
    match game.script_left() {
        0 => Ok(game),
        n_left => Err(at(n_steps)(format!("{n_left} scripted draws were never drawn"))),
    }
}

fn set_up<G: Game>(scenario: &Scenario) -> Result<Match<G>, String> {
    if scenario.game != G::INFO.slug {
        return Err(format!("this is a scenario of {:?}, not of {:?}", scenario.game, G::INFO.slug));
    }
    let setup: G::Setup = read("the set-up", &scenario.setup)?;
    let script = scenario.chance.iter().copied().collect();
    let mut game =
        Match::start_scripted(setup, scenario.seed, script).map_err(|refused| refused.to_string())?;
    fault(&game)?;
    if game.script_left() > 0 {
        return Err(format!("{} draws scripted for set-up were not drawn", game.script_left()));
    }
    if let Some(patch) = &scenario.patch {
        patch_state(&mut game, patch)?;
    }
    Ok(game)
}

/// A patch that makes no sense breaks an invariant; a key the state does not have is named here.
fn patch_state<G: Game>(game: &mut Match<G>, patch: &Value) -> Result<(), String> {
    let state: G = patched(&to_json(game.state())?, patch)?;
    let missing = differences::missing_paths(patch, &to_json(&state)?);
    if !missing.is_empty() {
        return Err(format!("the patch sets what the state does not have: {}", missing.join(", ")));
    }
    game.patch_state(state).map_err(|words| format!("the patch breaks an invariant: {words}"))
}

/// By RFC 7396 a null removes its key, but a table has an entry for every seat or id: there null is the entry's value.
fn patched<G: Game>(json: &Value, patch: &Value) -> Result<G, String> {
    let (mut with_nulls, mut without) = (json.clone(), json.clone());
    merge_nulls(&mut with_nulls, patch);
    json_patch::merge(&mut without, patch);
    read("the patched state", &with_nulls).or_else(|_: String| read("the patched state", &without))
}

/// A merge patch that keeps nulls.
fn merge_nulls(json: &mut Value, patch: &Value) {
    match (json, patch) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                merge_nulls(fields.entry(key).or_insert(Value::Null), change);
            }
        }
        (json, patch) => *json = patch.clone(),
    }
}

fn run_step<G: Game>(game: &mut Match<G>, step: &Step) -> Result<(), String> {
    match step {
        Step::Act { seat, action, answer, chance } => act(game, *seat, action, answer, chance),
        Step::Undo { seat, answer } => {
            let given = game.undo(at_table(game, *seat)?, None);
            compare_answer(given, answer)
        }
        Step::Legal { seat, legal } => check_legal(game, *seat, legal),
        Step::Chance(draws) => {
            game.script(draws.iter().copied());
            Ok(())
        }
        Step::State(expect) => compare("the state", expect, &to_json(game.state())?),
        Step::View { of, expect } => {
            if let ViewOf::Seat(seat) = of {
                at_table(game, *seat)?;
            }
            compare("the view", expect, &to_json(&game.state().view(of.viewer()))?)
        }
        Step::Status(expect) => compare("the status", expect, &to_json(&game.status())?),
        Step::Points(expect) => {
            let seats = Seat::all(game.state().n_seats());
            equal("points", expect, &seats.map(|seat| game.state().points(seat)).collect())
        }
        Step::Places(expect) => equal("places", expect, &game.state().places().values().copied().collect()),
        Step::Over(expect) => equal("over", expect, &game.status().is_over()),
    }
}

fn act<G: Game>(
    game: &mut Match<G>,
    seat: Seat,
    action: &Value,
    answer: &Answer,
    chance: &[u32],
) -> Result<(), String> {
    // An action that cannot be read is an error in the file, not an illegal action: it may not pass as refused.
    let action: G::Action = read("the action", action)?;
    game.script(chance.iter().copied());
    let given = game.act(at_table(game, seat)?, None, &action);
    fault(game)?;
    compare_answer(given, answer)
}

fn compare_answer(given: Result<(), Refusal>, expected: &Answer) -> Result<(), String> {
    match (given, expected) {
        (Ok(()), Answer::Accepted) | (Err(_), Answer::Refused { reason: None }) => Ok(()),
        (Ok(()), Answer::Refused { .. }) => Err("accepted, but must be refused".to_owned()),
        (Err(refusal), Answer::Accepted) => Err(format!("refused: {refusal}")),
        (Err(refusal), Answer::Refused { reason: Some(expected) }) => match refusal {
            Refusal::Illegal { reason: Some(given) } if given.id == expected => Ok(()),
            _ => Err(format!("refused for another reason than {expected:?}: {refusal}")),
        },
    }
}

fn check_legal<G: Game>(game: &Match<G>, seat: Seat, legal: &Legal) -> Result<(), String> {
    let listed = game.legal_actions(at_table(game, seat)?);
    for action in &legal.includes {
        if !listed.contains(&read("the action", action)?) {
            return Err(format!("{action} is not legal; legal are {}", to_json(&listed)?));
        }
    }
    for action in &legal.excludes {
        if listed.contains(&read("the action", action)?) {
            return Err(format!("{action} is legal"));
        }
    }
    match legal.count {
        Some(count) if count != listed.len() => {
            Err(format!("expected {count} legal actions, found {}: {}", listed.len(), to_json(&listed)?))
        }
        _ => Ok(()),
    }
}

fn at_table<G: Game>(game: &Match<G>, seat: Seat) -> Result<Seat, String> {
    let n_seats = game.state().n_seats();
    if seat.index() < n_seats {
        Ok(seat)
    } else {
        Err(format!("there is no {seat:?} at a table of {n_seats}"))
    }
}

fn fault<G: Game>(game: &Match<G>) -> Result<(), String> {
    game.script_fault().map_or(Ok(()), |words| Err(words.to_owned()))
}

fn compare(what: &str, expect: &Value, found: &Value) -> Result<(), String> {
    match differences::subset(expect, found) {
        none if none.is_empty() => Ok(()),
        some => Err(format!("{what} differs: {}", some.join("; "))),
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, expect: &T, found: &T) -> Result<(), String> {
    if expect == found { Ok(()) } else { Err(format!("{what}: expected {expect:?}, found {found:?}")) }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, json: &Value) -> Result<T, String> {
    serde_json::from_value(json.clone()).map_err(|error| format!("{what} cannot be read: {error}"))
}

fn to_json(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}
