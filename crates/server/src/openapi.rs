//! The description of the HTTP interface, made from the routes themselves.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::config::Limits;
use crate::router::routes;

#[derive(OpenApi)]
#[openapi(info(
    title = "Liege",
    description = "Tables, matches and replays. What is said on a table's socket is described \
    by the types ToServer and ToBrowser."
))]
struct Document;

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(|| {
    let api = OpenApiRouter::with_openapi(Document::openapi()).nest("/api", routes(&Limits::default()));
    let mut document = api.into_openapi();
    for item in document.paths.paths.values_mut() {
        let changing = item.post.as_mut().map(|operation| (operation, true));
        for (operation, is_changing) in
            item.get.as_mut().map(|operation| (operation, false)).into_iter().chain(changing)
        {
            add_common_answers(&mut operation.responses.responses, is_changing);
        }
    }
    document
});

/// How any request may be refused, before what it asks for is looked at, or when the store is away.
const COMMON: [(&str, &str); 4] = [
    ("400", "malformed"),
    ("408", "too_slow"),
    ("429", "too_fast"),
    ("503", "away: the store cannot be reached; it may in a moment"),
];
/// Likewise one that changes something.
const COMMON_TO_CHANGES: [(&str, &str); 3] =
    [("403", "wrong_origin"), ("413", "too_large"), ("415", "wrong_type: the body has to be JSON")];

fn add_common_answers(answers: &mut BTreeMap<String, RefOr<Response>>, is_changing: bool) {
    let changes = if is_changing { COMMON_TO_CHANGES.as_slice() } else { &[] };
    for (status, words) in COMMON.iter().chain(changes) {
        answers.entry((*status).to_owned()).or_insert_with(|| refusal(words).into());
    }
}

fn refusal(words: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(words).content("application/json", body).build()
}

pub(crate) async fn document() -> Json<&'static utoipa::openapi::OpenApi> {
    Json(&DOCUMENT)
}
