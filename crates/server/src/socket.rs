//! One WebSocket per table and browser.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use engine::{Refusal, Seat, Viewer};
use governor::DefaultDirectRateLimiter;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::address::ClientAddress;
use crate::audience::{Attached, Visitor};
use crate::crowd::Place;
use crate::error::{ApiError, ApiResult};
use crate::hub::{Hub, TableHandle, closed};
use crate::metrics::Counted;
use crate::outbox::Next;
use crate::picture::KnownLog;
use crate::protocol::{ErrorBody, ErrorCode, RefusalReply, TableRefusal, ToBrowser, ToServer};
use crate::request::{Params, TableId};
use crate::router::App;
use crate::session::{GuestId, Who};
use crate::table_task::Order;

const HEARTBEAT: Duration = Duration::from_secs(25);
/// A browser that was silent so long, answering no heartbeat, is gone.
const LONGEST_SILENCE: Duration = Duration::from_secs(70);
/// After more refused messages in a row the socket is closed.
const MOST_REFUSED: u32 = 50;
const LONGEST_VISIT: usize = 64;
/// People click; a longer message is read in several pieces. Every quiet socket keeps a buffer of this size.
const READ_BUFFER: usize = 4096;

#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct SocketQuery {
    /// As which of my seats I look; none: as a spectator.
    #[serde(default)]
    seat: Option<u8>,
    /// How many final lines of its log I have.
    #[serde(default)]
    log: u32,
    /// A word of mine that stays the same when the page connects again.
    #[serde(default)]
    visit: Option<String>,
}

/// The table's socket: `ToServer` and `ToBrowser` messages as JSON texts.
#[utoipa::path(get, path = "/tables/{id}/socket", params(("id" = String, Path), SocketQuery), responses(
    (status = 101, description = "a WebSocket"),
    (status = 403, body = ErrorBody, description = "foreign_seat or wrong_origin"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 429, body = ErrorBody, description = "too_many or too_fast"),
))]
pub(crate) async fn socket(
    State(app): State<Arc<App>>,
    Extension(who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    TableId(id): TableId,
    Params(query): Params<SocketQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let upgrade = upgrade.map_err(|rejection| ApiError::with(ErrorCode::Malformed, rejection))?;
    let visitor = query.visitor(who.guest.0.clone())?;
    let places = (app.sockets.take(Some(address)), app.sockets_of.take(Some(who.guest.0.clone())));
    let (Some(at_address), Some(of_guest)) = places else {
        app.hub.metrics.turned_away.inc();
        return Err(ErrorCode::TooMany.into());
    };
    app.hub.homes.note(&who.guest.0, address);
    let attached = app.hub.ask(&id, |reply| Order::Attach { visitor: visitor.clone(), reply }).await?;
    let conversation = Conversation {
        table: app.hub.open(&id).await?,
        who,
        hub: Arc::clone(&app.hub),
        attached,
        rate: app.rates.for_socket(),
        _places: (at_address, of_guest),
        slowest_send: app.config.limits.slowest_send,
        n_refused: 0,
    };
    let (closing, changes) = (app.hub.closing(), app.people.changes());
    let limit = app.config.limits.body;
    Ok(upgrade
        .max_message_size(limit)
        .max_frame_size(limit)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| conversation.run(socket, closing, changes)))
}

impl SocketQuery {
    fn visitor(self, guest: String) -> ApiResult<Visitor> {
        let viewer = self.viewer()?;
        if self.visit.as_ref().is_some_and(|visit| visit.len() > LONGEST_VISIT) {
            return Err(ErrorCode::Malformed.into());
        }
        Ok(Visitor { guest, viewer, known: KnownLog::claimed(self.log), visit: self.visit })
    }

    fn viewer(&self) -> ApiResult<Viewer> {
        match self.seat {
            None => Ok(Viewer::Public),
            Some(seat) if usize::from(seat) < engine::MAX_SEATS => Ok(Viewer::seat(Seat::new(seat.into()))),
            Some(_) => Err(ErrorCode::ForeignSeat.into()),
        }
    }
}

/// A conversation with one browser. However it ends, even before it began, `attached` tells the table.
struct Conversation {
    table: TableHandle,
    who: Who,
    hub: Arc<Hub>,
    attached: Attached,
    rate: DefaultDirectRateLimiter,
    _places: (Place<ClientAddress>, Place<String>),
    slowest_send: Duration,
    n_refused: u32,
}

/// The conversation is over; why, as a close code.
struct Ended(u16);

impl Conversation {
    async fn run(
        mut self,
        mut socket: WebSocket,
        mut closing: watch::Receiver<bool>,
        mut changes: broadcast::Receiver<GuestId>,
    ) {
        let _open = Counted::one(&self.hub.metrics.sockets);
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard_at = Instant::now();
        let ended = loop {
            let outcome = tokio::select! {
                next = self.attached.inlet.next() => match next {
                    Next::Send(text) => self.send(&mut socket, Message::Text(text)).await,
                    Next::CatchUp => self.order(Order::CatchUp { socket: self.attached.id }).await,
                    // The table dropped a browser that fell behind.
                    Next::Close => Err(Ended(close_code::AGAIN)),
                },
                message = socket.recv() => {
                    heard_at = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(&mut socket, message).await,
                        Some(Err(_)) => Err(Ended(close_code::SIZE)),
                        None => Err(Ended(close_code::AWAY)),
                    }
                },
                _ = heartbeat.tick() => self.beat(&mut socket, heard_at).await,
                changed = changes.recv() => self.hear_of_change(changed).await,
                () = closed(&mut closing) => Err(Ended(close_code::RESTART)),
            };
            if let Err(ended) = outcome {
                break ended;
            }
        };
        let close = CloseFrame { code: ended.0, reason: "".into() };
        // The other side may be gone already.
        let _ = self.send(&mut socket, Message::Close(Some(close))).await;
    }

    async fn receive(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Ended(close_code::NORMAL)),
            Message::Binary(_) => {
                return self.refuse(socket, 0, RefusalReply::Engine(Refusal::Malformed)).await;
            }
        };
        let message = serde_json::from_str::<ToServer>(&text);
        if self.rate.check().is_err() {
            return self.refuse(socket, id_of(&text), RefusalReply::Table(TableRefusal::TooFast)).await;
        }
        let Ok(message) = message else {
            return self.refuse(socket, id_of(&text), RefusalReply::Engine(Refusal::Malformed)).await;
        };
        self.n_refused = 0;
        if matches!(message, ToServer::Ping) {
            return self.send(socket, self::text(&ToBrowser::Pong)).await;
        }
        let order = Order::Say { socket: self.attached.id, message };
        self.order(order).await
    }

    async fn order(&self, order: Order) -> Result<(), Ended> {
        self.table.send(order).await.map_err(|_| Ended(close_code::AGAIN))
    }

    /// A message that never reaches the table.
    async fn refuse(&mut self, socket: &mut WebSocket, id: u32, refusal: RefusalReply) -> Result<(), Ended> {
        self.n_refused += 1;
        if self.n_refused > MOST_REFUSED {
            return Err(Ended(close_code::POLICY));
        }
        self.send(socket, text(&ToBrowser::Refused { id, refusal })).await
    }

    async fn beat(&self, socket: &mut WebSocket, heard_at: Instant) -> Result<(), Ended> {
        if heard_at.elapsed() > LONGEST_SILENCE {
            return Err(Ended(close_code::AWAY));
        }
        // Another server may have ended the session.
        self.check_who().await?;
        self.send(socket, Message::Ping(Default::default())).await
    }

    async fn hear_of_change(&self, changed: Result<GuestId, RecvError>) -> Result<(), Ended> {
        match changed {
            Ok(guest) if guest != self.who.guest => Ok(()),
            Ok(_) | Err(_) => self.check_who().await,
        }
    }

    /// Who was logged out here may look again, as whoever it then is. If the store cannot say, nothing changes.
    async fn check_who(&self) -> Result<(), Ended> {
        match self.who.is_still(self.hub.store.people()).await {
            Ok(false) => Err(Ended(close_code::AGAIN)),
            Ok(true) | Err(_) => Ok(()),
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
        if let Message::Text(text) = &message {
            self.hub.metrics.messages.inc();
            self.hub.metrics.message_bytes.inc_by(text.len() as u64);
        }
        match timeout(self.slowest_send, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended(close_code::AWAY)),
        }
    }
}

/// The id of a message that is not read further: somebody waits for the answer. 0 if it has none.
fn id_of(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Request {
        id: u32,
    }
    serde_json::from_str::<Request>(text).map_or(0, |request| request.id)
}

fn text(message: &ToBrowser) -> Message {
    Message::Text(serde_json::to_string(message).expect("plain data becomes JSON").into())
}
