//! `liege ladder`: how strong the levels of play are.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use catalog::{BotSpec, Catalog, LadderMatch, LadderReport, SeriesPlan};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::MatchArgs;
use crate::output;

/// Play a tournament of all levels and rate them.
///
/// Every match is kept in a file as soon as it is over: break the tournament off whenever you like, and the same command goes on
/// with it. Bots with a budget of time want a core of their own: do not ask for more jobs than there are cores.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    of: MatchArgs,
    /// Who plays; `king@1` is the King of the first edition.
    #[arg(long, value_delimiter = ',', default_value = "random,page,squire,knight,lord,king,king@1")]
    bots: Vec<BotSpec>,
    #[arg(long, default_value_t = 140)]
    matches: u64,
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Where matches are kept; `data/ladder/GAME-SEATS.jsonl` when left out.
    #[arg(long)]
    file: Option<PathBuf>,
    /// A page to put the table into, such as `docs/bots.md`.
    #[arg(long)]
    page: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// The first line of the file: matches of another tournament are not counted.
#[derive(Serialize, Deserialize, PartialEq)]
struct Head {
    game: String,
    setup: Value,
    seed: String,
    bots: Vec<String>,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.of.game)?;
    let setup = args.of.setup(game)?;
    let seats = setup["seats"].as_u64().unwrap_or_default();
    let (slug, seed) = (game.info().slug, args.of.seed);
    let file = args.file.unwrap_or_else(|| format!("data/ladder/{slug}-{seats}.jsonl").into());
    let bots = args.bots.iter().map(ToString::to_string).collect();
    let head = Head { game: slug.to_owned(), setup: setup.clone(), seed: seed.to_string(), bots };
    let (mut matches, kept) = open(&file, &head)?;
    let done: BTreeSet<u64> = matches.iter().map(|played| played.index).collect();
    let bar = output::progress(args.matches, "matches");
    bar.inc(done.range(..args.matches).count() as u64);
    let played = Mutex::new((kept, Vec::new()));
    let plan = SeriesPlan { setup, bots: args.bots, matches: args.matches, seed, jobs: args.jobs };
    game.play_ladder(&plan, &done, &|a_match| {
        let mut played = played.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let line = serde_json::to_string(&a_match).unwrap_or_default();
        // A match that cannot be kept still counts today.
        if let Err(error) = writeln!(played.0, "{line}") {
            eprintln!("liege: {}: {error}", file.display());
        }
        played.1.push(a_match);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    matches.extend(played.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()).1);
    let report = catalog::rate_ladder(slug, seats as usize, &matches);
    if let Some(page) = &args.page {
        output::into_page(page, &format!("ladder {slug} {seats}"), &table(&report))?;
    }
    if args.json { output::json(&report) } else { output::line(table(&report)) }
}

/// The matches kept so far, and the file to which more are added. A line that was cut short when its writer was is dropped.
fn open(file: &Path, head: &Head) -> Result<(Vec<LadderMatch>, File)> {
    let problem = || format!("cannot use {}", file.display());
    let text = match fs::read_to_string(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read.with_context(problem)?,
    };
    let mut lines = text.lines();
    let is_other = |first| !serde_json::from_str::<Head>(first).is_ok_and(|found| found == *head);
    if lines.next().is_some_and(is_other) {
        bail!("{} is of another tournament; name another --file", file.display());
    }
    let matches: Vec<LadderMatch> = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(problem)?;
    }
    let mut sound = serde_json::to_string(head)?;
    for played in &matches {
        write!(sound, "\n{}", serde_json::to_string(played)?)?;
    }
    fs::write(file, sound + "\n").with_context(problem)?;
    Ok((matches, OpenOptions::new().append(true).open(file).with_context(problem)?))
}

fn table(report: &LadderReport) -> String {
    let mut table = String::from("| bot | rating (95 %) | wins (95 %) | seats taken |\n|---|---|---|---|\n");
    for row in &report.rows {
        let [low, high] = row.ci95;
        let [least, most] = row.win_share_ci95.map(|share| 100.0 * share);
        let _ = writeln!(
            table,
            "| {} | {:.0} ({low:.0} to {high:.0}) | {:.0} % ({least:.0} to {most:.0}) | {} |",
            row.bot,
            row.rating,
            100.0 * row.win_share,
            row.matches
        );
    }
    table
}
