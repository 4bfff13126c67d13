//! Bad input on every path: a code of the closed list, nothing about the inside, and the server lives on.

use reqwest::Method;
use serde_json::{Value, json};
use store::contract::a_table;
use store::{Phase, SqliteStore, Store, Table};

use crate::common::{House, me_and_bots};

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let (join, fill) = (format!("/api/tables/{id}/join"), format!("/api/tables/{id}/fill"));
    for path in ["/api/me", "/api/tables", &join, &fill, "/api/replay"] {
        let post = || anna.request(Method::POST, path);
        let json_text = |text: &str| post().header("content-type", "application/json").body(text.to_owned());
        for (request, status, code) in [
            (json_text("{"), 400, "malformed"),
            (json_text(""), 400, "malformed"),
            (json_text("\u{0}"), 400, "malformed"),
            (json_text(&"[".repeat(5000)), 400, "malformed"),
            (post().body("{}"), 415, "wrong_type"),
            (post().header("content-type", "text/plain").body("{}"), 415, "wrong_type"),
        ] {
            let response = request.send().await.unwrap();
            assert_eq!(response.status(), status, "{path}");
            assert_eq!(response.json::<Value>().await.unwrap()["code"], code, "{path}");
        }
    }
    for path in ["/api/me", "/api/tables", &join, &fill] {
        let (status, body) = anna.post(path, json!({"name": "x".repeat(20_000)})).await;
        assert_eq!((status, &body["code"]), (413, &json!("too_large")), "{path}");
    }
    // A record may be larger. The server may hang up before so large a body is written: then nobody reads the answer.
    let record = json!({"game": "x".repeat(3_000_000)}).to_string();
    let upload =
        anna.request(Method::POST, "/api/replay").header("content-type", "application/json").body(record);
    assert!(upload.send().await.map_or_else(|error| error.is_request(), |response| response.status() == 413));
}

/// Not every database takes every text, so only what an id can be is looked up.
#[tokio::test(flavor = "multi_thread")]
async fn strange_ids_never_reach_the_store() {
    let house = House::open().await;
    let db = format!("sqlite://{}/liege.db", house.folder.path().display());
    let store = SqliteStore::open(&db).await.unwrap();
    let upper = "ABCDEF0123456789".repeat(2);
    for id in ["odd", &upper] {
        store.create_table(Table { phase: Phase::Over, ..a_table(id, "anna") }).await.unwrap();
    }
    let anna = house.guest();
    for id in ["odd", &upper, "%00", "%ff", "%F0%9F%91%91", &"0".repeat(31), &"0".repeat(33)] {
        for path in ["", "/record", "/replay", "/socket"] {
            let (status, error) = anna.get(&format!("/api/tables/{id}{path}")).await;
            assert_eq!((status, &error["code"]), (404, &json!("unknown_table")), "{id}{path}");
        }
        let (status, _) = anna.post(&format!("/api/tables/{id}/join"), json!({"seat": 0})).await;
        assert_eq!(status, 404, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_to_the_lobby() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let (join, fill) = (format!("/api/tables/{id}/join"), format!("/api/tables/{id}/fill"));
    let new = |game: &str, setup: Value, seats: Value| json!({"game": game, "setup": setup, "seats": seats});
    // Against bots alone a seed may be chosen; with others at the table it may not.
    let seats = json!([{"type": "me"}, {"type": "open"}]);
    let seeded = |seed: &str| json!({"game": "drafts", "setup": {}, "seats": seats, "seed": seed});
    let cases = [
        ("/api/me", json!({"name": ""}), "bad_name"),
        ("/api/me", json!({"name": "a\u{7}b"}), "bad_name"),
        ("/api/me", json!({"name": "x".repeat(25)}), "bad_name"),
        ("/api/me", json!({"name": "x", "admin": true}), "malformed"),
        ("/api/me", json!({"name": 5}), "malformed"),
        ("/api/me", json!([]), "malformed"),
        ("/api/tables", json!({}), "malformed"),
        ("/api/tables", new("chess", json!({}), me_and_bots(1)), "unknown_game"),
        ("/api/tables", new("drafts", json!([]), me_and_bots(1)), "bad_setup"),
        ("/api/tables", new("drafts", json!({"rounds": 99}), me_and_bots(1)), "bad_setup"),
        ("/api/tables", new("drafts", json!({"rounds": "x"}), me_and_bots(1)), "bad_setup"),
        ("/api/tables", new("drafts", json!({"no_such_option": 1}), me_and_bots(1)), "bad_setup"),
        ("/api/tables", new("drafts", json!({}), me_and_bots(0)), "bad_setup"),
        ("/api/tables", new("drafts", json!({}), me_and_bots(200)), "bad_setup"),
        ("/api/tables", new("drafts", json!({"seats": 3}), me_and_bots(1)), "bad_seats"),
        ("/api/tables", new("drafts", json!({}), json!([])), "bad_seats"),
        ("/api/tables", new("drafts", json!({}), json!([{"type": "bot", "level": "page"}])), "bad_seats"),
        ("/api/tables", new("drafts", json!({}), json!([{"type": "me"}, {"type": "me"}])), "bad_seats"),
        ("/api/tables", new("drafts", json!({}), json!([{"type": "me"}, {"type": "king"}])), "malformed"),
        (
            "/api/tables",
            new("drafts", json!({}), json!([{"type": "me"}, {"type": "bot", "level": "mcts@99999999it"}])),
            "bad_seats",
        ),
        (
            "/api/tables",
            new("drafts", json!({}), json!([{"type": "me"}, {"type": "local", "name": ""}])),
            "bad_name",
        ),
        ("/api/tables", seeded("1"), "bad_setup"),
        (&join, json!({"seat": 1}), "seat_taken"),
        (&join, json!({"seat": 5}), "malformed"),
        (&join, json!({"seat": -1}), "malformed"),
        (&fill, json!({"seat": 0, "level": "page"}), "seat_taken"),
        ("/api/tables/nowhere/join", json!({"seat": 0}), "unknown_table"),
        ("/api/tables/nowhere/fill", json!({"seat": 0, "level": "page"}), "unknown_table"),
        ("/api/nowhere", json!({}), "not_found"),
        ("/api/games", json!({}), "method_not_allowed"),
    ];
    for (path, body, code) in cases {
        let (status, error) = anna.post(path, body.clone()).await;
        assert!((400..500).contains(&status), "{path} {body}: {status}");
        assert_eq!(error["code"], code, "{path} {body}: {error}");
    }
    for (path, code) in [
        ("/api/tables/nowhere", "unknown_table"),
        ("/api/tables/nowhere/record", "unknown_table"),
        ("/api/tables/nowhere/replay", "unknown_table"),
        ("/api/tables/%ff", "unknown_table"),
        ("/api/tables/' OR 1=1 --", "unknown_table"),
        (&format!("/api/tables/{id}/replay?viewer=x"), "malformed"),
        (&format!("/api/tables/{id}/replay?viewer=7"), "malformed"),
        (&format!("/api/tables/{id}/replay?viewer=4"), "foreign_seat"),
        (&format!("/api/tables/{id}/replay?viewer=1"), "foreign_seat"),
        (&format!("/api/tables/{id}/replay?viewer=open"), "not_over"),
        (&format!("/api/tables/{id}/record"), "not_over"),
        (&format!("/api/tables/{id}/socket"), "malformed"),
        (&format!("/api/tables/{id}/socket?seat=x"), "malformed"),
        ("/api/replay", "method_not_allowed"),
        ("/api", "not_found"),
        ("/api/", "not_found"),
    ] {
        let (status, error) = anna.get(path).await;
        assert!((400..500).contains(&status), "{path}: {status}");
        assert_eq!(error["code"], code, "{path}: {error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_on_a_socket() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    let tick = socket.picture["tick"].clone();
    let act = |seat: Value, action: Value| json!({"type": "act", "id": 1, "seat": seat, "tick": tick, "action": action});
    for wrong in [
        "".to_owned(),
        "null".to_owned(),
        "{".to_owned(),
        "[".repeat(5000),
        json!({"type": "shout"}).to_string(),
        json!({"type": "act"}).to_string(),
        json!({"type": "look", "seat": 1}).to_string(),
        json!({"type": "look", "id": 1, "seat": 77}).to_string(),
        act(json!(9), json!({"type": "ready"})).to_string(),
        json!({"type": "undo", "id": 1, "seat": 0, "tick": -1}).to_string(),
    ] {
        socket.send_text(&wrong).await;
        let refused = socket.until("refused").await;
        let id = u8::from(wrong.contains("\"id\":1"));
        assert_eq!(
            refused,
            json!({"type": "refused", "id": id, "refusal": {"code": "malformed"}}),
            "{wrong}"
        );
    }
    for (seat, action, code) in [
        (1, json!({"type": "put", "field": 0}), "foreign_seat"),
        (4, json!({"type": "put", "field": 0}), "foreign_seat"),
        (0, json!({"type": "put", "field": 200}), "illegal"),
        (0, json!({"type": "put", "field": -1}), "malformed"),
        (0, json!({"type": "draw"}), "illegal"),
        (0, json!({"type": "castle"}), "malformed"),
        (0, json!(null), "malformed"),
        (0, json!([[[[]]]]), "malformed"),
    ] {
        socket.send(act(seat.into(), action.clone())).await;
        assert_eq!(socket.until("refused").await["refusal"]["code"], code, "{seat} {action}");
    }
    assert_eq!(socket.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
    socket.send_text(&"x".repeat(20_000)).await;
    assert!(socket.is_closed().await);
    assert_eq!(anna.try_connect("nowhere", "", None).await.err(), Some(404));
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_and_forged_cookies() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let own = anna.url("");
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let request =
            anna.request(Method::POST, "/api/me").json(&json!({"name": "Eve"})).header("origin", origin);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 403);
        assert_eq!(response.json::<Value>().await.unwrap()["code"], "wrong_origin");
        assert_eq!(anna.try_connect(&id, "?seat=0", Some(origin)).await.err(), Some(403));
    }
    let request = anna.request(Method::POST, "/api/me").json(&json!({"name": "Anna"})).header("origin", &own);
    assert_eq!(request.send().await.unwrap().status(), 200);
    assert!(anna.try_connect(&id, "?seat=0", Some(&own)).await.is_ok());

    let genuine = {
        use reqwest::cookie::CookieStore;
        let cookies = anna.jar.cookies(&own.parse().unwrap()).unwrap();
        cookies.to_str().unwrap().to_owned()
    };
    let last = if genuine.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{last}", &genuine[..genuine.len() - 1]);
    for cookie in [forged.as_str(), "liege_guest=", "liege_guest=x.y", "liege_guest=\u{1}", "liege_guest"] {
        let eve = house.guest();
        let request = eve.request(Method::GET, "/api/me").header("cookie", cookie.as_bytes());
        let Ok(response) = request.send().await else { continue };
        if response.status() == 200 {
            assert!(response.headers().contains_key("set-cookie"), "a new guest for {cookie:?}");
            assert_eq!(response.json::<Value>().await.unwrap()["name"], "");
        }
    }
    let eve = house.guest();
    let request = eve.request(Method::GET, "/api/me").header("cookie", &genuine);
    assert_eq!(request.send().await.unwrap().json::<Value>().await.unwrap()["name"], "Anna");
}
