//! Accounts and sessions: who registers stays the same guest, and whoever it is can be logged out, exported and forgotten.

use std::num::NonZeroU32;
use std::sync::Arc;

use reqwest::Method;
use reqwest::cookie::{CookieStore as _, Jar};
use serde_json::{Value, json};

use crate::common::{Guest, House, me_and_bots, two_at_a_table};

const PASSWORD: &str = "correct horse";

async fn register(guest: &Guest, name: &str) {
    let (status, me) = guest.post("/api/account", credentials(name)).await;
    assert_eq!((status, me), (201, json!({"name": name, "is_registered": true, "is_steward": false})));
}

fn credentials(name: &str) -> Value {
    json!({"name": name, "password": PASSWORD})
}

/// Somebody at another browser, where this account is logged in.
async fn elsewhere(house: &House, name: &str) -> Guest {
    let guest = house.guest();
    let (status, me) = guest.post("/api/login", credentials(name)).await;
    assert_eq!((status, &me["name"]), (200, &json!(name)));
    guest
}

fn cookies(guest: &Guest) -> String {
    let cookies = guest.jar.cookies(&guest.url("/").parse().unwrap());
    cookies.map(|cookies| cookies.to_str().unwrap().to_owned()).unwrap_or_default()
}

/// Somebody who took the cookies of another browser.
fn with_cookies(house: &House, guest: &Guest, cookies: &str) -> Guest {
    let jar = Jar::default();
    for cookie in cookies.split("; ").filter(|cookie| !cookie.is_empty()) {
        jar.add_cookie_str(cookie, &guest.url("/").parse().unwrap());
    }
    Guest::at(house.server.addr(), Arc::new(jar))
}

async fn table_ids(guest: &Guest) -> Vec<String> {
    let (_, tables) = guest.get("/api/tables").await;
    tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

async fn is_registered(guest: &Guest) -> bool {
    guest.get("/api/me").await.1["is_registered"] == true
}

async fn n_sessions(guest: &Guest) -> usize {
    guest.get("/api/sessions").await.1.as_array().unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_registers_keeps_its_tables() {
    let house = House::open().await;
    let (anna, mut first, bert, mut second, id) = two_at_a_table(&house).await;
    let before = cookies(&anna);
    register(&anna, "Anna").await;
    assert_eq!(table_ids(&anna).await, [id.as_str()]);
    while second.table["seats"][0]["name"] != "Anna" {
        second.next().await;
    }

    // A socket that a guest opened may be anybody's who had the cookie: it comes back with the session.
    assert!(first.is_closed().await);
    let mut first = anna.connect(&id, "?seat=0").await;
    first.until("sync").await;
    first.compose(0).await;
    let thief = with_cookies(&house, &anna, &before);
    assert!(!is_registered(&thief).await);
    assert!(table_ids(&thief).await.is_empty());
    assert_eq!(thief.try_connect(&id, "?seat=0", None).await.err(), Some(403));

    // From another browser, too.
    let laptop = elsewhere(&house, "Anna").await;
    assert_eq!(table_ids(&laptop).await, [id.as_str()]);
    assert_eq!(table_ids(&bert).await, [id.as_str()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_ended_and_renewed() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    register(&anna, "Anna").await;
    let laptop = house.guest();
    let login =
        laptop.request(Method::POST, "/api/login").json(&credentials("Anna")).header("user-agent", "Laptop");
    assert_eq!(login.send().await.unwrap().status(), 200);
    let (_, listed) = anna.get("/api/sessions").await;
    let mut devices = listed.as_array().unwrap().iter().map(|session| &session["device"]).collect::<Vec<_>>();
    devices.sort_by_key(|device| device.to_string());
    assert_eq!(devices, ["", "Laptop"]);
    let others = listed.as_array().unwrap().iter().filter(|session| session["is_this"] == false);
    let other = others.map(|session| session["id"].as_str().unwrap()).collect::<Vec<_>>()[0];

    let mut socket = laptop.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    let (status, left) = anna.post(&format!("/api/sessions/{other}/end"), json!({})).await;
    assert_eq!((status, left.as_array().unwrap().len()), (200, 1));
    assert!(socket.is_closed().await, "also what is open already");
    assert!(!is_registered(&laptop).await && is_registered(&anna).await);
    assert_eq!(laptop.get("/api/sessions").await.1["code"], "not_registered");

    // Who logs in again gets a new session, and the one before it is worth nothing any more.
    let before = cookies(&anna);
    assert_eq!(anna.post("/api/login", credentials("Anna")).await.0, 200);
    assert_eq!(n_sessions(&anna).await, 1);
    assert!(!is_registered(&with_cookies(&house, &anna, &before)).await);
    assert_ne!(cookies(&anna), before);

    let (phone, tablet) = (elsewhere(&house, "Anna").await, elsewhere(&house, "Anna").await);
    assert_eq!(anna.post("/api/sessions/end-others", json!({})).await.0, 200);
    assert!(!is_registered(&phone).await && !is_registered(&tablet).await);
    let before = cookies(&anna);
    assert_eq!(anna.post("/api/logout", json!({})).await.0, 200);
    assert!(!is_registered(&anna).await);
    assert!(
        !is_registered(&with_cookies(&house, &anna, &before)).await,
        "the row is gone, not only the cookie"
    );
    assert_eq!(anna.post("/api/logout", json!({})).await.0, 200, "who is not logged in may say so too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let house = House::open().await;
    let anna = house.guest();
    register(&anna, "Anna").await;
    let (laptop, before) = (elsewhere(&house, "Anna").await, cookies(&anna));
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    for (body, status, code) in [
        (change("wrong", "another horse"), 401, "wrong_password"),
        (change(PASSWORD, "short"), 422, "bad_password"),
        (change(PASSWORD, "ANNA"), 422, "bad_password"),
    ] {
        let (found, error) = anna.post("/api/account/password", body).await;
        assert_eq!((found, &error["code"]), (status, &json!(code)));
    }
    let (status, sessions) = anna.post("/api/account/password", change(PASSWORD, "another horse")).await;
    assert_eq!((status, sessions.as_array().unwrap().len(), &sessions[0]["is_this"]), (200, 1, &json!(true)));
    assert!(is_registered(&anna).await && !is_registered(&laptop).await);
    assert!(
        !is_registered(&with_cookies(&house, &anna, &before)).await,
        "this browser's session is a new one"
    );
    assert_eq!(laptop.post("/api/login", credentials("Anna")).await.0, 401);
    let renewed = json!({"name": "anna", "password": "another horse"});
    assert_eq!(laptop.post("/api/login", renewed).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_one_persons() {
    let house = House::open().await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    register(&anna, "Anna").await;
    for name in ["Anna", "ANNA", " anna ", "Ａｎｎａ"] {
        for (path, body) in [("/api/account", credentials(name)), ("/api/me", json!({"name": name}))] {
            let (status, error) = bert.post(path, body).await;
            assert_eq!((status, &error["code"]), (409, &json!("name_taken")), "{path} {name}");
        }
    }
    register(&bert, "Bert").await;
    assert_eq!(bert.post("/api/me", json!({"name": "anna"})).await.1["code"], "name_taken");
    assert_eq!(bert.post("/api/me", json!({"name": "BERT"})).await.1["name"], "BERT");
    assert_eq!(bert.post("/api/me", json!({"name": "Bertha"})).await.0, 200);
    assert_eq!(carl.post("/api/me", json!({"name": "Bert"})).await.0, 200, "the old name is free again");
    assert_eq!(elsewhere(&house, "Bertha").await.get("/api/me").await.1["name"], "Bertha");
    assert_eq!(bert.post("/api/account", credentials("Other")).await.1["code"], "has_account");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_guesses_is_stopped() {
    let house = House::open_with(|config| {
        config.limits.try_burst = NonZeroU32::new(3).unwrap();
        config.limits.tries_per_minute = NonZeroU32::MIN;
    })
    .await;
    let anna = house.guest();
    register(&anna, "Anna").await;
    let eve = house.guest();
    // What cannot even be a name is answered like any other that nobody has.
    for name in ["Nobody", "", "\u{202e}"] {
        let (status, error) = eve.post("/api/login", credentials(name)).await;
        assert_eq!((status, error), (401, json!({"code": "wrong_login"})), "{name:?}");
    }
    let mut codes = Vec::new();
    for _ in 0..5 {
        let (_, error) = eve.post("/api/login", json!({"name": "Anna", "password": "guess"})).await;
        codes.push(error["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(codes[..4], ["wrong_login", "wrong_login", "wrong_login", "too_many_tries"]);
    // The right one would not be told apart either.
    assert_eq!(eve.post("/api/login", credentials("Anna")).await.0, 429);
    assert_eq!(anna.post("/api/me/delete", json!({"password": "guess"})).await.0, 429);
    assert!(is_registered(&anna).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_me_is_one_file() {
    let house = House::open().await;
    let (anna, mut first, bert, mut second, id) = two_at_a_table(&house).await;
    first.compose(0).await;
    second.compose(1).await;
    first.undo(0).await;
    register(&bert, "Bert").await;
    let response = bert.request(Method::GET, "/api/me/export").send().await.unwrap();
    assert_eq!(response.headers()["content-disposition"], "attachment; filename=\"liege-about-me.json\"");
    let file = response.json::<Value>().await.unwrap();
    assert_eq!((&file["name"], &file["is_steward"]), (&json!("Bert"), &json!(false)));
    assert!(file["registered_at"].as_i64().unwrap() > 0);
    assert_eq!(file["sessions"].as_array().unwrap().len(), 1);
    let (table, steps) = (&file["tables"][0]["table"], &file["tables"][0]["steps"]);
    assert_eq!((&table["id"], &table["seed"]), (&json!(id), &Value::Null));
    let mine = json!({"seat": 1, "action": {"type": "put", "field": 0}});
    assert_eq!(steps, &json!([mine, mine, mine]), "nothing of what a rival chose, not even how often");
    // A guest has something to know, too.
    let (_, file) = anna.get("/api/me/export").await;
    assert_eq!((&file["registered_at"], &file["sessions"]), (&Value::Null, &json!([])));
    assert_eq!(file["tables"][0]["steps"].as_array().unwrap().len(), 4);
    assert_eq!(house.guest().get("/api/me/export").await.1["tables"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_forgotten_and_nobody_waits() {
    let house = House::open().await;
    let (anna, mut first, bert, mut second, id) = two_at_a_table(&house).await;
    register(&bert, "Bert").await;
    let ended = bert.table(me_and_bots(1)).await;
    let mut alone = bert.connect(&ended, "?seat=0").await;
    alone.until("sync").await;
    alone.play_to_the_end(0).await;
    let mine = bert.table(json!([{"type": "me"}, {"type": "open"}])).await;
    let theirs = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])).await;
    assert_eq!(bert.post(&format!("/api/tables/{theirs}/join"), json!({"seat": 1})).await.0, 200);
    let mut visitor = anna.connect(&mine, "").await;
    visitor.until("sync").await;

    assert_eq!(bert.post("/api/me/delete", json!({})).await.1["code"], "wrong_password");
    assert_eq!(bert.post("/api/me/delete", json!({"password": "wrong"})).await.1["code"], "wrong_password");
    assert_eq!(bert.post("/api/me/delete", json!({"password": PASSWORD})).await.0, 200);
    assert!(second.is_closed().await);
    assert!(!is_registered(&bert).await && table_ids(&bert).await.is_empty());
    assert_eq!(house.guest().post("/api/login", credentials("Bert")).await.0, 401);

    // A bot takes the seat, and the match goes on to its end.
    let seat = |table: &Value, seat: usize| table["seats"][seat]["kind"].clone();
    while seat(&first.table, 1) != "bot" {
        first.next().await;
    }
    first.play_to_the_end(0).await;
    first.until_phase("over").await;
    visitor.until_phase("called_off").await;
    let (_, table) = anna.get(&format!("/api/tables/{theirs}")).await;
    assert_eq!((&table["phase"], seat(&table, 1)), (&json!("gathering"), json!("open")));
    let (_, record) = anna.get(&format!("/api/tables/{ended}/record")).await;
    assert!(!record.to_string().contains("Bert"), "{record}");
    assert_eq!(anna.get(&format!("/api/tables/{ended}")).await.1["seats"][0]["name"], "");
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.0, 200);
    // The name is free, and a guest may be forgotten without a password.
    register(&house.guest(), "Bert").await;
    let carl = house.guest();
    carl.post("/api/me", json!({"name": "Carl"})).await;
    assert_eq!(carl.post("/api/me/delete", json!({})).await.0, 200);
    assert_eq!(carl.get("/api/me").await.1["name"], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_about_people() {
    let house = House::open().await;
    let anna = house.guest();
    register(&anna, "Anna").await;
    let guest = house.guest();
    let with = |name: Value, password: Value| json!({"name": name, "password": password});
    for (path, body, code) in [
        ("/api/account", with(json!(""), json!(PASSWORD)), "bad_name"),
        ("/api/account", with(json!("a\u{200b}"), json!(PASSWORD)), "bad_name"),
        ("/api/account", with(json!("x".repeat(25)), json!(PASSWORD)), "bad_name"),
        ("/api/account", with(json!("Berta"), json!("1234567")), "bad_password"),
        ("/api/account", with(json!("Berta"), json!("x".repeat(201))), "bad_password"),
        ("/api/account", with(json!("Long enough"), json!("long enough")), "bad_password"),
        ("/api/account", with(json!("Berta"), json!(null)), "malformed"),
        ("/api/account", json!({"name": "Berta"}), "malformed"),
        ("/api/account", json!({"name": "Berta", "password": PASSWORD, "is_steward": true}), "malformed"),
        ("/api/login", json!([]), "malformed"),
        ("/api/login", with(json!(5), json!(PASSWORD)), "malformed"),
        ("/api/login", with(json!("Anna"), json!("x".repeat(20_000))), "too_large"),
        ("/api/account/password", json!({"old": PASSWORD, "new": PASSWORD}), "not_registered"),
        ("/api/account/password", json!({"old": PASSWORD}), "malformed"),
        ("/api/me/delete", json!({"password": 5}), "malformed"),
        ("/api/me/delete", json!({"who": "Anna"}), "malformed"),
        ("/api/sessions/end-others", json!({}), "not_registered"),
        (&format!("/api/sessions/{}/end", "0".repeat(32)), json!({}), "not_registered"),
        ("/api/sessions/%00/end", json!({}), "not_found"),
        ("/api/sessions/' OR 1=1 --/end", json!({}), "not_found"),
        ("/api/me/export", json!({}), "method_not_allowed"),
    ] {
        let (status, error) = guest.post(path, body.clone()).await;
        assert!((400..500).contains(&status), "{path} {body}: {status}");
        assert_eq!(error["code"], code, "{path} {body}: {error}");
    }
    for path in ["/api/account", "/api/login", "/api/logout", "/api/account/password"] {
        assert_eq!(guest.get(path).await.1["code"], "method_not_allowed", "{path}");
    }
    assert_eq!(guest.get("/api/sessions").await.1["code"], "not_registered");
    // Nobody ends what is another one's.
    register(&guest, "Berta").await;
    let (_, sessions) = anna.get("/api/sessions").await;
    let path = format!("/api/sessions/{}/end", sessions[0]["id"].as_str().unwrap());
    assert_eq!(guest.post(&path, json!({})).await.0, 200);
    assert!(is_registered(&anna).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_log_nobody_in_or_out() {
    let house = House::open().await;
    let anna = house.guest();
    register(&anna, "Anna").await;
    for path in [
        "/api/account",
        "/api/account/password",
        "/api/login",
        "/api/logout",
        "/api/me/delete",
        "/api/sessions/end-others",
    ] {
        let request = anna.request(Method::POST, path).json(&credentials("Anna"));
        let response = request.header("origin", "http://evil.example").send().await.unwrap();
        assert_eq!(response.status(), 403, "{path}");
        assert_eq!(response.json::<Value>().await.unwrap()["code"], "wrong_origin");
    }
    let login = |scheme: &'static str| {
        house
            .guest()
            .request(Method::POST, "/api/login")
            .json(&credentials("Anna"))
            .header("x-forwarded-proto", scheme)
    };
    for (scheme, is_secure) in [("https", true), ("http", false)] {
        let response = login(scheme).send().await.unwrap();
        let set = response.headers().get_all("set-cookie").iter();
        let set =
            set.map(|cookie| cookie.to_str().unwrap()).find(|cookie| cookie.starts_with("liege_session="));
        let set = set.unwrap();
        assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
        assert_eq!(set.contains("Secure"), is_secure, "{set}");
    }
}
