//! People over HTTP: names, accounts, sessions, and everything that is stored about somebody.

pub(crate) mod nights;
mod password;
mod tries;

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use axum_extra::extract::CookieJar;
use store::{Account, Change, Guest, Leaving, Night, Phase, StoreError};
use tokio::sync::broadcast;
use unicode_normalization::UnicodeNormalization as _;
use uuid::Uuid;

use crate::address::ClientAddress;
use crate::clock::now;
use crate::config::Limits;
use crate::error::{ApiError, ApiResult};
use crate::picture::table_info;
use crate::plan::clean_name;
use crate::protocol::{
    Credentials, ErrorBody, ErrorCode, Everything, Farewell, Me, MyStep, MyTable, NewPassword, NightInfo,
    Rename, SessionInfo,
};
use crate::request::{Body, SessionId};
use crate::router::App;
use crate::session::{GuestId, Who, new_session, no_session, unseen_since};
use crate::table_task::Order;
use password::{Passwords, clean_password};
pub(crate) use tries::Tries;

/// Who plays on for somebody who left for good.
const STAND_IN_LEVEL: &str = "knight";
/// Of what a browser says of itself so much is kept.
const LONGEST_DEVICE: usize = 200;

/// How many changes may wait until a socket hears of them; one that missed some asks who it is, too.
const CHANGES: usize = 64;

type SharedApp = State<Arc<App>>;

/// What the server needs to let people in.
pub(crate) struct Desk {
    passwords: Passwords,
    pub tries: Tries,
    /// Tells sockets whose sessions have ended, or who has registered.
    changes: broadcast::Sender<GuestId>,
}

impl Desk {
    pub fn new(limits: &Limits) -> Self {
        Self {
            passwords: Passwords::new(),
            tries: Tries::new(limits),
            changes: broadcast::Sender::new(CHANGES),
        }
    }

    pub fn changes(&self) -> broadcast::Receiver<GuestId> {
        self.changes.subscribe()
    }

    fn tell_change(&self, guest: &GuestId) {
        // Nobody may have a socket.
        let _ = self.changes.send(guest.clone());
    }
}

/// Two names are the same for us if they look the same, or differ in capitals alone.
fn name_key(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase().nfkc().collect()
}

fn device(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    said.chars().take(LONGEST_DEVICE).collect()
}

fn name_taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Conflict => ErrorCode::NameTaken.into(),
        other => other.into(),
    }
}

/// The asker's account.
async fn my_account(app: &App, who: &Who) -> ApiResult<Option<Account>> {
    match who.session {
        Some(_) => Ok(app.hub.store.people().account(&who.guest.0).await?),
        None => Ok(None),
    }
}

async fn registered(app: &App, who: &Who) -> ApiResult<Account> {
    my_account(app, who).await?.ok_or_else(|| ErrorCode::NotRegistered.into())
}

/// Tells the asker's tables about a change. One that is just being put away reads it when it is opened again.
async fn tell_tables(app: &App, ids: impl IntoIterator<Item = String>, order: fn() -> Order) {
    for id in ids {
        if let Some(handle) = app.hub.loaded(&id) {
            let _ = handle.send(order()).await;
        }
    }
}

async fn tables_of(app: &App, guest: &GuestId) -> ApiResult<Vec<store::Table>> {
    Ok(app.hub.store.tables_of(&guest.0, u32::MAX).await?)
}

async fn tell_new_name(app: &App, guest: &GuestId) -> ApiResult<()> {
    let ids = tables_of(app, guest).await?.into_iter().map(|table| table.id);
    tell_tables(app, ids, || Order::Refresh).await;
    Ok(())
}

/// Who I am.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Me)))]
pub(crate) async fn me(State(app): SharedApp, Extension(who): Extension<Who>) -> ApiResult<Json<Me>> {
    let known = app.hub.store.guest(&who.guest.0).await?;
    let is_steward = my_account(&app, &who).await?.is_some_and(|account| account.is_steward);
    let name = known.map(|known| known.name).unwrap_or_default();
    Ok(Json(Me { name, is_registered: who.session.is_some(), is_steward }))
}

/// Gives me a name. A guest cannot take that of somebody who registered.
#[utoipa::path(post, path = "/me", request_body = Rename, responses(
    (status = 200, body = Me),
    (status = 409, body = ErrorBody, description = "name_taken"),
    (status = 422, body = ErrorBody, description = "bad_name"),
))]
pub(crate) async fn rename(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    Body(wanted): Body<Rename>,
) -> ApiResult<Json<Me>> {
    let name = clean_name(&wanted.name)?;
    let (guest, name_key, people) = (who.guest.0.clone(), name_key(&name), app.hub.store.people());
    if who.session.is_some() {
        people.change(Change::Rename { guest, name, name_key }).await.map_err(name_taken)?;
    } else if people.account_named(&name_key).await?.is_some() {
        return Err(ErrorCode::NameTaken.into());
    } else {
        app.hub.store.save_guest(Guest { id: guest, name }).await?;
    }
    tell_new_name(&app, &who.guest).await?;
    me(State(app), Extension(who)).await
}

/// Registers: the guest keeps its tables, and from now on is known by its sessions.
#[utoipa::path(post, path = "/account", request_body = Credentials, responses(
    (status = 201, body = Me),
    (status = 409, body = ErrorBody, description = "name_taken or has_account"),
    (status = 422, body = ErrorBody, description = "bad_name or bad_password"),
    (status = 429, body = ErrorBody, description = "too_many_tries"),
))]
pub(crate) async fn register(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> ApiResult<(StatusCode, CookieJar, Json<Me>)> {
    if who.session.is_some() {
        return Err(ErrorCode::HasAccount.into());
    }
    let name = clean_name(&wanted.name)?;
    let name_key = name_key(&name);
    let password = clean_password(&wanted.password, &name_key)?;
    app.people.tries.check(address, &who.guest.0)?;
    let people = app.hub.store.people();
    if people.account_named(&name_key).await?.is_some() {
        return Err(ErrorCode::NameTaken.into());
    }
    let password = app.people.passwords.hash(address, password).await?;
    let (session, word) = new_session(&who.guest, device(&headers));
    let cookie = app.signer.session_cookie(&who.guest, &word, &headers);
    let account = Account {
        guest: who.guest.0.clone(),
        name: name.clone(),
        name_key,
        password,
        is_steward: false,
        created_at: now(),
    };
    people.change(Change::Register { account, sessions: vec![session] }).await.map_err(name_taken)?;
    app.people.tell_change(&who.guest);
    tell_new_name(&app, &who.guest).await?;
    let me = Me { name, is_registered: true, is_steward: false };
    Ok((StatusCode::CREATED, CookieJar::new().add(cookie), Json(me)))
}

/// Logs in, in a new session. An unknown name takes as long as a wrong password.
#[utoipa::path(post, path = "/login", request_body = Credentials, responses(
    (status = 200, body = Me),
    (status = 401, body = ErrorBody, description = "wrong_login"),
    (status = 429, body = ErrorBody, description = "too_many_tries"),
))]
pub(crate) async fn log_in(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> ApiResult<(CookieJar, Json<Me>)> {
    // What can be nobody's name is treated as an unknown one.
    let name_key = clean_name(&wanted.name).map_or_else(|_| String::new(), |name| name_key(&name));
    app.people.tries.check(address, &name_key)?;
    let people = app.hub.store.people();
    let account = people.account_named(&name_key).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = app.people.passwords.is_right(address, hash, wanted.password).await?;
    let account = account.filter(|_| is_right).ok_or(ErrorCode::WrongLogin)?;
    let guest = GuestId(account.guest);
    let (session, word) = new_session(&guest, device(&headers));
    let instead_of = who.session.map(|session| session.id);
    let log_in = Change::LogIn { session, instead_of, unseen_since: unseen_since() };
    people.change(log_in).await.map_err(|error| match error {
        StoreError::NotFound => ErrorCode::WrongLogin.into(),
        other => ApiError::from(other),
    })?;
    // The session before this one may have been somebody else's.
    app.people.tell_change(&who.guest);
    let cookie = app.signer.session_cookie(&guest, &word, &headers);
    let me = Me { name: account.name, is_registered: true, is_steward: account.is_steward };
    Ok((CookieJar::new().add(cookie), Json(me)))
}

/// Ends this session.
#[utoipa::path(post, path = "/logout", responses((status = 200)))]
pub(crate) async fn log_out(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    headers: HeaderMap,
) -> ApiResult<(CookieJar, Json<()>)> {
    if let Some(session) = who.session {
        end(&app, &who.guest, Change::End { guest: who.guest.0.clone(), session: session.id }).await?;
    }
    Ok((CookieJar::new().add(no_session(&headers)), Json(())))
}

/// A change that ends sessions of this guest.
async fn end(app: &App, guest: &GuestId, change: Change) -> ApiResult<()> {
    app.hub.store.people().change(change).await?;
    app.people.tell_change(guest);
    Ok(())
}

/// Where I am logged in, the latest seen first.
#[utoipa::path(get, path = "/sessions", responses(
    (status = 200, body = Vec<SessionInfo>),
    (status = 403, body = ErrorBody, description = "not_registered"),
))]
pub(crate) async fn sessions(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
) -> ApiResult<Json<Vec<SessionInfo>>> {
    registered(&app, &who).await?;
    my_sessions(&app, &who).await.map(Json)
}

async fn my_sessions(app: &App, who: &Who) -> ApiResult<Vec<SessionInfo>> {
    let this = who.session.as_ref().map(|session| session.id.as_str());
    let sessions = app.hub.store.people().sessions(&who.guest.0).await?;
    let sessions = sessions.into_iter().filter(|session| session.seen_at > unseen_since());
    let info = |session: store::Session| SessionInfo {
        is_this: this == Some(session.id.as_str()),
        id: session.id,
        device: session.device,
        created_at: session.created_at,
        seen_at: session.seen_at,
    };
    Ok(sessions.map(info).collect())
}

/// Ends one of my sessions; one that has ended already is none. Answers what is left.
#[utoipa::path(post, path = "/sessions/{id}/end", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<SessionInfo>),
    (status = 403, body = ErrorBody, description = "not_registered"),
    (status = 404, body = ErrorBody, description = "not_found"),
))]
pub(crate) async fn end_session(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    SessionId(session): SessionId,
) -> ApiResult<Json<Vec<SessionInfo>>> {
    let account = registered(&app, &who).await?;
    end(&app, &who.guest, Change::End { guest: account.guest, session }).await?;
    my_sessions(&app, &who).await.map(Json)
}

/// Ends all my sessions but this one.
#[utoipa::path(post, path = "/sessions/end-others", responses(
    (status = 200, body = Vec<SessionInfo>),
    (status = 403, body = ErrorBody, description = "not_registered"),
))]
pub(crate) async fn end_other_sessions(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
) -> ApiResult<Json<Vec<SessionInfo>>> {
    let this = who.session.as_ref().ok_or(ErrorCode::NotRegistered)?;
    end(&app, &who.guest, Change::EndOthers { guest: who.guest.0.clone(), session: this.id.clone() }).await?;
    my_sessions(&app, &who).await.map(Json)
}

/// The asker, if that is really so. Tries count.
async fn check_password(
    app: &App,
    who: &Who,
    address: ClientAddress,
    password: String,
) -> ApiResult<Account> {
    let account = registered(app, who).await?;
    app.people.tries.check(address, &account.name_key)?;
    let hash = Some(account.password.clone());
    match app.people.passwords.is_right(address, hash, password).await? {
        true => Ok(account),
        false => Err(ErrorCode::WrongPassword.into()),
    }
}

/// Changes my password. All sessions end; this browser gets a new one.
#[utoipa::path(post, path = "/account/password", request_body = NewPassword, responses(
    (status = 200, body = Vec<SessionInfo>),
    (status = 401, body = ErrorBody, description = "wrong_password"),
    (status = 403, body = ErrorBody, description = "not_registered"),
    (status = 422, body = ErrorBody, description = "bad_password"),
    (status = 429, body = ErrorBody, description = "too_many_tries"),
))]
pub(crate) async fn change_password(
    State(app): SharedApp,
    Extension(mut who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(wanted): Body<NewPassword>,
) -> ApiResult<(CookieJar, Json<Vec<SessionInfo>>)> {
    let account = check_password(&app, &who, address, wanted.old).await?;
    let password = clean_password(&wanted.new, &account.name_key)?;
    let password = app.people.passwords.hash(address, password).await?;
    let (session, word) = new_session(&who.guest, device(&headers));
    let cookie = app.signer.session_cookie(&who.guest, &word, &headers);
    end(&app, &who.guest, Change::Password { guest: account.guest, password, session: session.clone() })
        .await?;
    who.session = Some(session);
    Ok((CookieJar::new().add(cookie), Json(my_sessions(&app, &who).await?)))
}

/// Forgets me: what I played stays without my name, where others wait for me a bot plays on.
#[utoipa::path(post, path = "/me/delete", request_body = Farewell, responses(
    (status = 200),
    (status = 401, body = ErrorBody, description = "wrong_password"),
    (status = 429, body = ErrorBody, description = "too_many_tries"),
))]
pub(crate) async fn delete(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
    Extension(address): Extension<ClientAddress>,
    headers: HeaderMap,
    Body(wanted): Body<Farewell>,
) -> ApiResult<(CookieJar, Json<()>)> {
    if who.session.is_some() {
        check_password(&app, &who, address, wanted.password.unwrap_or_default()).await?;
    }
    let tables = tables_of(&app, &who.guest).await?;
    let leaving = Leaving {
        guest: who.guest.0.clone(),
        stand_in: Uuid::new_v4().simple().to_string(),
        bot_level: STAND_IN_LEVEL.to_owned(),
        at: now(),
    };
    end(&app, &who.guest, Change::Leave(leaving)).await?;
    let (ended, open): (Vec<_>, Vec<_>) = tables.into_iter().partition(|table| table.phase.has_ended());
    tell_tables(&app, ended.into_iter().map(|table| table.id), || Order::Refresh).await;
    tell_tables(&app, open.into_iter().map(|table| table.id), || Order::Reload).await;
    Ok((CookieJar::new().add(no_session(&headers)), Json(())))
}

/// Everything that is stored about me, as one file.
#[utoipa::path(get, path = "/me/export", responses((status = 200, body = Everything)))]
pub(crate) async fn export(
    State(app): SharedApp,
    Extension(who): Extension<Who>,
) -> ApiResult<([(axum::http::HeaderName, &'static str); 1], Json<Everything>)> {
    let _turn = app.replays.take(&who.guest.0).await;
    let account = my_account(&app, &who).await?;
    let known = app.hub.store.guest(&who.guest.0).await?;
    let mut tables = Vec::new();
    for table in tables_of(&app, &who.guest).await? {
        tables.push(my_table(&app, &table, &who.guest).await?);
    }
    let everything = Everything {
        name: known.map(|known| known.name).unwrap_or_default(),
        registered_at: account.as_ref().map(|account| account.created_at),
        is_steward: account.is_some_and(|account| account.is_steward),
        sessions: my_sessions(&app, &who).await?,
        night: app
            .hub
            .store
            .people()
            .night(&who.guest.0)
            .await?
            .map(|Night { from, to }| NightInfo { from, to }),
        tables,
    };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"liege-about-me.json\"")], Json(everything)))
}

async fn my_table(app: &App, table: &store::Table, guest: &GuestId) -> ApiResult<MyTable> {
    let mut steps = Vec::new();
    if table.phase != Phase::Gathering {
        steps = app.hub.store.steps(&table.id).await?;
    }
    let is_mine =
        |seat: u8| table.seats.get(usize::from(seat)).is_some_and(|sitter| sitter.is_guest(&guest.0));
    let steps = steps.into_iter().filter(|step| is_mine(step.seat));
    let steps = steps.map(|step| MyStep { seat: step.seat, action: step.action }).collect();
    Ok(MyTable { table: table_info(table, &guest.0, &[]), steps })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in
            [("Anna", "ANNA"), ("\u{c4}nne", "A\u{308}NNE"), ("Ａｎｎａ", "anna"), ("Straße", "straße")]
        {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Anna"), name_key("Änna"));
    }

    #[test]
    fn little_is_kept_of_a_browser() {
        let said = "x".repeat(5000);
        let headers = HeaderMap::from_iter([(USER_AGENT, said.parse().unwrap())]);
        assert_eq!(device(&headers).len(), LONGEST_DEVICE);
        assert_eq!(device(&HeaderMap::new()), "");
    }
}
