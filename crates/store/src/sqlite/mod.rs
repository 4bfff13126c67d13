//! Everything in one SQLite file: write-ahead log, full syncs, one writer, several readers.

// Also compiled for PostgreSQL, with other types.
#[allow(clippy::duplicate_mod)]
#[path = "../statements/mod.rs"]
mod statements;
mod writer;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc::{Receiver, channel};

use crate::queue::Queue;
use crate::{News, Reply, StoreError, migrations};
use statements::Write;
use writer::Writer;

type Pool = sqlx::sqlite::SqlitePool;
type Row = sqlx::sqlite::SqliteRow;
type Connection = sqlx::sqlite::SqliteConnection;
type Store = SqliteStore;

/// The clock, in milliseconds since 1970.
const NOW_MS: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
/// The texts of a list in JSON.
const LISTED: &str = "SELECT value FROM json_each($1)";
/// Only one writes at a time: a claim is one statement.
const SKIP_LOCKED: &str = "";
/// How large the file is, without what is still in the log beside it.
const SIZE: &str = "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()";

pub struct SqliteStore {
    /// They never wait for the writer.
    readers: Pool,
    writer: Queue<Write>,
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
        migrations::OF_SQLITE.run(&mut connection).await?;
        connection.ping().await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(connect.clone()).await?;
        Ok(Self { readers, writer: Queue::start(Writer::new(connection, connect), options.batch) })
    }

    /// How often the writer has committed.
    pub fn n_commits(&self) -> u64 {
        self.writer.n_commits()
    }

    fn pool(&self) -> &Pool {
        &self.readers
    }

    /// Whoever is told that a write failed is told so when it has ended.
    async fn settle(&self, _table: &str) -> Result<(), StoreError> {
        std::future::ready(Ok(())).await
    }

    /// Two servers on one file hear nothing of each other; they look.
    fn listen(&self) -> Receiver<News> {
        channel(1).1
    }

    fn write(&self, write: Write) -> Reply<'_, ()> {
        Box::pin(self.writer.write(write))
    }
}

fn connect_options(url: &str, sync: SyncMode) -> Result<SqliteConnectOptions, StoreError> {
    let address = || StoreError::Address(url.to_owned());
    make_private(&file_of(url)?).map_err(|error| StoreError::Database(Arc::new(error)))?;
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

/// The file that an address names.
pub(crate) fn file_of(url: &str) -> Result<PathBuf, StoreError> {
    let path = url.strip_prefix("sqlite://").map(|path| path.split('?').next().unwrap_or(path));
    path.filter(|path| !path.is_empty()).map(PathBuf::from).ok_or_else(|| StoreError::Address(url.to_owned()))
}

/// Makes the file if it is missing. It holds every secret of every match, so only its owner may read it; the files beside it
/// get their rights from it.
fn make_private(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let file = options.mode(0o600).open(path)?;
        // One that an older version made.
        if file.metadata()?.permissions().mode() & 0o077 != 0 {
            for name in ["", "-wal", "-shm"].map(|end| format!("{}{end}", path.display())) {
                let private = std::fs::Permissions::from_mode(0o600);
                if Path::new(&name).exists() && std::fs::set_permissions(&name, private).is_err() {
                    tracing::warn!(file = %name, "others can read this file, and it is not ours to change that");
                }
            }
        }
    }
    #[cfg(not(unix))]
    options.open(path)?;
    Ok(())
}
