//! Everything in a PostgreSQL database, which several servers may share. Writes go through a few lanes, each with a connection of
//! its own; reads never wait for them.

mod lane;
mod news;
// Also compiled for SQLite, with other types.
#[allow(clippy::duplicate_mod)]
#[path = "../statements/mod.rs"]
mod statements;
mod steps;

use std::hash::{BuildHasher as _, DefaultHasher, Hash as _, Hasher as _, RandomState};
use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::sync::mpsc::Receiver;

use crate::queue::Queue;
use crate::{News, Reply, StoreError, migrations};
use lane::Lane;
use statements::Write;

type Pool = sqlx::postgres::PgPool;
type Row = sqlx::postgres::PgRow;
type Connection = sqlx::postgres::PgConnection;
type Store = PostgresStore;

/// The database's clock, in milliseconds since 1970.
const NOW_MS: &str = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
/// The texts of a list in JSON.
const LISTED: &str = "SELECT jsonb_array_elements_text($1::jsonb)";
/// What another server is just claiming is left to it.
const SKIP_LOCKED: &str = "FOR UPDATE SKIP LOCKED";
/// How large the database is.
const SIZE: &str = "SELECT pg_database_size(current_database()) AS bytes";

/// Writers that work side by side. What concerns one table is always in the same lane of a server.
const LANES: usize = 4;
/// How many writes may share one commit.
const BATCH: usize = 512;
/// Who reads.
const READERS: u32 = 12;
/// How long a request waits for a connection, and for the database to come back.
const LONGEST_WAIT: Duration = Duration::from_secs(3);
/// The database gives up what takes longer, a wait for somebody's lock included. A lane waits a little longer than that.
const LONGEST_STATEMENT: &str = "10s";
/// Nobody holds the rows of a match locked for longer without doing anything.
const LONGEST_PAUSE: &str = "10s";

pub struct PostgresStore {
    readers: Pool,
    lanes: Vec<Queue<Write>>,
    connect: PgConnectOptions,
    /// What is told to the others begins with it, so that nobody hears itself.
    name: String,
}

impl PostgresStore {
    /// Opens `postgres://user@host/database` and brings the tables up to date; who comes second waits for the first.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let is_ours = url.starts_with("postgres://") || url.starts_with("postgresql://");
        let connect = PgConnectOptions::from_str(url).ok().filter(|_| is_ours);
        let connect = connect.ok_or_else(|| StoreError::Address(url.to_owned()))?.application_name("liege");
        // New tables may take their time.
        migrations::OF_POSTGRES.run(&mut connect.connect().await?).await?;
        let connect = connect.options([
            // Acknowledged means on disk, whatever the database was told for others.
            ("synchronous_commit", "on"),
            ("statement_timeout", LONGEST_STATEMENT),
            ("idle_in_transaction_session_timeout", LONGEST_PAUSE),
        ]);
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(LONGEST_WAIT);
        let readers = readers.connect_with(connect.clone()).await?;
        let name = format!("{:016x}", RandomState::new().hash_one(()));
        let lane = |_| Queue::start(Lane::new(connect.clone(), name.clone()), BATCH);
        Ok(Self { readers, lanes: (0..LANES).map(lane).collect(), connect, name })
    }

    fn pool(&self) -> &Pool {
        &self.readers
    }

    /// A transaction that lost its connection may still be under way; it holds the row of its table until it ends.
    async fn settle(&self, table: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        Ok(())
    }

    fn listen(&self) -> Receiver<News> {
        news::listen(self.connect.clone(), self.name.clone())
    }

    fn write(&self, write: Write) -> Reply<'_, ()> {
        Box::pin(self.lane(write.about()).write(write))
    }

    fn lane(&self, about: &str) -> &Queue<Write> {
        let mut hasher = DefaultHasher::new();
        about.hash(&mut hasher);
        &self.lanes[(hasher.finish() % LANES as u64) as usize]
    }
}

impl Write {
    /// The table or guest that it is about.
    fn about(&self) -> &str {
        match self {
            Write::Append(append) => &append.table,
            Write::Table(table) | Write::Match { table, .. } => &table.id,
            Write::Sit(sitting) => &sitting.table,
            Write::Gather(change) => change.table(),
            Write::Pace(change) => change.table(),
            Write::Finish(claim) => &claim.table,
            Write::Snapshot(snapshot) => &snapshot.table,
            Write::Due(table) | Write::Release { table: Some(table), .. } => table,
            Write::Guest(guest) => &guest.id,
            _ => "",
        }
    }
}
