//! Who is asking: guests with a signed cookie. Nothing is stored until a guest does something.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{Store, StoreError};
use uuid::Uuid;

use crate::router::App;

const COOKIE_NAME: &str = "liege_guest";
/// Browsers keep it for about 400 days at most.
const COOKIE_AGE: Duration = Duration::from_secs(400 * 24 * 60 * 60);

/// The id of who is asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GuestId(pub String);

/// Signs cookies, with a key that is kept in the store.
pub(crate) struct Signer {
    key: Vec<u8>,
}

impl Signer {
    pub async fn open(store: &dyn Store) -> Result<Self, StoreError> {
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh).map_err(|error| StoreError::Database(Arc::new(error)))?;
        Ok(Self { key: store.secret("cookie", fresh).await? })
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any length of key will do");
        mac.update(id.as_bytes());
        mac
    }

    fn sign(&self, id: &str) -> String {
        format!("{id}.{}", hex::encode(self.mac(id).finalize().into_bytes()))
    }

    /// The id in a cookie's value, if we signed it.
    fn verify(&self, value: &str) -> Option<GuestId> {
        let (id, signature) = value.split_once('.')?;
        let signature = hex::decode(signature).ok()?;
        self.mac(id).verify_slice(&signature).ok()?;
        Some(GuestId(id.to_owned()))
    }

    /// The guest of a request; none if it has no cookie that we signed. Others of the same name, which a neighbouring site can
    /// set, are passed over.
    pub fn guest(&self, headers: &HeaderMap) -> Option<GuestId> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == COOKIE_NAME).find_map(|(_, value)| self.verify(value))
    }

    fn cookie(&self, guest: &GuestId, over_tls: bool) -> Cookie<'static> {
        Cookie::build((COOKIE_NAME, self.sign(&guest.0)))
            .path("/")
            .max_age(COOKIE_AGE.try_into().expect("not too long"))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(over_tls)
            .build()
    }
}

/// The proxy in front of us speaks TLS to the browser. Who claims it falsely only gets a cookie that is kept more strictly.
fn is_over_tls(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// Puts the [`GuestId`] into the request; who has none yet gets one.
pub(crate) async fn know_guest(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = app.signer.guest(request.headers());
    if let Some(guest) = known {
        request.extensions_mut().insert(guest);
        return next.run(request).await;
    }
    let guest = GuestId(Uuid::new_v4().simple().to_string());
    let cookie = app.signer.cookie(&guest, is_over_tls(request.headers()));
    request.extensions_mut().insert(guest);
    let response = next.run(request).await;
    (CookieJar::new().add(cookie), response).into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())])
    }

    #[test]
    fn only_what_we_signed_is_believed() {
        let signer = Signer { key: vec![7; 32] };
        let value = signer.sign("anna");
        let guest = Some(GuestId("anna".to_owned()));
        assert_eq!(signer.guest(&headers(&format!("a=b; {COOKIE_NAME}={value}"))), guest);
        let forged = value.replace("anna", "bert");
        let other_key = Signer { key: vec![8; 32] }.sign("anna");
        for wrong in ["anna", "anna.", "anna.00", ".", "", &forged, &other_key, &value[..value.len() - 2]] {
            assert_eq!(signer.guest(&headers(&format!("{COOKIE_NAME}={wrong}"))), None, "{wrong}");
        }
        assert_eq!(signer.guest(&HeaderMap::new()), None);
    }

    #[test]
    fn junk_beside_the_cookie_changes_nobody() {
        let signer = Signer { key: vec![7; 32] };
        let ours = format!("{COOKIE_NAME}={}", signer.sign("anna"));
        let guest = Some(GuestId("anna".to_owned()));
        for junk in ["junk", "anna.00", "", "bert.=;"] {
            for line in [format!("{COOKIE_NAME}={junk}; {ours}"), format!("{ours}; {COOKIE_NAME}={junk}")] {
                assert_eq!(signer.guest(&headers(&line)), guest, "{line}");
            }
        }
        let mut two_lines = headers(&format!("{COOKIE_NAME}=junk"));
        two_lines.append(COOKIE, HeaderValue::from_str(&ours).unwrap());
        assert_eq!(signer.guest(&two_lines), guest);
    }

    #[test]
    fn scripts_and_other_sites_cannot_use_the_cookie() {
        let signer = Signer { key: vec![7; 32] };
        let guest = GuestId("anna".to_owned());
        let cookie = signer.cookie(&guest, false).to_string();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"));
        assert!(cookie.contains("Max-Age=34560000") && !cookie.contains("Secure"), "{cookie}");
        assert!(signer.cookie(&guest, true).to_string().contains("Secure"));
    }

    #[test]
    fn a_proxy_says_whether_the_browser_came_by_tls() {
        let headers = |scheme: &'static str| {
            HeaderMap::from_iter([("x-forwarded-proto".parse().unwrap(), HeaderValue::from_static(scheme))])
        };
        assert!(is_over_tls(&headers("https")));
        assert!(!is_over_tls(&headers("http")) && !is_over_tls(&HeaderMap::new()));
    }
}
