//! `liege replay`: checks and prints a match record.

use std::path::PathBuf;

use anyhow::{Context, Result};
use catalog::{Catalog, Words};
use engine::Viewer;
use serde_json::json;

use crate::output;

/// Check a match record and tell the match.
#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    /// The language to tell it in: en, fr, de or nl.
    #[arg(long, default_value = "en", value_parser = catalog::LANGUAGES)]
    lang: String,
    /// Only check, and say how it ended.
    #[arg(long)]
    quiet: bool,
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let record = super::read_json(&args.file)?;
    let catalog = Catalog::standard();
    let not_believed = || format!("{} is refused", args.file.display());
    let game = catalog.game_of_record(&record).with_context(not_believed)?;
    let replayed = game.open_record(&record).with_context(not_believed)?;
    let result = replayed.result();
    if args.json {
        return output::json(
            &json!({ "game": game.info().slug, "ok": true, "plies": replayed.ply(), "result": result }),
        );
    }
    if !args.quiet {
        let words = Words::of(&args.lang);
        for entry in replayed.log(Viewer::Open, 0) {
            output::line(format!("{:>5}  {}", entry.step, words.event(game.info().slug, &entry.event)))?;
        }
    }
    match result {
        Some(result) => output::line(format!(
            "the record is sound: {} plies, points {:?}, places {:?}",
            replayed.ply(),
            result.points,
            result.places
        )),
        None => output::line(format!("the record is sound: {} plies, not over yet", replayed.ply())),
    }
}
