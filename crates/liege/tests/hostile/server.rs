//! A running server, on this machine alone: bodies, heads of requests, messages on sockets.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Catalog;
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::cookie::{CookieStore as _, Jar};
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::corpus;
use crate::mangle::Mangler;
use crate::{memory, n_inputs};

/// Messages on one socket before it is left for another.
const PER_SOCKET: usize = 400;
/// A request that is understood is counted again among so many that are not: else the socket would be closed for junk.
const CALM: usize = 8;
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// Megabytes by which memory may have grown between the first tenth and the end.
const GROWTH: usize = 160;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What was answered.
#[derive(Default)]
struct Count {
    requests: usize,
    heads: usize,
    messages: usize,
    updates: usize,
    by_status: std::collections::BTreeMap<u16, usize>,
}

#[test]
fn a_server_takes_anything() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(attack(n_inputs(3000)));
}

async fn attack(n: usize) {
    let (folder, begun) = (tempfile::tempdir().unwrap(), Instant::now());
    let mut config = Config::new(
        SocketAddr::from(([127, 0, 0, 1], 0)),
        format!("sqlite://{}/liege.db", folder.path().display()),
    );
    let much = NonZeroU32::new(1_000_000).unwrap();
    let limits = &mut config.limits;
    (limits.requests_per_second, limits.request_burst) = (much, much);
    (limits.messages_per_second, limits.message_burst) = (much, much);
    (config.bots.min_delay, config.bots.limit) = (Duration::ZERO, Duration::from_millis(50));
    let server = server::serve(config).await.unwrap();
    let mut count = Count::default();
    one_part(server.addr(), n / 10, 1, &mut count).await;
    let before = memory();
    one_part(server.addr(), n - n / 10, 2, &mut count).await;
    let after = memory();
    let health: Value =
        reqwest::get(format!("http://{}/api/health", server.addr())).await.unwrap().json().await.unwrap();
    assert_eq!(health["ok"], true, "it lives and keeps what is played");
    let Count { requests, heads, messages, updates, by_status } = count;
    eprintln!(
        "server: {requests} bodies, {heads} heads, {messages} messages in {:.0} s; {updates} steps carried out; \
         answers by status {by_status:?}; memory {before} MB after a tenth, {after} MB at the end",
        begun.elapsed().as_secs_f64()
    );
    assert!(by_status.keys().all(|status| *status < 500), "{by_status:?}");
    assert!(after < before + GROWTH, "memory grew from {before} to {after} MB");
    server.stop().await.unwrap();
}

async fn one_part(addr: SocketAddr, n: usize, seed: u64, count: &mut Count) {
    let catalog = Catalog::standard();
    let known = corpus::of(&catalog);
    let mut mangler = Mangler::new(seed);
    let mut n_left = n;
    while n_left > 0 {
        let it = mangler.one(&known);
        let n_now = n_left.min(PER_SOCKET + 40);
        n_left -= n_now;
        let guest = Guest::new(addr);
        let setup = mangler.one(&it.setups).clone();
        let Some(table) = guest.table(it.game.info().slug, &setup).await else { panic!("no table") };
        let n_requests = n_now / 12;
        for _ in 0..n_requests {
            let bodies = corpus::bodies(it.game.info().slug, &setup, mangler.one(&it.records));
            let (path, good) = mangler.one(&bodies).clone();
            let path = path.replace("ID", &table);
            let status = guest.post(&path, mangler.text(&[good])).await;
            *count.by_status.entry(status).or_default() += 1;
            count.requests += 1;
        }
        for _ in 0..n_requests / 4 {
            if let Some(status) = head(addr, &mut mangler, &table).await {
                *count.by_status.entry(status).or_default() += 1;
            }
            count.heads += 1;
        }
        let n_messages = n_now - n_requests - n_requests / 4;
        let words = corpus::messages(&it.actions);
        guest.talk(&table, n_messages, &words, &mut mangler, count).await;
    }
}

struct Guest {
    http: reqwest::Client,
    jar: Arc<Jar>,
    addr: SocketAddr,
}

impl Guest {
    fn new(addr: SocketAddr) -> Self {
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder().cookie_provider(Arc::clone(&jar)).timeout(LONGEST_WAIT);
        Self { http: http.build().unwrap(), jar, addr }
    }

    /// Everybody at one screen, so that every seat can be played.
    async fn table(&self, slug: &str, setup: &Value) -> Option<String> {
        let n_seats = setup["seats"].as_u64()? as usize;
        let mut seats = vec![json!({"type": "me"})];
        seats.resize_with(n_seats, || json!({"type": "local", "name": "Anna"}));
        let plan = json!({"game": slug, "setup": setup, "seats": seats});
        let request = self.http.post(format!("http://{}/api/tables", self.addr)).json(&plan);
        let table: Value = request.send().await.ok()?.json().await.ok()?;
        table["id"].as_str().map(str::to_owned)
    }

    async fn post(&self, path: &str, body: Vec<u8>) -> u16 {
        let request = self.http.post(format!("http://{}{path}", self.addr));
        let request = request.header("content-type", "application/json").body(body);
        match request.send().await {
            Ok(response) => response.status().as_u16(),
            // It may hang up before a body that is too large is written.
            Err(error) if error.is_request() || error.is_body() => 413,
            Err(error) => panic!("{path}: {error}"),
        }
    }

    async fn connect(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket?seat=0", self.addr);
        let mut request = url.into_client_request().unwrap();
        let cookies = self.jar.cookies(&format!("http://{}/", self.addr).parse().unwrap()).unwrap();
        request.headers_mut().insert("cookie", cookies.to_str().unwrap().parse().unwrap());
        timeout(LONGEST_WAIT, connect_async(request)).await.unwrap().unwrap().0
    }

    /// Sends messages of every kind, and reads whatever comes, until the server has answered what was sent after them all.
    async fn talk(&self, table: &str, n: usize, words: &[Value], mangler: &mut Mangler, count: &mut Count) {
        let mut socket = self.connect(table).await;
        let mut picture = Value::Null;
        let mut sent = 0;
        while sent < n {
            for _ in 0..CALM.min(n - sent) {
                let frame = match mangler.below(30) {
                    0 => Frame::binary(mangler.text(words)),
                    1 => Frame::Ping(mangler.text(words).into_iter().take(100).collect::<Vec<u8>>().into()),
                    2..=8 => timely(&picture, mangler),
                    _ => Frame::text(String::from_utf8_lossy(&mangler.text(words)).into_owned()),
                };
                if socket.send(frame).await.is_err() {
                    socket = self.connect(table).await;
                }
                sent += 1;
                count.messages += 1;
            }
            if !until_pong(&mut socket, &mut picture, &mut count.updates).await {
                socket = self.connect(table).await;
            }
        }
        let _ = socket.close(None).await;
    }
}

/// An action that fits, at times broken.
fn timely(picture: &Value, mangler: &mut Mangler) -> Frame {
    let seat = picture["viewer"]["seat"].as_u64().unwrap_or(0);
    let legal = picture["legal"].as_array().cloned().unwrap_or_default();
    let action = if legal.is_empty() { json!({"type": "pass"}) } else { mangler.value(&legal) };
    let pending = picture["status"]["seat"].as_u64().unwrap_or(seat);
    let message = if legal.is_empty() {
        json!({"type": "look", "id": 1, "seat": pending})
    } else {
        json!({"type": "act", "id": 1 + mangler.below(9_999_999), "seat": seat, "tick": picture["tick"], "action": action})
    };
    Frame::text(message.to_string())
}

/// False: the server has closed the socket.
async fn until_pong(socket: &mut Socket, picture: &mut Value, n_updates: &mut usize) -> bool {
    if socket.send(Frame::text(r#"{"type":"ping"}"#)).await.is_err() {
        return false;
    }
    loop {
        match timeout(LONGEST_WAIT, socket.next()).await.expect("the server answers") {
            Some(Ok(Frame::Text(text))) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                assert_ne!(message["refusal"]["code"], "internal", "{message}");
                assert_ne!(message["refusal"]["code"], "parked", "{message}");
                match message["type"].as_str().unwrap() {
                    "pong" => return true,
                    "update" => *n_updates += 1,
                    _ => {}
                }
                if message["picture"].is_object() {
                    *picture = message["picture"].clone();
                }
            }
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return false,
            Some(Ok(_)) => {}
        }
    }
}

/// A request whose head is broken. None: the server hung up without a word, or showed a page.
async fn head(addr: SocketAddr, mangler: &mut Mangler, table: &str) -> Option<u16> {
    let path = *mangler.one(&[
        "/",
        "/api/me",
        "/api/tables/ID",
        "/api/tables/ID/socket?seat=0&log=1",
        "/api/games",
        "/%00",
        "/api/../x",
    ]);
    let method = *mangler.one(&["GET", "POST", "PUT", "HEAD", "OPTIONS", "PRI", "get"]);
    let mut text = format!(
        "{method} {} HTTP/1.1\r\nhost: h\r\ncookie: liege_guest=a.b; liege_session=c-d.e\r\nx-forwarded-for: 1.2.3.4, x\r\n\
         connection: close\r\ncontent-length: 2\r\ncontent-type: application/json\r\n\r\n{{}}",
        path.replace("ID", table)
    )
    .into_bytes();
    for _ in 0..mangler.below(5) {
        let at = mangler.below(text.len());
        match mangler.below(4) {
            0 => text[at] ^= 1 << mangler.below(8),
            1 => text.insert(at, mangler.below(256) as u8),
            2 => _ = text.splice(at..at, b"\r\nupgrade: websocket\r\n".iter().copied()),
            _ => _ = text.splice(at..at, std::iter::repeat_n(b'a', 300)),
        }
    }
    let mut line = TcpStream::connect(addr).await.unwrap();
    let _ = line.write_all(&text).await;
    let _ = line.shutdown().await;
    let mut answer = Vec::new();
    let _ = timeout(LONGEST_WAIT, line.read_to_end(&mut answer)).await.expect("it hangs up");
    // A page, or word that the pages were not built: neither is an answer of the interface.
    if answer.windows(9).any(|part| part == b"text/html") {
        return None;
    }
    std::str::from_utf8(answer.get(9..12)?).ok()?.parse().ok()
}
