//! Quiet sockets cost little memory, and so do those that never read. Alone in their process, whose memory they look at, one after
//! the other.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Kind};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Server};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

#[path = "server/fragile.rs"]
mod fragile;
mod process;

use process::memory;

const N_QUIET: usize = 400;
const N_DEAF: usize = 20;
/// Each of them as large as the picture of a large game.
const N_PICTURES: u64 = 8;
const PICTURE: usize = 4;
/// Longer than a busy machine needs.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

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

/// A server with the game that can be made to send much.
struct House {
    server: Server,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let db = format!("sqlite://{}/liege.db", folder.path().display());
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
        config.catalog = Arc::new(Catalog::new(vec![Kind::<fragile::Fragile, _>::boxed(bots::Plain)]));
        config.limits.slowest_send = Duration::from_secs(2);
        config.limits.request_burst = NonZeroU32::new(10_000).unwrap();
        Self { server: server::serve(config).await.unwrap(), _folder: folder }
    }

    /// A new table, and the cookie of who plays both its seats.
    async fn table(&self) -> (String, String) {
        let seats = json!([{"type": "me"}, {"type": "local", "name": "Karl"}]);
        let table = json!({"game": "fragile", "setup": {}, "seats": seats});
        let url = format!("http://{}/api/tables", self.server.addr());
        let answer = reqwest::Client::new().post(url).json(&table).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let table: Value = serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap();
        (table["id"].as_str().unwrap().to_owned(), cookie)
    }
}

/// The two tests look at the same process.
static ALONE: Mutex<()> = Mutex::const_new(());

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn quiet_sockets_cost_little() {
    let _alone = ALONE.lock().await;
    let house = House::open().await;
    let mut lines = Vec::new();
    let (before, _) = memory();
    for _ in 0..N_QUIET / 20 {
        let (id, _) = house.table().await;
        for _ in 0..20 {
            lines.push(deaf(house.server.addr(), &id).await);
        }
    }
    let each = (memory().0 - before) * 1024 / lines.len();
    assert!(each < 60, "{each} kB for each quiet socket");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_never_read_cost_little() {
    let _alone = ALONE.lock().await;
    let house = House::open().await;
    let (id, cookie) = house.table().await;
    let mut request =
        format!("ws://{}/api/tables/{id}/socket?seat=0", house.server.addr()).into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut player, _) = connect_async(request).await.unwrap();
    let mut lines = Vec::new();
    for _ in 0..N_DEAF {
        lines.push(deaf(house.server.addr(), &id).await);
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
