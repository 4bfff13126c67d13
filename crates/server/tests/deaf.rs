//! Sockets that never read cost little memory. Alone in its process, whose memory it looks at.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Kind};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::Config;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

#[path = "server/fragile.rs"]
mod fragile;

const N_DEAF: usize = 20;
/// Each of them as large as the picture of a large game.
const N_PICTURES: u64 = 8;
const PICTURE: usize = 4;
/// Longer than a busy machine needs.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// What this process has in memory, in megabytes, now and at its highest.
fn memory() -> (usize, usize) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let kilobytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()
    };
    (kilobytes("VmRSS:") / 1024, kilobytes("VmHWM:") / 1024)
}

/// Connects, and never reads.
async fn deaf(address: SocketAddr, id: &str) -> TcpStream {
    let mut line = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    line.write_all(request.as_bytes()).await.unwrap();
    line.readable().await.unwrap();
    line
}

/// A message that needs no answer.
const KNOCK: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];

/// Nobody listens at the other end any more. Nothing is read to find out: the server is not to think that we do.
async fn is_closed(mut line: TcpStream) -> bool {
    let knocking = async {
        while line.write_all(&KNOCK).await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONGEST_WAIT, knocking).await.is_ok()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_never_read_cost_little() {
    let folder = tempfile::tempdir().unwrap();
    let db = format!("sqlite://{}/liege.db", folder.path().display());
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
    config.catalog = Arc::new(Catalog::new(vec![Kind::<fragile::Fragile, _>::boxed(bots::Plain)]));
    config.limits.slowest_send = Duration::from_secs(2);
    let server = server::serve(config).await.unwrap();
    let seats = json!([{"type": "me"}, {"type": "local", "name": "Karl"}]);
    let table = json!({"game": "fragile", "setup": {}, "seats": seats});
    let answer =
        reqwest::Client::new().post(format!("http://{}/api/tables", server.addr())).json(&table).send().await;
    let answer = answer.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let table: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
    let id = table["id"].as_str().unwrap();
    let mut request =
        format!("ws://{}/api/tables/{id}/socket?seat=0", server.addr()).into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut player, _) = connect_async(request).await.unwrap();
    let mut lines = Vec::new();
    for _ in 0..N_DEAF {
        lines.push(deaf(server.addr(), id).await);
    }

    let (before, _) = memory();
    for tick in 0..N_PICTURES {
        let action = if tick == 0 { "fatten" } else { "step" };
        let act =
            json!({"type": "act", "id": tick, "seat": tick % 2, "tick": tick, "action": {"type": action}});
        player.send(Message::text(act.to_string())).await.unwrap();
        let done = format!("\"done\":{tick}}}");
        while !player.next().await.unwrap().unwrap().to_text().unwrap_or_default().ends_with(&done) {}
    }
    for line in lines {
        assert!(is_closed(line).await, "who never reads is disconnected");
    }
    let (_, highest) = memory();
    // For each at most the picture that is being sent, as text and as a frame, and not all that were made.
    let most = 2 * N_DEAF * PICTURE + 100;
    assert!(most < N_DEAF * PICTURE * N_PICTURES as usize / 2);
    assert!(highest < before + most, "{before} MB before, {highest} MB at the highest");
}
