//! What a store promises about clocks, and about bots that play for people.

use std::time::Duration;

use tokio::time::sleep;

use super::{LONG, a_step, a_table, lease};
use crate::{
    Append, CLOCK, Change, Claim, Clock, Motion, Night, Pacing, Phase, SeatResult, Sitter, StandIn, Store,
    StoreError, Table, Tick, Until,
};

pub async fn all(store: &dyn Store) {
    a_clock_runs_while_its_seat_decides(store).await;
    a_clock_that_runs_out_is_due(store).await;
    a_broken_connection_is_waited_for_once(store).await;
    no_clock_runs_on_after_the_end(store).await;
    a_bot_plays_for_somebody_and_goes_again(store).await;
    people_vote(store).await;
    nights_are_kept(store).await;
}

/// Two people.
fn timed(id: &str) -> Table {
    Table { seats: vec![Sitter::guest("g-white"), Sitter::guest("g-black")], ..a_table(id, "g-white") }
}

fn starts(seat: u8, fresh_ms: i64) -> Tick {
    Tick::Starts { seat, fresh_ms, is_fresh: false, add_ms: 0, least_ms: 0 }
}

async fn ticks(store: &dyn Store, table: &str, ticks: Vec<Tick>) {
    let n_steps = store.steps(table).await.unwrap().len() as u32;
    let wrong = Pacing::Ticks { table: table.to_owned(), n_steps: n_steps + 1, ticks: ticks.clone() };
    assert!(matches!(store.clocks().pace(wrong).await, Err(StoreError::Conflict)));
    store.clocks().pace(Pacing::Ticks { table: table.to_owned(), n_steps, ticks }).await.unwrap();
}

async fn clock(store: &dyn Store, table: &str, seat: u8) -> Clock {
    let clocks = store.clocks().clocks(table).await.unwrap();
    clocks.into_iter().find(|clock| clock.seat == seat).expect("a clock")
}

/// What has run out, as one server claims it.
async fn run_out(store: &dyn Store, owner: &str) -> Vec<(String, String)> {
    let claims: Vec<Claim> = store.claim_times(lease(owner, LONG), 1000).await.unwrap();
    claims.into_iter().filter(|claim| claim.kind == CLOCK).map(|claim| (claim.table, claim.key)).collect()
}

async fn a_clock_runs_while_its_seat_decides(store: &dyn Store) {
    let id = "t-clock";
    store.create_table(timed(id)).await.unwrap();
    assert_eq!(store.clocks().clocks(id).await.unwrap(), []);
    ticks(store, id, vec![starts(0, 60_000)]).await;
    let first = clock(store, id, 0).await;
    assert_eq!(first.left_ms, 60_000);
    ticks(store, id, vec![starts(0, 90_000)]).await;
    assert_eq!(clock(store, id, 0).await, first, "a clock that runs goes on");
    sleep(Duration::from_millis(20)).await;
    let step = vec![Tick::Stops { seat: 0, add_ms: 5000 }, starts(1, 60_000)];
    store.append(Append { ticks: step.clone(), ..a_step(id, 0) }).await.unwrap();
    let [white, black]: [Clock; 2] = store.clocks().clocks(id).await.unwrap().try_into().unwrap();
    assert!((60_000..64_981).contains(&white.left_ms), "{white:?}");
    assert!(white.until_ms.is_none() && black.until_ms > first.until_ms, "{black:?}");
    assert_eq!(store.table(id).await.unwrap().unwrap().clocks, [white.clone(), black]);
    let refused = store.append(Append { ticks: vec![starts(0, 1)], ..a_step(id, 0) }).await;
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert_eq!(clock(store, id, 0).await, white, "a refused step changes no clock");
    // Stopped twice is stopped once.
    ticks(store, id, vec![Tick::Stops { seat: 0, add_ms: 5000 }]).await;
    assert_eq!(clock(store, id, 0).await, white);
    let less = Tick::Starts { seat: 0, fresh_ms: 1, is_fresh: false, add_ms: -5000, least_ms: 0 };
    ticks(store, id, vec![less]).await;
    assert_eq!(clock(store, id, 0).await.left_ms, white.left_ms - 5000);
    for (is_fresh, left_ms) in [(true, 77), (false, 99_999)] {
        let least = Tick::Starts { seat: 0, fresh_ms: 77, is_fresh, add_ms: 0, least_ms: 99_999 };
        ticks(store, id, vec![Tick::Stops { seat: 0, add_ms: 0 }, least]).await;
        assert_eq!(clock(store, id, 0).await.left_ms, left_ms);
    }
}

async fn a_clock_that_runs_out_is_due(store: &dyn Store) {
    let id = "t-out";
    store.create_table(timed(id)).await.unwrap();
    ticks(store, id, vec![starts(0, 1), starts(1, 1_000_000)]).await;
    sleep(Duration::from_millis(20)).await;
    assert_eq!(run_out(store, "one").await, [(id.to_owned(), "0".to_owned())]);
    store.release("one", Some(id), 0).await.unwrap();
    ticks(store, id, vec![Tick::Stops { seat: 0, add_ms: 0 }]).await;
    assert_eq!(run_out(store, "two").await, []);
    assert_eq!(clock(store, id, 0).await.left_ms, 0, "never less than nothing");
    // A clock that was given more time while a server looked at it is due once more.
    ticks(store, id, vec![starts(0, 1)]).await;
    sleep(Duration::from_millis(20)).await;
    let [claim]: [Claim; 1] = store.claim_times(lease("two", LONG), 1000).await.unwrap().try_into().unwrap();
    store.clocks().pace(Pacing::Grace { table: id.to_owned(), seat: 0, ms: 100_000 }).await.unwrap();
    store.finish(claim).await.unwrap();
    assert_eq!(store.due_at(id).await.unwrap(), [CLOCK, CLOCK]);
}

async fn a_broken_connection_is_waited_for_once(store: &dyn Store) {
    let id = "t-grace";
    store.create_table(timed(id)).await.unwrap();
    ticks(store, id, vec![starts(0, 1), starts(1, 500_000)]).await;
    let grace = async |seat| {
        store.clocks().pace(Pacing::Grace { table: id.to_owned(), seat, ms: 100_000 }).await.unwrap();
        clock(store, id, seat).await.until_ms.unwrap()
    };
    sleep(Duration::from_millis(20)).await;
    let until = clock(store, id, 1).await.until_ms.unwrap();
    assert_eq!(grace(1).await, until, "there is time enough");
    let until = grace(0).await;
    sleep(Duration::from_millis(20)).await;
    assert_eq!(run_out(store, "one").await, []);
    assert_eq!(grace(0).await, until);
}

async fn no_clock_runs_on_after_the_end(store: &dyn Store) {
    let id = "t-ends";
    store.create_table(timed(id)).await.unwrap();
    ticks(store, id, vec![starts(0, 1), starts(1, 500_000)]).await;
    let results = vec![SeatResult { points: 1, place: 1 }, SeatResult { points: 0, place: 2 }];
    store.append(Append { results: Some(results), ..a_step(id, 0) }).await.unwrap();
    let clocks = store.clocks().clocks(id).await.unwrap();
    assert!(clocks.iter().all(|clock| clock.until_ms.is_none()), "{clocks:?}");
    assert_eq!(run_out(store, "one").await, []);
}

async fn a_bot_plays_for_somebody_and_goes_again(store: &dyn Store) {
    let id = "t-stand-in";
    store.create_table(timed(id)).await.unwrap();
    ticks(store, id, vec![starts(0, 60_000)]).await;
    let stand_in = |until| StandIn { level: "lord".to_owned(), until };
    let replace = async |until| {
        let change = Pacing::StandIn { table: id.to_owned(), seat: 0, stand_in: stand_in(until), at: 3000 };
        store.clocks().pace(change).await
    };
    let is_back =
        async || store.clocks().pace(Pacing::Return { table: id.to_owned(), seat: 0, at: 3001 }).await;
    let seat = async || match store.table(id).await.unwrap().unwrap().seats.swap_remove(0) {
        Sitter::Person { guest, stand_in, .. } => (guest, stand_in),
        other => panic!("{other:?}"),
    };
    let has_work = async |owner: &str| {
        let claims = store.claim(lease(owner, LONG), 1000).await.unwrap();
        claims.iter().any(|claim| claim.table == id)
    };
    assert!(matches!(is_back().await, Err(StoreError::NotFound)));
    replace(Until::Return).await.unwrap();
    assert_eq!(seat().await, ("g-white".to_owned(), Some(stand_in(Until::Return))));
    assert!(clock(store, id, 0).await.until_ms.is_none(), "bots need no clock");
    assert!(has_work("one").await, "seat 0 has to decide");
    assert!(matches!(replace(Until::End).await, Err(StoreError::NotFound)), "one is enough");
    is_back().await.unwrap();
    assert_eq!(seat().await.1, None);
    assert_eq!(store.owner_of(id).await.unwrap(), None, "no bot has to decide");

    replace(Until::Decision).await.unwrap();
    ticks(store, id, vec![Tick::Stops { seat: 1, add_ms: 0 }]).await;
    assert_eq!(seat().await.1, Some(stand_in(Until::Decision)));
    let stops = vec![Tick::Stops { seat: 0, add_ms: 9000 }];
    store.append(Append { ticks: stops, ..a_step(id, 0) }).await.unwrap();
    assert_eq!(seat().await.1, None);
    assert!(clock(store, id, 0).await.left_ms <= 60_000, "a bot earns nobody time");

    replace(Until::End).await.unwrap();
    assert!(matches!(is_back().await, Err(StoreError::NotFound)));
    ticks(store, id, vec![Tick::Stops { seat: 0, add_ms: 0 }]).await;
    assert_eq!(seat().await.1, Some(stand_in(Until::End)));
}

async fn people_vote(store: &dyn Store) {
    let id = "t-vote";
    store.create_table(timed(id)).await.unwrap();
    ticks(store, id, vec![starts(0, 1)]).await;
    let vote = async |what: &str, guest: &str| {
        let (table, what, guest) = (id.to_owned(), what.to_owned(), guest.to_owned());
        store.clocks().pace(Pacing::Aye { table, what, guest, at: 3000 }).await
    };
    let motion = async || store.table(id).await.unwrap().unwrap().motion;
    assert_eq!(motion().await, None);
    for guest in ["g-white", "g-black", "g-white"] {
        vote("end", guest).await.unwrap();
    }
    let ayes = ["g-white", "g-black"].map(str::to_owned).to_vec();
    assert_eq!(motion().await, Some(Motion { what: "end".to_owned(), ayes }));
    assert!(matches!(vote("else", "g-white").await, Err(StoreError::Conflict)));
    store.clocks().pace(Pacing::Drop { table: id.to_owned(), at: 3001 }).await.unwrap();
    assert_eq!(motion().await, None);
    vote("else", "g-white").await.unwrap();
    sleep(Duration::from_millis(20)).await;
    store.clocks().pace(Pacing::End { table: id.to_owned(), at: 3002 }).await.unwrap();
    let ended = store.table(id).await.unwrap().unwrap();
    assert_eq!(
        (ended.phase, ended.motion, ended.pending, ended.updated_at),
        (Phase::Halted, None, vec![], 3002)
    );
    assert!(clock(store, id, 0).await.until_ms.is_none());
    assert_eq!(run_out(store, "nobody").await, []);
    assert!(matches!(store.append(a_step(id, 0)).await, Err(StoreError::NotFound)));
    assert!(matches!(vote("end", "g-white").await, Err(StoreError::NotFound)));
}

async fn nights_are_kept(store: &dyn Store) {
    let id = "t-night";
    store.create_table(Table { seats: vec![Sitter::guest("g-owl"); 1], ..timed(id) }).await.unwrap();
    for night in [Some(Night { from: 1320, to: 360 }), None] {
        store.people().change(Change::Nights { guest: "g-owl".to_owned(), night }).await.unwrap();
        assert_eq!(store.people().night("g-owl").await.unwrap(), night);
        let seats = store.table(id).await.unwrap().unwrap().seats;
        assert!(matches!(seats[0], Sitter::Person { night: kept, .. } if kept == night));
    }
    assert_eq!(store.people().night("g-nobody").await.unwrap(), None);
}
