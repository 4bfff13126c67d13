//! What every store promises about accounts and sessions.

use super::{a_step, a_table, sitting};
use crate::{
    Account, BOTS, CLOCK, Change, Guest, Leaving, Pacing, Phase, Session, Sitter, Store, StoreError, Table,
    Tick,
};

pub(super) async fn all(store: &dyn Store) {
    an_account_is_its_guest(store).await;
    a_name_belongs_to_one_account(store).await;
    sessions_begin_and_end(store).await;
    a_new_password_ends_every_session(store).await;
    rights_are_granted_by_name(store).await;
    who_leaves_is_forgotten(store).await;
    nobody_waits_for_who_left(store).await;
}

fn an_account(guest: &str) -> Account {
    Account {
        guest: guest.to_owned(),
        name: guest.to_uppercase(),
        name_key: guest.to_owned(),
        password: "$argon2id$".to_owned(),
        is_steward: false,
        created_at: 5,
    }
}

fn a_session(guest: &str, number: u8) -> Session {
    Session {
        id: format!("s-{guest}-{number}"),
        token: format!("hash-{guest}-{number}"),
        guest: guest.to_owned(),
        device: "Browser é".to_owned(),
        created_at: 10,
        seen_at: 10 + i64::from(number),
    }
}

fn registered(guest: &str) -> Change {
    Change::Register { account: an_account(guest), sessions: vec![a_session(guest, 0)] }
}

async fn change(store: &dyn Store, change: Change) {
    store.people().change(change).await.unwrap();
}

async fn session_ids(store: &dyn Store, guest: &str) -> Vec<String> {
    let sessions = store.people().sessions(guest).await.unwrap();
    sessions.into_iter().map(|session| session.id).collect()
}

async fn an_account_is_its_guest(store: &dyn Store) {
    let people = store.people();
    store.save_guest(Guest { id: "p-anna".to_owned(), name: "Before".to_owned() }).await.unwrap();
    store.create_table(a_table("t-p-anna", "p-anna")).await.unwrap();
    assert!(people.account("p-anna").await.unwrap().is_none());
    change(store, registered("p-anna")).await;
    let account = an_account("p-anna");
    assert!(people.account("p-anna").await.unwrap() == Some(account.clone()));
    assert!(people.account_named("p-anna").await.unwrap() == Some(account));
    assert!(people.account_named("P-ANNA").await.unwrap().is_none(), "keys are compared as they are");
    assert_eq!(store.guest("p-anna").await.unwrap().unwrap().name, "P-ANNA");
    assert_eq!(store.tables_of("p-anna", 10).await.unwrap().len(), 1);
    assert_eq!(people.session("hash-p-anna-0").await.unwrap(), Some(a_session("p-anna", 0)));
    assert_eq!(people.session("hash-p-anna-1").await.unwrap(), None);
    let listed = people.accounts("p-ann", 1).await.unwrap();
    assert_eq!(listed.into_iter().map(|account| account.guest).collect::<Vec<_>>(), ["p-anna"]);
    assert!(matches!(people.change(registered("p-anna")).await, Err(StoreError::Conflict)));
}

async fn a_name_belongs_to_one_account(store: &dyn Store) {
    let people = store.people();
    change(store, registered("p-bert")).await;
    let taken = Account { name_key: "p-bert".to_owned(), ..an_account("p-carl") };
    let outcome = people.change(Change::Register { account: taken, sessions: Vec::new() }).await;
    assert!(matches!(outcome, Err(StoreError::Conflict)));
    assert_eq!(store.guest("p-carl").await.unwrap(), None, "a refused change leaves no trace");
    change(store, registered("p-carl")).await;
    let rename = |name_key: &str| {
        let (guest, name_key) = ("p-carl".to_owned(), name_key.to_owned());
        people.change(Change::Rename { guest, name: "Carl".to_owned(), name_key })
    };
    assert!(matches!(rename("p-bert").await, Err(StoreError::Conflict)));
    assert_eq!(people.account("p-carl").await.unwrap().unwrap().name, "P-CARL");
    rename("carl").await.unwrap();
    assert_eq!(people.account_named("carl").await.unwrap().unwrap().name, "Carl");
    assert!(people.account_named("p-carl").await.unwrap().is_none());
    let nobody = Change::Rename { guest: "p-none".to_owned(), name: String::new(), name_key: String::new() };
    assert!(matches!(people.change(nobody).await, Err(StoreError::NotFound)));
}

async fn sessions_begin_and_end(store: &dyn Store) {
    let people = store.people();
    change(store, registered("p-dora")).await;
    let log_in = |number, instead_of: Option<&str>, unseen_since| Change::LogIn {
        session: a_session("p-dora", number),
        instead_of: instead_of.map(str::to_owned),
        unseen_since,
    };
    change(store, log_in(1, None, 0)).await;
    change(store, log_in(2, Some("s-p-dora-1"), 0)).await;
    assert_eq!(session_ids(store, "p-dora").await, ["s-p-dora-2", "s-p-dora-0"]);
    change(store, Change::Seen { session: "s-p-dora-0".to_owned(), at: 100 }).await;
    assert_eq!(session_ids(store, "p-dora").await, ["s-p-dora-0", "s-p-dora-2"]);
    change(store, log_in(3, None, 50)).await;
    assert_eq!(
        session_ids(store, "p-dora").await,
        ["s-p-dora-0", "s-p-dora-3"],
        "one unseen for long has ended"
    );
    let end = |guest: &str| Change::End { guest: guest.to_owned(), session: "s-p-dora-3".to_owned() };
    change(store, end("p-anna")).await;
    assert_eq!(session_ids(store, "p-dora").await.len(), 2, "nobody ends another one's session");
    change(store, end("p-dora")).await;
    assert_eq!(people.session("hash-p-dora-3").await.unwrap(), None);
    change(store, log_in(4, None, 0)).await;
    change(store, Change::EndOthers { guest: "p-dora".to_owned(), session: "s-p-dora-4".to_owned() }).await;
    assert_eq!(session_ids(store, "p-dora").await, ["s-p-dora-4"]);
    assert_eq!(session_ids(store, "p-anna").await, ["s-p-anna-0"]);
    let nobody = Change::LogIn { session: a_session("p-none", 0), instead_of: None, unseen_since: 0 };
    assert!(matches!(people.change(nobody).await, Err(StoreError::NotFound)));
}

async fn a_new_password_ends_every_session(store: &dyn Store) {
    change(store, registered("p-emil")).await;
    let (guest, password, session) = ("p-emil".to_owned(), "other".to_owned(), a_session("p-emil", 7));
    change(store, Change::Password { guest, password, session }).await;
    assert_eq!(store.people().account("p-emil").await.unwrap().unwrap().password, "other");
    assert_eq!(session_ids(store, "p-emil").await, ["s-p-emil-7"]);
}

async fn rights_are_granted_by_name(store: &dyn Store) {
    change(store, registered("p-fritz")).await;
    let is_steward = || async { store.people().account("p-fritz").await.unwrap().unwrap().is_steward };
    for wanted in [true, false] {
        change(store, Change::Grant { name_key: "p-fritz".to_owned(), is_steward: wanted }).await;
        assert_eq!(is_steward().await, wanted);
    }
    let nobody = Change::Grant { name_key: "p-none".to_owned(), is_steward: true };
    assert!(matches!(store.people().change(nobody).await, Err(StoreError::NotFound)));
}

/// No clock runs on for who left, and nothing is voted on any more.
async fn nobody_waits_for_who_left(store: &dyn Store) {
    let id = "t-p-timed";
    let seats = vec![Sitter::guest("p-hans"), Sitter::guest("p-other")];
    store.create_table(Table { seats, ..a_table(id, "p-other") }).await.unwrap();
    let starts = |seat| Tick::Starts { seat, fresh_ms: 1_000_000, is_fresh: false, add_ms: 0, least_ms: 0 };
    let (table, what, guest) = (id.to_owned(), "end".to_owned(), "p-other".to_owned());
    for change in [
        Pacing::Ticks { table: table.clone(), n_steps: 0, ticks: vec![starts(0), starts(1)] },
        Pacing::Aye { table, what, guest, at: 3000 },
    ] {
        store.clocks().pace(change).await.unwrap();
    }
    let (guest, stand_in) = ("p-hans".to_owned(), "p-stand-in".to_owned());
    change(store, Change::Leave(Leaving { guest, stand_in, bot_level: "knight".to_owned(), at: 9000 })).await;
    let left = store.table(id).await.unwrap().unwrap();
    assert_eq!((left.phase, left.motion), (Phase::Running, None));
    assert_eq!(left.clocks.iter().map(|clock| clock.until_ms.is_some()).collect::<Vec<_>>(), [false, true]);
    assert_eq!(store.due_at(id).await.unwrap(), [BOTS, CLOCK]);
}

async fn who_leaves_is_forgotten(store: &dyn Store) {
    change(store, registered("p-gerd")).await;
    let alias = |name: &str| Sitter::Person {
        guest: "p-gerd".to_owned(),
        alias: Some(name.to_owned()),
        guest_name: String::new(),
        stand_in: None,
        night: None,
    };
    let with = |id: &str, host: &str, phase, others: Vec<Sitter>| {
        let seats = [vec![Sitter::guest("p-gerd"), alias("Second")], others].concat();
        store.create_table(Table { phase, seats, ..a_table(id, host) })
    };
    let other = || vec![Sitter::guest("p-other")];
    with("t-p-ended", "p-gerd", Phase::Over, other()).await.unwrap();
    with("t-p-on", "p-gerd", Phase::Running, other()).await.unwrap();
    with("t-p-alone", "p-gerd", Phase::Running, Vec::new()).await.unwrap();
    with("t-p-mine", "p-gerd", Phase::Gathering, vec![Sitter::Open]).await.unwrap();
    with("t-p-theirs", "p-other", Phase::Gathering, other()).await.unwrap();
    store.append(a_step("t-p-on", 0)).await.unwrap();
    let (guest, stand_in) = ("p-gerd".to_owned(), "p-stand-in".to_owned());
    change(store, Change::Leave(Leaving { guest, stand_in, bot_level: "knight".to_owned(), at: 9000 })).await;

    let people = store.people();
    assert!(
        people.account("p-gerd").await.unwrap().is_none()
            && people.account_named("p-gerd").await.unwrap().is_none()
    );
    assert_eq!(people.session("hash-p-gerd-0").await.unwrap(), None);
    assert_eq!(store.guest("p-gerd").await.unwrap(), None);
    assert!(store.tables_of("p-gerd", 10).await.unwrap().is_empty());
    let found = |id: &'static str| async move { store.table(id).await.unwrap().unwrap() };
    let nameless = Sitter::guest("p-stand-in");
    let bot = Sitter::Bot { level: "knight".to_owned() };
    for (id, phase, host, first) in [
        ("t-p-ended", Phase::Over, "p-stand-in", &nameless),
        ("t-p-on", Phase::Running, "p-stand-in", &bot),
        ("t-p-alone", Phase::Halted, "p-stand-in", &nameless),
        ("t-p-mine", Phase::Halted, "p-stand-in", &nameless),
        ("t-p-theirs", Phase::Gathering, "p-other", &Sitter::Open),
    ] {
        let table = found(id).await;
        assert_eq!((table.phase, table.host.as_str()), (phase, host), "{id}");
        assert_eq!(table.seats[..2], [first.clone(), first.clone()], "{id}");
        assert_eq!(table.updated_at == 9000, id != "t-p-ended", "{id}");
    }
    let late = store.sit_down(sitting("t-p-mine", 2, "p-other")).await;
    assert!(matches!(late, Err(StoreError::SeatTaken)), "what was called off stays so");
    assert!(found("t-p-on").await.seats[2].is_guest("p-other"), "nobody else gets up");
    store.append(a_step("t-p-on", 1)).await.unwrap();
    // A guest without an account may go as well; and who is not there leaves nothing undone.
    store.save_guest(Guest { id: "p-guest".to_owned(), name: "Guest".to_owned() }).await.unwrap();
    for _ in 0..2 {
        let (guest, stand_in) = ("p-guest".to_owned(), "p-stand-in".to_owned());
        change(store, Change::Leave(Leaving { guest, stand_in, bot_level: "page".to_owned(), at: 1 })).await;
    }
    assert_eq!(store.guest("p-guest").await.unwrap(), None);
}
