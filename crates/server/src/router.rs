//! Which address leads where.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::config::{Config, Limits};
use crate::error::{ApiError, ApiResult};
use crate::hub::Hub;
use crate::protocol::ErrorCode;
use crate::security::{Rates, check_origin, check_rate, security_headers};
use crate::session::{Signer, know_guest};
use crate::table_match::guard;
use crate::{assets, consult, lobby, openapi, records, socket};

/// What every request can reach.
pub(crate) struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    pub rates: Rates,
    /// How many long calculations are made at once: who asks for many waits.
    pub calculators: Arc<Semaphore>,
}

impl App {
    /// Questions about rules and replays take a while, so they are answered outside the async threads, a few at a time.
    pub async fn calculate<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Hub) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
        let turn = Arc::clone(&self.calculators).acquire_owned().await.map_err(ApiError::internal)?;
        let hub = Arc::clone(&self.hub);
        let calculation = tokio::task::spawn_blocking(move || {
            // The next one begins when this one has really ended, also when nobody waits for the answer any more.
            let _turn = turn;
            guard(|| work(&hub)).map_err(ApiError::internal)?
        });
        calculation.await.map_err(ApiError::internal)?
    }
}

pub(crate) fn router(app: Arc<App>) -> Router {
    let pages = Router::new().nest("/api", api(&app)).fallback(assets::page).layer(CompressionLayer::new());
    let guarded = security_headers().into_iter().fold(pages, Router::layer);
    guarded.layer(TraceLayer::new_for_http()).with_state(app)
}

/// The layers run from the last to the first: time, rate, origin, then guest.
fn api(app: &Arc<App>) -> Router<Arc<App>> {
    let limits = &app.config.limits;
    let (described, _) = routes(limits).split_for_parts();
    described
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(Arc::clone(app), know_guest))
        .route("/health", get(health))
        .route("/openapi.json", get(openapi::document))
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(Arc::clone(app), check_origin))
        .layer(from_fn_with_state(Arc::clone(app), check_rate))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request_time))
        .layer(map_response(name_timeout))
}

/// Every address of the interface: what is served is what the document describes.
pub(crate) fn routes(limits: &Limits) -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(lobby::games))
        .routes(routes!(consult::consult))
        .routes(routes!(lobby::me, lobby::rename))
        .routes(routes!(lobby::my_tables, lobby::create_table))
        .routes(routes!(lobby::show_table))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::fill))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(socket::socket))
        .routes(routes!(records::replay_upload).layer(DefaultBodyLimit::max(limits.record)))
}

/// The layer of the time limit answers with a bare status.
async fn name_timeout(response: Response) -> Response {
    match response.status() {
        StatusCode::REQUEST_TIMEOUT => ApiError::from(ErrorCode::TooSlow).into_response(),
        _ => response,
    }
}

async fn health() -> Json<Value> {
    Json(json!({"ok": true}))
}

async fn not_found() -> ApiError {
    ErrorCode::NotFound.into()
}

async fn method_not_allowed() -> ApiError {
    ErrorCode::MethodNotAllowed.into()
}
