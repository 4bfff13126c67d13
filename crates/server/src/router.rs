//! Which address leads where.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::coach::{self, Coach};
use crate::config::{Config, Limits};
use crate::error::{ApiError, ApiResult};
use crate::hub::Hub;
use crate::people::{self, Desk};
use crate::protocol::ErrorCode;
use crate::security::{Rates, check_origin, check_rate, security_headers};
use crate::session::{Signer, know_guest};
use crate::table_match::guard;
use crate::turns::{Turn, Turns};
use crate::{assets, consult, lobby, openapi, records, socket};

/// A store that takes longer to write is no use to anybody.
const SLOWEST_CHECK: Duration = Duration::from_secs(3);

/// What every request can reach.
pub(crate) struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    pub rates: Rates,
    pub people: Desk,
    /// Questions about rules, and replays: each kind waits in a line of its own, so that neither delays the other or the bots.
    pub consults: Arc<Turns>,
    pub replays: Arc<Turns>,
    pub coach: Coach,
    /// Records that are being received: one that waits takes no room yet.
    pub uploads: Arc<Turns>,
}

impl App {
    /// What takes a while is done outside the async threads, when its turn has come.
    pub async fn calculate<T: Send + 'static>(
        &self,
        turn: Turn,
        work: impl FnOnce(&Hub) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
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
    let api = api(&app).layer(CompressionLayer::new());
    let pages = Router::new().nest("/api", api).fallback(assets::page);
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
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::delete))
        .routes(routes!(people::export))
        .routes(routes!(people::register))
        .routes(routes!(people::change_password))
        .routes(routes!(people::log_in))
        .routes(routes!(people::log_out))
        .routes(routes!(people::sessions))
        .routes(routes!(people::end_other_sessions))
        .routes(routes!(people::end_session))
        .routes(routes!(lobby::my_tables, lobby::create_table))
        .routes(routes!(lobby::show_table))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::fill))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(socket::socket))
        .routes(routes!(coach::review_table))
        .routes(routes!(coach::counsel))
        .routes(routes!(coach::review_upload).layer(DefaultBodyLimit::max(limits.record)))
        .routes(routes!(records::replay_upload).layer(DefaultBodyLimit::max(limits.record)))
}

/// The layer of the time limit answers with a bare status.
async fn name_timeout(response: Response) -> Response {
    match response.status() {
        StatusCode::REQUEST_TIMEOUT => ApiError::from(ErrorCode::TooSlow).into_response(),
        _ => response,
    }
}

/// Whether what is played now would be kept: for whoever watches over the server.
async fn health(State(app): State<Arc<App>>) -> (StatusCode, Json<Value>) {
    let written = timeout(SLOWEST_CHECK, app.hub.store.check()).await;
    let is_well = matches!(written, Ok(Ok(())));
    let status = if is_well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(json!({"ok": is_well, "tables": app.hub.n_open(), "bots": app.hub.thinkers.report()})))
}

async fn not_found() -> ApiError {
    ErrorCode::NotFound.into()
}

async fn method_not_allowed() -> ApiError {
    ErrorCode::MethodNotAllowed.into()
}
