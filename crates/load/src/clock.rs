//! When a run begins and ends, and how fast it may go.

use std::sync::Mutex;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use crate::Progress;
use crate::meter::Meter;

/// From when to when actions are counted: not while everybody begins, and not after the end.
#[derive(Clone, Copy)]
pub struct Span {
    begin: Instant,
    end: Instant,
}

/// All tables begin at once, which no evening does.
const WARMING_UP: Duration = Duration::from_secs(2);

impl Span {
    pub fn of(seconds: u64) -> Self {
        let begin = Instant::now() + WARMING_UP;
        Self { begin, end: begin + Duration::from_secs(seconds) }
    }

    pub fn contains(self, at: Instant) -> bool {
        (self.begin..self.end).contains(&at)
    }

    pub fn is_over(self) -> bool {
        Instant::now() >= self.end
    }

    pub fn end(self) -> Instant {
        self.end
    }

    pub fn length(self) -> f64 {
        (self.end - self.begin).as_secs_f64()
    }
}

/// Tells every second how far it is.
pub async fn count(span: Span, meter: &Meter, progress: &dyn Progress) {
    let seconds = span.length() as u64;
    for second in 1..=seconds {
        sleep_until(span.begin + Duration::from_secs(second)).await;
        progress.second(second, seconds, meter.n_confirmed());
    }
}

/// Leaves so much time between the actions of one table.
pub struct Pace {
    between: Duration,
    next: Mutex<Instant>,
}

impl Pace {
    /// `per_second` actions at one table; none: no time between them. `share` from 0 to 1 sets the tables off against each
    /// other.
    pub fn of(per_second: Option<f64>, share: f64) -> Self {
        let between = per_second.map_or(Duration::ZERO, |rate| Duration::from_secs_f64(1.0 / rate));
        Self { between, next: Mutex::new(Instant::now() + between.mul_f64(share)) }
    }

    /// When the next action may be sent; it is taken by asking.
    pub fn take(&self) -> Instant {
        let mut next = self.next.lock().expect("nobody panics while holding it");
        let at = (*next).max(Instant::now());
        *next = at + self.between;
        at
    }
}
