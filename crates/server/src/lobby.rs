//! Games and tables over HTTP.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use engine::Seat;
use store::Sitter;

use crate::address::ClientAddress;
use crate::error::{ApiError, ApiResult};
use crate::picture::table_info;
use crate::plan::{bot, choose_seed, level_names, plan_table};
use crate::protocol::{ErrorBody, ErrorCode, GameList, NewTable, SeatRequest, TableInfo, TablePhase};
use crate::request::{Body, TableId};
use crate::router::App;
use crate::session::GuestId;
use crate::table_task::Order;

/// How many tables a list holds.
const LISTED: u32 = 60;

type SharedApp = State<Arc<App>>;

/// What can be played here, and by which bots.
#[utoipa::path(get, path = "/games", responses((status = 200, body = GameList)))]
pub(crate) async fn games(State(app): SharedApp) -> Json<GameList> {
    let games = app.hub.catalog.games().map(|game| *game.info()).collect();
    Json(GameList { games, levels: level_names() })
}

/// Sets a table. Without open seats its match begins at once.
#[utoipa::path(post, path = "/tables", request_body = NewTable, responses(
    (status = 201, body = TableInfo),
    (status = 404, body = ErrorBody, description = "unknown_game"),
    (status = 422, body = ErrorBody, description = "bad_setup, bad_seats or bad_name"),
    (status = 429, body = ErrorBody, description = "too_many or too_fast"),
))]
pub(crate) async fn create_table(
    State(app): SharedApp,
    Extension(guest): Extension<GuestId>,
    Extension(address): Extension<ClientAddress>,
    Body(wanted): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<TableInfo>)> {
    let info = set_table(&app, wanted, &guest, address).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

pub(crate) async fn set_table(
    app: &App,
    wanted: NewTable,
    guest: &GuestId,
    address: ClientAddress,
) -> ApiResult<TableInfo> {
    check_may_set(app, guest, address).await?;
    let game = app.hub.catalog.find(&wanted.game)?;
    let seed = choose_seed(&wanted, app.hub.config.seeds)?;
    let table = plan_table(game, wanted, &guest.0, seed)?;
    let id = table.id.clone();
    app.hub.store.create_table(table).await?;
    app.hub.duties.look();
    app.hub.open_tables.look();
    ask_info(app, &id, guest).await
}

/// Whether one more table is within the limits of this guest and this address.
pub(crate) async fn check_may_set(app: &App, guest: &GuestId, address: ClientAddress) -> ApiResult<()> {
    let n_set = app.hub.store.tables_under_way(&guest.0).await?;
    if n_set >= app.config.limits.tables_per_person || !app.rates.allow_table(address) {
        return Err(ErrorCode::TooMany.into());
    }
    app.hub.homes.note(&guest.0, address);
    Ok(())
}

/// My tables: those where it is my turn first, then running ones, open ones, finished ones; the latest first.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn my_tables(
    State(app): SharedApp,
    Extension(guest): Extension<GuestId>,
) -> ApiResult<Json<Vec<TableInfo>>> {
    let mut infos = Vec::new();
    for table in app.hub.store.tables_of(&guest.0, LISTED).await? {
        infos.push(match app.hub.loaded(&table.id) {
            Some(_) => ask_info(&app, &table.id, &guest).await?,
            None => table_info(&table, &guest.0, &[]),
        });
    }
    infos.sort_by_key(list_rank);
    Ok(Json(infos))
}

fn list_rank(table: &TableInfo) -> (u8, i64) {
    let rank = match table.phase {
        _ if table.is_my_turn => 0,
        TablePhase::Running | TablePhase::Parked => 1,
        TablePhase::Gathering => 2,
        TablePhase::Over | TablePhase::Halted | TablePhase::CalledOff => 3,
    };
    (rank, -table.updated_at)
}

/// One table.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 404, body = ErrorBody, description = "unknown_table"),
))]
pub(crate) async fn show_table(
    State(app): SharedApp,
    Extension(guest): Extension<GuestId>,
    TableId(id): TableId,
) -> ApiResult<Json<TableInfo>> {
    ask_info(&app, &id, &guest).await.map(Json)
}

/// Takes an open seat.
#[utoipa::path(post, path = "/tables/{id}/join", params(("id" = String, Path)), request_body = SeatRequest,
    responses(
        (status = 200, body = TableInfo),
        (status = 404, body = ErrorBody, description = "unknown_table"),
        (status = 403, body = ErrorBody, description = "unwelcome"),
        (status = 409, body = ErrorBody, description = "seat_taken"),
        (status = 422, body = ErrorBody, description = "bad_seats"),
    ))]
pub(crate) async fn join(
    State(app): SharedApp,
    Extension(guest): Extension<GuestId>,
    TableId(id): TableId,
    Body(wanted): Body<SeatRequest>,
) -> ApiResult<Json<TableInfo>> {
    take_seat(&app, &id, &guest, wanted.seat).await.map(Json)
}

pub(crate) async fn take_seat(app: &App, id: &str, guest: &GuestId, seat: Seat) -> ApiResult<TableInfo> {
    sit(app, id, guest, seat, Sitter::guest(&guest.0)).await
}

/// Lets a bot take an open seat; only for who set the table.
#[utoipa::path(post, path = "/tables/{id}/fill", params(("id" = String, Path)), request_body = SeatRequest,
    responses(
        (status = 200, body = TableInfo),
        (status = 403, body = ErrorBody, description = "not_host"),
        (status = 404, body = ErrorBody, description = "unknown_table"),
        (status = 409, body = ErrorBody, description = "seat_taken"),
        (status = 422, body = ErrorBody, description = "bad_seats"),
    ))]
pub(crate) async fn fill(
    State(app): SharedApp,
    Extension(guest): Extension<GuestId>,
    TableId(id): TableId,
    Body(wanted): Body<SeatRequest>,
) -> ApiResult<Json<TableInfo>> {
    let level = wanted.level.as_deref();
    let level = level.ok_or_else(|| ApiError::with(ErrorCode::BadSeats, "which level of play?"))?;
    let sitter = bot(level)?;
    sit(&app, &id, &guest, wanted.seat, sitter).await.map(Json)
}

async fn sit(app: &App, id: &str, guest: &GuestId, seat: Seat, sitter: Sitter) -> ApiResult<TableInfo> {
    let order = |reply| Order::Sit { guest: guest.0.clone(), seat, sitter: sitter.clone(), reply };
    app.hub.ask(id, order).await
}

pub(crate) async fn ask_info(app: &App, id: &str, guest: &GuestId) -> ApiResult<TableInfo> {
    app.hub.ask(id, |reply| Order::Info { guest: guest.0.clone(), reply }).await
}
