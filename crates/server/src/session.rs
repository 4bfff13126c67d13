//! Who is asking: guests with a signed cookie, and people with an account by the session they logged in to. Nothing is stored
//! until a guest does something.

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
use sha2::{Digest as _, Sha256};
use store::{Change, People, Session, Store, StoreError};
use uuid::Uuid;

use crate::clock::now;
use crate::router::App;

const GUEST_COOKIE: &str = "liege_guest";
const SESSION_COOKIE: &str = "liege_session";
/// Browsers keep a cookie for about 400 days at most.
const COOKIE_AGE: Duration = Duration::from_secs(400 * 24 * 60 * 60);
/// A session in which nobody was seen for so many seconds has ended.
const SESSION_AGE: i64 = 180 * 24 * 60 * 60;
/// How many seconds may pass before it is noted again that somebody is there.
const SEEN_AGAIN: i64 = 60 * 60;

/// The id of who is asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GuestId(pub String);

impl GuestId {
    fn fresh() -> Self {
        Self(Uuid::new_v4().simple().to_string())
    }
}

/// What a cookie says, if we signed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Guest(GuestId),
    /// Logged in, with the secret word of the session.
    Session {
        guest: GuestId,
        word: String,
    },
}

impl Claim {
    pub fn guest(&self) -> &GuestId {
        match self {
            Claim::Guest(guest) | Claim::Session { guest, .. } => guest,
        }
    }

    /// Whether it still holds. A guest who has registered is known by its sessions alone, so that they can be ended.
    async fn holds(&self, people: &dyn People) -> Result<Option<Who>, StoreError> {
        let session = match self {
            Claim::Guest(guest) => {
                return Ok(people.account(&guest.0).await?.is_none().then(|| Who::from(self.clone(), None)));
            }
            Claim::Session { word, .. } => people.session(&hash(word)).await?,
        };
        let is_theirs =
            |session: &Session| session.guest == self.guest().0 && session.seen_at > unseen_since();
        Ok(session.filter(is_theirs).map(|session| Who::from(self.clone(), Some(session))))
    }
}

/// Who is asking, and how we know.
#[derive(Clone)]
pub(crate) struct Who {
    pub guest: GuestId,
    /// None for a guest without an account.
    pub session: Option<Session>,
    claim: Claim,
}

impl Who {
    fn from(claim: Claim, session: Option<Session>) -> Self {
        Self { guest: claim.guest().clone(), session, claim }
    }

    /// False once the session was ended, or the guest has registered or logged in as somebody else elsewhere.
    pub async fn is_still(&self, people: &dyn People) -> Result<bool, StoreError> {
        Ok(self.claim.holds(people).await?.is_some())
    }

    async fn note_presence(&self, people: &dyn People) {
        let Some(session) = &self.session else { return };
        if now() - session.seen_at < SEEN_AGAIN {
            return;
        }
        if let Err(error) = people.change(Change::Seen { session: session.id.clone(), at: now() }).await {
            tracing::warn!(%error, "it could not be noted that somebody was seen");
        }
    }
}

/// A session that begins, and the word by which the browser is known in it.
pub(crate) fn new_session(guest: &GuestId, device: String) -> (Session, String) {
    let (word, at) = ([(); 2].map(|()| GuestId::fresh().0).concat(), now());
    let session = Session {
        id: GuestId::fresh().0,
        token: hash(&word),
        guest: guest.0.clone(),
        device,
        created_at: at,
        seen_at: at,
    };
    (session, word)
}

/// A session that was last seen before this moment has ended.
pub(crate) fn unseen_since() -> i64 {
    now() - SESSION_AGE
}

fn hash(word: &str) -> String {
    hex::encode(Sha256::digest(word))
}

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

    /// What is signed for one cookie is worth nothing in another one.
    fn mac(&self, cookie: &str, value: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any length of key will do");
        if cookie != GUEST_COOKIE {
            mac.update(cookie.as_bytes());
            mac.update(b"=");
        }
        mac.update(value.as_bytes());
        mac
    }

    fn sign(&self, cookie: &str, value: &str) -> String {
        format!("{value}.{}", hex::encode(self.mac(cookie, value).finalize().into_bytes()))
    }

    /// The value of a cookie without its signature, if that is ours.
    fn verify<'a>(&self, cookie: &str, value: &'a str) -> Option<&'a str> {
        let (value, signature) = value.split_once('.')?;
        let signature = hex::decode(signature).ok()?;
        self.mac(cookie, value).verify_slice(&signature).ok()?;
        Some(value)
    }

    fn claim(&self, cookie: &str, value: &str) -> Option<Claim> {
        let value = self.verify(cookie, value)?;
        if cookie == GUEST_COOKIE {
            return Some(Claim::Guest(GuestId(value.to_owned())));
        }
        let (guest, word) = value.split_once('-')?;
        Some(Claim::Session { guest: GuestId(guest.to_owned()), word: word.to_owned() })
    }

    /// Who a request claims to be: the session first, since who logs in stays a guest beside it. Other cookies of the same name,
    /// which a neighbouring site can set, are passed over.
    pub fn claims(&self, headers: &HeaderMap) -> Vec<Claim> {
        let lines = || headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let pairs =
            || lines().flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let named = |cookie| pairs().filter(move |(name, _)| *name == cookie);
        [SESSION_COOKIE, GUEST_COOKIE]
            .into_iter()
            .filter_map(|cookie| named(cookie).find_map(|(_, value)| self.claim(cookie, value)))
            .collect()
    }

    /// For whom a request counts; none if it has no cookie that we signed.
    pub fn guest(&self, headers: &HeaderMap) -> Option<GuestId> {
        self.claims(headers).first().map(|claim| claim.guest().clone())
    }

    fn guest_cookie(&self, guest: &GuestId, headers: &HeaderMap) -> Cookie<'static> {
        cookie(GUEST_COOKIE, self.sign(GUEST_COOKIE, &guest.0), headers)
    }

    pub fn session_cookie(&self, guest: &GuestId, word: &str, headers: &HeaderMap) -> Cookie<'static> {
        cookie(SESSION_COOKIE, self.sign(SESSION_COOKIE, &format!("{}-{word}", guest.0)), headers)
    }
}

/// Takes the session from the browser.
pub(crate) fn no_session(headers: &HeaderMap) -> Cookie<'static> {
    let mut gone = cookie(SESSION_COOKIE, String::new(), headers);
    gone.make_removal();
    gone
}

fn cookie(name: &'static str, value: String, headers: &HeaderMap) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .max_age(COOKIE_AGE.try_into().expect("not too long"))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_over_tls(headers))
        .build()
}

/// The proxy in front of us speaks TLS to the browser. Who claims it falsely only gets a cookie that is kept more strictly.
fn is_over_tls(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// Puts the [`GuestId`] and [`Who`] into the request; who is nobody yet becomes a guest.
pub(crate) async fn know_guest(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let people = app.hub.store.people();
    let mut known = None;
    for claim in app.signer.claims(request.headers()) {
        match claim.holds(people).await {
            Ok(holds) => known = known.or(holds),
            // While the store does not answer nobody becomes somebody else: what we signed is believed. Nothing is written
            // meanwhile, and sockets ask again.
            Err(error) => {
                tracing::warn!(%error, "nobody can say whether a session has ended");
                known = Some(Who::from(claim, None));
            }
        }
        if known.is_some() {
            break;
        }
    }
    let is_known = known.is_some();
    let who = known.unwrap_or_else(|| Who::from(Claim::Guest(GuestId::fresh()), None));
    who.note_presence(people).await;
    let cookie = (!is_known).then(|| app.signer.guest_cookie(&who.guest, request.headers()));
    request.extensions_mut().insert(who.guest.clone());
    request.extensions_mut().insert(who);
    let response = next.run(request).await;
    match cookie {
        Some(cookie) => (CookieJar::new().add(cookie), response).into_response(),
        None => response,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())])
    }

    fn guest(id: &str) -> Claim {
        Claim::Guest(GuestId(id.to_owned()))
    }

    #[test]
    fn only_what_we_signed_is_believed() {
        let signer = Signer { key: vec![7; 32] };
        let value = signer.sign(GUEST_COOKIE, "anna");
        assert_eq!(signer.claims(&headers(&format!("a=b; {GUEST_COOKIE}={value}"))), [guest("anna")]);
        let forged = value.replace("anna", "bert");
        let other_key = Signer { key: vec![8; 32] }.sign(GUEST_COOKIE, "anna");
        for wrong in ["anna", "anna.", "anna.00", ".", "", &forged, &other_key, &value[..value.len() - 2]] {
            for cookie in [GUEST_COOKIE, SESSION_COOKIE] {
                assert_eq!(signer.claims(&headers(&format!("{cookie}={wrong}"))), [], "{wrong}");
            }
        }
        assert_eq!(signer.guest(&HeaderMap::new()), None);
    }

    #[test]
    fn a_session_comes_first_and_cookies_are_not_exchanged() {
        let signer = Signer { key: vec![7; 32] };
        let session = signer.sign(SESSION_COOKIE, "bert-word");
        let both =
            format!("{GUEST_COOKIE}={}; {SESSION_COOKIE}={session}", signer.sign(GUEST_COOKIE, "anna"));
        let bert = Claim::Session { guest: GuestId("bert".to_owned()), word: "word".to_owned() };
        assert_eq!(signer.claims(&headers(&both)), [bert, guest("anna")]);
        assert_eq!(signer.guest(&headers(&both)), Some(GuestId("bert".to_owned())));
        let as_session = signer.sign(GUEST_COOKIE, "bert-word");
        for exchanged in [format!("{GUEST_COOKIE}={session}"), format!("{SESSION_COOKIE}={as_session}")] {
            assert_eq!(signer.claims(&headers(&exchanged)), [], "{exchanged}");
        }
    }

    #[test]
    fn junk_beside_the_cookie_changes_nobody() {
        let signer = Signer { key: vec![7; 32] };
        let ours = format!("{GUEST_COOKIE}={}", signer.sign(GUEST_COOKIE, "anna"));
        for junk in ["junk", "anna.00", "", "bert.=;"] {
            for line in [format!("{GUEST_COOKIE}={junk}; {ours}"), format!("{ours}; {GUEST_COOKIE}={junk}")] {
                assert_eq!(signer.claims(&headers(&line)), [guest("anna")], "{line}");
            }
        }
        let mut two_lines = headers(&format!("{GUEST_COOKIE}=junk"));
        two_lines.append(COOKIE, HeaderValue::from_str(&ours).unwrap());
        assert_eq!(signer.claims(&two_lines), [guest("anna")]);
    }

    #[test]
    fn scripts_and_other_sites_cannot_use_the_cookies() {
        let signer = Signer { key: vec![7; 32] };
        let anna = GuestId("anna".to_owned());
        let plain = HeaderMap::new();
        let tls =
            HeaderMap::from_iter([("x-forwarded-proto".parse().unwrap(), HeaderValue::from_static("https"))]);
        let cookies = |headers: &HeaderMap| {
            [signer.guest_cookie(&anna, headers), signer.session_cookie(&anna, "word", headers)]
                .map(|cookie| cookie.to_string())
        };
        for text in cookies(&plain) {
            assert!(text.contains("HttpOnly") && text.contains("SameSite=Lax") && text.contains("Path=/"));
            assert!(text.contains("Max-Age=34560000") && !text.contains("Secure"), "{text}");
        }
        assert!(cookies(&tls).iter().all(|text| text.contains("Secure")));
        assert!(no_session(&plain).to_string().contains("Max-Age=0"));
    }

    #[test]
    fn a_word_is_known_by_its_hash_alone() {
        let (session, word) = new_session(&GuestId("anna".to_owned()), String::new());
        assert_eq!(word.len(), 64);
        assert_eq!(session.token, hash(&word));
        assert!(!session.token.contains(&word) && session.id != word);
        assert_ne!(new_session(&GuestId("anna".to_owned()), String::new()).1, word);
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
