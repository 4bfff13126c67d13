//! The contract on PostgreSQL, and what is particular to it.

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::Migrator;
use sqlx::{Connection as _, Executor as _};
use store::contract::{a_step, a_table};
use store::{News, PostgresStore, SqliteStore, Step, Store, StoreError};
use testkit::Cluster;

#[tokio::test(flavor = "multi_thread")]
async fn keeps_the_contract() {
    let cluster = Cluster::start();
    let url = cluster.database("contract");
    store::contract::all(store::open(&url).await.unwrap()).await;

    // Another server on the same database.
    let [first, second] = [(); 2].map(|()| PostgresStore::open(&url));
    let (first, second) = (first.await.unwrap(), second.await.unwrap());
    first.create_table(a_table("t", "g")).await.unwrap();
    first.append(a_step("t", 0)).await.unwrap();
    assert_eq!(second.steps("t").await.unwrap(), [a_step("t", 0).step]);
    assert!(matches!(second.append(a_step("t", 0)).await, Err(StoreError::Conflict)));
}

/// Who lost its connection in mid-commit asks what became of it, and is not answered before that is certain.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_settled_stays_so() {
    let cluster = Cluster::start();
    let url = cluster.database("settled");
    let store = store::open(&url).await.unwrap();
    store.create_table(a_table("t", "g")).await.unwrap();
    let mut lost = sqlx::PgConnection::connect(&url).await.unwrap();
    let mut beside = sqlx::PgConnection::connect(&url).await.unwrap();
    lost.execute("BEGIN; UPDATE tables SET n_steps = 1").await.unwrap();
    lost.execute("INSERT INTO steps (table_id, ply, seat, action) VALUES ('t', 0, 0, NULL)").await.unwrap();
    let asked = tokio::spawn(async move { store.settled("t", 0).await });
    let waiting = "SELECT 1 FROM pg_locks WHERE NOT granted";
    while !asked.is_finished() && beside.execute(waiting).await.unwrap().rows_affected() == 0 {}
    lost.execute("COMMIT").await.unwrap();
    assert_eq!(asked.await.unwrap().unwrap(), Some(Step { number: 0, seat: 0, action: None, request: None }));
}

/// Eight matches go on side by side; each of their steps is tried by several writers, and one of them is kept.
#[tokio::test(flavor = "multi_thread")]
async fn steps_that_share_a_commit_are_judged_one_by_one() {
    let cluster = Cluster::start();
    let url = cluster.database("shared");
    let [first, second] = [(); 2].map(|()| store::open(&url));
    let servers = [first.await.unwrap(), second.await.unwrap()];
    for table in 0..8 {
        servers[0].create_table(a_table(&format!("t{table}"), "g")).await.unwrap();
    }
    for number in 0..20 {
        let writers: Vec<_> = (0..48)
            .map(|writer| {
                let server = Arc::clone(&servers[writer % 2]);
                tokio::spawn(async move { server.append(a_step(&format!("t{}", writer % 8), number)).await })
            })
            .collect();
        let mut n_kept = 0;
        for writer in writers {
            match writer.await.unwrap() {
                Ok(()) => n_kept += 1,
                Err(StoreError::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(n_kept, 8, "one of each match");
    }
    for table in 0..8 {
        let steps = servers[1].steps(&format!("t{table}")).await.unwrap();
        assert_eq!(steps, (0..20).map(|number| a_step("", number).step).collect::<Vec<_>>());
    }
}

/// Somebody holds the row of one match: reads and other lanes do not wait for that.
#[tokio::test(flavor = "multi_thread")]
async fn one_match_that_waits_does_not_stop_all() {
    let cluster = Cluster::start();
    let url = cluster.database("waits");
    let store = store::open(&url).await.unwrap();
    for table in 0..16 {
        store.create_table(a_table(&format!("t{table}"), "g")).await.unwrap();
    }
    let mut beside = sqlx::PgConnection::connect(&url).await.unwrap();
    beside.execute("BEGIN; SELECT 1 FROM tables WHERE id = 't0' FOR UPDATE").await.unwrap();
    let append = |table: u32| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.append(a_step(&format!("t{table}"), 0)).await })
    };
    let waiting = append(0);
    let mut others: Vec<_> = (1..16).map(append).collect();
    while others.iter().filter(|other| other.is_finished()).count() < 4 {
        assert_eq!(store.table("t0").await.unwrap().unwrap().phase, store::Phase::Running);
        assert!(!waiting.is_finished());
    }
    beside.execute("ROLLBACK").await.unwrap();
    others.push(waiting);
    for other in others {
        other.await.unwrap().unwrap();
    }
}

/// What one server does the other one hears, and nobody hears itself. After a break it is told to look for what it missed.
#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_of_each_other() {
    let cluster = Cluster::start();
    let url = cluster.database("news");
    let [first, second] = [(); 2].map(|()| PostgresStore::open(&url));
    let (first, second) = (first.await.unwrap(), second.await.unwrap());
    let [mut own, mut others] = [first.news(), second.news()];
    assert_eq!((own.recv().await, others.recv().await), (Some(News::Missed), Some(News::Missed)));
    first.create_table(a_table("t", "g")).await.unwrap();
    let told = |n_steps| Some(News::Table { id: "t".to_owned(), n_steps });
    for number in 0..3 {
        first.append(a_step("t", number)).await.unwrap();
        assert!(first.append(a_step("t", 9)).await.is_err(), "what is refused is no news");
        assert_eq!(others.recv().await, told(number + 1));
    }
    cluster.go_away();
    cluster.come_back();
    assert_eq!(others.recv().await, Some(News::Missed));
    second.append(a_step("t", 3)).await.unwrap();
    loop {
        let heard = own.recv().await;
        assert!(heard.is_some());
        if heard == told(4) {
            break;
        }
    }
}

/// The database goes away and comes back: nothing is claimed to be kept meanwhile, and the first write after it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_went_away_is_found_again() {
    let cluster = Cluster::start();
    let store = store::open(&cluster.database("away")).await.unwrap();
    store.create_table(a_table("t", "g")).await.unwrap();
    store.append(a_step("t", 0)).await.unwrap();
    cluster.go_away();
    assert!(matches!(store.append(a_step("t", 1)).await, Err(StoreError::Database(_))));
    assert!(matches!(store.steps("t").await, Err(StoreError::Database(_))));
    cluster.come_back();
    store.append(a_step("t", 1)).await.unwrap();
    assert_eq!(store.steps("t").await.unwrap(), [0, 1].map(|number| a_step("t", number).step));
    // It was away while nobody asked.
    cluster.go_away();
    cluster.come_back();
    store.append(a_step("t", 2)).await.unwrap();
    assert_eq!(store.steps("t").await.unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_program_is_refused() {
    let cluster = Cluster::start();
    let url = cluster.database("newer");
    PostgresStore::open(&url).await.unwrap();
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    connection.execute(store::contract::A_NEWER_MIGRATION).await.unwrap();
    assert!(matches!(PostgresStore::open(&url).await, Err(StoreError::Newer(9999))));
}

/// By number and digest, as the library reads the folder itself: databases in use were made so.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_names_the_scripts_that_made_it() {
    let cluster = Cluster::start();
    let url = cluster.database("made");
    PostgresStore::open(&url).await.unwrap();
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let made = sqlx::query_as("SELECT version, description, checksum FROM _sqlx_migrations ORDER BY version");
    let made: Vec<(i64, String, Vec<u8>)> = made.fetch_all(&mut connection).await.unwrap();
    let read = Migrator::new(Path::new("migrations/postgres")).await.unwrap();
    let read = read.iter().map(|one| (one.version, one.description.to_string(), one.checksum.to_vec()));
    assert_eq!(made, read.collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_migration_goes_on() {
    let cluster = Cluster::start();
    let url = cluster.database("first");
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let mut first = Migrator::new(Path::new("migrations/postgres")).await.unwrap();
    first.migrations.to_mut().truncate(1);
    first.run(&mut connection).await.unwrap();
    connection.execute(store::contract::FIRST_ROWS).await.unwrap();
    store::contract::first_rows_go_on(&PostgresStore::open(&url).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_moves_and_moves_back() {
    let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
    let small: Arc<dyn Store> =
        Arc::new(SqliteStore::open(&format!("sqlite://{}/small.db", folder.path().display())).await.unwrap());
    store::contract::all(Arc::clone(&small)).await;
    let large = store::open(&cluster.database("large")).await.unwrap();
    let copied = store::copy(small.as_ref(), large.as_ref()).await.unwrap();
    assert!(
        copied.guests > 10 && copied.accounts > 3 && copied.tables > 5 && copied.steps > 20,
        "{copied:?}"
    );
    let back = SqliteStore::open(&format!("sqlite://{}/back.db", folder.path().display())).await.unwrap();
    assert_eq!(store::copy(large.as_ref(), &back).await.unwrap(), copied);
    same(small.as_ref(), large.as_ref()).await;
    same(small.as_ref(), &back).await;
    // Nothing is mixed with what is there already.
    assert!(matches!(store::copy(small.as_ref(), large.as_ref()).await, Err(StoreError::NotEmpty)));
}

/// All that can be read is the same.
async fn same(one: &dyn Store, other: &dyn Store) {
    assert!(one.secrets().await.unwrap() == other.secrets().await.unwrap());
    let guests = one.guests("", 1000).await.unwrap();
    let by_id = |mut guests: Vec<store::Guest>| {
        guests.sort_by(|one, other| one.id.cmp(&other.id));
        guests
    };
    assert_eq!(by_id(guests), by_id(other.guests("", 1000).await.unwrap()));
    let accounts = one.people().accounts("", 1000).await.unwrap();
    assert!(accounts == other.people().accounts("", 1000).await.unwrap());
    for account in accounts {
        let sessions = one.people().sessions(&account.guest).await.unwrap();
        assert_eq!(other.people().sessions(&account.guest).await.unwrap(), sessions);
    }
    let tables = one.tables("", 1000).await.unwrap();
    assert_eq!(tables.len(), other.tables("", 1000).await.unwrap().len());
    for table in tables {
        assert_eq!(other.table(&table.id).await.unwrap().as_ref(), Some(&table));
        assert_eq!(other.steps(&table.id).await.unwrap(), one.steps(&table.id).await.unwrap());
    }
}

#[tokio::test]
async fn other_addresses_are_refused() {
    for address in ["", "liege.db", "mysql://localhost/liege", "postgres:/liege"] {
        assert!(matches!(store::open(address).await, Err(StoreError::Address(_))), "{address}");
    }
}
