//! Load on a server, as many people at many tables would make it: guests who set tables, join them, and play random legal
//! actions over real sockets, like any browser. Every answer is verified. A bare server that commits each message and
//! sends it to a room is measured in the same way and right after, as a yardstick of the machine.

mod clock;
mod guest;
mod meter;
mod process;
mod seat;
mod table;
mod wire;
mod yardstick;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::{Map, Value};

pub use meter::{Latency, Side};
pub use process::Memory;

use clock::Span;
use guest::Front;
use meter::Meter;
use process::Process;
use table::Table;
use yardstick::Sizes;

/// Sockets that one run may open.
pub const MOST_SOCKETS: usize = 4000;
/// Seconds that one half of a run may play.
pub const MOST_SECONDS: u64 = 600;

/// What to do to which server.
#[derive(Clone, Debug)]
pub struct Plan {
    /// `http://127.0.0.1:8080`
    pub server: String,
    pub game: String,
    pub setup: Map<String, Value>,
    /// People at each table.
    pub seats: usize,
    pub tables: usize,
    /// How long actions are counted.
    pub seconds: u64,
    /// Actions a second at all tables together; none: as fast as they are answered.
    pub rate: Option<f64>,
    /// The process of the server, to read its memory and its share of the processor.
    pub pid: Option<u32>,
    /// Whether each guest claims an address of its own, as behind a proxy that the server trusts.
    pub is_proxied: bool,
    /// Where the yardstick commits: `sqlite://` or `postgres://`; none: no yardstick.
    pub yardstick: Option<String>,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub tables: usize,
    pub sockets: usize,
    pub seconds: f64,
    pub server: Side,
    pub memory: Option<Memory>,
    /// The server's share of the processor while it was played on: 1 is one core.
    pub server_cores: Option<f64>,
    /// This program's own share.
    pub load_cores: f64,
    pub yardstick: Option<Side>,
    /// Actions a second, as a part of the yardstick's messages a second.
    pub part_of_yardstick: Option<f64>,
}

/// Is told how a run goes.
pub trait Progress: Send + Sync {
    fn step(&self, _what: &'static str) {}
    fn second(&self, _done: u64, _of: u64, _actions: u64) {}
}

impl Progress for () {}

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("{0} sockets are more than {MOST_SOCKETS}")]
    TooManySockets(usize),
    #[error("a run plays at least one and at most {MOST_SECONDS} seconds")]
    Seconds,
    #[error("the server answered {status} to {path}: {body}")]
    Refused { path: String, status: u16, body: String },
    #[error("the server cannot be reached: {0}")]
    Http(#[from] reqwest::Error),
    #[error("a socket failed: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    #[error("a message cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the yardstick's database failed: {0}")]
    Database(#[from] sqlx::Error),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Broken(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        LoadError::Socket(Box::new(error))
    }
}

/// Sets all tables, plays, and measures; then the yardstick.
pub async fn run(plan: &Plan, progress: &dyn Progress) -> Result<Report, LoadError> {
    let sockets = plan.tables * plan.seats;
    if sockets > MOST_SOCKETS {
        return Err(LoadError::TooManySockets(sockets));
    }
    if !(1..=MOST_SECONDS).contains(&plan.seconds) {
        return Err(LoadError::Seconds);
    }
    let server = plan.pid.map(Process::of).transpose()?;
    let (tables, memory) = prepare(plan, server.as_ref(), progress).await?;
    let this = Process::this()?;
    let busy = || {
        Ok::<_, LoadError>((
            Instant::now(),
            server.as_ref().map(Process::cpu_time).transpose()?,
            this.cpu_time()?,
        ))
    };
    let (begun, server_before, load_before) = busy()?;
    let (side, span) = play(plan, tables, progress).await?;
    let (ended, server_after, load_after) = busy()?;
    let cores =
        |before: Duration, after: Duration| (after - before).as_secs_f64() / (ended - begun).as_secs_f64();
    let yardstick = match &plan.yardstick {
        Some(db) => Some(yardstick::measure(db, plan, Sizes::of(&side), progress).await?),
        None => None,
    };
    Ok(Report {
        game: plan.game.clone(),
        tables: plan.tables,
        sockets,
        seconds: span,
        memory,
        server_cores: server_before.zip(server_after).map(|(before, after)| cores(before, after)),
        load_cores: cores(load_before, load_after),
        part_of_yardstick: yardstick.as_ref().map(|yardstick| side.per_second / yardstick.per_second),
        server: side,
        yardstick,
    })
}

/// Tables first, then sockets: what the server's memory grows by in between is what a quiet table, and a quiet
/// connection, takes.
async fn prepare(
    plan: &Plan,
    server: Option<&Process>,
    progress: &dyn Progress,
) -> Result<(Vec<Table>, Option<Memory>), LoadError> {
    let front = Arc::new(Front::new(plan)?);
    let at_first = server.map(Process::memory).transpose()?;
    progress.step("tables are set");
    let mut tables = table::set_all(&front, plan).await?;
    let with_tables = server.map(Process::memory).transpose()?;
    progress.step("sockets connect");
    table::connect_all(&mut tables).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let with_sockets = server.map(Process::memory).transpose()?;
    let memory = Memory::between(at_first, with_tables, with_sockets, plan.tables, plan.tables * plan.seats);
    Ok((tables, memory))
}

async fn play(plan: &Plan, tables: Vec<Table>, progress: &dyn Progress) -> Result<(Side, f64), LoadError> {
    progress.step("tables are played at");
    let (meter, span) = (Arc::new(Meter::default()), Span::of(plan.seconds));
    let playing: Vec<_> = tables
        .into_iter()
        .map(|table| {
            tokio::spawn(table.play(
                Arc::clone(&meter),
                span,
                plan.rate.map(|rate| rate / plan.tables as f64),
            ))
        })
        .collect();
    clock::count(span, &meter, progress).await;
    for playing in playing {
        playing.await.map_err(|error| LoadError::Broken(error.to_string()))?;
    }
    Ok((meter.side(span.length()), span.length()))
}
