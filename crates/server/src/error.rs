//! How a request is refused: a code of a closed list, and nothing about the inside of the server.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::CatalogError;
use store::StoreError;

use crate::protocol::{ErrorBody, ErrorCode};

#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    code: ErrorCode,
    detail: Option<String>,
}

pub(crate) type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// With words for developers, which must hold nothing the asker may not know.
    pub fn with(code: ErrorCode, detail: impl ToString) -> Self {
        Self { code, detail: Some(detail.to_string()) }
    }

    /// Logs what happened and tells the asker only that something did.
    pub fn internal(error: impl std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        ErrorCode::Internal.into()
    }
}

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> Self {
        Self { code, detail: None }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::SeatTaken => ErrorCode::SeatTaken.into(),
            StoreError::NotFound => ErrorCode::UnknownTable.into(),
            StoreError::Database(_) | StoreError::Closed => {
                tracing::error!(%error, "the store does not answer");
                ErrorCode::Away.into()
            }
            other => ApiError::internal(other),
        }
    }
}

impl From<CatalogError> for ApiError {
    fn from(error: CatalogError) -> Self {
        let code = match &error {
            CatalogError::UnknownGame { .. } => ErrorCode::UnknownGame,
            CatalogError::UnreadableSetup(_) | CatalogError::BadSetup(_) => ErrorCode::BadSetup,
            CatalogError::NoOracle(_) => ErrorCode::NotFound,
            CatalogError::UnreadableQuestion(_) => ErrorCode::Malformed,
            CatalogError::UnreadableRecord(error) if !error.is_data() => ErrorCode::Malformed,
            CatalogError::NoSuchSeat => ErrorCode::ForeignSeat,
            _ => ErrorCode::BadRecord,
        };
        ApiError::with(code, error)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (status(self.code), Json(ErrorBody { code: self.code, detail: self.detail })).into_response()
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Malformed => StatusCode::BAD_REQUEST,
        ErrorCode::BadName
        | ErrorCode::BadPassword
        | ErrorCode::BadSetup
        | ErrorCode::BadSeats
        | ErrorCode::BadTerms
        | ErrorCode::BadNight
        | ErrorCode::BadRecord => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::WrongLogin | ErrorCode::WrongPassword => StatusCode::UNAUTHORIZED,
        ErrorCode::WrongOrigin
        | ErrorCode::NotHost
        | ErrorCode::NotRegistered
        | ErrorCode::ForeignSeat
        | ErrorCode::Unwelcome
        | ErrorCode::NoHelp => StatusCode::FORBIDDEN,
        ErrorCode::UnknownGame | ErrorCode::UnknownTable | ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::SeatTaken
        | ErrorCode::HasBegun
        | ErrorCode::NotRunning
        | ErrorCode::OtherMotion
        | ErrorCode::NameTaken
        | ErrorCode::HasAccount
        | ErrorCode::NotOver
        | ErrorCode::NotAwaited => StatusCode::CONFLICT,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ErrorCode::TooFast | ErrorCode::TooMany | ErrorCode::TooManyTries => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Away => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
