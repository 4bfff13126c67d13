//! One person at a table: reads every picture, checks it, and plays a random legal action when it has to.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use crate::LoadError;
use crate::clock::{Pace, Span};
use crate::guest::Stream;
use crate::meter::Meter;
use crate::wire::{self, Message, Picture, Status};

/// What those at one table share while they play.
pub struct Shared {
    pub meter: Arc<Meter>,
    pub span: Span,
    pub pace: Arc<Pace>,
    /// When the last action was sent, for those who see it.
    last: Mutex<Option<Instant>>,
}

impl Shared {
    pub fn new(meter: Arc<Meter>, span: Span, pace: Arc<Pace>) -> Self {
        Self { meter, span, pace, last: Mutex::new(None) }
    }

    fn last(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.last.lock().expect("nobody panics while holding it")
    }
}

pub struct Seat {
    stream: Stream,
    seat: usize,
    chance: Pcg64Mcg,
    seen: Option<Seen>,
    n_sent: u32,
    /// The request under way.
    asked: Option<(u32, Instant)>,
    /// When to play.
    due: Option<Instant>,
    /// Not before then.
    rested: Instant,
}

/// Between two actions of one socket: servers take 40 messages a second of each.
const REST: Duration = Duration::from_millis(25);

/// The last picture.
struct Seen {
    tick: u64,
    log: usize,
    is_over: bool,
    /// The action that was drawn from the legal ones.
    choice: Option<String>,
}

impl Seat {
    pub fn new(stream: Stream, seat: usize, seed: u64) -> Self {
        let chance = Pcg64Mcg::seed_from_u64(seed);
        Self { stream, seat, chance, seen: None, n_sent: 0, asked: None, due: None, rested: Instant::now() }
    }

    /// Reads until the first picture is there.
    pub async fn arrive(&mut self, meter: &Meter) -> Result<(), LoadError> {
        while self.seen.is_none() {
            let text = self.next().await?;
            let message: Message = serde_json::from_str(&text)?;
            if let Some(picture) = &message.picture {
                self.look(picture, meter);
            }
        }
        Ok(())
    }

    /// Plays to the end of the match, or of the run; says whether the match is over.
    pub async fn play(&mut self, shared: &Shared) -> Result<bool, LoadError> {
        self.plan(shared);
        while !self.is_over() {
            let due = self.due;
            tokio::select! {
                text = self.next() => self.take(&text?, shared)?,
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => self.act(shared).await?,
                () = sleep_until(shared.span.end()) => return Ok(false),
            }
        }
        Ok(true)
    }

    fn is_over(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.is_over)
    }

    async fn next(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Close(frame))) => return Err(LoadError::Broken(format!("closed: {frame:?}"))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(LoadError::Broken("the socket has ended".to_owned())),
            }
        }
    }

    /// What a message means for me.
    fn take(&mut self, text: &str, shared: &Shared) -> Result<(), LoadError> {
        let (now, message): (_, Message) = (Instant::now(), serde_json::from_str(text)?);
        let meter = &shared.meter;
        match (message.kind, &message.picture) {
            ("update", Some(picture)) => {
                let is_counted = self.look(picture, meter);
                self.time(message.done, now, is_counted, text.len(), shared);
            }
            ("sync", Some(picture)) => _ = self.look(picture, meter),
            ("table", _) => {}
            ("refused", _) => {
                let refusal = message.refusal.map_or("", |refusal| refusal.get());
                meter.error(format!("seat {} was refused: {refusal}", self.seat));
                self.asked = self.asked.filter(|(id, _)| Some(*id) != message.id);
            }
            (kind, _) => meter.error(format!("a message that nobody asked for: {kind}")),
        }
        self.plan(shared);
        Ok(())
    }

    /// Checks a picture and remembers it; says whether it shows anything new.
    fn look(&mut self, picture: &Picture<'_>, meter: &Meter) -> bool {
        if let Some(fault) = self.fault(picture) {
            meter.error(format!("seat {}: {fault}", self.seat));
        }
        let is_new = self.seen.as_ref().is_none_or(|seen| seen.tick < picture.tick);
        let drawn = (self.chance.next_u64() % picture.legal.len().max(1) as u64) as usize;
        self.seen = Some(Seen {
            tick: picture.tick,
            log: picture.log_from + picture.log.len(),
            is_over: matches!(picture.status, Status::Over),
            choice: picture.legal.get(drawn).map(|action| action.get().to_owned()),
        });
        is_new
    }

    /// What cannot be right about a picture.
    fn fault(&self, picture: &Picture<'_>) -> Option<String> {
        let log = picture.log_from + picture.log.len();
        let (tick, known) = self.seen.as_ref().map_or((0, 0), |seen| (seen.tick, seen.log));
        if picture.viewer.seat != Some(self.seat) {
            return Some(format!("somebody else's picture: {:?}", picture.viewer.seat));
        }
        if picture.tick < tick {
            return Some(format!("the tick fell from {tick} to {}", picture.tick));
        }
        if picture.log_from > known || picture.log_final > log {
            return Some(format!(
                "a log from {} with {} final lines after {known}",
                picture.log_from, picture.log_final
            ));
        }
        let is_asked = !picture.legal.is_empty();
        (is_asked != picture.status.awaits(self.seat))
            .then(|| "legal actions out of turn, or none in turn".to_owned())
    }

    /// The answer to my action, or sight of another one's.
    fn time(&mut self, done: Option<u32>, now: Instant, is_new: bool, bytes: usize, shared: &Shared) {
        match (self.asked, done) {
            (Some((id, sent)), Some(done)) if id == done => {
                self.asked = None;
                if shared.span.contains(sent) {
                    shared.meter.confirm(now - sent);
                    shared.meter.taken(bytes);
                }
            }
            (_, Some(done)) => {
                shared.meter.error(format!("an answer to request {done}, which is not under way"))
            }
            (_, None) => {
                let sent = (*shared.last()).filter(|&sent| is_new && shared.span.contains(sent));
                if let Some(sent) = sent {
                    shared.meter.receive(now - sent);
                    shared.meter.taken(bytes);
                }
            }
        }
    }

    /// Takes a time to play at, if it is my turn.
    fn plan(&mut self, shared: &Shared) {
        let may_act = self.asked.is_none() && self.seen.as_ref().is_some_and(|seen| seen.choice.is_some());
        self.due = may_act.then(|| self.due.unwrap_or_else(|| shared.pace.take().max(self.rested)));
    }

    async fn act(&mut self, shared: &Shared) -> Result<(), LoadError> {
        self.due = None;
        let Some(Seen { tick, choice: Some(action), .. }) = &self.seen else { return Ok(()) };
        self.n_sent += 1;
        let text = wire::act(self.n_sent, self.seat, *tick, action);
        shared.meter.sent(text.len());
        let now = Instant::now();
        self.asked = Some((self.n_sent, now));
        self.rested = now + REST;
        *shared.last() = Some(now);
        Ok(self.stream.send(Frame::text(text)).await?)
    }
}
