//! The contract on SQLite, and what is particular to it.

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use store::contract::{a_step, a_table};
use store::{Options, SqliteStore, Store, StoreError};

fn url(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}/deep/er/liege.db", folder.path().display())
}

#[tokio::test]
async fn keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&url(&folder)).await.unwrap();
    store::contract::all(Arc::new(store)).await;
}

#[tokio::test]
async fn keeps_the_contract_with_one_commit_per_write() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { batch: 1, ..Options::default() };
    let store = SqliteStore::open_with(&url(&folder), options).await.unwrap();
    store::contract::all(Arc::new(store)).await;
}

#[tokio::test]
async fn a_file_opened_again_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(&url(&folder)).await.unwrap();
    first.create_table(a_table("t", "g")).await.unwrap();
    first.append(a_step("t", 0)).await.unwrap();
    // The first one is still open: nothing was closed or flushed for the second.
    let second = SqliteStore::open(&url(&folder)).await.unwrap();
    assert_eq!(second.steps("t").await.unwrap(), first.steps("t").await.unwrap());
    assert_eq!(second.steps("t").await.unwrap().len(), 1);
    assert!(matches!(second.append(a_step("t", 0)).await, Err(StoreError::Conflict)));
}

#[tokio::test]
async fn other_addresses_are_refused() {
    for address in ["", "liege.db", "sqlite://", "postgres://localhost/liege"] {
        assert!(matches!(SqliteStore::open(address).await, Err(StoreError::Address(_))), "{address}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("liege.db");
    // As an older version left it.
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    for url in [format!("sqlite://{}", path.display()), url(&folder)] {
        let store = SqliteStore::open(&url).await.unwrap();
        store.create_table(a_table("t", "g")).await.unwrap();
        for end in ["", "-wal", "-shm"] {
            let file = format!("{}{end}", url.strip_prefix("sqlite://").unwrap());
            let mode = std::fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{file} has mode {mode:o}");
        }
    }
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    SqliteStore::open(&url(&folder)).await.unwrap();
    let file = url(&folder).strip_prefix("sqlite://").unwrap().to_owned();
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    connection.execute(store::contract::A_NEWER_MIGRATION).await.unwrap();
    assert!(matches!(SqliteStore::open(&url(&folder)).await, Err(StoreError::Newer(9999))));
}

#[tokio::test]
async fn waiting_writes_share_commits() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&url(&folder)).await.unwrap());
    for k in 0..64 {
        store.create_table(a_table(&format!("t{k}"), "g")).await.unwrap();
    }
    let before = store.n_commits();
    assert_eq!(before, 64, "a write that waits for nobody has a commit of its own");
    let writers = (0..64).map(|k| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for number in 0..20 {
                store.append(a_step(&format!("t{k}"), number)).await.unwrap();
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    let n_commits = store.n_commits() - before;
    assert!((20..=320).contains(&n_commits), "{n_commits} commits for 1280 steps of 64 writers");
}

/// By number and digest, as the library reads the folder itself: files in use were made so.
#[tokio::test]
async fn a_file_names_the_scripts_that_made_it() {
    let folder = tempfile::tempdir().unwrap();
    SqliteStore::open(&url(&folder)).await.unwrap();
    let mut connection = sqlx::SqliteConnection::connect(&url(&folder)).await.unwrap();
    let made = sqlx::query_as("SELECT version, description, checksum FROM _sqlx_migrations ORDER BY version");
    let made: Vec<(i64, String, Vec<u8>)> = made.fetch_all(&mut connection).await.unwrap();
    let read = Migrator::new(Path::new("migrations/sqlite")).await.unwrap();
    let read = read.iter().map(|one| (one.version, one.description.to_string(), one.checksum.to_vec()));
    assert_eq!(made, read.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_file_of_the_first_migration_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("liege.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut first = Migrator::new(Path::new("migrations/sqlite")).await.unwrap();
    first.migrations.to_mut().truncate(1);
    first.run(&mut connection).await.unwrap();
    connection.execute(store::contract::FIRST_ROWS).await.unwrap();
    connection.close().await.unwrap();
    let store = SqliteStore::open(&format!("sqlite://{}", file.display())).await.unwrap();
    store::contract::first_rows_go_on(&store).await;
}
