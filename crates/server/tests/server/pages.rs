//! Pages, headers, and the description of the interface.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::House;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_of_a_careful_server() {
    let house = House::open().await;
    let anna = house.guest();
    for path in ["/", "/t/whatever", "/api/games", "/api/nothing", "/assets/none.js"] {
        let response = anna.request(Method::GET, path).send().await.unwrap();
        let header = |name| response.headers().get(name).unwrap().to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.contains("script-src 'self';"), "{path}: {policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_of_the_browser_get_the_first_page() {
    let house = House::open().await;
    let anna = house.guest();
    let first = anna.request(Method::GET, "/").send().await.unwrap().text().await.unwrap();
    assert!(first.contains("<!doctype html>"), "{first}");
    for path in ["/t/0123", "/rules/regents", "/new/drafts"] {
        let response = anna.request(Method::GET, path).send().await.unwrap();
        assert!(response.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
        assert_eq!(response.text().await.unwrap(), first);
    }
    assert_eq!(anna.get("/assets/none.js").await.0, 404);
    assert_eq!(anna.post("/t/0123", json!({})).await, (405, json!({"code": "method_not_allowed"})));
}

/// They lie there compressed, so their length is known; and who has one already is not sent it again.
#[tokio::test(flavor = "multi_thread")]
async fn pages_are_not_compressed_anew_for_each_request() {
    let house = House::open().await;
    let ask = || house.guest().request(Method::GET, "/").header("accept-encoding", "gzip");
    let page = ask().send().await.unwrap();
    assert_eq!(page.status(), 200, "web/dist is not built: npm run build in web/");
    assert_eq!(page.headers()["content-encoding"], "gzip");
    let length: usize = page.headers()["content-length"].to_str().unwrap().parse().unwrap();
    let tag = page.headers()["etag"].clone();
    assert_eq!(page.bytes().await.unwrap().len(), length);
    assert_eq!(ask().header("if-none-match", tag).send().await.unwrap().status(), 304);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_health_are_told() {
    let house = House::open().await;
    let anna = house.guest();
    let (_, list) = anna.get("/api/games").await;
    assert_eq!(list["games"][0]["slug"], "drafts");
    assert_eq!(list["games"][0]["options"][0]["key"], "rounds");
    assert_eq!(list["levels"], json!(["page", "squire", "knight", "lord", "king"]));
    let bots = json!({"thinking": 0, "waiting": 0, "substituted": 0});
    assert_eq!(anna.get("/api/health").await, (200, json!({"ok": true, "tables": 0, "bots": bots})));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_address() {
    let house = House::open().await;
    let (status, document) = house.guest().get("/api/openapi.json").await;
    assert_eq!(status, 200);
    let mut paths: Vec<_> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    paths.sort_unstable();
    assert_eq!(
        paths,
        [
            "/api/account",
            "/api/account/password",
            "/api/games",
            "/api/games/{slug}/consult",
            "/api/lobby",
            "/api/lobby/quick",
            "/api/lobby/socket",
            "/api/login",
            "/api/logout",
            "/api/me",
            "/api/me/delete",
            "/api/me/export",
            "/api/me/night",
            "/api/replay",
            "/api/review",
            "/api/sessions",
            "/api/sessions/end-others",
            "/api/sessions/{id}/end",
            "/api/tables",
            "/api/tables/{id}",
            "/api/tables/{id}/call-off",
            "/api/tables/{id}/counsel",
            "/api/tables/{id}/fill",
            "/api/tables/{id}/join",
            "/api/tables/{id}/leave",
            "/api/tables/{id}/record",
            "/api/tables/{id}/rematch",
            "/api/tables/{id}/remove",
            "/api/tables/{id}/replan",
            "/api/tables/{id}/replay",
            "/api/tables/{id}/return",
            "/api/tables/{id}/review",
            "/api/tables/{id}/socket",
            "/api/tables/{id}/start",
            "/api/tables/{id}/vote",
        ]
    );
    let schemas: &Value = &document["components"]["schemas"];
    assert!(schemas["TableInfo"]["properties"]["commitment"].is_object());
    assert!(schemas["ErrorCode"]["enum"].as_array().unwrap().contains(&json!("seat_taken")));
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_keep_their_name_and_cookie() {
    let house = House::open().await;
    let anna = house.guest();
    let response = anna.request(Method::GET, "/api/me").send().await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let named = |name: &str| json!({"name": name, "is_registered": false, "is_steward": false});
    assert_eq!(response.json::<Value>().await.unwrap(), named(""));
    let again = anna.request(Method::GET, "/api/me").send().await.unwrap();
    assert!(!again.headers().contains_key("set-cookie"));
    assert_eq!(anna.post("/api/me", json!({"name": "  Änne  "})).await, (200, named("Änne")));
    assert_eq!(anna.get("/api/me").await.1, named("Änne"));
    assert_eq!(house.guest().get("/api/me").await.1, named(""));
}
