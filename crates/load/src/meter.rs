//! What is counted while tables are played at.

use std::sync::Mutex;
use std::time::Duration;

use serde::Serialize;

/// Counts of all sockets together.
#[derive(Default)]
pub struct Meter(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    confirmed: Vec<Duration>,
    received: Vec<Duration>,
    n_errors: u64,
    errors: Vec<String>,
    sent: Mean,
    taken: Mean,
    n_matches: u64,
}

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: u64,
    count: u64,
}

impl Mean {
    fn add(&mut self, value: usize) {
        self.sum += value as u64;
        self.count += 1;
    }

    fn value(self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }
}

/// What one half of a run came to.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    /// Actions that were carried out and confirmed.
    pub actions: u64,
    pub per_second: f64,
    /// From an action to the answer to it.
    pub confirmed: Latency,
    /// From an action to the moment when another socket of the table has seen it.
    pub received: Latency,
    pub errors: u64,
    /// The first of them.
    pub first_errors: Vec<String>,
    /// Bytes of a message to the server, and from it, on average.
    pub bytes_sent: f64,
    pub bytes_received: f64,
    /// Matches that ended; their tables were set anew.
    pub matches: u64,
}

/// In milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Latency {
    pub p50: f64,
    pub p99: f64,
    pub most: f64,
}

const FIRST_ERRORS: usize = 8;

impl Meter {
    pub fn confirm(&self, after: Duration) {
        self.counts().confirmed.push(after);
    }

    pub fn receive(&self, after: Duration) {
        self.counts().received.push(after);
    }

    pub fn sent(&self, bytes: usize) {
        self.counts().sent.add(bytes);
    }

    pub fn taken(&self, bytes: usize) {
        self.counts().taken.add(bytes);
    }

    pub fn match_over(&self) {
        self.counts().n_matches += 1;
    }

    pub fn error(&self, error: impl ToString) {
        let mut counts = self.counts();
        counts.n_errors += 1;
        if counts.errors.len() < FIRST_ERRORS {
            counts.errors.push(error.to_string());
        }
    }

    pub fn n_confirmed(&self) -> u64 {
        self.counts().confirmed.len() as u64
    }

    pub fn side(&self, seconds: f64) -> Side {
        let mut counts = self.counts();
        let actions = counts.confirmed.len() as u64;
        Side {
            actions,
            per_second: actions as f64 / seconds,
            confirmed: Latency::of(&mut counts.confirmed),
            received: Latency::of(&mut counts.received),
            errors: counts.n_errors,
            first_errors: counts.errors.clone(),
            bytes_sent: counts.sent.value(),
            bytes_received: counts.taken.value(),
            matches: counts.n_matches,
        }
    }

    fn counts(&self) -> std::sync::MutexGuard<'_, Counts> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

impl Latency {
    /// Of nothing it is 0.
    fn of(times: &mut [Duration]) -> Self {
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len().saturating_sub(1) as f64 * part).round() as usize;
            times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { p50: at(0.5), p99: at(0.99), most: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_the_times_is_not_longer() {
        let mut times: Vec<Duration> = (0..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(Latency::of(&mut times), Latency { p50: 50.0, p99: 99.0, most: 100.0 });
        assert_eq!(Latency::of(&mut []), Latency { p50: 0.0, p99: 0.0, most: 0.0 });
    }

    #[test]
    fn what_is_noted_is_counted() {
        let meter = Meter::default();
        (0..4).for_each(|_| meter.confirm(Duration::from_millis(2)));
        meter.sent(10);
        meter.sent(20);
        (0..10).for_each(|index| meter.error(format!("error {index}")));
        let side = meter.side(2.0);
        assert_eq!((side.actions, side.per_second, side.bytes_sent), (4, 2.0, 15.0));
        assert_eq!((side.errors, side.first_errors.len()), (10, FIRST_ERRORS));
    }
}
