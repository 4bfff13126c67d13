//! The pages, from inside the program (from `web/dist` in a debug build).

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::ApiError;
use crate::protocol::ErrorCode;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Pages;

/// Vite puts a digest into the names of these, so they never change.
const HASHED: &str = "assets/";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Liege</title><h1>Liege</h1>\
    <p>The server runs, but it has no pages: web assets not built. Run <code>make play</code>, \
    or <code>npm run build</code> in <code>web/</code>.</p>";

/// A file of the pages; any other address is one of the browser's own, so it gets the first page.
pub(crate) async fn page(method: Method, uri: Uri) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::from(ErrorCode::MethodNotAllowed).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Pages::get(path) {
        return respond(path, file);
    }
    if path.starts_with(HASHED) || path.starts_with("api/") {
        return ApiError::from(ErrorCode::NotFound).into_response();
    }
    match Pages::get("index.html") {
        Some(file) => respond("index.html", file),
        None => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
    }
}

fn respond(path: &str, file: EmbeddedFile) -> Response {
    let content_type = mime_guess::from_path(path).first_or_octet_stream().to_string();
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, content_type), (CACHE_CONTROL, cache.to_owned())], file.data).into_response()
}
