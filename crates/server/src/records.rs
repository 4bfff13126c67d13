//! Records and replays over HTTP.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Replay;
use engine::Viewer;

use crate::address::ClientAddress;
use crate::error::ApiResult;
use crate::picture::{check_record, check_viewer, record_players};
use crate::protocol::ErrorBody;
use crate::request::{Params, TableId, ViewerQuery, read_json};
use crate::router::App;
use crate::session::GuestId;
use crate::table_task::{Order, Shown};

/// The record of a match that has ended, as a file.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = Object, description = "a `*.liege.json` file"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_over"),
))]
pub(crate) async fn record(State(app): State<Arc<App>>, TableId(id): TableId) -> ApiResult<Response> {
    let Shown { table, mut record } = app.hub.ask(&id, |reply| Order::Show { reply }).await?;
    check_record(&table)?;
    record["players"] = record_players(&table);
    let file = format!("attachment; filename=\"{}-{}.liege.json\"", table.game, table.id);
    Ok(([(CONTENT_DISPOSITION, file)], Json(record)).into_response())
}

/// A match step by step, as one viewer saw it. Before the end only what is public, or one's own seat.
#[utoipa::path(get, path = "/tables/{id}/replay", params(("id" = String, Path), ViewerQuery), responses(
    (status = 200, body = Object, description = "a `Replay`"),
    (status = 403, body = ErrorBody, description = "foreign_seat"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_over"),
))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
    Extension(address): Extension<ClientAddress>,
    TableId(id): TableId,
    Params(query): Params<ViewerQuery>,
) -> ApiResult<Json<Replay>> {
    let viewer = query.viewer()?;
    let Shown { table, record } = app.hub.ask(&id, |reply| Order::Show { reply }).await?;
    check_viewer(&table, &guest.0, viewer)?;
    replay_record(&app, address, record.to_string().into(), viewer).await
}

/// A record from a file, checked and made into a replay.
#[utoipa::path(post, path = "/replay", params(ViewerQuery), request_body = Object, responses(
    (status = 200, body = Object, description = "a `Replay`"),
    (status = 404, body = ErrorBody, description = "unknown_game"),
    (status = 413, body = ErrorBody, description = "too_large"),
    (status = 422, body = ErrorBody, description = "bad_record or bad_setup"),
))]
pub(crate) async fn replay_upload(
    State(app): State<Arc<App>>,
    Extension(address): Extension<ClientAddress>,
    Params(query): Params<ViewerQuery>,
    request: Request,
) -> ApiResult<Json<Replay>> {
    let viewer = query.viewer()?;
    // Held until the answer is made: only so many records are in memory.
    let _turn = app.uploads.take(&address.to_string()).await;
    let record = read_json(request, &app).await?;
    replay_record(&app, address, record, viewer).await
}

async fn replay_record(
    app: &App,
    address: ClientAddress,
    record: Bytes,
    viewer: Viewer,
) -> ApiResult<Json<Replay>> {
    let turn = app.replays.take(&address.to_string()).await;
    app.calculate(turn, move |hub| Ok(hub.catalog.replay(&record, viewer)?)).await.map(Json)
}
