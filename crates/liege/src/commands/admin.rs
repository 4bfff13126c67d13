//! `liege admin`: care of a server's data.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use catalog::Catalog;
use serde_json::json;

use crate::output;

/// Take care of a server's data.
#[derive(clap::Subcommand)]
pub enum Command {
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Check(CheckArgs),
    Stats(StatsArgs),
    Copy(CopyArgs),
}

/// Copy an SQLite database into a file, as it stands at one moment. The server may go on.
#[derive(clap::Args)]
pub struct BackupArgs {
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    /// The file to be made; there must be none of that name.
    #[arg(long)]
    to: PathBuf,
    #[arg(long)]
    json: bool,
}

/// Put a backup where a server will look for it. Nothing is written over.
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// A file made by `liege admin backup`.
    #[arg(long)]
    from: PathBuf,
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    #[arg(long)]
    json: bool,
}

/// Play every stored match again and compare it with what is kept beside its steps. The server may go on.
#[derive(clap::Args)]
pub struct CheckArgs {
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    #[arg(long)]
    json: bool,
}

/// Count what is kept, and its size.
#[derive(clap::Args)]
pub struct StatsArgs {
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    #[arg(long)]
    json: bool,
}

/// Copy everything into an empty store, as from SQLite to PostgreSQL. Stop the server first.
#[derive(clap::Args)]
pub struct CopyArgs {
    /// `sqlite://path/to/file.db` or `postgres://user@host/database`.
    #[arg(long)]
    from: String,
    #[arg(long)]
    to: String,
    #[arg(long)]
    json: bool,
}

pub fn run(command: Command) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    match command {
        Command::Backup(args) => runtime.block_on(backup(args)),
        Command::Restore(args) => runtime.block_on(restore(args)),
        Command::Check(args) => runtime.block_on(check(args)),
        Command::Stats(args) => runtime.block_on(stats(args)),
        Command::Copy(args) => runtime.block_on(copy(args)),
    }
}

async fn copy(args: CopyArgs) -> Result<()> {
    let from = store::open_existing(&args.from).await.context("cannot open the store to copy from")?;
    let to = store::open(&args.to).await.context("cannot open the store to copy to")?;
    let copied = store::copy(from.as_ref(), to.as_ref()).await?;
    if args.json {
        return output::json(
            &json!({"guests": copied.guests, "accounts": copied.accounts, "tables": copied.tables, "steps": copied.steps}),
        );
    }
    let store::Copied { guests, accounts, tables, steps } = copied;
    output::line(format!(
        "{guests} guests ({accounts} with an account), {tables} tables and {steps} steps were copied"
    ))
}

async fn backup(args: BackupArgs) -> Result<()> {
    if args.db.starts_with("postgres") {
        bail!("a PostgreSQL is backed up by its own pg_dump, or copied by liege admin copy --to sqlite://…");
    }
    let bytes = store::backup(&args.db, &args.to).await.context("cannot back up")?;
    tell_file(&args.to.display().to_string(), bytes, args.json)
}

async fn restore(args: RestoreArgs) -> Result<()> {
    if args.db.starts_with("postgres") {
        bail!("a backup is moved to a PostgreSQL by liege admin copy --from sqlite://… --to postgres://…");
    }
    let bytes = store::restore(&args.from, &args.db).await.context("cannot restore")?;
    tell_file(&args.db, bytes, args.json)
}

fn tell_file(place: &str, bytes: u64, as_json: bool) -> Result<()> {
    if as_json {
        return output::json(&json!({"file": place, "bytes": bytes}));
    }
    output::line(format!("{place}: {bytes} bytes, whole and sound"))
}

async fn check(args: CheckArgs) -> Result<()> {
    let store = store::open_existing(&args.db).await.context("cannot open the store")?;
    let of = store.stats().await?.tables.iter().map(|game| game.tables).sum();
    let bar = output::progress(of, "tables");
    let audit = server::audit(store.as_ref(), &Catalog::standard(), &|done| bar.set_position(done)).await?;
    bar.finish_and_clear();
    let server::Audit { tables, replayed, steps, set_aside, ref faults } = audit;
    if args.json {
        let listed: Vec<_> = faults.iter().map(|it| json!({"table": it.table, "what": it.what})).collect();
        output::json(
            &json!({"tables": tables, "replayed": replayed, "steps": steps, "set_aside": set_aside, "faults": listed}),
        )?;
    } else {
        for fault in faults {
            output::line(format!("{}: {}", fault.table, fault.what))?;
        }
        output::line(format!(
            "{tables} tables, {steps} steps; {replayed} matches played again, {set_aside} left aside, {} faults",
            faults.len()
        ))?;
    }
    if faults.is_empty() { Ok(()) } else { bail!("{} faults were found", faults.len()) }
}

async fn stats(args: StatsArgs) -> Result<()> {
    let store = store::open_existing(&args.db).await.context("cannot open the store")?;
    let stats = store.stats().await?;
    let mut games: BTreeMap<&str, BTreeMap<&str, u64>> = BTreeMap::new();
    for it in &stats.tables {
        games.entry(&it.game).or_default().insert(it.phase.name(), it.tables);
    }
    if args.json {
        return output::json(&json!({
            "guests": stats.guests, "accounts": stats.accounts, "sessions": stats.sessions, "steps": stats.steps,
            "snapshots": stats.snapshots, "due": stats.due, "bytes": stats.bytes, "tables": games,
        }));
    }
    output::line(format!(
        "{} guests, {} accounts, {} sessions; {} steps, {} snapshots, {} due; {:.1} MB",
        stats.guests,
        stats.accounts,
        stats.sessions,
        stats.steps,
        stats.snapshots,
        stats.due,
        stats.bytes as f64 / 1e6
    ))?;
    for (game, phases) in games {
        let counts: Vec<String> = phases.iter().map(|(phase, n)| format!("{n} {phase}")).collect();
        output::line(format!("{game}: {}", counts.join(", ")))?;
    }
    Ok(())
}
