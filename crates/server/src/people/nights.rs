//! Hours in which no clock of somebody runs that counts days.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use store::{Change, Night};

use crate::error::ApiResult;
use crate::protocol::{ErrorBody, ErrorCode, MyNight, NightInfo};
use crate::request::Body;
use crate::router::App;
use crate::session::GuestId;

/// Minutes.
const DAY: u16 = 24 * 60;
/// Whoever sleeps longer would never have to decide.
const LONGEST_NIGHT: u16 = DAY / 2;

/// My nights.
#[utoipa::path(get, path = "/me/night", responses((status = 200, body = MyNight)))]
pub(crate) async fn night(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
) -> ApiResult<Json<MyNight>> {
    let night = app.hub.store.people().night(&guest.0).await?;
    Ok(Json(MyNight { night: night.map(|Night { from, to }| NightInfo { from, to }) }))
}

/// Changes my nights. They count from the next decision on.
#[utoipa::path(post, path = "/me/night", request_body = MyNight, responses(
    (status = 200, body = MyNight),
    (status = 422, body = ErrorBody, description = "bad_night"),
))]
pub(crate) async fn set_night(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
    Body(wanted): Body<MyNight>,
) -> ApiResult<Json<MyNight>> {
    let night = wanted.night.map(|NightInfo { from, to }| Night { from, to });
    if night.is_some_and(|night| !is_right(night)) {
        return Err(ErrorCode::BadNight.into());
    }
    app.hub.store.people().change(Change::Nights { guest: guest.0, night }).await?;
    Ok(Json(wanted))
}

fn is_right(Night { from, to }: Night) -> bool {
    from < DAY && to < DAY && from != to && (to + DAY - from) % DAY <= LONGEST_NIGHT
}
