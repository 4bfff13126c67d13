//! What a store promises about tables that wait for people.

use serde_json::json;

use super::{LONG, a_table, lease, sitting};
use crate::{GATHER, Gathering, Phase, Sitter, Sitting, Store, StoreError, Table};

pub async fn all(store: &dyn Store) {
    everybody_finds_public_tables(store).await;
    who_leaves_frees_a_seat(store).await;
    who_is_sent_away_stays_away(store).await;
    a_table_is_set_anew_while_nobody_else_sits(store).await;
    bots_take_what_is_open(store).await;
    a_table_that_was_called_off_takes_nobody(store).await;
    nobody_waits_longer_than_was_said(store).await;
    there_is_one_rematch(store).await;
}

/// A table of `host` with two open seats.
fn gathering(id: &str, host: &str) -> Table {
    Table {
        phase: Phase::Gathering,
        seats: vec![Sitter::guest(host), Sitter::Open, Sitter::Open],
        is_public: true,
        terms: json!({"waits": {"minutes": 5}}),
        ..a_table(id, host)
    }
}

async fn table(store: &dyn Store, id: &str) -> Table {
    store.table(id).await.unwrap().unwrap()
}

async fn open(store: &dyn Store) -> Vec<String> {
    let tables = store.lobby().open_tables(100).await.unwrap();
    tables.into_iter().map(|table| table.id).filter(|id| id.starts_with("t-lobby")).collect()
}

async fn gather(store: &dyn Store, change: Gathering) -> Result<(), StoreError> {
    store.lobby().gather(change).await
}

async fn everybody_finds_public_tables(store: &dyn Store) {
    let [older, newer, private, over] =
        ["old", "new", "private", "over"].map(|name| format!("t-lobby-{name}"));
    store.create_table(gathering(&older, "g-lobby")).await.unwrap();
    store.create_table(Table { created_at: 1001, ..gathering(&newer, "g-lobby") }).await.unwrap();
    store.create_table(Table { is_public: false, ..gathering(&private, "g-lobby") }).await.unwrap();
    store.create_table(Table { phase: Phase::Over, ..gathering(&over, "g-lobby") }).await.unwrap();
    assert_eq!(open(store).await, [newer.as_str(), &older]);
    assert_eq!(store.lobby().open_tables(1).await.unwrap(), [table(store, &newer).await]);
    assert_eq!(table(store, &older).await, gathering(&older, "g-lobby"), "it comes back as it was");
}

async fn who_leaves_frees_a_seat(store: &dyn Store) {
    let id = "t-leave";
    store.create_table(gathering(id, "g-host")).await.unwrap();
    store.sit_down(sitting(id, 1, "g-leaver")).await.unwrap();
    let stand_up = |guest: &str| Gathering::StandUp {
        table: id.to_owned(),
        guest: guest.to_owned(),
        is_unwelcome: false,
        at: 3000,
    };
    gather(store, stand_up("g-leaver")).await.unwrap();
    assert_eq!(table(store, id).await.seats[1], Sitter::Open);
    assert_eq!(table(store, id).await.updated_at, 3000);
    assert!(matches!(gather(store, stand_up("g-leaver")).await, Err(StoreError::NotFound)));
    store.sit_down(sitting(id, 1, "g-leaver")).await.unwrap();
    store.sit_down(sitting(id, 2, "g-other")).await.unwrap();
    assert!(matches!(gather(store, stand_up("g-leaver")).await, Err(StoreError::NotFound)), "it has begun");
    assert_eq!(table(store, id).await.phase, Phase::Running);
}

async fn who_is_sent_away_stays_away(store: &dyn Store) {
    let id = "t-away";
    store.create_table(gathering(id, "g-host")).await.unwrap();
    store.sit_down(sitting(id, 1, "g-rude")).await.unwrap();
    let away =
        Gathering::StandUp { table: id.to_owned(), guest: "g-rude".to_owned(), is_unwelcome: true, at: 3000 };
    gather(store, away).await.unwrap();
    assert_eq!(table(store, id).await.unwelcome, ["g-rude"]);
    assert!(matches!(store.sit_down(sitting(id, 1, "g-rude")).await, Err(StoreError::SeatTaken)));
    let bot = Sitter::Bot { level: "king".to_owned() };
    store.sit_down(Sitting { sitter: bot, ..sitting(id, 1, "") }).await.unwrap();
    let bot_away = |seat| Gathering::SendBotAway { table: id.to_owned(), seat, at: 3001 };
    assert!(matches!(gather(store, bot_away(0)).await, Err(StoreError::NotFound)), "no bot sits there");
    gather(store, bot_away(1)).await.unwrap();
    assert_eq!(table(store, id).await.seats[1], Sitter::Open);
}

async fn a_table_is_set_anew_while_nobody_else_sits(store: &dyn Store) {
    let id = "t-anew";
    store.create_table(gathering(id, "g-host")).await.unwrap();
    let anew = Table {
        setup: json!({"seats": 4}),
        seats: vec![
            Sitter::Open,
            Sitter::Bot { level: "page".to_owned() },
            Sitter::Open,
            Sitter::guest("g-host"),
        ],
        pending: vec![3],
        is_public: false,
        terms: json!({}),
        waits_until: Some(9_999_999_999),
        updated_at: 3000,
        ..gathering(id, "g-host")
    };
    gather(store, Gathering::Replan(Box::new(anew.clone()))).await.unwrap();
    assert_eq!(table(store, id).await, anew);
    store.sit_down(sitting(id, 0, "g-second")).await.unwrap();
    let again = gather(store, Gathering::Replan(Box::new(gathering(id, "g-host")))).await;
    assert!(matches!(again, Err(StoreError::SeatTaken)));
    assert_eq!(table(store, id).await.setup, json!({"seats": 4}), "a refused change changes nothing");
}

async fn bots_take_what_is_open(store: &dyn Store) {
    let id = "t-fill";
    store.create_table(Table { pending: vec![2], ..gathering(id, "g-host") }).await.unwrap();
    let fill = || Gathering::Fill { table: id.to_owned(), level: "lord".to_owned(), at: 3000 };
    gather(store, fill()).await.unwrap();
    let bot = Sitter::Bot { level: "lord".to_owned() };
    let started = table(store, id).await;
    assert_eq!((started.phase, &started.seats[1..]), (Phase::Running, &[bot.clone(), bot][..]));
    let claims = store.claim(lease("filler", LONG), 1000).await.unwrap();
    assert!(claims.iter().any(|claim| claim.table == id), "a bot begins");
    assert!(matches!(gather(store, fill()).await, Err(StoreError::NotFound)));
}

async fn a_table_that_was_called_off_takes_nobody(store: &dyn Store) {
    let id = "t-lobby-off";
    store.create_table(gathering(id, "g-host")).await.unwrap();
    let call_off = || Gathering::CallOff { table: id.to_owned(), at: 3000 };
    gather(store, call_off()).await.unwrap();
    assert_eq!(table(store, id).await.phase, Phase::Halted);
    assert!(!open(store).await.contains(&id.to_owned()));
    assert!(matches!(store.sit_down(sitting(id, 1, "g-late")).await, Err(StoreError::SeatTaken)));
    assert!(matches!(gather(store, call_off()).await, Err(StoreError::NotFound)));
}

/// The tables that have waited long enough, as one server claims them.
async fn waited(store: &dyn Store, owner: &str) -> Vec<crate::Claim> {
    store.claim_times(lease(owner, LONG), 1000).await.unwrap()
}

async fn nobody_waits_longer_than_was_said(store: &dyn Store) {
    let wait = |id: &str, until| Table { waits_until: Some(until), ..gathering(id, "g-host") };
    for (id, until) in [("t-late", 1), ("t-full", 1), ("t-early", 9_999_999_999), ("t-anew2", 1)] {
        store.create_table(wait(id, until)).await.unwrap();
    }
    for seat in [1, 2] {
        store.sit_down(sitting("t-full", seat, &format!("g-{seat}"))).await.unwrap();
    }
    let longer = Table { waits_until: Some(9_999_999_999), ..gathering("t-anew2", "g-host") };
    gather(store, Gathering::Replan(Box::new(longer))).await.unwrap();
    let claims = waited(store, "one").await;
    let [claim] = claims.as_slice() else { panic!("one table has waited long enough: {claims:?}") };
    assert_eq!((claim.kind.as_str(), claim.table.as_str()), (GATHER, "t-late"));
    assert_eq!(waited(store, "two").await, [], "one server works at it");
    store.release("one", Some("t-late"), 0).await.unwrap();
    let [again] = waited(store, "two").await.try_into().unwrap();
    store.finish(claim.clone()).await.unwrap();
    store.release("two", Some("t-late"), 0).await.unwrap();
    let [last] = waited(store, "three").await.try_into().unwrap();
    assert!(last.token > again.token, "a claim of before ends nothing");
    store.finish(last).await.unwrap();
    store.release("three", Some("t-late"), 0).await.unwrap();
    assert_eq!(waited(store, "four").await, []);
}

async fn there_is_one_rematch(store: &dyn Store) {
    let of = "t-once";
    store.create_table(Table { phase: Phase::Over, ..a_table(of, "g-host") }).await.unwrap();
    let rematch = |id: &str, instead_of: Option<&str>| Gathering::Rematch {
        of: of.to_owned(),
        table: Box::new(gathering(id, "g-second")),
        instead_of: instead_of.map(str::to_owned),
        at: 4000,
    };
    gather(store, rematch("t-twice", None)).await.unwrap();
    for instead_of in [None, Some("t-other")] {
        assert!(matches!(gather(store, rematch("t-thrice", instead_of)).await, Err(StoreError::Conflict)));
    }
    let once = table(store, of).await;
    assert_eq!((once.rematch.as_deref(), once.updated_at), (Some("t-twice"), 4000));
    assert_eq!(table(store, "t-twice").await, gathering("t-twice", "g-second"));
    assert_eq!(store.table("t-thrice").await.unwrap(), None);
    gather(store, rematch("t-thrice", Some("t-twice"))).await.unwrap();
    assert_eq!(table(store, of).await.rematch.as_deref(), Some("t-thrice"));
}
