//! How often a password may be tried.

use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::address::ClientAddress;
use crate::config::Limits;
use crate::error::ApiResult;
use crate::protocol::ErrorCode;

pub(crate) struct Tries {
    /// For one name from one address.
    here: DefaultKeyedRateLimiter<(String, ClientAddress)>,
    /// For one name, wherever the tries come from: more, so that nobody is locked out by a neighbour.
    names: DefaultKeyedRateLimiter<String>,
    /// For whatever name: a club has one address.
    addresses: DefaultKeyedRateLimiter<ClientAddress>,
}

impl Tries {
    pub fn new(limits: &Limits) -> Self {
        let quota = |times: NonZeroU32| {
            let per_minute = limits.tries_per_minute.saturating_mul(times);
            Quota::per_minute(per_minute).allow_burst(limits.try_burst.saturating_mul(times))
        };
        let (one, many) = (quota(NonZeroU32::MIN), quota(limits.people_per_address));
        Self {
            here: RateLimiter::keyed(one),
            names: RateLimiter::keyed(many),
            addresses: RateLimiter::keyed(many),
        }
    }

    /// Counts one more try.
    pub fn check(&self, address: ClientAddress, name_key: &str) -> ApiResult<()> {
        let is_calm = self.here.check_key(&(name_key.to_owned(), address)).is_ok()
            && self.addresses.check_key(&address).is_ok()
            && self.names.check_key(&name_key.to_owned()).is_ok();
        if is_calm { Ok(()) } else { Err(ErrorCode::TooManyTries.into()) }
    }

    /// Forgets who has not tried for a while.
    pub fn tidy(&self) {
        self.here.retain_recent();
        self.names.retain_recent();
        self.addresses.retain_recent();
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::*;

    fn address(last: u8) -> ClientAddress {
        ClientAddress::of([192, 0, 2, last].into(), &HeaderMap::new(), &[])
    }

    #[test]
    fn who_guesses_is_stopped_and_nobody_else() {
        let number = |n| NonZeroU32::new(n).unwrap();
        let (try_burst, tries_per_minute, people_per_address) = (number(3), number(1), number(4));
        let tries =
            Tries::new(&Limits { try_burst, tries_per_minute, people_per_address, ..Limits::default() });
        let allowed = |last: u8, name: &str, n: usize| {
            (0..n).filter(|_| tries.check(address(last), name).is_ok()).count()
        };
        assert_eq!(allowed(1, "anna", 10), 3);
        assert_eq!(allowed(2, "anna", 1), 1, "from elsewhere she gets in");
        assert_eq!(allowed(1, "bert", 10), 3, "and others from there");
        let from_everywhere: usize = (10..60).map(|last| allowed(last, "anna", 1)).sum();
        assert_eq!(from_everywhere, 12 - 4);
        let with_every_name: usize = (0..50).map(|n| allowed(1, &format!("name {n}"), 1)).sum();
        assert_eq!(with_every_name, 12 - 6);
    }
}
