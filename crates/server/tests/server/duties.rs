//! What has to be done though nobody looks: by one server, and by another one when that one is gone.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::contract::a_table;
use store::{Phase, Sitter, SqliteStore, Store, Table};
use testkit::Cluster;

use crate::common::{House, until};

fn drafts(id: u32, seats: Vec<Sitter>, pending: Vec<u8>) -> Table {
    let (game, setup) = ("drafts".to_owned(), json!({"seats": seats.len()}));
    Table {
        game,
        setup,
        rules_version: 1,
        played_by: 1,
        seats,
        pending,
        ..a_table(&format!("{id:032x}"), "anna")
    }
}

fn bots() -> Vec<Sitter> {
    vec![Sitter::Bot { level: "page".to_owned() }; 2]
}

async fn n_open(house: &House) -> Value {
    house.guest().get("/api/health").await.1["tables"].clone()
}

/// However many matches are under way: those that wait for people are left alone.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_what_nobody_looks_at() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = SqliteStore::open(&format!("sqlite://{}/liege.db", folder.path().display())).await.unwrap();
    for id in 0..1000 {
        store.create_table(drafts(id, vec![Sitter::guest("anna"); 2], vec![0, 1])).await.unwrap();
    }
    store.create_table(drafts(5000, bots(), vec![0, 1])).await.unwrap();
    let begin = Instant::now();
    let house = House::reopen(folder, |_| ()).await;
    assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
    let bots = format!("{:032x}", 5000);
    until(async || store.table(&bots).await.unwrap().unwrap().phase == Phase::Over).await;
    assert_eq!(n_open(&house).await, 1);
}

/// A server that is gone without a word loses what it had claimed. A match that both know goes on within two seconds of that.
#[test]
fn another_server_goes_on_when_one_is_gone() {
    let cluster = Cluster::start();
    let db = cluster.database("gone");
    let [client, first_life] = [(); 2].map(|()| tokio::runtime::Runtime::new().unwrap());
    // Its bots never get to an answer.
    let slow = Duration::from_secs(3600);
    let open = |adjust: fn(&mut server::Config)| {
        House::open_at(db.clone(), Arc::new(tempfile::tempdir().unwrap()), adjust)
    };
    let first =
        first_life.block_on(House::open_at(db.clone(), Arc::new(tempfile::tempdir().unwrap()), |config| {
            config.bots.min_delay = slow;
        }));
    let store = client.block_on(store::open(&db)).unwrap();
    let id = format!("{:032x}", 1);
    client.block_on(async {
        store.create_table(drafts(1, bots(), vec![0, 1])).await.unwrap();
        until(async || store.owner_of(&id).await.unwrap().is_some()).await;
        until(async || n_open(&first).await == 1).await;
    });
    let second = client.block_on(open(|_| ()));
    client.block_on(async {
        // As long as the first one lives its work is left to it.
        tokio::time::sleep(Duration::from_secs(4)).await;
        assert_eq!((n_open(&second).await, store.steps(&id).await.unwrap().len()), (json!(0), 0));
    });
    first_life.shutdown_background();
    let begin = Instant::now();
    client.block_on(until(async || !store.steps(&id).await.unwrap().is_empty()));
    assert!(begin.elapsed() < Duration::from_secs(3 + 2), "{:?}", begin.elapsed());
    client.block_on(until(async || store.table(&id).await.unwrap().unwrap().phase == Phase::Over));
}

/// A server that is asked to stop leaves its work to others at once.
#[tokio::test(flavor = "multi_thread")]
async fn who_stops_leaves_its_work_to_others() {
    let first = House::open_with(|config| config.bots.min_delay = Duration::from_secs(3600)).await;
    let db = format!("sqlite://{}/liege.db", first.folder.path().display());
    let store = SqliteStore::open(&db).await.unwrap();
    let id = format!("{:032x}", 1);
    store.create_table(drafts(1, bots(), vec![0, 1])).await.unwrap();
    until(async || store.owner_of(&id).await.unwrap().is_some()).await;
    first.server.stop().await.unwrap();
    assert_eq!(store.owner_of(&id).await.unwrap(), None);
}
