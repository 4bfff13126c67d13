//! `liege load`: many people at many tables of a running server, and what it made of them.

use std::sync::OnceLock;

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use load::{Latency, Plan, Progress, Report, Side};
use serde_json::{Map, Value};

use crate::output;

/// Play random legal actions at many tables of a running server, and measure it.
///
/// Every answer is verified. With --yardstick a bare server that only commits messages and passes them on is measured in the
/// same way right after: figures say something beside it alone. Try it on a server that keeps nothing of worth.
#[derive(clap::Args)]
pub struct Args {
    /// Where the server is: http://127.0.0.1:8080
    server: String,
    #[arg(long, default_value = "lancaster")]
    game: String,
    /// People at each table.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=8))]
    seats: u64,
    /// Options of the game as JSON.
    #[arg(long, default_value = "{}")]
    setup: String,
    /// How many tables; with all their seats 4,000 sockets at most.
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How long actions are counted, up to 600.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Actions a second at all tables together; as fast as they are answered when left out.
    #[arg(long, value_parser = rate)]
    rate: Option<f64>,
    /// The server's process, to read its memory and its share of the processor.
    #[arg(long)]
    pid: Option<u32>,
    /// Each guest claims an address of its own; the server must be started with --trusted-proxy 127.0.0.1. Limits for one
    /// address then do not count.
    #[arg(long)]
    proxied: bool,
    /// Measure a bare server, too, that commits to this database: sqlite:// (a file of its own in that folder) or postgres://.
    #[arg(long)]
    yardstick: Option<String>,
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let setup: Map<String, Value> =
        serde_json::from_str(&args.setup).context("--setup is not a JSON object")?;
    let plan = Plan {
        server: args.server,
        game: args.game,
        setup,
        seats: args.seats as usize,
        tables: args.tables,
        seconds: args.seconds,
        rate: args.rate,
        pid: args.pid,
        is_proxied: args.proxied,
        yardstick: args.yardstick,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    let report = runtime.block_on(load::run(&plan, &Bar::default()))?;
    if args.json { output::json(&report) } else { print(&report) }
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate: &f64| rate.is_finite() && *rate > 0.0);
    rate.ok_or_else(|| "this is no number above 0".to_owned())
}

fn print(report: &Report) -> Result<()> {
    let Report { game, tables, sockets, seconds, .. } = report;
    output::line(format!("{game}: {tables} tables, {sockets} sockets, {seconds:.0} s"))?;
    print_side("server", &report.server)?;
    if let Some(memory) = report.memory {
        let kilobytes = |bytes: f64| bytes / 1000.0;
        output::line(format!(
            "memory: {:.1} kB a quiet table, {:.1} kB a quiet connection",
            kilobytes(memory.table),
            kilobytes(memory.connection)
        ))?;
    }
    for (who, cores) in [("server", report.server_cores), ("load", Some(report.load_cores))] {
        if let Some(cores) = cores {
            output::line(format!("{who}: {cores:.2} cores"))?;
        }
    }
    if let (Some(yardstick), Some(part)) = (&report.yardstick, report.part_of_yardstick) {
        print_side("yardstick", yardstick)?;
        output::line(format!("{part:.2} of the yardstick"))?;
    }
    Ok(())
}

fn print_side(who: &str, side: &Side) -> Result<()> {
    let time = |Latency { p50, p99, .. }: Latency| format!("p50 {p50:.1} ms, p99 {p99:.1} ms");
    output::line(format!(
        "{who}: {} actions, {:.0} a second; own answer {}; others see it {}; {:.0} bytes sent, {:.0} received; {} errors",
        side.actions,
        side.per_second,
        time(side.confirmed),
        time(side.received),
        side.bytes_sent,
        side.bytes_received,
        side.errors
    ))?;
    side.first_errors.iter().try_for_each(|error| output::line(format!("  {error}")))
}

/// A bar for each half of a run.
#[derive(Default)]
struct Bar(OnceLock<ProgressBar>);

impl Progress for Bar {
    fn step(&self, what: &'static str) {
        if let Some(bar) = self.0.get() {
            bar.set_message(what);
        }
    }

    fn second(&self, done: u64, of: u64, _actions: u64) {
        let bar = self.0.get_or_init(|| output::progress(of, "seconds"));
        bar.set_position(done);
        if done == of {
            bar.finish_and_clear();
        }
    }
}
