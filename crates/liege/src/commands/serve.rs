//! `liege serve`: the game server.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Context, Result};
use server::Config;
use tracing_subscriber::EnvFilter;

use crate::output;

/// Serve the games to browsers.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Where everything is kept: `sqlite://path/to/file.db`.
    #[arg(long, default_value = "sqlite://data/liege.db")]
    db: String,
    /// An address people use instead of this one, such as https://play.example.org behind a proxy. May be repeated.
    #[arg(long = "origin")]
    origins: Vec<String>,
    /// Bots answer as soon as they can, instead of at a pace people can follow.
    #[arg(long)]
    hasty_bots: bool,
    /// Whoever sets a table may choose its seed, and then knows every secret of the match. For tests.
    #[arg(long)]
    chosen_seeds: bool,
}

pub fn run(args: Args) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    make_folder(&args.db)?;
    tokio::runtime::Runtime::new().context("cannot start the runtime")?.block_on(serve(args))
}

async fn serve(args: Args) -> Result<()> {
    let mut config = Config::new(args.addr, args.db);
    config.origins = args.origins;
    if args.hasty_bots {
        config.bots.min_delay = std::time::Duration::ZERO;
    }
    if args.chosen_seeds {
        config.seeds = server::Seeds::Chosen;
    }
    let server = server::serve(config).await.with_context(|| format!("cannot serve on {}", args.addr))?;
    output::line(format!("Liege is served on http://{}", server.addr()))?;
    stop_signal().await;
    Ok(server.stop().await?)
}

/// The folder of a SQLite file, made when missing: the first start should not fail for that.
fn make_folder(db: &str) -> Result<()> {
    let file = db.strip_prefix("sqlite://").and_then(|rest| rest.split('?').next());
    match file.and_then(|file| Path::new(file).parent()) {
        Some(folder) if !folder.as_os_str().is_empty() => {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
        }
        _ => Ok(()),
    }
}

async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
