//! Tables before their match begins, over HTTP: what hosts and sitters may do; and the way to the next match after one.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};

use crate::address::ClientAddress;
use crate::error::ApiResult;
use crate::lobby::{ask_info, check_may_set, take_seat};
use crate::protocol::{ErrorBody, NewTable, Removal, SeatKind, Start, TableInfo, TablePhase, Vote};
use crate::request::{Body, TableId};
use crate::router::App;
use crate::session::GuestId;
use crate::table_task::{Order, Wish};

type SharedApp = State<Arc<App>>;
type Guest = Extension<GuestId>;

async fn ask(app: &App, id: &str, guest: &GuestId, wish: Wish) -> ApiResult<Json<TableInfo>> {
    let order = |reply| Order::Gather { guest: guest.0.clone(), wish: wish.clone(), reply };
    app.hub.ask(id, order).await.map(Json)
}

/// Begins before all seats are taken: bots take the others. Only for who set the table.
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)), request_body = Start, responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "not_host"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "has_begun"),
    (status = 422, body = ErrorBody, description = "bad_seats"),
))]
pub(crate) async fn start(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
    Body(Start { level }): Body<Start>,
) -> ApiResult<Json<TableInfo>> {
    ask(&app, &id, &guest, Wish::Start { level }).await
}

/// Sends away who sits on a seat; a person cannot come back to this table. Only for who set it.
#[utoipa::path(post, path = "/tables/{id}/remove", params(("id" = String, Path)), request_body = Removal, responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "not_host"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "has_begun"),
    (status = 422, body = ErrorBody, description = "bad_seats"),
))]
pub(crate) async fn remove(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
    Body(Removal { seat }): Body<Removal>,
) -> ApiResult<Json<TableInfo>> {
    ask(&app, &id, &guest, Wish::Remove { seat }).await
}

/// Gives up my seats before the match begins.
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "has_begun"),
))]
pub(crate) async fn leave(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
) -> ApiResult<Json<TableInfo>> {
    ask(&app, &id, &guest, Wish::Leave).await
}

/// Calls the match off before it begins. Only for who set the table.
#[utoipa::path(post, path = "/tables/{id}/call-off", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "not_host"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "has_begun"),
))]
pub(crate) async fn call_off(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
) -> ApiResult<Json<TableInfo>> {
    ask(&app, &id, &guest, Wish::CallOff).await
}

/// Sets a table anew on which nobody else has sat down: other options, seats or terms. Only for who set it.
#[utoipa::path(post, path = "/tables/{id}/replan", params(("id" = String, Path)), request_body = NewTable, responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "not_host"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "has_begun, or seat_taken: somebody has sat down"),
    (status = 422, body = ErrorBody, description = "bad_setup, bad_seats or bad_name"),
))]
pub(crate) async fn replan(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
    Body(wanted): Body<NewTable>,
) -> ApiResult<Json<TableInfo>> {
    ask(&app, &id, &guest, Wish::Replan(Box::new(wanted))).await
}

/// I play my seats again myself, for which a bot played since I ran out of time.
#[utoipa::path(post, path = "/tables/{id}/return", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "foreign_seat: no bot plays for me, or for good"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
))]
pub(crate) async fn come_back(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
) -> ApiResult<Json<TableInfo>> {
    let order = |reply| Order::Return { guest: guest.0.clone(), reply };
    app.hub.ask(&id, order).await.map(Json)
}

/// Votes on something at a table where I play: that a bot plays for somebody who vanished, or that the match ends unfinished.
#[utoipa::path(post, path = "/tables/{id}/vote", params(("id" = String, Path)), request_body = Vote, responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "foreign_seat: I have no say, or the seat is not waited for"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_running or other_motion"),
))]
pub(crate) async fn vote(
    State(app): SharedApp,
    Extension(guest): Guest,
    TableId(id): TableId,
    Body(vote): Body<Vote>,
) -> ApiResult<Json<TableInfo>> {
    let order = |reply| Order::Vote { guest: guest.0.clone(), vote, reply };
    app.hub.ask(&id, order).await.map(Json)
}

/// Another match of the same people, each a seat further, set by the first who asks; whoever asks sits down there.
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 403, body = ErrorBody, description = "foreign_seat: only for who played"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_over"),
    (status = 422, body = ErrorBody, description = "bad_setup"),
    (status = 429, body = ErrorBody, description = "too_many"),
))]
pub(crate) async fn rematch(
    State(app): SharedApp,
    Extension(guest): Guest,
    Extension(address): Extension<ClientAddress>,
    TableId(id): TableId,
) -> ApiResult<Json<TableInfo>> {
    let mut instead_of = None;
    loop {
        // Whoever asks first sets another table.
        let of = ask_info(&app, &id, &guest).await?;
        if of.rematch.is_none() || of.rematch == instead_of {
            check_may_set(&app, &guest, address).await?;
        }
        let order = |reply| Order::Rematch { guest: guest.0.clone(), instead_of: instead_of.clone(), reply };
        let next = app.hub.ask(&id, order).await?;
        let info = ask_info(&app, &next.table, &guest).await?;
        if info.phase == TablePhase::CalledOff && instead_of.as_ref() != Some(&next.table) {
            instead_of = Some(next.table);
            continue;
        }
        let is_free = info.phase == TablePhase::Gathering && !info.seats.iter().any(|seat| seat.is_mine);
        if !is_free {
            return Ok(Json(info));
        }
        // Somebody else may sit where I would: then any other seat will do.
        let open = || info.seats.iter().filter(|seat| seat.kind == SeatKind::Open).map(|seat| seat.seat);
        let wanted = open().find(|seat| *seat == next.seat).or_else(|| open().next());
        return match wanted {
            Some(seat) => take_seat(&app, &next.table, &guest, seat).await.map(Json),
            None => Ok(Json(info)),
        };
    }
}
