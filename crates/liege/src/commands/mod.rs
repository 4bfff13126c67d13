//! One module per command; what several share is here.

pub mod admin;
pub mod arena;
pub mod bench;
pub mod calibrate;
pub mod consult;
pub mod games;
pub mod ladder;
pub mod load;
pub mod perft;
pub mod replay;
pub mod scenario;
mod selfplay;
mod series;
pub mod serve;
pub mod simulate;
pub mod state;
pub mod tune;

use std::path::Path;

use anyhow::{Context, Result, bail};
use catalog::GameKind;
use engine::Seed;
use serde_json::{Map, Value};

/// Which match: a game, its setup and its seed.
#[derive(clap::Args)]
pub struct MatchArgs {
    pub game: String,
    #[arg(long)]
    seats: Option<usize>,
    /// An integer or 64 hex digits.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    /// Options as JSON.
    #[arg(long)]
    setup: Option<String>,
}

impl MatchArgs {
    pub fn setup(&self, game: &dyn GameKind) -> Result<Value> {
        setup(game, self.seats, self.setup.as_deref())
    }
}

/// A setup from the command line: the defaults for `seats`, changed by `--setup`.
pub fn setup(game: &dyn GameKind, seats: Option<usize>, changes: Option<&str>) -> Result<Value> {
    let mut changes: Map<String, Value> = match changes {
        Some(text) => serde_json::from_str(text).context("--setup is not a JSON object")?,
        None => Map::new(),
    };
    let named = changes.entry("seats").or_insert_with(|| seats.unwrap_or_else(|| default_seats(game)).into());
    if let Some(seats) = seats.filter(|seats| *named != *seats) {
        bail!("--seats says {seats}, but --setup says {named}");
    }
    Ok(Value::Object(changes))
}

/// Most games are at their best with four.
fn default_seats(game: &dyn GameKind) -> usize {
    let (fewest, most) = game.info().seats;
    4.clamp(usize::from(fewest), usize::from(most))
}

pub fn read_json(path: &Path) -> Result<Value> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
}
