//! The lobby: tables that everybody may find, as they come and go, and the quick way to one of them.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use engine::Seat;
use store::{Sitter, Table};
use tokio::sync::{Notify, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::address::ClientAddress;
use crate::error::{ApiError, ApiResult};
use crate::hub::{Hub, closed};
use crate::lobby::{ask_info, set_table, take_seat};
use crate::metrics::Counted;
use crate::picture::table_info;
use crate::plan::terms_of;
use crate::protocol::{ErrorBody, ErrorCode, NewTable, OpenTables, TableInfo};
use crate::request::Body;
use crate::router::App;
use crate::session::{GuestId, Who};

/// How many tables the lobby shows.
const SHOWN: u32 = 100;
/// As often it is looked for what other servers did, while anybody looks.
const POLL: Duration = Duration::from_secs(2);
const HEARTBEAT: Duration = Duration::from_secs(25);
/// A browser has nothing to say here.
const LONGEST_MESSAGE: usize = 256;

/// What everybody may find, as this server knows it.
pub(crate) struct Board {
    tables: watch::Sender<Arc<Vec<Table>>>,
    news: Notify,
}

impl Board {
    pub fn new() -> Self {
        Self { tables: watch::Sender::default(), news: Notify::new() }
    }

    /// A table has come, gone or changed.
    pub fn look(&self) {
        self.news.notify_one();
    }
}

impl Hub {
    /// Follows the lobby, as long as anybody looks, until the server closes.
    pub async fn follow_lobby(self: Arc<Self>) {
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = sleep(POLL) => {}
                () = self.open_tables.news.notified() => {}
                () = closed(&mut closing) => return,
            }
            if self.open_tables.tables.receiver_count() > 0 {
                self.read_lobby().await;
            }
        }
    }

    async fn read_lobby(&self) {
        match self.store.lobby().open_tables(SHOWN).await {
            Ok(tables) => {
                self.open_tables.tables.send_if_modified(|known| {
                    let is_news = **known != tables;
                    if is_news {
                        *known = Arc::new(tables);
                    }
                    is_news
                });
            }
            Err(error) => tracing::warn!(%error, "the store does not say which tables are open"),
        }
    }
}

fn shown_to(guest: &str, tables: &[Table]) -> OpenTables {
    let welcome = tables.iter().filter(|table| !table.unwelcome.iter().any(|unwelcome| unwelcome == guest));
    OpenTables { tables: welcome.map(|table| table_info(table, guest, &[])).collect() }
}

/// Tables with open seats that anybody may take.
#[utoipa::path(get, path = "/lobby", responses((status = 200, body = OpenTables)))]
pub(crate) async fn open_tables(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
) -> ApiResult<Json<OpenTables>> {
    let tables = app.hub.store.lobby().open_tables(SHOWN).await?;
    Ok(Json(shown_to(&guest.0, &tables)))
}

/// The same on a socket, told anew whenever something changes.
#[utoipa::path(get, path = "/lobby/socket", responses(
    (status = 101, description = "a WebSocket"),
    (status = 403, body = ErrorBody, description = "wrong_origin"),
    (status = 429, body = ErrorBody, description = "too_many or too_fast"),
))]
pub(crate) async fn lobby_socket(
    State(app): State<Arc<App>>,
    Extension(who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let upgrade = upgrade.map_err(|rejection| ApiError::with(ErrorCode::Malformed, rejection))?;
    let places = (app.sockets.take(Some(address)), app.sockets_of.take(Some(who.guest.0.clone())));
    let (Some(at_address), Some(of_guest)) = places else {
        app.hub.metrics.turned_away.inc();
        return Err(ErrorCode::TooMany.into());
    };
    let limited = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(limited.on_upgrade(async move |socket| {
        let _places = (at_address, of_guest);
        show_lobby(app, who, socket).await;
    }))
}

/// Until the browser goes, its session ends, or the server closes.
async fn show_lobby(app: Arc<App>, who: Who, mut socket: WebSocket) {
    let _open = Counted::one(&app.hub.metrics.sockets);
    let (mut closing, mut changes) = (app.hub.closing(), app.people.changes());
    let mut tables = app.hub.open_tables.tables.subscribe();
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = None;
    // If nobody else looks, nobody may have looked for a while.
    if app.hub.open_tables.tables.receiver_count() == 1 {
        app.hub.read_lobby().await;
    }
    loop {
        let now = shown_to(&who.guest.0, &tables.borrow_and_update().clone());
        if told.as_ref() != Some(&now) {
            let text = serde_json::to_string(&now).expect("plain data becomes JSON");
            if !send(&app, &mut socket, Message::Text(text.into())).await {
                return;
            }
            told = Some(now);
        }
        let goes_on = tokio::select! {
            changed = tables.changed() => changed.is_ok(),
            message = socket.recv() => matches!(message, Some(Ok(Message::Ping(_) | Message::Pong(_)))),
            _ = heartbeat.tick() => is_still(&app, &who).await && send(&app, &mut socket, Message::Ping(Default::default())).await,
            changed = changes.recv() => changed.is_ok_and(|guest| guest != who.guest) || is_still(&app, &who).await,
            () = closed(&mut closing) => false,
        };
        if !goes_on {
            // The other side may be gone already.
            let _ = send(&app, &mut socket, Message::Close(None)).await;
            return;
        }
    }
}

async fn is_still(app: &App, who: &Who) -> bool {
    // If the store cannot say, nothing changes.
    who.is_still(app.hub.store.people()).await.unwrap_or(true)
}

async fn send(app: &App, socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(app.config.limits.slowest_send, socket.send(message)).await, Ok(Ok(())))
}

/// Sits me down at an open table of this game, or else sets the one that is described here.
#[utoipa::path(post, path = "/lobby/quick", request_body = NewTable, responses(
    (status = 200, body = TableInfo, description = "a table that waited"),
    (status = 201, body = TableInfo, description = "a new one"),
    (status = 404, body = ErrorBody, description = "unknown_game"),
    (status = 422, body = ErrorBody, description = "bad_setup or bad_seats"),
    (status = 429, body = ErrorBody, description = "too_many or too_fast"),
))]
pub(crate) async fn quick(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
    Extension(address): Extension<ClientAddress>,
    Body(mut wanted): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    app.hub.catalog.find(&wanted.game)?;
    let mut tables = app.hub.store.lobby().open_tables(SHOWN).await?;
    tables.retain(|table| fits(table, &wanted, &guest.0));
    if let Some(mine) = tables.iter().find(|table| is_mine(table, &guest.0)) {
        return Ok((StatusCode::OK, Json(ask_info(&app, &mine.id, &guest).await?)));
    }
    // Who has waited longest comes first.
    for table in tables.iter().rev() {
        let open = table.seats.iter().position(|sitter| *sitter == Sitter::Open);
        let Some(seat) = open.map(Seat::new) else { continue };
        if let Ok(info) = take_seat(&app, &table.id, &guest, seat).await {
            return Ok((StatusCode::OK, Json(info)));
        }
    }
    wanted.terms.is_public = true;
    let info = set_table(&app, wanted, &guest, address).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

fn fits(table: &Table, wanted: &NewTable, guest: &str) -> bool {
    table.game == wanted.game
        && terms_of(table).pace == wanted.terms.pace
        && !table.unwelcome.iter().any(|unwelcome| unwelcome == guest)
}

fn is_mine(table: &Table, guest: &str) -> bool {
    table.host == guest || table.seats.iter().any(|sitter| sitter.is_guest(guest))
}
