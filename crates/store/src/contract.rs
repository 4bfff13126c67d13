//! What every store promises, as tests that take any store. A new one calls [`all`] from its own tests.

use std::sync::Arc;

use serde_json::json;

use crate::{Append, Guest, Phase, SeatResult, Sitter, Sitting, Step, Store, StoreError, Table, Touch};

/// Runs the whole contract on a fresh store.
pub async fn all(store: Arc<dyn Store>) {
    secrets_are_made_once(store.as_ref()).await;
    guests_are_kept_and_renamed(store.as_ref()).await;
    tables_come_back_as_they_were(store.as_ref()).await;
    a_seat_is_taken_once(Arc::clone(&store)).await;
    the_last_seat_starts_the_match(store.as_ref()).await;
    seats_taken_together_start_the_match(Arc::clone(&store)).await;
    the_first_writer_of_a_step_wins(Arc::clone(&store)).await;
    private_steps_leave_no_trace_on_the_table(store.as_ref()).await;
    a_finished_match_takes_no_more_steps(store.as_ref()).await;
    a_halted_match_takes_no_more_steps(store.as_ref()).await;
    lists_hold_my_tables_and_the_latest_first(store.as_ref()).await;
    a_refused_write_spoils_no_other(store).await;
}

/// A running table of `host` against a bot.
pub fn a_table(id: &str, host: &str) -> Table {
    Table {
        id: id.to_owned(),
        game: "regents".to_owned(),
        rules_version: 7,
        setup: json!({"seats": 2, "option": "é \u{1F451}"}),
        seed: "00ff".repeat(16),
        host: host.to_owned(),
        phase: Phase::Running,
        seats: vec![Sitter::guest(host), Sitter::Bot { level: "knight".to_owned() }],
        pending: vec![0],
        created_at: 1000,
        updated_at: 1000,
        results: Vec::new(),
    }
}

/// The `number`-th step of a table, noticed by all.
pub fn a_step(table: &str, number: u32) -> Append {
    Append {
        table: table.to_owned(),
        step: Step { number, seat: 0, action: Some(json!({"type": "move", "number": number})) },
        touch: Some(Touch { at: 1000 + i64::from(number), pending: vec![1] }),
        results: None,
    }
}

async fn secrets_are_made_once(store: &dyn Store) {
    assert_eq!(store.secret("contract", vec![1, 2]).await.unwrap(), [1, 2]);
    assert_eq!(store.secret("contract", vec![3]).await.unwrap(), [1, 2]);
    store.check().await.unwrap();
    assert_eq!(store.secret("contract", vec![3]).await.unwrap(), [1, 2], "a check changes nothing");
}

async fn guests_are_kept_and_renamed(store: &dyn Store) {
    assert_eq!(store.guest("g-name").await.unwrap(), None);
    for name in ["", "Anna", "Änne \u{1F451}"] {
        let guest = Guest { id: "g-name".to_owned(), name: name.to_owned() };
        store.save_guest(guest.clone()).await.unwrap();
        assert_eq!(store.guest("g-name").await.unwrap(), Some(guest));
    }
}

async fn tables_come_back_as_they_were(store: &dyn Store) {
    assert!(store.table("t-none").await.unwrap().is_none());
    let mut table = a_table("t-whole", "g-whole");
    let alias = Some("Second".to_owned());
    table.seats.push(Sitter::Person { guest: "g-whole".to_owned(), alias, guest_name: String::new() });
    table.seats.push(Sitter::Open);
    table.phase = Phase::Gathering;
    store.create_table(table.clone()).await.unwrap();
    assert_eq!(store.table("t-whole").await.unwrap(), Some(table.clone()));
    assert!(matches!(store.create_table(table).await, Err(StoreError::Conflict)));

    store.save_guest(Guest { id: "g-whole".to_owned(), name: "First".to_owned() }).await.unwrap();
    let seats = store.table("t-whole").await.unwrap().unwrap().seats;
    assert!(matches!(&seats[0], Sitter::Person { guest_name, .. } if guest_name == "First"));
    assert!(seats[2].is_guest("g-whole") && !seats[1].is_guest("g-whole"));
}

fn sitting(table: &str, seat: u8, guest: &str) -> Sitting {
    Sitting { table: table.to_owned(), seat, sitter: Sitter::guest(guest), at: 2000 }
}

async fn a_seat_is_taken_once(store: Arc<dyn Store>) {
    let mut table = a_table("t-race", "g-race");
    table.seats = vec![Sitter::guest("g-race"), Sitter::Open, Sitter::Open];
    table.phase = Phase::Gathering;
    store.create_table(table).await.unwrap();
    let racers = (0..8).map(|racer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.sit_down(sitting("t-race", 1, &format!("g-racer{racer}"))).await })
    });
    let mut n_seated = 0;
    for racer in racers.collect::<Vec<_>>() {
        match racer.await.unwrap() {
            Ok(()) => n_seated += 1,
            Err(StoreError::SeatTaken) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(n_seated, 1);
    assert_eq!(store.table("t-race").await.unwrap().unwrap().phase, Phase::Gathering);
}

/// Whoever comes last notices that the seats are full, also when two come last.
async fn seats_taken_together_start_the_match(store: Arc<dyn Store>) {
    for round in 0..20 {
        let id = format!("t-together{round}");
        let mut table = a_table(&id, "g-together");
        table.seats = vec![Sitter::Open; 4];
        table.phase = Phase::Gathering;
        store.create_table(table).await.unwrap();
        let sitters = (0..4).map(|seat| {
            let (store, id) = (Arc::clone(&store), id.clone());
            tokio::spawn(
                async move { store.sit_down(sitting(&id, seat, &format!("g-{round}-{seat}"))).await },
            )
        });
        for sitter in sitters.collect::<Vec<_>>() {
            sitter.await.unwrap().unwrap();
        }
        assert_eq!(store.table(&id).await.unwrap().unwrap().phase, Phase::Running);
    }
}

/// Makes a database look as if a later version of the program had been there.
pub const A_NEWER_MIGRATION: &str =
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
     SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations";

async fn the_last_seat_starts_the_match(store: &dyn Store) {
    let mut table = a_table("t-start", "g-start");
    table.seats = vec![Sitter::Open, Sitter::Open];
    table.phase = Phase::Gathering;
    store.create_table(table).await.unwrap();
    assert!(matches!(store.append(a_step("t-start", 0)).await, Err(StoreError::NotFound)));
    store.sit_down(sitting("t-start", 0, "g-start")).await.unwrap();
    assert_eq!(store.table("t-start").await.unwrap().unwrap().phase, Phase::Gathering);
    assert!(!store.running().await.unwrap().contains(&"t-start".to_owned()));
    let bot = Sitter::Bot { level: "king".to_owned() };
    store.sit_down(Sitting { sitter: bot.clone(), ..sitting("t-start", 1, "") }).await.unwrap();
    let started = store.table("t-start").await.unwrap().unwrap();
    assert_eq!((started.phase, started.updated_at), (Phase::Running, 2000));
    assert_eq!(started.seats[1], bot);
    assert!(store.running().await.unwrap().contains(&"t-start".to_owned()));
}

async fn the_first_writer_of_a_step_wins(store: Arc<dyn Store>) {
    store.create_table(a_table("t-first", "g-first")).await.unwrap();
    let writers = (0..4).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(a_step("t-first", 0)).await })
    });
    let mut n_written = 0;
    for writer in writers.collect::<Vec<_>>() {
        match writer.await.unwrap() {
            Ok(()) => n_written += 1,
            Err(StoreError::Conflict) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(n_written, 1);
    let take_back = Step { number: 1, seat: 3, action: None };
    store.append(Append { step: take_back.clone(), ..a_step("t-first", 1) }).await.unwrap();
    assert_eq!(store.steps("t-first").await.unwrap(), [a_step("t-first", 0).step, take_back]);
    assert!(matches!(store.append(a_step("t-none", 0)).await, Err(StoreError::NotFound)));
}

async fn private_steps_leave_no_trace_on_the_table(store: &dyn Store) {
    store.create_table(a_table("t-quiet", "g-quiet")).await.unwrap();
    let before = store.table("t-quiet").await.unwrap();
    store.append(Append { touch: None, ..a_step("t-quiet", 0) }).await.unwrap();
    assert_eq!(store.table("t-quiet").await.unwrap(), before);
    store.append(a_step("t-quiet", 1)).await.unwrap();
    let after = store.table("t-quiet").await.unwrap().unwrap();
    assert_eq!((after.updated_at, after.pending), (1001, vec![1]));
    assert_eq!(store.steps("t-quiet").await.unwrap().len(), 2);
}

async fn a_finished_match_takes_no_more_steps(store: &dyn Store) {
    store.create_table(a_table("t-over", "g-over")).await.unwrap();
    let results = vec![SeatResult { points: -3, place: 2 }, SeatResult { points: 40, place: 1 }];
    store.append(Append { results: Some(results.clone()), ..a_step("t-over", 0) }).await.unwrap();
    let table = store.table("t-over").await.unwrap().unwrap();
    assert_eq!((table.phase, table.results, table.pending), (Phase::Over, results, vec![]));
    assert!(matches!(store.append(a_step("t-over", 1)).await, Err(StoreError::NotFound)));
    assert!(!store.running().await.unwrap().contains(&"t-over".to_owned()));
}

async fn a_halted_match_takes_no_more_steps(store: &dyn Store) {
    store.create_table(a_table("t-halt", "g-halt")).await.unwrap();
    store.append(a_step("t-halt", 0)).await.unwrap();
    store.halt("t-halt".to_owned(), 3000).await.unwrap();
    let table = store.table("t-halt").await.unwrap().unwrap();
    assert_eq!((table.phase, table.updated_at), (Phase::Halted, 3000));
    assert!(matches!(store.append(a_step("t-halt", 1)).await, Err(StoreError::NotFound)));
    assert_eq!(store.steps("t-halt").await.unwrap().len(), 1);
    assert!(matches!(store.halt("t-none".to_owned(), 0).await, Err(StoreError::NotFound)));
}

async fn lists_hold_my_tables_and_the_latest_first(store: &dyn Store) {
    store.create_table(a_table("t-list1", "g-list")).await.unwrap();
    store.create_table(a_table("t-list2", "g-list")).await.unwrap();
    let mut visited = a_table("t-list3", "g-other");
    visited.seats[1] = Sitter::guest("g-list");
    visited.updated_at = 999;
    store.create_table(visited).await.unwrap();
    store.append(a_step("t-list2", 9)).await.unwrap();
    let ids = |tables: Vec<Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let listed = ids(store.tables_of("g-list", 10).await.unwrap());
    assert_eq!(listed, ["t-list2", "t-list1", "t-list3"]);
    assert_eq!(ids(store.tables_of("g-list", 1).await.unwrap()), ["t-list2"]);
    assert_eq!(ids(store.tables_of("g-other", 10).await.unwrap()), ["t-list3"]);
    assert!(store.tables_of("g-nobody", 10).await.unwrap().is_empty());
}

/// Writes that share a commit are still judged one by one.
async fn a_refused_write_spoils_no_other(store: Arc<dyn Store>) {
    store.create_table(a_table("t-mixed", "g-mixed")).await.unwrap();
    store.append(a_step("t-mixed", 0)).await.unwrap();
    let writes = (0..40).map(|k| {
        let store = Arc::clone(&store);
        // Every other one repeats the first step.
        let number = if k % 2 == 0 { 0 } else { k };
        tokio::spawn(async move { (number, store.append(a_step("t-mixed", number)).await) })
    });
    for write in writes.collect::<Vec<_>>() {
        match write.await.unwrap() {
            (0, outcome) => assert!(matches!(outcome, Err(StoreError::Conflict))),
            (_, outcome) => outcome.unwrap(),
        }
    }
    assert_eq!(store.steps("t-mixed").await.unwrap().len(), 21);
}
