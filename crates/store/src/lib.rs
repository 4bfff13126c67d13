//! Where guests, tables and matches are kept.
//!
//! A match is stored as its setup, its seed and an append-only list of steps. How many there are, and by which version of the
//! rules, decides between writers, so that several servers, older and newer ones, could share one database. What [`Store`]
//! acknowledged is on disk.

mod care;
pub mod contract;
mod copy;
mod lobby;
mod migrations;
mod pace;
mod people;
mod postgres;
mod queue;
mod rows;
mod sqlite;

use std::pin::Pin;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use tokio::sync::mpsc::Receiver;

pub use care::{backup, restore};
pub use copy::{Copied, copy};
pub use lobby::{Gathering, Lobby};
pub use pace::{Clock, Clocks, Motion, Night, Pacing, StandIn, Tick, Until};
pub use people::{Account, Change, Leaving, People, Session};
pub use postgres::PostgresStore;
pub use rows::{
    Append, BOTS, CLOCK, Claim, Duty, GATHER, GameStats, Guest, Help, Lease, News, Phase, Request,
    SeatResult, Secret, Sitter, Sitting, Snapshot, Standing, Stats, Step, Table, Touch,
};
pub use sqlite::{Options, SqliteStore, SyncMode};

/// Opens the store at an address: `sqlite://path/to/file.db` or `postgres://user@host/database`.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if url.starts_with("sqlite:") {
        return Ok(Arc::new(SqliteStore::open(url).await?));
    }
    Ok(Arc::new(PostgresStore::open(url).await?))
}

/// The same, where something is kept already: a mistyped address makes no new file.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    care::check_exists(url)?;
    open(url).await
}

/// What a store answers, some time later.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The storage of a server. Every write is durable when its reply comes, or did not happen at all.
pub trait Store: Send + Sync + 'static {
    /// Who registered, and where somebody is logged in.
    fn people(&self) -> &dyn People;

    /// How much time seats have.
    fn clocks(&self) -> &dyn Clocks;

    /// Tables that wait for people.
    fn lobby(&self) -> &dyn Lobby;

    /// The value kept under `name`; `fresh` is kept and returned if there was none.
    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<'_, Vec<u8>>;

    fn guest<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Guest>>;

    /// Makes the guest, or renames it.
    fn save_guest(&self, guest: Guest) -> Reply<'_, ()>;

    /// Guests named in it are made if they are not known yet.
    fn create_table(&self, table: Table) -> Reply<'_, ()>;

    fn table<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Table>>;

    /// Tables this guest set or sits at, those changed last first, at most `limit`.
    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> Reply<'a, Vec<Table>>;

    /// How many tables this guest has set that have not ended.
    fn tables_under_way<'a>(&'a self, host: &'a str) -> Reply<'a, u64>;

    /// Fills an open seat; [`StoreError::SeatTaken`] if it is not open. Filling the last one starts the match.
    fn sit_down(&self, sitting: Sitting) -> Reply<'_, ()>;

    /// Adds the next step to a running match; [`StoreError::Conflict`] if its number is not the next one, because another
    /// writer was quicker; [`StoreError::NewerRules`] if a newer program has played it on.
    fn append(&self, append: Append) -> Reply<'_, ()>;

    /// All steps of a match, in order.
    fn steps<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<Step>> {
        self.steps_from(table, 0)
    }

    /// The steps of a match from this number on.
    fn steps_from<'a>(&'a self, table: &'a str, from: u32) -> Reply<'a, Vec<Step>>;

    /// What other servers on this store do, from now on. It comes soon, but now and then something is missed.
    fn news(&self) -> Receiver<News>;

    /// How far these tables are, in any order.
    fn standings<'a>(&'a self, tables: &'a [String]) -> Reply<'a, Vec<Standing>>;

    /// The step of this number, if there is one, once every write that was begun has ended: for a writer that was not told what
    /// became of its own.
    fn settled<'a>(&'a self, table: &'a str, number: u32) -> Reply<'a, Option<Step>>;

    /// Keeps where a match stands, in place of an older one; nothing happens if it has ended meanwhile.
    fn keep_snapshot(&self, snapshot: Snapshot) -> Reply<'_, ()>;

    fn snapshot<'a>(&'a self, table: &'a str) -> Reply<'a, Option<Snapshot>>;

    /// Notes that a bot has to decide, if so and if a program that knew nothing of such notes left none.
    fn make_due(&self, table: &str) -> Reply<'_, ()>;

    /// Claims bots that have to decide and nobody works at, what waits longest first, at most `limit`.
    fn claim(&self, lease: Lease, limit: u32) -> Reply<'_, Vec<Claim>>;

    /// Claims whatever else is due: times that have run out.
    fn claim_times(&self, lease: Lease, limit: u32) -> Reply<'_, Vec<Claim>>;

    /// What was claimed is done. Nothing happens if it was claimed again, or is due anew.
    fn finish(&self, claim: Claim) -> Reply<'_, ()>;

    /// The leases of everything that this server has claimed begin anew.
    fn renew(&self, lease: Lease) -> Reply<'_, ()>;

    /// Gives up what this server has claimed, at one table or everywhere: after a while it is for whoever comes.
    fn release(&self, owner: &str, table: Option<&str>, delay_ms: i64) -> Reply<'_, ()>;

    /// Which server lets the bots of a table think, as long as its lease lasts.
    fn owner_of<'a>(&'a self, table: &'a str) -> Reply<'a, Option<String>>;

    /// The kinds of work that are due at a table, now or later.
    fn due_at<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<String>>;

    fn stats(&self) -> Reply<'_, Stats>;

    /// Tries to write, and changes nothing: whether what is played now would be kept.
    fn check(&self) -> Reply<'_, ()>;

    /// All secrets: to move to another store.
    fn secrets(&self) -> Reply<'_, Vec<Secret>>;

    /// The guests with the next ids after this one, at most `limit`.
    fn guests<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Guest>>;

    /// The tables with the next ids after this one, at most `limit`.
    fn tables<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Table>>;

    /// Keeps a secret of another store, unless there is one of that name.
    fn add_secret(&self, secret: Secret) -> Reply<'_, ()>;

    /// Adds a table of another store with its match, whole or not at all.
    fn add_match(&self, table: Table, steps: Vec<Step>) -> Reply<'_, ()>;
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("another writer was quicker")]
    Conflict,
    #[error("the match was played on by newer rules (of version {0})")]
    NewerRules(u32),
    #[error("the seat is not open")]
    SeatTaken,
    #[error("there is no such table, or its match is not running")]
    NotFound,
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    #[error(
        "{0:?} is no address of a store; one looks like sqlite://path/to/file.db or postgres://user@host/database"
    )]
    Address(String),
    #[error("this database is of a newer version of the program (its tables are of version {0})")]
    Newer(i64),
    #[error("no server has kept anything in the store to copy from")]
    Empty,
    #[error("the store to copy to is not empty")]
    NotEmpty,
    #[error("there is no file {0}")]
    Missing(String),
    #[error("{0} exists already; nothing is written over it")]
    Exists(String),
    #[error("{0} is no database of Liege")]
    Foreign(String),
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("the database failed: {0}")]
    Database(Arc<dyn std::error::Error + Send + Sync>),
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::Database(database) if database.is_foreign_key_violation() => StoreError::NotFound,
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => StoreError::Newer(version),
            other => StoreError::Database(Arc::new(other)),
        }
    }
}
