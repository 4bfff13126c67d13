//! What is stored is checked, and every kind of fault is found.

use catalog::{Catalog, Kind};
use server::{Audit, audit};
use small_games::drafts::Drafts;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Executor as _};

use crate::common::{House, me_and_bots, until};

async fn look(house: &House) -> Audit {
    let catalog = Catalog::new(vec![Kind::<Drafts, _>::boxed(bots::Plain)]);
    let db = format!("sqlite://{}/liege.db", house.folder.path().display());
    let store = store::open_existing(&db).await.unwrap();
    audit(store.as_ref(), &catalog, &|_| ()).await.unwrap()
}

/// One match that is over, one in which a person decides.
async fn a_house() -> House {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
    socket.until_picture(|picture| picture["status"]["ready"] == serde_json::json!([1])).await;
    until(async || look(&house).await.faults.is_empty()).await;
    house
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_called_off_is_no_fault() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(serde_json::json!([{"type": "me"}, {"type": "open"}])).await;
    assert_eq!(anna.post(&format!("/api/tables/{id}/call-off"), serde_json::json!({})).await.0, 200);
    assert_eq!(look(&house).await, Audit { tables: 1, ..Audit::default() });
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_fault_is_found() {
    const FAULTS: [(&str, &str); 9] = [
        ("UPDATE tables SET n_steps = n_steps + 1 WHERE phase = 'over'", "steps and has"),
        ("DELETE FROM steps WHERE ply = 0", "step 1 stands where step 0 should"),
        ("UPDATE steps SET action = '{\"type\":\"fly\"}' WHERE ply = 2", "cannot be played again"),
        ("UPDATE tables SET phase = 'running' WHERE phase = 'over'", "does not fit its steps"),
        ("UPDATE results SET points = points + 1", "its result is kept as"),
        ("UPDATE tables SET pending = '[1]' WHERE phase = 'running'", "instead of"),
        (
            "INSERT INTO due (kind, table_id, key, due_ms) SELECT 'bots', id, '', 0 FROM tables WHERE phase = 'over'",
            "does not decide",
        ),
        ("UPDATE tables SET pending = '[1]' WHERE phase = 'running'", "nothing is due"),
        ("UPDATE steps SET request = 1 WHERE visit = 'v'", "carried out twice"),
    ];
    for (fault, words) in FAULTS {
        let house = a_house().await;
        let whole = look(&house).await;
        assert_eq!((whole.tables, whole.replayed, whole.set_aside), (2, 2, 0));
        let file = house.folder.path().join("liege.db");
        house.server.stop().await.unwrap();
        let mut database = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        assert!(database.execute(fault).await.unwrap().rows_affected() > 0, "{fault}");
        let catalog = Catalog::new(vec![Kind::<Drafts, _>::boxed(bots::Plain)]);
        let store = store::open_existing(&format!("sqlite://{}", file.display())).await.unwrap();
        let found = audit(store.as_ref(), &catalog, &|_| ()).await.unwrap().faults;
        assert!(found.iter().any(|fault| fault.what.contains(words)), "{fault}: {found:?}");
    }
}
