//! `liege scenario`: runs scenario files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::Catalog;
use serde::Serialize;

use crate::output;

/// Run scenario files; stop with an error at the first that fails.
#[derive(clap::Args)]
pub struct Args {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Outcome {
    file: String,
    ok: bool,
    /// What went wrong; empty where nothing did.
    detail: String,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let mut outcomes = Vec::new();
    for file in &args.files {
        let outcome = run_file(&catalog, file);
        let failed = !outcome.ok;
        if !args.json {
            print(&outcome)?;
        }
        outcomes.push(outcome);
        if failed {
            break;
        }
    }
    if args.json {
        output::json(&outcomes)?;
    }
    match outcomes.iter().find(|outcome| !outcome.ok) {
        Some(failed) => bail!("{} failed", failed.file),
        None => Ok(()),
    }
}

fn print(outcome: &Outcome) -> Result<()> {
    match outcome.ok {
        true => output::line(format!("ok     {}", outcome.file)),
        false => output::line(format!("FAILED {}: {}", outcome.file, outcome.detail)),
    }
}

fn run_file(catalog: &Catalog, file: &Path) -> Outcome {
    let done = try_file(catalog, file);
    let detail = done.as_ref().err().map(|error| format!("{error:#}")).unwrap_or_default();
    Outcome { file: file.display().to_string(), ok: done.is_ok(), detail }
}

fn try_file(catalog: &Catalog, file: &Path) -> Result<()> {
    let scenario = super::read_json(file)?;
    let slug = scenario["game"].as_str().context("the scenario names no game")?;
    catalog.find(slug)?.scenario(&scenario)?;
    Ok(())
}
