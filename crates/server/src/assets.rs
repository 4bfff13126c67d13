//! The pages, from inside the program (from `web/dist` in a debug build). Each is compressed once, when it is first asked for.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;

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
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::from(ErrorCode::MethodNotAllowed).into_response();
    }
    let path = uri.path().trim_start_matches('/').to_owned();
    // Compressing takes a moment, the first time.
    let found = tokio::task::spawn_blocking(move || find(&path)).await;
    match found.map_err(ApiError::internal) {
        Ok(Found::File(file)) => respond(&file, &headers),
        Ok(Found::Nothing) => ApiError::from(ErrorCode::NotFound).into_response(),
        Ok(Found::NotBuilt) => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
        Err(error) => error.into_response(),
    }
}

enum Found {
    File(Arc<Packed>),
    Nothing,
    NotBuilt,
}

fn find(path: &str) -> Found {
    let file = |path: &str| {
        Pages::get(path).map(|file| Found::File(PACKED.get(path, file.metadata.sha256_hash(), file.data)))
    };
    if let Some(found) = file(path) {
        return found;
    }
    if path.starts_with(HASHED) || path.starts_with("api/") {
        return Found::Nothing;
    }
    file("index.html").unwrap_or(Found::NotBuilt)
}

fn respond(file: &Packed, asked: &HeaderMap) -> Response {
    let headers = [
        (ETAG, &file.tag),
        (CACHE_CONTROL, &file.cache),
        (VARY, &HeaderValue::from_static("accept-encoding")),
    ]
    .map(|(name, value)| (name, value.clone()));
    if asked.get(IF_NONE_MATCH) == Some(&file.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let content_type = [(CONTENT_TYPE, file.content_type.clone())];
    match file.gzip.as_ref().filter(|_| takes_gzip(asked)) {
        Some(gzip) => (headers, content_type, [(CONTENT_ENCODING, "gzip")], gzip.clone()).into_response(),
        None => (headers, content_type, file.plain.clone()).into_response(),
    }
}

fn takes_gzip(asked: &HeaderMap) -> bool {
    let lines = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|coding| {
        let mut words = coding.split(';').map(str::trim);
        words.next() == Some("gzip")
            && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// All pages that were asked for.
static PACKED: Shelf = Shelf(Mutex::new(BTreeMap::new()));

struct Shelf(Mutex<BTreeMap<String, Arc<Packed>>>);

/// SHA-256 of a file.
type Digest = [u8; 32];

/// A file as it is sent.
struct Packed {
    digest: Digest,
    content_type: HeaderValue,
    cache: HeaderValue,
    tag: HeaderValue,
    plain: Bytes,
    /// None where it saves nothing.
    gzip: Option<Bytes>,
}

impl Shelf {
    fn get(&self, path: &str, digest: Digest, data: Cow<'static, [u8]>) -> Arc<Packed> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // In a debug build files change while the server runs.
        if let Some(packed) = shelf.get(path).filter(|packed| packed.digest == digest) {
            return Arc::clone(packed);
        }
        let packed = Arc::new(Packed::of(path, digest, data));
        shelf.insert(path.to_owned(), Arc::clone(&packed));
        packed
    }
}

impl Packed {
    fn of(path: &str, digest: Digest, data: Cow<'static, [u8]>) -> Self {
        let text = |text: &str| HeaderValue::from_str(text).expect("plain letters");
        let plain = match data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
        Self {
            digest,
            content_type: text(mime_guess::from_path(path).first_or_octet_stream().as_ref()),
            cache: text(cache),
            // Weak: the same page is sent with and without compression.
            tag: text(&format!("W/\"{}\"", hex::encode(&digest[..16]))),
            gzip: gzip(&plain),
            plain,
        }
    }
}

fn gzip(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < plain.len() / 10 * 9).then(|| packed.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_compressed_once() {
        let (shelf, text) = (Shelf(Mutex::new(BTreeMap::new())), "liege ".repeat(100));
        let get =
            |digest: u8, text: &str| shelf.get("a.js", [digest; 32], text.to_owned().into_bytes().into());
        let first = get(1, &text);
        assert!(Arc::ptr_eq(&first, &get(1, &text)));
        assert!(first.gzip.as_ref().unwrap().len() < text.len() / 2);
        let changed = get(2, "short");
        assert_eq!((&changed.plain[..], &changed.gzip), (&b"short"[..], &None));
    }

    #[test]
    fn only_who_takes_it_gets_gzip() {
        let takes = |line: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(line))]))
        };
        assert!(takes("gzip") && takes("br;q=1, gzip;q=0.8") && !takes("br") && !takes("gzip;q=0"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
