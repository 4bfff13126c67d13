//! What every request has to pass, and what every answer carries.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::address::ClientAddress;
use crate::config::Limits;
use crate::error::ApiError;
use crate::protocol::ErrorCode;
use crate::router::App;
use crate::session::GuestId;

/// Scripts only from our own files. Style attributes are allowed: boards place their pieces with them.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// What every answer carries.
pub(crate) fn security_headers() -> [SetResponseHeaderLayer<HeaderValue>; 4] {
    [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
    ]
    .map(|(name, value)| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
}

/// Requests that change something, and sockets, must come from our own pages. A request without an origin does not
/// come from a page at all, and so brings nobody's cookie but its sender's.
pub(crate) async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_checked = !is_safe || request.headers().contains_key(UPGRADE);
    if is_checked && !is_own_origin(request.headers(), &app.config.origins) {
        return ApiError::from(ErrorCode::WrongOrigin).into_response();
    }
    next.run(request).await
}

fn is_own_origin(headers: &HeaderMap, others: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if others.iter().any(|other| other == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && host == origin_host
}

/// How often somebody may ask.
pub(crate) struct Rates {
    guests: DefaultKeyedRateLimiter<String>,
    /// Those who bring no cookie, which is also how fast one can become many guests.
    newcomers: DefaultKeyedRateLimiter<ClientAddress>,
    addresses: DefaultKeyedRateLimiter<ClientAddress>,
    tables: DefaultKeyedRateLimiter<ClientAddress>,
    messages: Quota,
}

impl Rates {
    pub fn new(limits: &Limits) -> Self {
        let quota = |per_second, burst| Quota::per_second(per_second).allow_burst(burst);
        let one = quota(limits.requests_per_second, limits.request_burst);
        let people = limits.people_per_address;
        let all = quota(
            limits.requests_per_second.saturating_mul(people),
            limits.request_burst.saturating_mul(people),
        );
        Self {
            guests: RateLimiter::keyed(one),
            newcomers: RateLimiter::keyed(one),
            addresses: RateLimiter::keyed(all),
            tables: RateLimiter::keyed(
                Quota::per_hour(limits.tables_per_hour).allow_burst(limits.table_burst),
            ),
            messages: quota(limits.messages_per_second, limits.message_burst),
        }
    }

    /// Whether one more request may be made. Each counts for its address too: who drops its cookie gains nothing.
    fn allow(&self, address: ClientAddress, guest: Option<GuestId>) -> bool {
        let is_calm = self.addresses.check_key(&address).is_ok();
        is_calm
            && match guest {
                Some(guest) => self.guests.check_key(&guest.0).is_ok(),
                None => self.newcomers.check_key(&address).is_ok(),
            }
    }

    /// Whether one more table may be set from there.
    pub fn allow_table(&self, address: ClientAddress) -> bool {
        self.tables.check_key(&address).is_ok()
    }

    /// The limiter of one socket.
    pub fn for_socket(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Forgets who has not asked for a while.
    pub async fn tidy_forever(app: Arc<App>) {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            app.rates.guests.retain_recent();
            app.rates.newcomers.retain_recent();
            app.rates.addresses.retain_recent();
            app.rates.tables.retain_recent();
            app.people.tries.tidy();
        }
    }
}

/// Puts the [`ClientAddress`] into the request, and refuses it when its sender asks too often.
pub(crate) async fn check_rate(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = ClientAddress::of(peer.ip(), request.headers(), &app.config.trusted_proxies);
    if !app.rates.allow(address, app.signer.guest(request.headers())) {
        return ApiError::from(ErrorCode::TooFast).into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn is_own(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_own_origin(&headers.collect(), &["https://play.example.org".to_owned()])
    }

    #[test]
    fn only_our_own_pages_may_write() {
        assert!(is_own(&[("host", "h:8080"), ("origin", "http://h:8080")]));
        assert!(is_own(&[("host", "h"), ("origin", "https://h")]));
        assert!(is_own(&[("host", "inner"), ("origin", "https://play.example.org")]));
        assert!(is_own(&[("host", "h")]));
        assert!(is_own(&[("host", "h"), ("sec-fetch-site", "same-origin")]));
        for origin in ["http://h:8081", "http://h.evil.org", "null", "", "h:8080", "file://h:8080"] {
            assert!(!is_own(&[("host", "h:8080"), ("origin", origin)]), "{origin}");
        }
        assert!(!is_own(&[("origin", "http://h")]));
        assert!(!is_own(&[("host", "h"), ("sec-fetch-site", "cross-site")]));
        assert!(!is_own(&[("host", "h"), ("sec-fetch-site", "same-site")]));
    }
}
