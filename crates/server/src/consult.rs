//! Questions about the rules of a game that need no match: odds of a battle, for example.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde_json::Value;

use crate::address::ClientAddress;
use crate::error::ApiResult;
use crate::protocol::{ErrorBody, ErrorCode};
use crate::request::Body;
use crate::router::App;

/// Puts a question to the rules of a game. What can be asked is the game's own; the same question gets the same answer.
#[utoipa::path(post, path = "/games/{slug}/consult", params(("slug" = String, Path)), request_body = Object,
    responses(
        (status = 200, body = Object, description = "the game's answer"),
        (status = 400, body = ErrorBody, description = "malformed"),
        (status = 404, body = ErrorBody, description = "unknown_game, or not_found where a game answers nothing"),
        (status = 413, body = ErrorBody, description = "too_large"),
    ))]
pub(crate) async fn consult(
    State(app): State<Arc<App>>,
    Extension(address): Extension<ClientAddress>,
    slug: Result<Path<String>, PathRejection>,
    Body(question): Body<Value>,
) -> ApiResult<Json<Value>> {
    let Path(slug) = slug.map_err(|_| ErrorCode::UnknownGame)?;
    let turn = app.consults.take(&address.to_string()).await;
    app.calculate(turn, move |hub| Ok(hub.catalog.find(&slug)?.consult(&question)?)).await.map(Json)
}
