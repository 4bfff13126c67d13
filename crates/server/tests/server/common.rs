//! Servers, guests and sockets for tests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Kind};
use futures_util::{SinkExt, StreamExt};
use reqwest::cookie::{CookieStore, Jar};
use serde_json::{Value, json};
use server::{BotConfig, Config, Server};
use small_games::drafts::Drafts;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::fragile::Fragile;

/// Long enough for a busy machine; nothing waits for it unless something is wrong.
pub const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// A server with its data.
pub struct House {
    pub server: Server,
    pub folder: Arc<tempfile::TempDir>,
}

impl House {
    pub async fn open() -> Self {
        Self::open_with(|_| ()).await
    }

    pub async fn open_with(adjust: impl FnOnce(&mut Config)) -> Self {
        Self::reopen(Arc::new(tempfile::tempdir().unwrap()), adjust).await
    }

    /// A server on data that is already there.
    pub async fn reopen(folder: Arc<tempfile::TempDir>, adjust: impl FnOnce(&mut Config)) -> Self {
        let db = format!("sqlite://{}/liege.db", folder.path().display());
        Self::open_at(db, folder, adjust).await
    }

    /// A server on any database.
    pub async fn open_at(
        db: String,
        folder: Arc<tempfile::TempDir>,
        adjust: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
        let games = vec![Kind::<Drafts, _>::boxed(bots::Plain), Kind::<Fragile<1>, _>::boxed(bots::Plain)];
        config.catalog = Arc::new(Catalog::new(games));
        config.bots = BotConfig { min_delay: Duration::ZERO, ..BotConfig::default() };
        adjust(&mut config);
        Self { server: server::serve(config).await.unwrap(), folder }
    }

    /// Somebody new.
    pub fn guest(&self) -> Guest {
        Guest::at(self.server.addr(), Arc::default())
    }
}

/// A browser with its cookies.
pub struct Guest {
    http: reqwest::Client,
    pub jar: Arc<Jar>,
    addr: SocketAddr,
}

impl Guest {
    pub fn at(addr: SocketAddr, jar: Arc<Jar>) -> Self {
        let http = reqwest::Client::builder().cookie_provider(Arc::clone(&jar)).build().unwrap();
        Self { http, jar, addr }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    pub fn request(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method, self.url(path))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        answer(self.request(reqwest::Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        answer(self.request(reqwest::Method::POST, path).json(&body)).await
    }

    /// Sets a table of drafts and gives back its id.
    pub async fn table(&self, seats: Value) -> String {
        let (status, table) =
            self.post("/api/tables", json!({"game": "drafts", "setup": {}, "seats": seats})).await;
        assert_eq!(status, 201, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    /// Connects to a table; `query` is `?seat=0&log=3` or empty.
    pub async fn connect(&self, id: &str, query: &str) -> Socket {
        self.try_connect(id, query, None).await.unwrap()
    }

    /// The status of a refused connection is the error.
    pub async fn try_connect(&self, id: &str, query: &str, origin: Option<&str>) -> Result<Socket, u16> {
        let address = format!("ws://{}/api/tables/{id}/socket{query}", self.addr);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookies) = self.jar.cookies(&self.url("/").parse().unwrap()) {
            request.headers_mut().insert("cookie", cookies.to_str().unwrap().parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((stream, _)) => {
                Ok(Socket { stream, n_sent: 0, log: Vec::new(), picture: Value::Null, table: Value::Null })
            }
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Asks again and again, not too often for the server's limits, until the answer is yes.
pub async fn until(ask: impl AsyncFn() -> bool) {
    let asking = async {
        while !ask().await {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONGEST_WAIT, asking).await.expect("the answer becomes yes");
}

async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A browser's end of a table's socket: keeps the last picture and the log as a browser would.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    n_sent: u32,
    pub log: Vec<Value>,
    pub picture: Value,
    pub table: Value,
}

impl Socket {
    /// The next message.
    pub async fn next(&mut self) -> Value {
        self.receive(LONGEST_WAIT).await.expect("a message")
    }

    async fn receive(&mut self, wait: Duration) -> Option<Value> {
        let deadline = Instant::now() + wait;
        loop {
            let message = timeout_at(deadline, self.stream.next()).await.ok()??;
            match message.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        if message["table"].is_object() {
            self.table = message["table"].clone();
        }
        let picture = &message["picture"];
        if !picture.is_object() {
            return;
        }
        if self.picture["viewer"] == picture["viewer"] {
            assert!(picture["tick"].as_u64() >= self.picture["tick"].as_u64(), "a tick never falls");
        }
        self.log.truncate(picture["log_from"].as_u64().unwrap() as usize);
        self.log.extend(picture["log"].as_array().unwrap().iter().cloned());
        self.picture = picture.clone();
    }

    /// The next message of this type; others are noted on the way.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Waits for a picture of which this is true.
    pub async fn until_picture(&mut self, is_right: impl Fn(&Value) -> bool) -> Value {
        while !is_right(&self.picture) {
            self.next().await;
        }
        self.picture.clone()
    }

    /// Waits until the table is in this phase.
    pub async fn until_phase(&mut self, phase: &str) -> Value {
        while self.table["phase"] != phase {
            self.next().await;
        }
        self.table.clone()
    }

    /// All that the table has said until now. It answers in order, so whatever it had to say comes before the answer to a
    /// question.
    pub async fn all_said(&mut self) -> Vec<Value> {
        self.send(json!({"type": "ask", "id": u32::MAX, "seat": 0, "action": null})).await;
        let mut messages = Vec::new();
        loop {
            let message = self.next().await;
            if message["id"] == u32::MAX {
                return messages;
            }
            messages.push(message);
        }
    }

    /// The table has said nothing since.
    pub async fn is_silent(&mut self) {
        assert_eq!(self.all_said().await, Vec::<Value>::new());
    }

    /// The server closed the socket.
    pub async fn is_closed(&mut self) -> bool {
        while let Ok(message) = timeout(LONGEST_WAIT, self.stream.next()).await {
            match message {
                None | Some(Ok(Message::Close(_)) | Err(_)) => return true,
                Some(Ok(_)) => {}
            }
        }
        false
    }

    /// With which code the server closes the socket.
    pub async fn close_code(&mut self) -> Option<u16> {
        while let Ok(Some(message)) = timeout(LONGEST_WAIT, self.stream.next()).await {
            if let Message::Close(frame) = message.ok()? {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends one text again and again, until the server no longer takes it.
    pub async fn flood(&mut self, text: &str, n: usize) {
        for _ in 0..n {
            if self.stream.send(Message::text(text)).await.is_err() {
                return;
            }
        }
    }

    fn tick(&self) -> Value {
        self.picture["tick"].clone()
    }

    /// Acts from the last picture and returns `update` or `refused`.
    pub async fn act(&mut self, seat: usize, action: Value) -> Value {
        self.ask_for(json!({"type": "act", "seat": seat, "tick": self.tick(), "action": action})).await
    }

    pub async fn undo(&mut self, seat: usize) -> Value {
        self.ask_for(json!({"type": "undo", "seat": seat, "tick": self.tick()})).await
    }

    pub async fn ask_for(&mut self, mut message: Value) -> Value {
        self.n_sent += 1;
        message["id"] = self.n_sent.into();
        self.send(message).await;
        loop {
            let answer = self.next().await;
            if answer["id"] == self.n_sent || answer["done"] == self.n_sent {
                return answer;
            }
        }
    }

    /// Puts three tokens on field 0, without saying ready.
    pub async fn compose(&mut self, seat: usize) {
        for _ in 0..3 {
            let answer = self.act(seat, json!({"type": "put", "field": 0})).await;
            assert_eq!(answer["type"], "update", "{answer}");
        }
    }

    /// Plays the first listed action whenever this seat has to decide, until the match is over.
    pub async fn play_to_the_end(&mut self, seat: usize) {
        while self.picture["status"]["type"] != "over" {
            match self.picture["legal"].as_array().and_then(|legal| legal.first()).cloned() {
                Some(action) => {
                    let answer = self.act(seat, action).await;
                    assert_eq!(answer["type"], "update", "{answer}");
                }
                None => {
                    self.next().await;
                }
            }
        }
    }
}

pub fn me_and_bots(n_bots: usize) -> Value {
    let mut seats = vec![json!({"type": "me"})];
    seats.resize(1 + n_bots, json!({"type": "bot", "level": "page"}));
    seats.into()
}

/// A table with two guests, both connected and synced.
pub async fn two_at_a_table(house: &House) -> (Guest, Socket, Guest, Socket, String) {
    let (anna, bert) = (house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    let (status, _) = bert.post(&format!("/api/tables/{id}/join"), json!({"seat": 1})).await;
    assert_eq!(status, 200);
    let mut first = anna.connect(&id, "?seat=0").await;
    first.until("sync").await;
    let mut second = bert.connect(&id, "?seat=1").await;
    second.until("sync").await;
    // Everybody has heard that both are here.
    while first.until("table").await["table"]["seats"][1]["is_here"] != true {}
    second.until("table").await;
    (anna, first, bert, second, id)
}
