//! A task and its orders, without a network.

use std::net::SocketAddr;
use std::time::Duration;

use engine::Viewer;
use store::contract::a_table;
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use super::*;
use crate::audience::{Attached, Visitor};
use crate::config::Config;
use crate::error::ApiResult;
use crate::hub::{Hub, TableHandle};
use crate::picture::KnownLog;

const ID: &str = "0123456789abcdef0123456789abcdef";

/// A hub with one table, at which `anna` sits.
struct House {
    hub: Arc<Hub>,
    /// Its tables end with it.
    _closing: watch::Sender<bool>,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = format!("sqlite://{}/liege.db", folder.path().display());
        let store = store::open(&db).await.unwrap();
        store.create_table(Table { phase: Phase::Over, ..a_table(ID, "anna") }).await.unwrap();
        let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
        let (stop, closing) = watch::channel(false);
        Self { hub: Hub::new(store, config, closing), _closing: stop, _folder: folder }
    }

    /// The table learns that nobody is here any more.
    async fn becomes_empty(&self) {
        let empty = async { while self.anna_is_here().await {} };
        timeout(Duration::from_secs(60), empty).await.expect("she has left");
    }

    async fn anna_is_here(&self) -> bool {
        let info = self.hub.ask(ID, |reply| Order::Info { guest: String::new(), reply }).await;
        info.unwrap().seats[0].is_here
    }
}

fn attach(guest: &str) -> (Order, oneshot::Receiver<ApiResult<Attached>>) {
    let (reply, answer) = oneshot::channel();
    let known = KnownLog::default();
    let visitor = Visitor { guest: guest.to_owned(), viewer: Viewer::Public, known, visit: None };
    (Order::Attach { visitor, reply }, answer)
}

/// As much as may wait in line. The table does nothing meanwhile: it shares its thread with the test.
fn fill(table: &TableHandle) {
    while table.try_send(Order::Refresh).is_ok() {}
}

#[tokio::test]
async fn who_gives_up_before_it_is_connected_leaves_no_ghost() {
    let house = House::open().await;
    let table = house.hub.open(ID).await.unwrap();
    // It does not wait for the answer.
    table.send(attach("anna").0).await.unwrap();
    house.becomes_empty().await;
    // It goes away with the answer in hand.
    let (order, answer) = attach("anna");
    table.send(order).await.unwrap();
    let attached = answer.await.unwrap().unwrap();
    assert!(house.anna_is_here().await);
    drop(attached);
    house.becomes_empty().await;
}

#[tokio::test]
async fn a_busy_table_is_told_later_who_has_left() {
    let house = House::open().await;
    let table = house.hub.open(ID).await.unwrap();
    let (order, answer) = attach("anna");
    table.send(order).await.unwrap();
    let attached = answer.await.unwrap().unwrap();
    fill(&table);
    drop(attached);
    house.becomes_empty().await;
}
