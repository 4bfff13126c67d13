//! Which address leads where.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::hub::Hub;
use crate::protocol::ErrorCode;
use crate::running::guard;
use crate::security::{Rates, add_headers, check_origin, check_rate};
use crate::session::{Signer, know_guest};
use crate::{assets, consult, lobby, openapi, records, socket};

/// What every request can reach.
pub(crate) struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    pub rates: Rates,
    /// So many long calculations are made at once: who asks for many waits for his own.
    pub calculators: Arc<Semaphore>,
}

impl App {
    /// Questions about rules and replays take a while, so they are answered where they hold up nobody, a few at a time.
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
    Router::new()
        .nest("/api", api(&app))
        .fallback(assets::page)
        .layer(CompressionLayer::new())
        .layer(from_fn(add_headers))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// The layers run from the last to the first: rate, then origin, then guest.
fn api(app: &Arc<App>) -> Router<Arc<App>> {
    let limits = &app.config.limits;
    Router::new()
        .route("/games", get(lobby::games))
        .route("/games/{slug}/consult", post(consult::consult))
        .route("/me", get(lobby::me).post(lobby::rename))
        .route("/tables", get(lobby::my_tables).post(lobby::create_table))
        .route("/tables/{id}", get(lobby::show_table))
        .route("/tables/{id}/join", post(lobby::join))
        .route("/tables/{id}/fill", post(lobby::fill))
        .route("/tables/{id}/record", get(records::record))
        .route("/tables/{id}/replay", get(records::replay))
        .route("/tables/{id}/socket", get(socket::socket))
        .route("/replay", post(records::replay_upload).layer(DefaultBodyLimit::max(limits.record)))
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(Arc::clone(app), know_guest))
        .route("/health", get(health))
        .route("/openapi.json", get(openapi::document))
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(Arc::clone(app), check_origin))
        .layer(from_fn_with_state(Arc::clone(app), check_rate))
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
