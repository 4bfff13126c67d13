//! The description of the HTTP interface, made from the routes themselves.

use std::sync::LazyLock;

use axum::Json;
use utoipa::OpenApi;
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
    api.into_openapi()
});

pub(crate) async fn document() -> Json<&'static utoipa::openapi::OpenApi> {
    Json(&DOCUMENT)
}
