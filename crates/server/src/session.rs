//! Who is asking: guests with a signed cookie. Nothing is stored until a guest does something.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{Store, StoreError};
use uuid::Uuid;

use crate::router::App;

const COOKIE_NAME: &str = "liege_guest";
/// Browsers keep it for about 400 days at most.
const LIFE_SECONDS: u32 = 400 * 24 * 60 * 60;

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

    /// The guest of a request; none if it has no cookie, or one we did not sign.
    pub fn guest(&self, headers: &HeaderMap) -> Option<GuestId> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
        self.verify(value)
    }

    fn set_cookie(&self, guest: &GuestId) -> HeaderValue {
        let value = self.sign(&guest.0);
        let cookie = format!("{COOKIE_NAME}={value}; Path=/; Max-Age={LIFE_SECONDS}; HttpOnly; SameSite=Lax");
        HeaderValue::from_str(&cookie).expect("hex digits and plain words")
    }
}

/// Puts the [`GuestId`] into the request; who has none yet gets one.
pub(crate) async fn know_guest(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = app.signer.guest(request.headers());
    let guest = known.clone().unwrap_or_else(|| GuestId(Uuid::new_v4().simple().to_string()));
    request.extensions_mut().insert(guest.clone());
    let mut response = next.run(request).await;
    if known.is_none() {
        response.headers_mut().append(SET_COOKIE, app.signer.set_cookie(&guest));
    }
    response
}

#[cfg(test)]
mod tests {
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
    fn scripts_and_other_sites_cannot_use_the_cookie() {
        let cookie = Signer { key: vec![7; 32] }.set_cookie(&GuestId("anna".to_owned()));
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"));
    }
}
