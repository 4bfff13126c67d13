//! Everything in one SQLite file: write-ahead log, full syncs, one writer, several readers.

mod read;
mod write;
mod writer;

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use crate::{Append, Guest, Reply, Sitting, Step, Store, StoreError, Table};
use write::Write;
use writer::Writer;

pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

/// How a store writes; the defaults are right for everything but measurements.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How many writes may share one commit.
    pub batch: usize,
    pub sync: SyncMode,
}

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyncMode {
    Full,
    /// Loses what was acknowledged when the machine stops; only to measure what safety costs.
    Off,
}

impl Default for Options {
    fn default() -> Self {
        Self { batch: 512, sync: SyncMode::Full }
    }
}

impl SqliteStore {
    /// Opens `sqlite://path/to/file.db`, makes the file and its folder if they are missing, and brings the tables up to
    /// date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_with(url, Options::default()).await
    }

    pub async fn open_with(url: &str, options: Options) -> Result<Self, StoreError> {
        let connect = connect_options(url, options.sync)?;
        let mut connection = connect.connect().await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Database(Arc::new(error)))?;
        connection.ping().await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(connect).await?;
        Ok(Self { readers, writer: Writer::start(connection, options.batch) })
    }

    /// How often the writer has committed.
    pub fn n_commits(&self) -> u64 {
        self.writer.n_commits()
    }

    fn write(&self, write: Write) -> Reply<'_, ()> {
        Box::pin(self.writer.write(write))
    }
}

impl Store for SqliteStore {
    fn secret(&self, name: &'static str, fresh: Vec<u8>) -> Reply<'_, Vec<u8>> {
        Box::pin(async move {
            self.writer.write(Write::Secret { name, value: fresh }).await?;
            read::secret(&self.readers, name).await
        })
    }

    fn guest<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Guest>> {
        Box::pin(read::guest(&self.readers, id))
    }

    fn save_guest(&self, guest: Guest) -> Reply<'_, ()> {
        self.write(Write::Guest(guest))
    }

    fn create_table(&self, table: Table) -> Reply<'_, ()> {
        self.write(Write::Table(Box::new(table)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Table>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> Reply<'a, Vec<Table>> {
        Box::pin(read::tables_of(&self.readers, guest, limit))
    }

    fn running(&self) -> Reply<'_, Vec<String>> {
        Box::pin(read::running(&self.readers))
    }

    fn sit_down(&self, sitting: Sitting) -> Reply<'_, ()> {
        self.write(Write::Sit(sitting))
    }

    fn append(&self, append: Append) -> Reply<'_, ()> {
        self.write(Write::Append(append))
    }

    fn steps<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<Step>> {
        Box::pin(read::steps(&self.readers, table))
    }

    fn halt(&self, table: String, at: i64) -> Reply<'_, ()> {
        self.write(Write::Halt { table, at })
    }
}

fn connect_options(url: &str, sync: SyncMode) -> Result<SqliteConnectOptions, StoreError> {
    let address = || StoreError::Address(url.to_owned());
    let path = url.strip_prefix("sqlite://").filter(|path| !path.is_empty()).ok_or_else(address)?;
    if let Some(folder) = Path::new(path).parent() {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::Database(Arc::new(error)))?;
    }
    let synchronous = match sync {
        SyncMode::Full => SqliteSynchronous::Full,
        SyncMode::Off => SqliteSynchronous::Off,
    };
    let options = SqliteConnectOptions::from_str(url).map_err(|_| address())?;
    Ok(options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .busy_timeout(Duration::from_secs(10)))
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
