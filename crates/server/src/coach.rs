//! A coach looks at matches again, on demand: moment by moment, in turns, and not before bots that play. What it found is kept for a while.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::{Extension, Json};
use catalog::{Counsel, JsonText, Moment, Review, Vantage};
use engine::{Seat, Seats};
use futures_util::Stream;
use futures_util::stream::unfold;
use sha2::{Digest as _, Sha256};
use store::{Sitter, Table};
use tokio::time::{Instant, sleep};

use crate::address::ClientAddress;
use crate::error::ApiResult;
use crate::hub::closed;
use crate::picture::{check_record, plays};
use crate::protocol::{CounselRequest, ErrorBody, ErrorCode, ReviewLine};
use crate::request::{Body, Params, SeatsQuery, TableId, read_json};
use crate::router::App;
use crate::session::GuestId;
use crate::table_task::{Order, Shown};
use crate::turns::{Turn, Turns};

/// One moment is thought about at a time, whoever asks.
const AT_ONCE: usize = 1;
/// Reviews that are read at the same time, and from one address; the next one waits for a place.
const READERS: usize = 64;
const READERS_EACH: usize = 4;
/// Moments of reviews that are kept; those of the review that was read least lately go first.
const KEPT: usize = 20_000;
/// The coach waits so long for bots that think before it thinks about the next moment itself.
const PATIENCE: Duration = Duration::from_secs(1);
const GLANCE: Duration = Duration::from_millis(20);

/// What all reviews share.
pub(crate) struct Coach {
    thinking: Arc<Turns>,
    readers: Arc<Turns>,
    shelf: Mutex<Shelf>,
}

/// The match of a table that has ended, looked at again: the decisions of some seats, by default of the persons. Of a match under way,
/// where a coach gives hints: the own decisions, and no more than the own seat knows.
#[utoipa::path(get, path = "/tables/{id}/review", params(("id" = String, Path), SeatsQuery), responses(
    (status = 200, body = String, content_type = "text/event-stream", description = "one `ReviewLine` after the other, as they are found"),
    (status = 403, body = ErrorBody, description = "foreign_seat: there is no such seat"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_over"),
    (status = 422, body = ErrorBody, description = "bad_record"),
))]
pub(crate) async fn review_table(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
    Extension(address): Extension<ClientAddress>,
    TableId(id): TableId,
    Params(query): Params<SeatsQuery>,
) -> ApiResult<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let Shown { table, record } = app.hub.ask(&id, |reply| Order::Show { reply }).await?;
    let vantage = vantage(&table, &guest.0, query.seats()?)?;
    review(app, address, record.to_string().into(), vantage).await
}

/// Nothing is secret once a match has ended. Before, a coach tells whom it helps what can be known on that seat.
fn vantage(table: &Table, guest: &str, seats: Option<Seats>) -> ApiResult<Vantage> {
    let own = Seat::all(table.seats.len()).find(|&seat| plays(table, guest, seat));
    match own {
        Some(own) if table.help.hints && !table.phase.has_ended() => Ok(Vantage::Seat(own)),
        _ => {
            check_record(table)?;
            Ok(Vantage::Open(seats.unwrap_or_else(|| persons(table))))
        }
    }
}

/// What the coach would do on my seat, at a table where it helps; with an action, what it thinks of that. Nothing where there is no choice
/// to speak of.
#[utoipa::path(post, path = "/tables/{id}/counsel", params(("id" = String, Path)), request_body = CounselRequest, responses(
    (status = 200, body = Object, description = "a `Counsel`, or null"),
    (status = 400, body = ErrorBody, description = "malformed"),
    (status = 403, body = ErrorBody, description = "foreign_seat or no_help"),
    (status = 404, body = ErrorBody, description = "unknown_table"),
    (status = 409, body = ErrorBody, description = "not_awaited"),
))]
pub(crate) async fn counsel(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<GuestId>,
    Extension(address): Extension<ClientAddress>,
    TableId(id): TableId,
    Body(CounselRequest { seat, action }): Body<CounselRequest>,
) -> ApiResult<Json<Option<Counsel>>> {
    let order = |reply| Order::Counsel { guest: guest.0.clone(), seat, asked: action.clone(), reply };
    let task = app.hub.ask(&id, order).await?;
    app.think(address, task).await.map(Json)
}

/// A match from a file, looked at again: the decisions of some seats, by default of all.
#[utoipa::path(post, path = "/review", params(SeatsQuery), request_body = Object, responses(
    (status = 200, body = String, content_type = "text/event-stream", description = "one `ReviewLine` after the other, as they are found"),
    (status = 403, body = ErrorBody, description = "foreign_seat: there is no such seat"),
    (status = 404, body = ErrorBody, description = "unknown_game"),
    (status = 413, body = ErrorBody, description = "too_large"),
    (status = 422, body = ErrorBody, description = "bad_record or bad_setup"),
))]
pub(crate) async fn review_upload(
    State(app): State<Arc<App>>,
    Extension(address): Extension<ClientAddress>,
    Params(query): Params<SeatsQuery>,
    request: Request,
) -> ApiResult<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let seats = query.seats()?;
    // Held until the review begins: only so many records are in memory.
    let _turn = app.uploads.take(&address.to_string()).await;
    let record = read_json(request, &app).await?;
    let seats = seats.unwrap_or_else(|| seats_of(&record));
    review(Arc::clone(&app), address, record, Vantage::Open(seats)).await
}

fn persons(table: &Table) -> Seats {
    let is_person = |seat: &Seat| matches!(table.seats[seat.index()], Sitter::Person { .. });
    Seat::all(table.seats.len()).filter(is_person).collect()
}

/// All seats that a record names in its set-up; whether the record holds is seen when it is played again.
fn seats_of(record: &[u8]) -> Seats {
    #[derive(serde::Deserialize)]
    struct Head {
        setup: Setup,
    }
    #[derive(serde::Deserialize)]
    struct Setup {
        seats: usize,
    }
    let head: Result<Head, _> = serde_json::from_slice(record);
    let n_seats = head.map_or(0, |head| head.setup.seats);
    Seats::first(n_seats.min(engine::MAX_SEATS))
}

async fn review(
    app: Arc<App>,
    address: ClientAddress,
    record: Bytes,
    vantage: Vantage,
) -> ApiResult<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let place = app.coach.readers.take(&address.to_string()).await;
    let key = key_of(&record, vantage);
    let turn = app.replays.take(&address.to_string()).await;
    let review = app.calculate(turn, move |hub| Ok(hub.catalog.review(&record, vantage, 1)?)).await?;
    let found = app.coach.shelf().found(&key);
    let reading = Reading {
        app,
        address,
        found,
        n_read: 0,
        stage: Stage::Begins(review.length()),
        review: Some(review),
        _place: place,
    };
    Ok(Sse::new(unfold(reading, Reading::next)).keep_alive(KeepAlive::default()))
}

/// A match, and who looks at it how.
fn key_of(record: &[u8], vantage: Vantage) -> String {
    let mut digest = Sha256::new_with_prefix(record);
    digest.update(format!("{vantage:?}"));
    hex::encode(digest.finalize())
}

/// Somebody who reads a review.
struct Reading {
    app: Arc<App>,
    address: ClientAddress,
    found: Arc<Found>,
    n_read: usize,
    stage: Stage,
    /// Away while it thinks.
    review: Option<Box<dyn Review>>,
    _place: Turn,
}

enum Stage {
    Begins(u32),
    GoesOn,
    Ended,
}

impl Reading {
    /// The next line for who reads. When nobody reads any more this is dropped, and with it what is being thought.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Self)> {
        let line = match self.stage {
            Stage::Begins(length) => {
                self.stage = Stage::GoesOn;
                ReviewLine::Begun { length }
            }
            Stage::GoesOn => {
                let mut closing = self.app.hub.closing();
                let moment = tokio::select! {
                    moment = self.moment() => moment.ok()?,
                    () = closed(&mut closing) => return None,
                };
                match moment {
                    Some(moment) => ReviewLine::Moment { moment },
                    None => {
                        self.stage = Stage::Ended;
                        ReviewLine::Ended
                    }
                }
            }
            Stage::Ended => return None,
        };
        let event = Event::default().data(JsonText::of(&line).as_str());
        Some((Ok(event), self))
    }

    /// The next moment: one that was found before, or a new one.
    async fn moment(&mut self) -> ApiResult<Option<JsonText>> {
        let moment = match self.found.at(self.n_read) {
            Known::Moment(moment) => Some(moment),
            Known::End => None,
            Known::Nothing => self.think().await?,
        };
        self.n_read += 1;
        Ok(moment)
    }

    async fn think(&mut self) -> ApiResult<Option<JsonText>> {
        let Some(mut review) = self.review.take() else { return Err(ErrorCode::Internal.into()) };
        let resumed_at = self.found.last_ply();
        let (app, address) = (Arc::clone(&self.app), self.address);
        let thought = app
            .think(address, move |cancel| {
                if let Some(ply) = resumed_at {
                    review.skip(ply);
                }
                let moment = review.next(cancel);
                (review, moment)
            })
            .await?;
        let (review, moment) = thought;
        let ply = review.ply();
        self.review = Some(review);
        Ok(self.found.add(self.n_read, ply, moment.as_ref()))
    }
}

impl App {
    /// Lets the coach think when it is its turn; bots that play go first, for a while. Who stops waiting for the answer ends the thought.
    pub async fn think<T: Send + 'static>(
        &self,
        address: ClientAddress,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> ApiResult<T> {
        let turn = self.coach.thinking.take(&address.to_string()).await;
        let waits_until = Instant::now() + PATIENCE;
        while self.hub.thinkers.is_busy() && Instant::now() < waits_until {
            sleep(GLANCE).await;
        }
        let cancel = CancelledWhenDropped::default();
        let flag = Arc::clone(&cancel.0);
        self.calculate(turn, move |_| Ok(work(&flag))).await
    }
}

#[derive(Default)]
struct CancelledWhenDropped(Arc<AtomicBool>);

impl Drop for CancelledWhenDropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Coach {
    pub fn new() -> Self {
        Self {
            thinking: Turns::new(AT_ONCE, AT_ONCE),
            readers: Turns::new(READERS, READERS_EACH),
            shelf: Mutex::default(),
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reviews as far as they were thought through; what was read last stands last.
#[derive(Default)]
struct Shelf(VecDeque<(String, Arc<Found>)>);

impl Shelf {
    fn found(&mut self, key: &str) -> Arc<Found> {
        let index = self.0.iter().position(|(known, _)| known == key);
        let found = index.and_then(|index| self.0.remove(index)).map(|(_, found)| found).unwrap_or_default();
        self.0.push_back((key.to_owned(), Arc::clone(&found)));
        while self.0.len() > 1 && self.0.iter().map(|(_, found)| 1 + found.len()).sum::<usize>() > KEPT {
            self.0.pop_front();
        }
        found
    }
}

/// What was found in one match, in order.
#[derive(Default)]
struct Found(Mutex<Moments>);

#[derive(Default)]
struct Moments {
    /// Each after so many actions.
    moments: Vec<(usize, JsonText)>,
    is_whole: bool,
}

enum Known {
    Moment(JsonText),
    End,
    Nothing,
}

impl Found {
    fn at(&self, index: usize) -> Known {
        let Moments { moments, is_whole } = &*self.moments();
        match moments.get(index) {
            Some((_, moment)) => Known::Moment(moment.clone()),
            None if *is_whole => Known::End,
            None => Known::Nothing,
        }
    }

    /// Two may think about the same moment: they find the same, and it is kept once.
    fn add(&self, index: usize, ply: usize, moment: Option<&Moment>) -> Option<JsonText> {
        let mut found = self.moments();
        let Some(moment) = moment else {
            found.is_whole |= index == found.moments.len();
            return None;
        };
        let text = JsonText::of(moment);
        if index == found.moments.len() {
            found.moments.push((ply, text.clone()));
        }
        Some(text)
    }

    fn last_ply(&self) -> Option<usize> {
        self.moments().moments.last().map(|(ply, _)| *ply)
    }

    fn len(&self) -> usize {
        self.moments().moments.len()
    }

    fn moments(&self) -> MutexGuard<'_, Moments> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
