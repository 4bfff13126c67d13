//! Accounts and sessions: who registered, and where somebody is logged in.

use crate::{Night, Reply};

/// A guest who registered. Its tables stay its own, since it is still the same guest.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub guest: String,
    /// The guest's name.
    pub name: String,
    /// The name as names are compared: no two accounts share it.
    pub name_key: String,
    /// As a hash that holds its own parameters (PHC).
    pub password: String,
    /// Takes care of the server for everybody.
    pub is_steward: bool,
    pub created_at: i64,
}

/// A browser where somebody is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What names it in lists. Nobody gets in by it.
    pub id: String,
    /// The hash of what the browser shows.
    pub token: String,
    pub guest: String,
    /// What the browser says of itself.
    pub device: String,
    pub created_at: i64,
    pub seen_at: i64,
}

/// A change that is carried out whole or not at all.
pub enum Change {
    /// [`StoreError::Conflict`](crate::StoreError::Conflict) if the guest has an account already, or another one has this name.
    Register {
        account: Account,
        sessions: Vec<Session>,
    },
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if there is no such account any more. The session `instead_of` ends,
    /// and so do those of this guest that were not seen since.
    LogIn {
        session: Session,
        instead_of: Option<String>,
        unseen_since: i64,
    },
    /// Somebody was there.
    Seen {
        session: String,
        at: i64,
    },
    /// Only a session of this guest ends.
    End {
        guest: String,
        session: String,
    },
    /// All sessions of the guest end but this one.
    EndOthers {
        guest: String,
        session: String,
    },
    /// `Conflict` if another account has this name.
    Rename {
        guest: String,
        name: String,
        name_key: String,
    },
    /// No clock runs then; none: at any time.
    Nights {
        guest: String,
        night: Option<Night>,
    },
    /// Every session ends, and this one begins.
    Password {
        guest: String,
        password: String,
        session: Session,
    },
    /// `NotFound` if nobody of this name has an account.
    Grant {
        name_key: String,
        is_steward: bool,
    },
    Leave(Leaving),
}

/// Somebody goes for good, with an account or without. Nothing is left of the person: matches that have ended keep
/// `stand_in`, a guest without a name. Where others play on a bot takes the seat; where nobody else does the match ends
/// unfinished; a table that still waits for people is called off if the person set it, and gets its seat back otherwise.
#[derive(Clone)]
pub struct Leaving {
    pub guest: String,
    pub stand_in: String,
    pub bot_level: String,
    pub at: i64,
}

/// The people of a store.
pub trait People: Send + Sync {
    fn account<'a>(&'a self, guest: &'a str) -> Reply<'a, Option<Account>>;

    fn account_named<'a>(&'a self, name_key: &'a str) -> Reply<'a, Option<Account>>;

    /// The session with this hash.
    fn session<'a>(&'a self, token: &'a str) -> Reply<'a, Option<Session>>;

    /// Where this guest is logged in, the latest seen first.
    fn sessions<'a>(&'a self, guest: &'a str) -> Reply<'a, Vec<Session>>;

    /// The accounts of the next guests after this one, at most `limit`.
    fn accounts<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Account>>;

    /// When no clock of this guest runs.
    fn night<'a>(&'a self, guest: &'a str) -> Reply<'a, Option<Night>>;

    fn change(&self, change: Change) -> Reply<'_, ()>;
}
