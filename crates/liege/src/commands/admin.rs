//! `liege admin`: care of a server's data.

use anyhow::{Context, Result};
use serde_json::json;

use crate::output;

/// Take care of a server's data.
#[derive(clap::Subcommand)]
pub enum Command {
    Copy(CopyArgs),
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
        Command::Copy(args) => runtime.block_on(copy(args)),
    }
}

async fn copy(args: CopyArgs) -> Result<()> {
    let from = store::open(&args.from).await.context("cannot open the store to copy from")?;
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
