//! How much and how fast.

use std::num::NonZeroU32;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::{House, me_and_bots};

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
async fn a_table_seats_so_many_sockets_and_no_more() {
    let house = House::open_with(|config| config.limits.sockets_per_table = 2).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let first = anna.connect(&id, "?seat=0").await;
    let mut second = anna.connect(&id, "").await;
    second.until("sync").await;
    second.until("table").await;
    assert_eq!(anna.try_connect(&id, "", None).await.err(), Some(429));
    drop(first);
    // Who is still here is told that somebody left.
    second.until("table").await;
    assert!(anna.try_connect(&id, "", None).await.is_ok());
}

/// A request whose body never comes is given up, and nobody else waits for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_does_not_arrive_is_given_up() {
    let house = House::open_with(|config| config.limits.request_time = Duration::from_millis(100)).await;
    let mut line = TcpStream::connect(house.server.addr()).await.unwrap();
    let head =
        "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    line.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 1024];
    let n_bytes = line.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..n_bytes]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("too_slow"), "{answer}");
}
