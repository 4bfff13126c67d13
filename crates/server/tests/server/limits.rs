//! How much and how fast.

use std::num::NonZeroU32;
use std::sync::Mutex;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{House, LONGEST_WAIT, me_and_bots, two_at_a_table, until};

fn number(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let house = House::open_with(|config| {
        config.limits.requests_per_second = number(1);
        config.limits.request_burst = number(5);
    })
    .await;
    let anna = house.guest();
    anna.get("/api/me").await;
    let mut codes = Vec::new();
    for _ in 0..10 {
        codes.push(anna.get("/api/me").await.0);
    }
    assert!(codes.contains(&200) && codes.contains(&429), "{codes:?}");
    let (status, error) = loop {
        let answer = anna.get("/api/me").await;
        if answer.0 != 200 {
            break answer;
        }
    };
    assert_eq!((status, error), (429, json!({"code": "too_fast"})));
}

/// How many of `n` requests are answered, each by a guest of its own that comes by the proxy from `address`.
async fn answered(house: &House, address: &str, n: u32) -> usize {
    let mut n_answered = 0;
    for _ in 0..n {
        let guest = house.guest();
        for _ in 0..3 {
            let request = guest.request(reqwest::Method::GET, "/api/me").header("x-forwarded-for", address);
            n_answered += usize::from(request.send().await.unwrap().status() == 200);
        }
    }
    n_answered
}

#[tokio::test(flavor = "multi_thread")]
async fn who_drops_its_cookie_gains_nothing_and_people_behind_a_proxy_are_told_apart() {
    let calm = |config: &mut server::Config| {
        config.limits.requests_per_second = number(1);
        config.limits.request_burst = number(5);
        config.limits.people_per_address = number(2);
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    };
    let house = House::open_with(calm).await;
    let n_answered = answered(&house, "203.0.113.5", 10).await;
    assert!((5..20).contains(&n_answered), "{n_answered} of 30 by one who is always new");
    assert_eq!(answered(&house, "203.0.113.6", 1).await, 3, "another one behind the same proxy");
    // Without a proxy that is trusted anybody could claim to be somebody else.
    let house = House::open_with(|config| {
        calm(config);
        config.trusted_proxies.clear();
    })
    .await;
    assert!(answered(&house, "203.0.113.5", 10).await < 20);
    assert!(answered(&house, "203.0.113.6", 1).await < 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_are_refused_and_then_the_socket_is_closed() {
    let house = House::open_with(|config| {
        config.limits.messages_per_second = number(1);
        config.limits.message_burst = number(3);
    })
    .await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    for _ in 0..10 {
        socket.send(json!({"type": "ping"})).await;
    }
    assert_eq!(socket.until("refused").await["refusal"]["code"], "too_fast");
    // A request gets its own refusal: whoever sent it waits for an answer.
    let mut codes = Vec::new();
    for _ in 0..10 {
        codes.push(socket.undo(0).await["refusal"]["code"].clone());
    }
    assert!(codes.contains(&json!("too_fast")), "{codes:?}");
    socket.flood("{", 60).await;
    assert!(socket.is_closed().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_have_so_many_places_and_players_their_own() {
    let house = House::open_with(|config| config.limits.spectators_per_table = 2).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let (eve, eric, late) = (house.guest(), house.guest(), house.guest());
    let first = eve.connect(&id, "").await;
    let mut second = eric.connect(&id, "").await;
    second.until("sync").await;
    second.until("table").await;
    assert_eq!(late.try_connect(&id, "", None).await.err(), Some(429));
    // Who plays here comes in, also to look on from outside.
    anna.connect(&id, "?seat=0").await.until("sync").await;
    anna.connect(&id, "").await.until("sync").await;
    drop(first);
    until(async || late.try_connect(&id, "", None).await.is_ok()).await;
}

/// Browsers that hang up while they connect take no place from others.
#[tokio::test(flavor = "multi_thread")]
async fn who_hangs_up_while_connecting_leaves_no_ghost() {
    const N_PLACES: usize = 4;
    let house = House::open_with(|config| config.limits.spectators_per_table = N_PLACES).await;
    let id = house.guest().table(me_and_bots(1)).await;
    let request = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    for _ in 0..10 * N_PLACES {
        drop(begin(&house, &request).await);
    }
    let mut spectators = Vec::new();
    for _ in 0..N_PLACES {
        let (eve, place) = (house.guest(), Mutex::new(None));
        until(async || {
            let socket = eve.try_connect(&id, "", None).await.ok();
            *place.lock().unwrap() = socket;
            place.lock().unwrap().is_some()
        })
        .await;
        spectators.push(place);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_has_a_few_sockets_and_the_newest_stay() {
    let house = House::open_with(|config| config.limits.sockets_per_guest = 2).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut socket = anna.connect(&id, "?seat=0").await;
        socket.until("sync").await;
        sockets.push(socket);
    }
    assert!(sockets.remove(0).is_closed().await);
    for socket in &mut sockets {
        socket.send(json!({"type": "ping"})).await;
        socket.until("pong").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_more_table() {
    let house = House::open_with(|config| config.limits.tables_per_person = 1).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    let again = async || anna.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    let other = anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    assert_eq!(again().await, (429, json!({"code": "too_many"})));
    anna.post(&format!("/api/tables/{other}/call-off"), json!({})).await;
    let next = again().await;
    assert_eq!(next.0, 200, "{next:?}");
    assert_eq!(again().await.1["id"], next.1["id"], "it is set once");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_has_so_many_tables_under_way_and_one_address_sets_so_many() {
    let house = House::open_with(|config| {
        (config.limits.tables_per_person, config.limits.table_burst) = (2, number(4));
    })
    .await;
    let set = async |guest: &crate::common::Guest| {
        let plan = json!({"game": "drafts", "setup": {}, "seats": me_and_bots(1)});
        guest.post("/api/tables", plan).await
    };
    let too_many = (429, json!({"code": "too_many"}));
    let anna = house.guest();
    let first = set(&anna).await;
    assert_eq!((first.0, set(&anna).await.0), (201, 201));
    assert_eq!(set(&anna).await, too_many);
    // A match that is over makes room.
    let mut socket = anna.connect(first.1["id"].as_str().unwrap(), "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    assert_eq!(set(&anna).await.0, 201);
    // New guests are of no use: they come from the same address.
    assert_eq!(set(&house.guest()).await.0, 201);
    assert_eq!(set(&house.guest()).await, too_many);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_counted_for_each_guest_and_each_address() {
    let house = House::open_with(|config| {
        (config.limits.sockets_per_person, config.limits.sockets_per_address) = (2, 3);
    })
    .await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    let id = anna.table(me_and_bots(1)).await;
    for guest in [&bert, &carl] {
        guest.get("/api/me").await;
    }
    let first = anna.connect(&id, "?seat=0").await;
    let _second = anna.connect(&id, "").await;
    assert_eq!(anna.try_connect(&id, "", None).await.err(), Some(429), "she has enough");
    let _third = bert.connect(&id, "").await;
    assert_eq!(carl.try_connect(&id, "", None).await.err(), Some(429), "so has the address");
    drop(first);
    until(async || carl.try_connect(&id, "", None).await.is_ok()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_beyond_the_limit_are_hung_up_on() {
    let house = House::open_with(|config| config.limits.connections_per_address = 3).await;
    let mut lines = Vec::new();
    for _ in 0..3 {
        lines.push(begin(&house, HALF_A_HEAD).await);
    }
    let ask = "GET /api/games HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n";
    let is_answered = async || {
        let Ok(mut line) = TcpStream::connect(house.server.addr()).await else { return false };
        let mut words = Vec::new();
        let _ = line.write_all(ask.as_bytes()).await;
        let _ = timeout(LONGEST_WAIT, line.read_to_end(&mut words)).await.expect("it hangs up");
        words.starts_with(b"HTTP/1.1 200")
    };
    until(async || !is_answered().await).await;
    lines.clear();
    until(is_answered).await;
}

/// Each is kept, so there is an end to it; whoever else plays there can still take back.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_undoes_without_end() {
    let house = House::open_with(|config| config.limits.undos_per_seat = 3).await;
    let (_anna, mut first, _bert, mut second, _id) = two_at_a_table(&house).await;
    for _ in 0..3 {
        assert_eq!(first.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
        assert_eq!(first.undo(0).await["type"], "update");
    }
    assert_eq!(first.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
    assert_eq!(first.undo(0).await["refusal"], json!({"code": "too_often"}));
    assert_eq!(second.act(1, json!({"type": "put", "field": 0})).await["type"], "update");
    assert_eq!(second.undo(1).await["type"], "update");
}

const HALF_A_HEAD: &str = "POST /api/me HTTP/1.1\r\nhost: h\r\n";
const HALF_A_BODY: &str =
    "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";

async fn begin(house: &House, request: &str) -> TcpStream {
    let mut line = TcpStream::connect(house.server.addr()).await.unwrap();
    line.write_all(request.as_bytes()).await.unwrap();
    line
}

/// What the server says before it hangs up.
async fn last_words(mut line: TcpStream) -> String {
    let mut words = Vec::new();
    timeout(LONGEST_WAIT, line.read_to_end(&mut words)).await.expect("it hangs up").unwrap();
    String::from_utf8(words).unwrap()
}

/// A request whose body never comes is given up, and nobody else waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_does_not_arrive_is_given_up() {
    let soon = Duration::from_millis(100);
    let by_request = House::open_with(|config| config.limits.request_time = soon).await;
    let by_body = House::open_with(|config| config.limits.body_time = soon).await;
    for house in [by_request, by_body] {
        let words = last_words(begin(&house, HALF_A_BODY).await).await;
        assert!(words.starts_with("HTTP/1.1 408"), "{words}");
        assert!(words.contains("too_slow"), "{words}");
    }
    let house = House::open_with(|config| config.limits.head_time = soon).await;
    for request in ["", HALF_A_HEAD] {
        last_words(begin(&house, request).await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_does_not_hold_up_a_stop() {
    let house = House::open_with(|config| config.limits.stop_time = Duration::from_millis(200)).await;
    let mut lines = Vec::new();
    for request in ["", HALF_A_HEAD, HALF_A_BODY] {
        lines.push(begin(&house, request).await);
    }
    // The server has noticed them when it answers somebody who came later.
    assert_eq!(house.guest().get("/api/me").await.0, 200);
    let stopped = timeout(Duration::from_secs(10), house.server.stop()).await;
    stopped.expect("it does not wait for them").unwrap();
}
