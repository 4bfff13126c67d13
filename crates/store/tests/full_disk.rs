//! After a disk was full, and there is room again, everything goes on. The test starts itself as a second process, whose files
//! may not grow for a while: the nearest thing to a full disk that needs no disk of its own.

use std::process::Command;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use store::contract::{a_step, a_table};
use store::{SqliteStore, Store, StoreError};

const FOLDER: &str = "LIEGE_TEST_FULL_DISK";

fn main() {
    if let Ok(folder) = std::env::var(FOLDER) {
        return tokio::runtime::Runtime::new().unwrap().block_on(goes_on_when_there_is_room_again(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    // Whoever writes too much is told so, instead of being ended.
    let run = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\""])
        .arg(std::env::current_exe().unwrap())
        .env(FOLDER, folder.path())
        .status()
        .unwrap();
    assert!(run.success(), "the second process failed: {run}");
}

async fn goes_on_when_there_is_room_again(folder: &str) {
    let url = format!("sqlite://{folder}/liege.db");
    let store = SqliteStore::open(&url).await.unwrap();
    store.secret("cookie", vec![1]).await.unwrap();
    store.create_table(a_table("t", "g")).await.unwrap();
    store.append(a_step("t", 0)).await.unwrap();

    let log = std::fs::metadata(format!("{folder}/liege.db-wal")).unwrap().len();
    let limit = getrlimit(Resource::Fsize);
    setrlimit(Resource::Fsize, Rlimit { current: Some(log), ..limit }).unwrap();
    for _ in 0..3 {
        assert!(matches!(store.append(a_step("t", 1)).await, Err(StoreError::Database(_))));
        assert!(store.check().await.is_err(), "it says that nothing would be kept");
    }
    assert_eq!(store.steps("t").await.unwrap().len(), 1, "what is there can still be read");

    setrlimit(Resource::Fsize, limit).unwrap();
    store.check().await.unwrap();
    for number in 1..4 {
        store.append(a_step("t", number)).await.unwrap();
    }
    let again = SqliteStore::open(&url).await.unwrap();
    assert_eq!(again.steps("t").await.unwrap(), [0, 1, 2, 3].map(|number| a_step("t", number).step));
}
