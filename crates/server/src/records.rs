//! Records and replays over HTTP.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::Replay;
use engine::Viewer;
use serde_json::Value;

use crate::error::ApiResult;
use crate::hub::Hub;
use crate::picture::{check_record, check_viewer};
use crate::protocol::{ErrorBody, ErrorCode};
use crate::request::{Body, Params, TableId, ViewerQuery};
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
    let Shown { table, record } = app.hub.ask(&id, |reply| Order::Show { reply }).await?;
    check_record(&table)?;
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
    TableId(id): TableId,
    Params(query): Params<ViewerQuery>,
) -> ApiResult<Json<Replay>> {
    let viewer = query.viewer()?;
    let Shown { table, record } = app.hub.ask(&id, |reply| Order::Show { reply }).await?;
    check_viewer(&table, &guest.0, viewer)?;
    replay_record(&app, record, viewer).await
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
    Params(query): Params<ViewerQuery>,
    Body(record): Body<Value>,
) -> ApiResult<Json<Replay>> {
    replay_record(&app, record, query.viewer()?).await
}

async fn replay_record(app: &App, record: Value, viewer: Viewer) -> ApiResult<Json<Replay>> {
    let work = move |hub: &Hub| {
        let game = hub.catalog.game_of_record(&record)?;
        check_seat(&record, game.info().seats.1, viewer)?;
        Ok(game.replay(&record, viewer)?)
    };
    app.calculate(work).await.map(Json)
}

/// A viewer has to sit somewhere.
fn check_seat(record: &Value, most_seats: u8, viewer: Viewer) -> ApiResult<()> {
    let n_seats = record["setup"]["seats"].as_u64().unwrap_or(most_seats.into());
    match viewer {
        Viewer::Seat { seat } if seat.index() as u64 >= n_seats => Err(ErrorCode::ForeignSeat.into()),
        _ => Ok(()),
    }
}
