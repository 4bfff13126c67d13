//! The contract on SQLite, and what is particular to it.

use std::sync::Arc;

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
