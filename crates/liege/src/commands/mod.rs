//! One module per command; what several share is here.

pub mod arena;
pub mod bench;
pub mod consult;
pub mod games;
pub mod perft;
pub mod replay;
pub mod scenario;
mod series;
pub mod serve;
pub mod simulate;
pub mod state;

use std::path::Path;

use anyhow::{Context, Result};
use catalog::GameKind;
use serde_json::{Map, Value};

/// A setup from the command line: the defaults for `seats`, changed by `--setup`.
pub fn setup(game: &dyn GameKind, seats: Option<usize>, changes: Option<&str>) -> Result<Value> {
    let mut changes: Map<String, Value> = match changes {
        Some(text) => serde_json::from_str(text).context("--setup is not a JSON object")?,
        None => Map::new(),
    };
    let seats = seats
        .or_else(|| changes.get("seats").and_then(Value::as_u64).map(|n| n as usize))
        .unwrap_or_else(|| default_seats(game));
    changes.insert("seats".to_owned(), seats.into());
    Ok(Value::Object(changes))
}

/// Most games are at their best with four.
pub fn default_seats(game: &dyn GameKind) -> usize {
    let (fewest, most) = game.info().seats;
    4.clamp(usize::from(fewest), usize::from(most))
}

pub fn read_json(path: &Path) -> Result<Value> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
}
