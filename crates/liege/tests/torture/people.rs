//! People who play random legal actions and know what they were told, whatever happens to the server. They keep to the promise of
//! the protocol: a request of which nobody knows what became is sent again, the same, on the next connection.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use reqwest::cookie::{CookieStore as _, Jar};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::ledger::{Asked, Ledger};
use crate::node::Houses;

/// Games, how many people and how many bots.
const TABLES: [(&str, usize, usize); 5] = [
    ("lancaster", 2, 1),
    ("regents", 2, 1),
    ("heads-of-state", 2, 1),
    ("lancaster", 3, 0),
    ("regents", 3, 0),
];
/// Between two tries to reach a server.
const PAUSE: Duration = Duration::from_millis(60);
/// Between two clicks of one person.
const REST: Duration = Duration::from_millis(25);
/// Who hears nothing for so long connects anew.
const SILENCE: Duration = Duration::from_secs(3);

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Plays at all tables, until the houses close.
pub fn play(houses: &Arc<Houses>, ledger: &Arc<Ledger>) -> Vec<JoinHandle<()>> {
    let table = |number: usize| {
        let (houses, ledger) = (Arc::clone(houses), Arc::clone(ledger));
        tokio::spawn(async move {
            let company = Company::new(number, houses, ledger);
            let mut n_matches = 0;
            while !company.houses.is_closed() {
                company.play_match(n_matches).await;
                n_matches += 1;
            }
        })
    };
    (0..TABLES.len()).map(table).collect()
}

/// Those who play together.
struct Company {
    number: usize,
    guests: Vec<Guest>,
    houses: Arc<Houses>,
    ledger: Arc<Ledger>,
}

#[derive(Clone)]
struct Guest {
    http: reqwest::Client,
    jar: Arc<Jar>,
}

impl Company {
    fn new(number: usize, houses: Arc<Houses>, ledger: Arc<Ledger>) -> Self {
        let guest = || {
            let jar = Arc::new(Jar::default());
            let http = reqwest::Client::builder().cookie_provider(Arc::clone(&jar)).timeout(2 * SILENCE);
            Guest { http: http.build().unwrap(), jar }
        };
        let guests = (0..TABLES[number].1).map(|_| guest()).collect();
        Self { number, guests, houses, ledger }
    }

    async fn play_match(&self, n_matches: u64) {
        let Some(id) = self.table().await else { return };
        self.ledger.table(&id);
        let seats = (0..self.guests.len()).map(|seat| {
            let chance = Pcg64Mcg::seed_from_u64(n_matches << 16 | (self.number << 8 | seat) as u64);
            let person = Person {
                company: self,
                table: &id,
                seat,
                visit: format!("t{}-{n_matches}-{seat}", self.number),
                chance,
                n_asked: 0,
                n_done: 0,
                open: None,
            };
            person.play()
        });
        futures_util::future::join_all(seats).await;
    }

    /// A table where everybody sits; none when the houses close meanwhile.
    async fn table(&self) -> Option<String> {
        let (game, n_people, n_bots) = TABLES[self.number];
        let mut seats = vec![json!({"type": "me"})];
        seats.resize(n_people, json!({"type": "open"}));
        seats.resize(n_people + n_bots, json!({"type": "bot", "level": "page"}));
        let plan = json!({"game": game, "setup": {}, "seats": seats});
        for guest in &self.guests {
            self.ask(guest, "/api/me", None).await?;
        }
        let table = self.ask(&self.guests[0], "/api/tables", Some(&plan)).await?;
        let id = table["id"].as_str().unwrap().to_owned();
        for (seat, guest) in self.guests.iter().enumerate().skip(1) {
            self.ask(guest, &format!("/api/tables/{id}/join"), Some(&json!({"seat": seat}))).await?;
        }
        Some(id)
    }

    /// Asks until somebody answers. That the store is away may be; anything else that is not well is a fault.
    async fn ask(&self, guest: &Guest, path: &str, body: Option<&Value>) -> Option<Value> {
        while !self.houses.is_closed() {
            if let Some(address) = self.houses.any() {
                let url = format!("http://{address}{path}");
                let request = match body {
                    Some(body) => guest.http.post(&url).json(body),
                    None => guest.http.get(&url),
                };
                if let Ok(response) = request.send().await {
                    match (response.status().as_u16(), response.json().await) {
                        (200 | 201, Ok(answer)) => return Some(answer),
                        (503, _) | (_, Err(_)) => {}
                        (status, Ok(answer)) => self.ledger.fault(format!("{path}: {status} {answer}")),
                    }
                }
            }
            sleep(PAUSE).await;
        }
        None
    }
}

/// A request under way.
struct Open {
    id: u32,
    tick: u64,
    action: String,
}

struct Person<'a> {
    company: &'a Company,
    table: &'a str,
    seat: usize,
    visit: String,
    chance: Pcg64Mcg,
    n_asked: u32,
    /// The last one that was carried out.
    n_done: u32,
    open: Option<Open>,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    picture: Option<Picture<'a>>,
    done: Option<u32>,
    id: Option<u32>,
    refusal: Option<Value>,
}

#[derive(Deserialize)]
struct Picture<'a> {
    tick: u64,
    status: Value,
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// What a picture asks.
#[derive(Default)]
struct Question {
    tick: u64,
    is_over: bool,
    choice: Option<String>,
}

/// The connection broke, or is of no more use.
struct Broken;

impl Person<'_> {
    /// To the end of the match, or until the houses close.
    async fn play(mut self) {
        while !self.company.houses.is_closed() {
            match self.converse().await {
                Ok(()) => return,
                Err(Broken) => sleep(PAUSE).await,
            }
        }
    }

    async fn connect(&self) -> Result<Stream, Broken> {
        let address = self.company.houses.any().ok_or(Broken)?;
        let (id, seat, visit) = (self.table, self.seat, &self.visit);
        let url = format!("ws://{address}/api/tables/{id}/socket?seat={seat}&visit={visit}");
        let mut request = url.into_client_request().map_err(|_| Broken)?;
        let jar = &self.company.guests[seat].jar;
        let cookies = jar.cookies(&format!("http://{address}/").parse().unwrap()).ok_or(Broken)?;
        request.headers_mut().insert("cookie", cookies.to_str().unwrap().parse().unwrap());
        match timeout(SILENCE, connect_async(request)).await {
            Ok(Ok((stream, _))) => Ok(stream),
            _ => Err(Broken),
        }
    }

    /// One connection. What became of the request under way is the first thing one is told.
    async fn converse(&mut self) -> Result<(), Broken> {
        let mut stream = self.connect().await?;
        let mut question = Question::default();
        let mut heard_at = Instant::now();
        loop {
            if self.company.houses.is_closed() {
                return Ok(());
            }
            let Ok(frame) = timeout(REST * 4, stream.next()).await else {
                if self.open.is_some() && heard_at.elapsed() > SILENCE {
                    return Err(Broken);
                }
                continue;
            };
            let Some(Ok(frame)) = frame else {
                if self.open.is_some() {
                    self.company.ledger.doubt();
                }
                return Err(Broken);
            };
            heard_at = Instant::now();
            let Frame::Text(text) = frame else { continue };
            let Ok(message) = serde_json::from_str::<Message<'_>>(&text) else {
                self.fault(format!("a message that cannot be read: {text}"));
                return Err(Broken);
            };
            self.hear(&mut stream, &message, &mut question).await?;
            if question.is_over && self.open.is_none() {
                return Ok(());
            }
            if self.open.is_none()
                && let Some(action) = question.choice.take()
            {
                self.n_asked += 1;
                self.open = Some(Open { id: self.n_asked, tick: question.tick, action });
                sleep(REST).await;
                self.send(&mut stream).await?;
            }
        }
    }

    async fn hear(
        &mut self,
        stream: &mut Stream,
        message: &Message<'_>,
        question: &mut Question,
    ) -> Result<(), Broken> {
        if let Some(picture) = &message.picture {
            let drawn = self.chance.next_u64() as usize % picture.legal.len().max(1);
            *question = Question {
                tick: picture.tick,
                is_over: picture.status["type"] == "over",
                choice: picture.legal.get(drawn).map(|action| action.get().to_owned()),
            };
        }
        match (message.kind, self.open.as_ref().map(|open| open.id)) {
            ("sync" | "update", Some(id)) if message.done.is_some_and(|done| done >= id) => {
                if let Some(open) = self.open.take() {
                    self.n_done = open.id;
                    self.company.ledger.done(self.asked(open.id), &open.action);
                }
            }
            // It was not carried out when the connection broke.
            ("sync", Some(_)) => self.send(stream).await?,
            ("refused", Some(id)) if message.id == Some(id) => self.take_refusal(stream, message).await?,
            ("sync" | "update" | "table" | "pong", _) => {}
            (kind, open) => self.fault(format!("{kind} with {open:?} under way: {:?}", message.refusal)),
        }
        if message.kind == "sync" && message.done.unwrap_or(0) < self.n_done {
            self.fault(format!(
                "request {} was carried out, and is forgotten: {:?}",
                self.n_done, message.done
            ));
        }
        Ok(())
    }

    async fn take_refusal(&mut self, stream: &mut Stream, message: &Message<'_>) -> Result<(), Broken> {
        let code =
            message.refusal.as_ref().and_then(|refusal| refusal["code"].as_str()).unwrap_or("?").to_owned();
        match code.as_str() {
            // Nobody knows; the same once more.
            "away" => {
                self.company.ledger.doubt();
                sleep(4 * PAUSE).await;
                self.send(stream).await
            }
            "stale" | "not_kept" | "game_over" => {
                if let Some(open) = self.open.take() {
                    self.company.ledger.refused(self.asked(open.id), &code);
                }
                sleep(PAUSE).await;
                // The newest picture may have come before the refusal.
                Err(Broken)
            }
            _ => {
                self.fault(format!("refused: {:?}", message.refusal));
                self.open = None;
                Err(Broken)
            }
        }
    }

    async fn send(&mut self, stream: &mut Stream) -> Result<(), Broken> {
        let Some(Open { id, tick, action }) = &self.open else { return Ok(()) };
        let seat = self.seat;
        let text = format!(r#"{{"type":"act","id":{id},"seat":{seat},"tick":{tick},"action":{action}}}"#);
        let sent = stream.send(Frame::text(text)).await;
        sent.map_err(|_| self.company.ledger.doubt()).map_err(|()| Broken)
    }

    fn asked(&self, id: u32) -> Asked {
        Asked { table: self.table.to_owned(), visit: self.visit.clone(), id }
    }

    fn fault(&self, what: String) {
        self.company.ledger.fault(format!("{} seat {}: {what}", self.table, self.seat));
    }
}
