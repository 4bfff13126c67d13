//! What every store promises, as tests that take any store. A new one calls [`all`] from its own tests.

mod lobby;
mod pace;
mod people;

use std::sync::Arc;

use serde_json::json;

use crate::{
    Append, Clock, Duty, Guest, Help, Lease, Phase, Request, SeatResult, Sitter, Sitting, Snapshot, Standing,
    Step, Store, StoreError, Table, Touch,
};

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
    no_step_is_left_out(store.as_ref()).await;
    older_rules_leave_the_match_to_newer_ones(store.as_ref()).await;
    a_match_moved_here_goes_on(store.as_ref()).await;
    what_is_due_is_claimed_by_one(Arc::clone(&store)).await;
    the_newest_snapshot_is_kept_until_the_end(store.as_ref()).await;
    lists_hold_my_tables_and_the_latest_first(store.as_ref()).await;
    people::all(store.as_ref()).await;
    lobby::all(store.as_ref()).await;
    pace::all(store.as_ref()).await;
    a_refused_write_spoils_no_other(store).await;
}

/// A running table of `host` against a bot.
pub fn a_table(id: &str, host: &str) -> Table {
    Table {
        id: id.to_owned(),
        game: "regents".to_owned(),
        rules_version: 7,
        played_by: 7,
        setup: json!({"seats": 2, "option": "é \u{1F451}"}),
        seed: "00ff".repeat(16),
        host: host.to_owned(),
        phase: Phase::Running,
        seats: vec![Sitter::guest(host), Sitter::Bot { level: "knight".to_owned() }],
        help: Help { hints: true, warnings: false },
        pending: vec![0],
        created_at: 1000,
        updated_at: 1000,
        results: Vec::new(),
        is_public: false,
        terms: json!({}),
        waits_until: None,
        unwelcome: Vec::new(),
        rematch: None,
        clocks: Vec::new(),
        motion: None,
    }
}

/// The `number`-th step of a table, noticed by all.
pub fn a_step(table: &str, number: u32) -> Append {
    Append {
        table: table.to_owned(),
        step: Step {
            number,
            seat: 0,
            action: Some(json!({"type": "move", "number": number})),
            request: None,
        },
        played_by: 7,
        touch: Some(Touch { at: 1000 + i64::from(number), pending: vec![1] }),
        results: None,
        duty: None,
        ticks: Vec::new(),
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
    table.seats.push(Sitter::Person {
        guest: "g-whole".to_owned(),
        alias,
        guest_name: String::new(),
        stand_in: None,
        night: None,
    });
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
     SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";

async fn the_last_seat_starts_the_match(store: &dyn Store) {
    let mut table = a_table("t-start", "g-start");
    table.seats = vec![Sitter::Open, Sitter::Open];
    table.phase = Phase::Gathering;
    store.create_table(table).await.unwrap();
    assert!(matches!(store.append(a_step("t-start", 0)).await, Err(StoreError::NotFound)));
    store.sit_down(sitting("t-start", 0, "g-start")).await.unwrap();
    assert_eq!(store.table("t-start").await.unwrap().unwrap().phase, Phase::Gathering);
    let bot = Sitter::Bot { level: "king".to_owned() };
    store.sit_down(Sitting { sitter: bot.clone(), ..sitting("t-start", 1, "") }).await.unwrap();
    let started = store.table("t-start").await.unwrap().unwrap();
    assert_eq!((started.phase, started.updated_at), (Phase::Running, 2000));
    assert_eq!(started.seats[1], bot);
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
    let request = Some(Request { visit: "v".to_owned(), id: 7 });
    let take_back = Step { number: 1, seat: 3, action: None, request };
    store.append(Append { step: take_back.clone(), ..a_step("t-first", 1) }).await.unwrap();
    assert_eq!(store.steps("t-first").await.unwrap(), [a_step("t-first", 0).step, take_back.clone()]);
    assert_eq!(store.steps_from("t-first", 1).await.unwrap(), [take_back]);
    assert_eq!(store.steps_from("t-first", 2).await.unwrap(), []);
    let tables = ["t-first", "t-none"].map(str::to_owned);
    let standing = Standing { table: "t-first".to_owned(), n_steps: 2, updated_at: 1001 };
    assert_eq!(store.standings(&tables).await.unwrap(), [standing]);
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
}

async fn no_step_is_left_out(store: &dyn Store) {
    store.create_table(a_table("t-gap", "g-gap")).await.unwrap();
    let before = store.table("t-gap").await.unwrap();
    for number in [1, 9] {
        assert!(matches!(store.append(a_step("t-gap", number)).await, Err(StoreError::Conflict)));
    }
    assert_eq!(store.table("t-gap").await.unwrap(), before, "a refused step changes nothing");
    for number in 0..3 {
        store.append(a_step("t-gap", number)).await.unwrap();
        assert!(matches!(store.append(a_step("t-gap", 0)).await, Err(StoreError::Conflict)));
    }
    assert_eq!(store.steps("t-gap").await.unwrap().len(), 3);
    assert_eq!(store.settled("t-gap", 2).await.unwrap(), Some(a_step("t-gap", 2).step));
    for (id, number) in [("t-gap", 3), ("t-none", 0)] {
        assert_eq!(store.settled(id, number).await.unwrap(), None);
    }
}

async fn older_rules_leave_the_match_to_newer_ones(store: &dyn Store) {
    let id = "t-newer";
    let by = |played_by, number| Append { played_by, ..a_step(id, number) };
    store.create_table(a_table(id, "g-newer")).await.unwrap();
    assert!(matches!(store.append(by(6, 0)).await, Err(StoreError::NewerRules(7))), "begun by newer ones");
    store.append(by(7, 0)).await.unwrap();
    store.append(by(9, 1)).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().unwrap().played_by, 9);
    // Whatever it is that an older program wants, and however much it knows.
    for number in [1, 2, 3] {
        assert!(matches!(store.append(by(8, number)).await, Err(StoreError::NewerRules(9))));
    }
    store.append(by(9, 2)).await.unwrap();
    store.append(by(10, 3)).await.unwrap();
    let table = store.table(id).await.unwrap().unwrap();
    assert_eq!((table.rules_version, table.played_by, table.phase), (7, 10, Phase::Running));
    assert_eq!(store.steps(id).await.unwrap().len(), 4);
}

async fn a_match_moved_here_goes_on(store: &dyn Store) {
    let table = Table { played_by: 9, ..a_table("t-moved", "g-moved") };
    let steps = [0, 1].map(|number| a_step("t-moved", number).step).to_vec();
    let clocks = vec![
        Clock { seat: 0, left_ms: 5000, until_ms: Some(9_999_999_999_999) },
        Clock { seat: 1, left_ms: 7, until_ms: None },
    ];
    let table = Table { clocks, ..table };
    store.add_match(table.clone(), steps).await.unwrap();
    assert_eq!(store.table("t-moved").await.unwrap(), Some(table));
    assert!(matches!(store.append(a_step("t-moved", 2)).await, Err(StoreError::NewerRules(9))));
    assert!(matches!(
        store.append(Append { played_by: 9, ..a_step("t-moved", 1) }).await,
        Err(StoreError::Conflict)
    ));
    store.append(Append { played_by: 9, ..a_step("t-moved", 2) }).await.unwrap();
}

/// A lease that nobody outlives in a test, and one that is over at once.
fn lease(owner: &str, ms: i64) -> Lease {
    Lease { owner: owner.to_owned(), ms }
}

const LONG: i64 = 1_000_000;

/// The tables that a server claims.
async fn claimed(store: &dyn Store, owner: &str, ms: i64) -> Vec<String> {
    let claims = store.claim(lease(owner, ms), 1000).await.unwrap();
    let mut tables: Vec<_> = claims.into_iter().map(|claim| claim.table).collect();
    tables.sort_unstable();
    tables
}

async fn what_is_due_is_claimed_by_one(store: Arc<dyn Store>) {
    // What other tests left.
    claimed(store.as_ref(), "others", LONG).await;
    let ids: Vec<String> = (10..30).map(|number| format!("t-due{number}")).collect();
    for id in &ids {
        // Its bot is the first to decide.
        store.create_table(Table { pending: vec![0, 1], ..a_table(id, "g-due") }).await.unwrap();
    }
    let racers = (0..8).map(|racer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { claimed(store.as_ref(), &format!("racer{racer}"), LONG).await })
    });
    let mut all = Vec::new();
    for racer in racers.collect::<Vec<_>>() {
        all.extend(racer.await.unwrap());
    }
    all.sort_unstable();
    assert_eq!(all, ids, "each of them once");
    for racer in 0..8 {
        store.release(&format!("racer{racer}"), None, LONG).await.unwrap();
    }
    assert_eq!(claimed(store.as_ref(), "early", LONG).await, [""; 0], "not before its time");
    duties_follow_the_match(store.as_ref()).await;
    leases_run_out(store.as_ref()).await;
}

/// The last seat that is taken, and each step, say whether a bot has to decide.
async fn duties_follow_the_match(store: &dyn Store) {
    let id = "t-duty";
    let gathering = Table { seats: vec![Sitter::Open; 2], phase: Phase::Gathering, ..a_table(id, "g-due") };
    store.create_table(Table { pending: vec![1], ..gathering }).await.unwrap();
    store.sit_down(sitting(id, 0, "g-due")).await.unwrap();
    assert_eq!(claimed(store, "first", LONG).await, [""; 0], "nobody plays yet");
    let bot = Sitter::Bot { level: "king".to_owned() };
    store.sit_down(Sitting { sitter: bot, ..sitting(id, 1, "") }).await.unwrap();
    assert_eq!(claimed(store, "first", LONG).await, [id]);
    assert_eq!(store.owner_of(id).await.unwrap().as_deref(), Some("first"));
    let step = |number, duty| Append { duty, ..a_step(id, number) };
    store.append(step(0, None)).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap().as_deref(), Some("first"), "it goes on");
    store.append(step(1, Some(Duty::Ends))).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap(), None);
    let begins = |owner: &str| Some(Duty::Begins(lease(owner, LONG)));
    assert!(matches!(store.append(step(1, begins("late"))).await, Err(StoreError::Conflict)));
    assert_eq!(store.owner_of(id).await.unwrap(), None, "a refused step makes no work");
    store.append(step(2, begins("second"))).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap().as_deref(), Some("second"));
    store.append(Append { results: Some(Vec::new()), ..step(3, None) }).await.unwrap();
    store.release("second", None, 0).await.unwrap();
    assert_eq!(claimed(store, "third", LONG).await, [""; 0], "the match is over");
}

async fn leases_run_out(store: &dyn Store) {
    let id = "t-lease";
    store.create_table(Table { pending: vec![1], ..a_table(id, "g-due") }).await.unwrap();
    assert_eq!(claimed(store, "first", LONG).await, [id]);
    assert_eq!(claimed(store, "second", LONG).await, [""; 0]);
    // It says nothing more, and is taken to be dead.
    store.renew(lease("first", -1)).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap(), None);
    let claim = store.claim(lease("second", LONG), 10).await.unwrap().remove(0);
    assert_eq!((claim.table.as_str(), claim.kind.as_str(), claim.token, claim.tries), (id, "bots", 2, 2));
    // Who was slow changes nothing for the one who took over.
    store.renew(lease("first", -1)).await.unwrap();
    store.release("first", Some(id), 0).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap().as_deref(), Some("second"));
    store.release("second", Some("t-other"), 0).await.unwrap();
    assert_eq!(claimed(store, "third", LONG).await, [""; 0]);
    store.release("second", Some(id), 0).await.unwrap();
    assert_eq!(claimed(store, "third", LONG).await, [id]);
    store.make_due(id).await.unwrap();
    assert_eq!(store.owner_of(id).await.unwrap().as_deref(), Some("third"), "it was noted already");
    // A program that knew nothing of it played on to where a bot decides.
    let touch = |pending| Some(Touch { at: 1, pending });
    store.append(Append { duty: Some(Duty::Ends), ..a_step(id, 0) }).await.unwrap();
    store.append(Append { touch: touch(vec![0]), ..a_step(id, 1) }).await.unwrap();
    store.make_due(id).await.unwrap();
    assert_eq!(claimed(store, "fourth", LONG).await, [""; 0], "it is a person's turn");
    store.append(Append { touch: touch(vec![0, 1]), ..a_step(id, 2) }).await.unwrap();
    store.make_due(id).await.unwrap();
    assert_eq!(claimed(store, "fourth", LONG).await, [id]);
}

async fn the_newest_snapshot_is_kept_until_the_end(store: &dyn Store) {
    let id = "t-snapshot";
    let of = |n_steps, rules_version| Snapshot {
        table: id.to_owned(),
        n_steps,
        rules_version,
        body: vec![0, 255, n_steps as u8, rules_version as u8],
    };
    store.create_table(a_table(id, "g-snapshot")).await.unwrap();
    assert_eq!(store.snapshot(id).await.unwrap(), None);
    // Written, and what is there after that.
    for (written, kept) in [((5, 7), (5, 7)), ((9, 7), (9, 7)), ((8, 7), (9, 7)), ((3, 8), (3, 8))] {
        store.keep_snapshot(of(written.0, written.1)).await.unwrap();
        assert_eq!(store.snapshot(id).await.unwrap(), Some(of(kept.0, kept.1)));
    }
    store.append(Append { results: Some(Vec::new()), ..a_step(id, 0) }).await.unwrap();
    store.keep_snapshot(of(10, 7)).await.unwrap();
    assert_eq!(store.snapshot(id).await.unwrap(), None, "nobody goes on with it");
}

async fn lists_hold_my_tables_and_the_latest_first(store: &dyn Store) {
    store.create_table(a_table("t-list1", "g-list")).await.unwrap();
    store.create_table(a_table("t-list2", "g-list")).await.unwrap();
    let mut visited = a_table("t-list3", "g-other");
    visited.seats[1] = Sitter::guest("g-list");
    visited.updated_at = 999;
    store.create_table(visited).await.unwrap();
    store
        .append(Append { touch: Some(Touch { at: 1009, pending: vec![1] }), ..a_step("t-list2", 0) })
        .await
        .unwrap();
    let ids = |tables: Vec<Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let listed = ids(store.tables_of("g-list", 10).await.unwrap());
    assert_eq!(listed, ["t-list2", "t-list1", "t-list3"]);
    assert_eq!(ids(store.tables_of("g-list", 1).await.unwrap()), ["t-list2"]);
    assert_eq!(ids(store.tables_of("g-other", 10).await.unwrap()), ["t-list3"]);
    assert!(store.tables_of("g-nobody", 10).await.unwrap().is_empty());
}

/// Writes that share a commit are still judged one by one.
async fn a_refused_write_spoils_no_other(store: Arc<dyn Store>) {
    for id in ["t-mixed", "t-sound"] {
        store.create_table(a_table(id, "g-mixed")).await.unwrap();
        store.append(a_step(id, 0)).await.unwrap();
    }
    for number in 1..21 {
        // Some repeat the first step of one match, while another one goes on.
        let writes = ["t-mixed", "t-sound", "t-mixed"].map(|id| {
            let (store, number) = (Arc::clone(&store), if id == "t-sound" { number } else { 0 });
            tokio::spawn(async move { (number, store.append(a_step(id, number)).await) })
        });
        for write in writes {
            match write.await.unwrap() {
                (0, outcome) => assert!(matches!(outcome, Err(StoreError::Conflict))),
                (_, outcome) => outcome.unwrap(),
            }
        }
    }
    assert_eq!(store.steps("t-mixed").await.unwrap().len(), 1);
    assert_eq!(store.steps("t-sound").await.unwrap().len(), 21);
}

/// What a program of the first migration left: a match under way, one that is over, and one in which a bot has to decide.
pub const FIRST_ROWS: &str = "
    INSERT INTO guests (id, name) VALUES ('g-first', 'Anna');
    INSERT INTO tables (id, game, rules_version, setup, seed, host, phase, pending, created_at, updated_at) VALUES
        ('t-under-way', 'regents', 7, '{}', '00', 'g-first', 'running', '[0]', 1, 2),
        ('t-ended', 'regents', 5, '{}', '00', 'g-first', 'over', '[]', 1, 2),
        ('t-of-bots', 'regents', 7, '{}', '00', 'g-first', 'running', '[0,1]', 1, 2);
    INSERT INTO seats (table_id, seat, kind, guest) VALUES
        ('t-under-way', 0, 'person', 'g-first'), ('t-ended', 0, 'person', 'g-first');
    INSERT INTO seats (table_id, seat, kind, level) VALUES
        ('t-under-way', 10, 'bot', 'king'), ('t-ended', 1, 'bot', 'king'), ('t-of-bots', 1, 'bot', 'king');
    INSERT INTO steps (table_id, ply, seat, action) VALUES
        ('t-under-way', 0, 0, '{}'), ('t-under-way', 1, 0, NULL), ('t-under-way', 2, 0, '{}'), ('t-ended', 0, 0, '{}');
    INSERT INTO results (table_id, seat, points, place) VALUES ('t-ended', 0, 5, 1)";

/// [`FIRST_ROWS`] are whole, and the match under way goes on.
pub async fn first_rows_go_on(store: &dyn Store) {
    assert_eq!(claimed(store, "first", LONG).await, ["t-of-bots"]);
    let ended = store.table("t-ended").await.unwrap().unwrap();
    assert_eq!((ended.phase, ended.played_by), (Phase::Over, 5));
    assert_eq!(ended.results, [SeatResult { points: 5, place: 1 }]);
    assert_eq!(store.table("t-under-way").await.unwrap().unwrap().played_by, 7);
    assert_eq!(store.steps("t-under-way").await.unwrap().len(), 3);
    let older = Append { played_by: 6, ..a_step("t-under-way", 3) };
    assert!(matches!(store.append(older).await, Err(StoreError::NewerRules(7))));
    assert!(matches!(store.append(a_step("t-under-way", 2)).await, Err(StoreError::Conflict)));
    store.append(a_step("t-under-way", 3)).await.unwrap();
    assert_eq!(store.steps("t-under-way").await.unwrap().len(), 4);
}
