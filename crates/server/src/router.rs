//! Which address leads where.

use std::sync::Arc;
use std::sync::atomic::Ordering;
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

use crate::address::ClientAddress;
use crate::coach::{self, Coach};
use crate::config::{Config, Limits};
use crate::crowd::Places;
use crate::error::{ApiError, ApiResult};
use crate::hub::Hub;
use crate::metrics::count_request;
use crate::people::{self, Desk};
use crate::protocol::ErrorCode;
use crate::security::{Rates, check_origin, check_rate, security_headers};
use crate::session::{Signer, know_guest};
use crate::table_match::guard;
use crate::turns::{Turn, Turns};
use crate::{assets, consult, gathering, lobby, open_tables, openapi, records, socket};

/// A store that takes longer to write is no use to anybody.
const SLOWEST_CHECK: Duration = Duration::from_secs(3);

/// What every request can reach.
pub(crate) struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    pub rates: Rates,
    pub people: Desk,
    /// Sockets, by address and by guest.
    pub sockets: Arc<Places<ClientAddress>>,
    pub sockets_of: Arc<Places<String>>,
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
    let counted = guarded.layer(from_fn_with_state(Arc::clone(&app), count_request));
    // What fails is logged where it fails: a server that says it is not ready is well.
    counted.layer(TraceLayer::new_for_http().on_failure(())).with_state(app)
}

/// The layers run from the last to the first: time, rate, origin, then guest.
fn api(app: &Arc<App>) -> Router<Arc<App>> {
    let limits = &app.config.limits;
    let (described, _) = routes(limits).split_for_parts();
    described
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(Arc::clone(app), know_guest))
        .route("/health", get(health))
        .route("/ready", get(ready))
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
        .routes(routes!(open_tables::open_tables))
        .routes(routes!(open_tables::lobby_socket))
        .routes(routes!(open_tables::quick))
        .routes(routes!(gathering::start))
        .routes(routes!(gathering::remove))
        .routes(routes!(gathering::leave))
        .routes(routes!(gathering::call_off))
        .routes(routes!(gathering::replan))
        .routes(routes!(gathering::rematch))
        .routes(routes!(gathering::come_back))
        .routes(routes!(gathering::vote))
        .routes(routes!(people::nights::night, people::nights::set_night))
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
    let is_well = would_be_kept(&app).await;
    let status = status_of(is_well);
    (status, Json(json!({"ok": is_well, "tables": app.hub.n_open(), "bots": app.hub.thinkers.report()})))
}

/// Whether new people should be sent here: for the proxy in front.
async fn ready(State(app): State<Arc<App>>) -> (StatusCode, Json<Value>) {
    let is_leaving = app.hub.is_leaving.load(Ordering::Relaxed);
    let is_ready = !is_leaving && would_be_kept(&app).await;
    (status_of(is_ready), Json(json!({"ready": is_ready, "stopping": is_leaving})))
}

async fn would_be_kept(app: &App) -> bool {
    matches!(timeout(SLOWEST_CHECK, app.hub.store.check()).await, Ok(Ok(())))
}

fn status_of(is_well: bool) -> StatusCode {
    if is_well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

async fn not_found() -> ApiError {
    ErrorCode::NotFound.into()
}

async fn method_not_allowed() -> ApiError {
    ErrorCode::MethodNotAllowed.into()
}
