//! Care of an SQLite file: a copy of it while a server uses it, and the way back.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use crate::sqlite::file_of;
use crate::{Store as _, StoreError};

/// Copies the file at `url` to `to`, as it stood at one moment, and gives back how many bytes that are. A server may be at work on it.
/// The copy appears under its name when it is whole, on disk, and known to be sound.
pub async fn backup(url: &str, to: &Path) -> Result<u64, StoreError> {
    let from = existing(&file_of(url)?)?;
    check_free(to)?;
    let part = beside(to, ".part");
    make_empty(&part).map_err(failed)?;
    let written = async {
        let mut connection = connect(&from, false).await?;
        check_ours(&mut connection, &from).await?;
        let into = part.to_str().ok_or_else(|| StoreError::Address(part.display().to_string()))?;
        sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await?;
        connection.close().await?;
        put_in_place(&part, to).await
    };
    let outcome = written.await;
    if outcome.is_err() {
        // What is left of it is of no use; that the copy failed is what counts.
        let _ = fs::remove_file(&part);
    }
    outcome
}

/// Puts a copy made by [`backup`] where a server will look for it, which must be nowhere that something is kept already.
pub async fn restore(from: &Path, url: &str) -> Result<u64, StoreError> {
    let (from, to) = (existing(from)?, file_of(url)?);
    for end in ["", "-wal", "-shm"] {
        check_free(&beside(&to, end))?;
    }
    check_sound(&from).await?;
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    let part = beside(&to, ".part");
    make_empty(&part).map_err(failed)?;
    let copied = fs::copy(&from, &part).map_err(failed);
    let outcome = match copied {
        Ok(_) => put_in_place(&part, &to).await,
        Err(error) => Err(error),
    };
    if outcome.is_err() {
        let _ = fs::remove_file(&part);
        return outcome;
    }
    // An older copy is brought up to date now, not when the server starts; one of a newer program is of no use.
    let opened = async { crate::SqliteStore::open(url).await?.check().await };
    if let Err(error) = opened.await {
        for end in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&to, end));
        }
        return Err(error);
    }
    outcome
}

/// Whether there is something to open at this address. Of a PostgreSQL one hears when it is opened.
pub(crate) fn check_exists(url: &str) -> Result<(), StoreError> {
    if url.starts_with("sqlite:") {
        existing(&file_of(url)?)?;
    }
    Ok(())
}

async fn put_in_place(part: &Path, to: &Path) -> Result<u64, StoreError> {
    check_sound(part).await?;
    let file = File::open(part).map_err(failed)?;
    file.sync_all().map_err(failed)?;
    check_free(to)?;
    fs::rename(part, to).map_err(failed)?;
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed)?;
    }
    Ok(file.metadata().map_err(failed)?.len())
}

/// A file nobody writes to: whether it is one of ours, and whole.
async fn check_sound(file: &Path) -> Result<(), StoreError> {
    let mut connection = connect(file, true).await?;
    check_ours(&mut connection, file).await?;
    let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&mut connection).await?;
    let words: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let n_loose = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await?.len();
    connection.close().await?;
    match (words == ["ok"], n_loose) {
        (true, 0) => Ok(()),
        (true, _) => Err(StoreError::Damaged(format!("{}: {n_loose} rows lead nowhere", file.display()))),
        (false, _) => Err(StoreError::Damaged(format!("{}: {}", file.display(), words.join("; ")))),
    }
}

async fn connect(file: &Path, is_at_rest: bool) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(std::time::Duration::from_secs(10));
    Ok(options.read_only(is_at_rest).immutable(is_at_rest).connect().await?)
}

async fn check_ours(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let name = || file.display().to_string();
    let look = "SELECT count(*) FROM secrets WHERE EXISTS (SELECT 1 FROM tables)";
    match sqlx::query(look).fetch_one(connection).await {
        Ok(_) => Ok(()),
        // "malformed" and the like: it was one.
        Err(error) if is_damage(&error) => Err(StoreError::Damaged(format!("{}: {error}", name()))),
        Err(sqlx::Error::Database(_)) => Err(StoreError::Foreign(name())),
        Err(error) => Err(error.into()),
    }
}

/// SQLITE_CORRUPT.
fn is_damage(error: &sqlx::Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code == "11")
}

fn existing(file: &Path) -> Result<PathBuf, StoreError> {
    if file.is_file() { Ok(file.to_owned()) } else { Err(StoreError::Missing(file.display().to_string())) }
}

fn check_free(file: &Path) -> Result<(), StoreError> {
    if file.symlink_metadata().is_ok() {
        return Err(StoreError::Exists(file.display().to_string()));
    }
    Ok(())
}

/// An empty file that only its owner may read.
fn make_empty(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(file).map(|_| ())
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn failed(error: io::Error) -> StoreError {
    StoreError::Database(Arc::new(error))
}
