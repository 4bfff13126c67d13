//! Where guests, tables and matches are kept.
//!
//! A match is stored as its setup, its seed and an append-only list of steps; the number of a step, unique in its match, decides
//! between writers, so that several servers could share one database. What [`Store`] acknowledged is on disk.

pub mod contract;
mod rows;
mod sqlite;

use std::pin::Pin;
use std::sync::Arc;

pub use rows::{Append, Guest, Phase, SeatResult, Sitter, Sitting, Step, Table, Touch};
pub use sqlite::{Options, SqliteStore, SyncMode};

/// What a store answers, some time later.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The storage of a server. Every write is durable when its reply comes, or did not happen at all.
pub trait Store: Send + Sync + 'static {
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

    /// Ids of all tables with a running match.
    fn running(&self) -> Reply<'_, Vec<String>>;

    /// Fills an open seat; [`StoreError::SeatTaken`] if it is not open. Filling the last one starts the match.
    fn sit_down(&self, sitting: Sitting) -> Reply<'_, ()>;

    /// Adds one step to a running match; [`StoreError::Conflict`] if another writer already added one there.
    fn append(&self, append: Append) -> Reply<'_, ()>;

    /// All steps of a match, in order.
    fn steps<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<Step>>;

    /// Notes that a match broke and will not go on.
    fn halt(&self, table: String, at: i64) -> Reply<'_, ()>;
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("another writer was quicker")]
    Conflict,
    #[error("the seat is not open")]
    SeatTaken,
    #[error("there is no such table, or its match is not running")]
    NotFound,
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    #[error("{0:?} is no address of a store; one looks like sqlite://path/to/file.db")]
    Address(String),
    #[error("the database failed: {0}")]
    Database(Arc<dyn std::error::Error + Send + Sync>),
    #[error("the store is closed")]
    Closed,
}
