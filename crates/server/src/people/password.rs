//! Passwords: what one may be, and how it is kept and compared (Argon2id, each hash with its own salt and parameters).

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use unicode_normalization::UnicodeNormalization as _;

use super::name_key;
use crate::address::ClientAddress;
use crate::error::{ApiError, ApiResult};
use crate::protocol::ErrorCode;
use crate::turns::Turns;

const SHORTEST: usize = 8;
const LONGEST: usize = 200;
/// Each takes 19 MiB and keeps a core busy for a moment.
const AT_ONCE: usize = 2;

/// An unknown name is compared with this hash, which is nobody's.
static NOBODYS: LazyLock<String> = LazyLock::new(|| {
    hash(b"whoever says this is still nobody")
        .expect("the parameters are right, and there are random numbers")
});

/// A password somebody may have: long enough, and not the name.
pub(super) fn clean_password(password: &str, name: &str) -> ApiResult<String> {
    let is_right = (SHORTEST..=LONGEST).contains(&password.chars().count()) && name_key(password) != name;
    if is_right { Ok(password.to_owned()) } else { Err(ErrorCode::BadPassword.into()) }
}

/// Few at a time, so that many at once neither fill the memory nor take every core.
pub(super) struct Passwords {
    turns: Arc<Turns>,
}

impl Passwords {
    pub fn new() -> Self {
        LazyLock::force(&NOBODYS);
        Self { turns: Turns::new(AT_ONCE, 1) }
    }

    pub async fn hash(&self, asker: ClientAddress, password: String) -> ApiResult<String> {
        self.calculate(asker, move || hash(&bytes(&password)).map_err(ApiError::internal)).await
    }

    /// Whether a password belongs to a hash; without one (nobody has that name) it takes as long to say no.
    pub async fn is_right(
        &self,
        asker: ClientAddress,
        hash: Option<String>,
        password: String,
    ) -> ApiResult<bool> {
        let work = move || {
            let is_somebody = hash.is_some();
            let hash = hash.as_deref().unwrap_or(&NOBODYS);
            let hash = PasswordHash::new(hash).map_err(ApiError::internal)?;
            Ok(Argon2::default().verify_password(&bytes(&password), &hash).is_ok() && is_somebody)
        };
        self.calculate(asker, work).await
    }

    async fn calculate<T: Send + 'static>(
        &self,
        asker: ClientAddress,
        work: impl FnOnce() -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
        let turn = self.turns.take(&asker.to_string()).await;
        let working = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        working.await.map_err(ApiError::internal)?
    }
}

fn hash(password: &[u8]) -> Result<String, argon2::password_hash::Error> {
    let hash: PasswordHash = Argon2::default().hash_password(password)?;
    Ok(hash.to_string())
}

/// Keyboards write one letter in several ways.
fn bytes(password: &str) -> Vec<u8> {
    password.nfc().collect::<String>().into_bytes()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use axum::http::HeaderMap;

    use super::*;

    fn asker() -> ClientAddress {
        ClientAddress::of([127, 0, 0, 1].into(), &HeaderMap::new(), &[])
    }

    #[test]
    fn passwords_are_long_enough_and_no_names() {
        for right in ["12345678", "äöüßéèêë", &"x".repeat(200), "  spaces too  "] {
            assert_eq!(clean_password(right, "anna").unwrap(), right);
        }
        for wrong in ["", "1234567", &"x".repeat(201), "Annabella"] {
            assert!(clean_password(wrong, "annabella").is_err(), "{wrong}");
        }
    }

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::new();
        let [one, other] = [(); 2].map(|()| passwords.hash(asker(), "p\u{e4}ssword".to_owned()));
        let (one, other) = (one.await.unwrap(), other.await.unwrap());
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other, "each has its own salt");
        for (hash, password, is_right) in [
            (Some(one.clone()), "p\u{e4}ssword", true),
            (Some(one.clone()), "pa\u{308}ssword", true),
            (Some(other), "p\u{e4}ssword", true),
            (Some(one), "password", false),
            (None, "p\u{e4}ssword", false),
            (None, "whoever says this is still nobody", false),
        ] {
            assert_eq!(passwords.is_right(asker(), hash, password.to_owned()).await.unwrap(), is_right);
        }
        assert!(passwords.is_right(asker(), Some("junk".to_owned()), String::new()).await.is_err());
    }

    /// The quickest of several tries: the machine may be busy with something else.
    #[tokio::test]
    async fn an_unknown_name_takes_as_long() {
        let passwords = Passwords::new();
        let known = passwords.hash(asker(), "password".to_owned()).await.unwrap();
        let mut times = [Duration::MAX; 2];
        for _ in 0..5 {
            for (time, hash) in times.iter_mut().zip([Some(known.clone()), None]) {
                let started = Instant::now();
                assert!(!passwords.is_right(asker(), hash, "wrong one".to_owned()).await.unwrap());
                *time = (*time).min(started.elapsed());
            }
        }
        let [known, unknown] = times.map(|time| time.as_secs_f64());
        assert!((0.5..2.0).contains(&(unknown / known)), "{unknown} s for nobody, {known} s for somebody");
    }
}
