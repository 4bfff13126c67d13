//! A task and its orders, without a network.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use catalog::{Catalog, Kind};
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use small_games::drafts::Drafts;
use store::contract::a_table;
use store::{Claim, Guest, Lease, News, Reply, Secret, Sitter, Sitting, Snapshot, Standing, Stats, Store};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use super::*;
use crate::audience::{Attached, Visitor};
use crate::config::Config;
use crate::error::ApiResult;
use crate::hub::{Hub, TableHandle};
use crate::outbox::Next;
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
        Self::open_with(Table { phase: Phase::Over, ..a_table(ID, "anna") }).await.0
    }

    /// And what its store is up to.
    async fn open_with(table: Table) -> (Self, Arc<Mutex<Mood>>) {
        let folder = tempfile::tempdir().unwrap();
        let db = format!("sqlite://{}/liege.db", folder.path().display());
        let store = store::open(&db).await.unwrap();
        store.create_table(table).await.unwrap();
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
        config.catalog = Arc::new(Catalog::new(vec![Kind::<Drafts, _>::boxed(::bots::Plain)]));
        let (stop, closing) = watch::channel(false);
        let mood = Arc::new(Mutex::new(Mood::Well));
        let store = Arc::new(Moody { store, mood: Arc::clone(&mood) });
        (Self { hub: Hub::new(store, config, closing), _closing: stop, _folder: folder }, mood)
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
    let viewer = Viewer::seat(Seat::new(0));
    let visitor = Visitor { guest: guest.to_owned(), viewer, known, visit: None };
    (Order::Attach { visitor, reply }, answer)
}

/// What a store does with the next writes.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Well,
    /// Keeps a step and says that it failed.
    Forgetful,
    Failing,
    /// Cannot be reached.
    Away,
}

/// A store with moods.
struct Moody {
    store: Arc<dyn Store>,
    mood: Arc<Mutex<Mood>>,
}

fn failed<'a, T: Send + 'a>() -> Reply<'a, T> {
    Box::pin(async { Err(StoreError::Database(Arc::new(std::io::Error::other("a planted failure")))) })
}

impl Moody {
    fn mood(&self) -> Mood {
        *self.mood.lock().unwrap()
    }
}

#[rustfmt::skip]
impl Store for Moody {
    fn people(&self) -> &dyn store::People { self.store.people() }
    fn lobby(&self) -> &dyn store::Lobby { self.store.lobby() }
    fn clocks(&self) -> &dyn store::Clocks { self.store.clocks() }

    fn table<'a>(&'a self, id: &'a str) -> Reply<'a, Option<Table>> {
        if self.mood() == Mood::Away { failed() } else { self.store.table(id) }
    }

    fn steps_from<'a>(&'a self, id: &'a str, from: u32) -> Reply<'a, Vec<Step>> {
        if self.mood() == Mood::Away { failed() } else { self.store.steps_from(id, from) }
    }

    fn news(&self) -> mpsc::Receiver<News> {
        self.store.news()
    }

    fn settled<'a>(&'a self, id: &'a str, number: u32) -> Reply<'a, Option<Step>> {
        if self.mood() == Mood::Away { failed() } else { self.store.settled(id, number) }
    }

    fn append(&self, append: Append) -> Reply<'_, ()> {
        match self.mood() {
            Mood::Well => self.store.append(append),
            Mood::Failing | Mood::Away => failed(),
            Mood::Forgetful => Box::pin(async move {
                self.store.append(append).await?;
                failed().await
            }),
        }
    }

    // Nothing else is asked of it here.
    fn secret(&self, _: &'static str, _: Vec<u8>) -> Reply<'_, Vec<u8>> { failed() }
    fn guest<'a>(&'a self, _: &'a str) -> Reply<'a, Option<Guest>> { failed() }
    fn save_guest(&self, _: Guest) -> Reply<'_, ()> { failed() }
    fn create_table(&self, _: Table) -> Reply<'_, ()> { failed() }
    fn tables_of<'a>(&'a self, _: &'a str, _: u32) -> Reply<'a, Vec<Table>> { failed() }
    fn sit_down(&self, _: Sitting) -> Reply<'_, ()> { failed() }
    fn keep_snapshot(&self, _: Snapshot) -> Reply<'_, ()> { failed() }
    fn snapshot<'a>(&'a self, _: &'a str) -> Reply<'a, Option<Snapshot>> { failed() }
    fn make_due(&self, _: &str) -> Reply<'_, ()> { failed() }
    fn claim(&self, _: Lease, _: u32) -> Reply<'_, Vec<Claim>> { failed() }
    fn claim_times(&self, _: Lease, _: u32) -> Reply<'_, Vec<Claim>> { failed() }
    fn finish(&self, _: Claim) -> Reply<'_, ()> { failed() }
    fn renew(&self, _: Lease) -> Reply<'_, ()> { failed() }
    fn release(&self, _: &str, _: Option<&str>, _: i64) -> Reply<'_, ()> { failed() }
    fn owner_of<'a>(&'a self, _: &'a str) -> Reply<'a, Option<String>> { failed() }
    fn standings<'a>(&'a self, _: &'a [String]) -> Reply<'a, Vec<Standing>> { failed() }
    fn tables_under_way<'a>(&'a self, _: &'a str) -> Reply<'a, u64> { failed() }
    fn due_at<'a>(&'a self, _: &'a str) -> Reply<'a, Vec<String>> { failed() }
    fn stats(&self) -> Reply<'_, Stats> { failed() }
    fn check(&self) -> Reply<'_, ()> { failed() }
    fn secrets(&self) -> Reply<'_, Vec<Secret>> { failed() }
    fn guests<'a>(&'a self, _: &'a str, _: u32) -> Reply<'a, Vec<Guest>> { failed() }
    fn tables<'a>(&'a self, _: &'a str, _: u32) -> Reply<'a, Vec<Table>> { failed() }
    fn add_secret(&self, _: Secret) -> Reply<'_, ()> { failed() }
    fn add_match(&self, _: Table, _: Vec<Step>) -> Reply<'_, ()> { failed() }
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

/// The next message for which this is true.
async fn until(attached: &mut Attached, is_right: impl Fn(&Value) -> bool) -> Value {
    loop {
        let text = match attached.inlet.next().await {
            Next::Send(text) => text,
            Next::CatchUp => continue,
            Next::Close => panic!("the table closed"),
        };
        let message = serde_json::from_str(&text).unwrap();
        if is_right(&message) {
            return message;
        }
    }
}

#[tokio::test]
async fn who_asks_is_told_what_became_of_a_step_when_the_store_failed() {
    let (game, setup) = ("drafts".to_owned(), json!({"seats": 2}));
    let seats = vec![Sitter::guest("anna"); 2];
    let table = Table { game, setup, seats, rules_version: 1, played_by: 1, ..a_table(ID, "anna") };
    let (house, mood) = House::open_with(table).await;
    let table = house.hub.open(ID).await.unwrap();
    let (order, answer) = attach("anna");
    table.send(order).await.unwrap();
    let mut attached = answer.await.unwrap().unwrap();
    let sync = until(&mut attached, |message| message["type"] == "sync").await;
    let first_tick = sync["picture"]["tick"].as_u64().unwrap();
    for (id, (its_mood, n_kept, outcome)) in (1..).zip([
        (Mood::Forgetful, 0, "update"),
        (Mood::Failing, 1, "not_kept"),
        (Mood::Away, 1, "away"),
        (Mood::Away, 1, "away"),
        // It is as it was here, and goes on.
        (Mood::Well, 1, "update"),
    ]) {
        *mood.lock().unwrap() = its_mood;
        let act = json!({"type": "act", "id": id, "seat": 0, "tick": first_tick + n_kept, "action": {"type": "put", "field": 0}});
        let message = serde_json::from_value(act).unwrap();
        table.send(Order::Say { socket: attached.id, message }).await.unwrap();
        let answer = until(&mut attached, |message| message["id"] == id || message["done"] == id).await;
        let said = answer["refusal"]["code"].as_str().or(answer["type"].as_str());
        assert_eq!(said, Some(outcome), "{answer}");
    }
    let steps = house.hub.store.steps(ID).await.unwrap();
    assert_eq!(steps.len(), 2, "none is lost, none is played twice");
}
