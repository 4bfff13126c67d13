//! What safety costs: steps a second with group commit, with one commit per step, and without waiting for the disk.
//! `cargo run --release -p liege-store --example group_commit`

use std::sync::Arc;
use std::time::Instant;

use store::contract::{a_step, a_table};
use store::{Options, SqliteStore, Store, SyncMode};

const N_TABLES: u32 = 200;

#[tokio::main]
#[allow(clippy::print_stdout)]
async fn main() {
    let unsafe_baseline = measure(Options { sync: SyncMode::Off, ..Options::default() }, 50).await;
    println!("no waiting for the disk   {unsafe_baseline:9.0} steps/s");
    for (name, batch, n_steps) in [("group commit", 512, 50), ("one commit per step", 1, 5)] {
        let speed = measure(Options { batch, sync: SyncMode::Full }, n_steps).await;
        println!("{name:24}  {speed:9.0} steps/s  {:5.1} %", 100.0 * speed / unsafe_baseline);
    }
}

/// Steps a second when `N_TABLES` matches are played at once, each waiting for its acknowledgement.
async fn measure(options: Options, n_steps: u32) -> f64 {
    let folder = tempfile::tempdir_in(".").expect("a folder on the disk to be measured");
    let url = format!("sqlite://{}/liege.db", folder.path().display());
    let store = Arc::new(SqliteStore::open_with(&url, options).await.expect("a store"));
    for table in 0..N_TABLES {
        store.create_table(a_table(&format!("t{table}"), "g")).await.expect("a table");
    }
    let start = Instant::now();
    let matches: Vec<_> =
        (0..N_TABLES).map(|table| tokio::spawn(play(Arc::clone(&store), table, n_steps))).collect();
    for running in matches {
        running.await.expect("a match");
    }
    f64::from(N_TABLES * n_steps) / start.elapsed().as_secs_f64()
}

async fn play(store: Arc<SqliteStore>, table: u32, n_steps: u32) {
    for number in 0..n_steps {
        store.append(a_step(&format!("t{table}"), number)).await.expect("a step");
    }
}
