//! `liege consult`: puts a question to the rules of a game.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalog::Catalog;
use serde_json::Value;

use crate::output;

/// Put a question to the rules of a game that needs no match, such as the odds of a battle; print the answer as JSON.
#[derive(clap::Args)]
pub struct Args {
    game: String,
    /// A file with the question as JSON; `-` reads it from standard input.
    question: PathBuf,
    /// Accepted for likeness with the other commands: an answer is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.game)?;
    output::json(&game.consult(&read(&args.question)?)?)
}

fn read(path: &Path) -> Result<Value> {
    if path != Path::new("-") {
        return super::read_json(path);
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
    serde_json::from_str(&text).context("the question is not JSON")
}
