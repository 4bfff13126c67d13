//! Reading requests: bodies, addresses and queries, each refused with a code.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use engine::{Seat, Seats, Viewer};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::ApiError;
use crate::protocol::ErrorCode;
use crate::router::App;

/// A JSON body.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let body = serde_json::from_slice(&read_json(request, app).await?);
        body.map(Body).map_err(|error| ApiError::with(ErrorCode::Malformed, error))
    }
}

/// What claims to be JSON, as it came: limited in size and time, not read yet.
pub(crate) async fn read_json(request: Request, app: &Arc<App>) -> Result<Bytes, ApiError> {
    if !is_json(request.headers()) {
        return Err(ErrorCode::WrongType.into());
    }
    let body = timeout(app.config.limits.body_time, Bytes::from_request(request, app)).await;
    body.map_err(|_| ErrorCode::TooSlow)?.map_err(|rejection| match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge.into(),
        _ => ErrorCode::Malformed.into(),
    })
}

/// Anything else could be sent by a plain form of another site.
fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    content_type.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The table's id in the address.
pub(crate) struct TableId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(id)) if is_id(&id) => Ok(TableId(id)),
            _ => Err(ErrorCode::UnknownTable.into()),
        }
    }
}

/// The session's id in the address.
pub(crate) struct SessionId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for SessionId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Path::<String>::from_request_parts(parts, state).await {
            Ok(Path(id)) if is_id(&id) => Ok(SessionId(id)),
            _ => Err(ErrorCode::NotFound.into()),
        }
    }
}

/// Whether a table or a session can have this id. What else people write in addresses never reaches the store.
fn is_id(id: &str) -> bool {
    id.len() == 32 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The parameters in the address.
pub(crate) struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        let query = Query::<T>::try_from_uri(&parts.uri);
        query.map(|Query(query)| Params(query)).map_err(|error| ApiError::with(ErrorCode::Malformed, error))
    }
}

/// `viewer=public`, `viewer=open` or `viewer=2`.
#[derive(serde::Deserialize, utoipa::IntoParams)]
pub(crate) struct ViewerQuery {
    /// `public`, `open`, or the number of a seat.
    #[serde(default)]
    viewer: Option<String>,
}

impl ViewerQuery {
    pub fn viewer(&self) -> Result<Viewer, ApiError> {
        match self.viewer.as_deref() {
            None | Some("public") => Ok(Viewer::Public),
            Some("open") => Ok(Viewer::Open),
            Some(seat) => seat_number(seat).map(Viewer::seat),
        }
    }
}

/// `seats=0,2`.
#[derive(serde::Deserialize, utoipa::IntoParams)]
pub(crate) struct SeatsQuery {
    /// Numbers of seats, with commas between.
    #[serde(default)]
    seats: Option<String>,
}

impl SeatsQuery {
    pub fn seats(&self) -> Result<Option<Seats>, ApiError> {
        let listed = |list: &str| list.split(',').map(seat_number).collect::<Result<Seats, ApiError>>();
        self.seats.as_deref().map(listed).transpose()
    }
}

fn seat_number(text: &str) -> Result<Seat, ApiError> {
    serde_json::from_str(text).map_err(|error| ApiError::with(ErrorCode::Malformed, error))
}
