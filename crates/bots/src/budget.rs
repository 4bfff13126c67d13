//! How long a search may think, and when it has to answer.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    Time(Duration),
    Iterations(u32),
}

impl Budget {
    /// What `mcts` without a budget gets: the same result on every machine.
    pub const DEFAULT: Budget = Budget::Iterations(1000);

    pub(crate) fn limits(self, threads: u8) -> Limits {
        match self {
            Budget::Time(time) => Limits { iterations: u32::MAX, time: Some(time), threads },
            Budget::Iterations(iterations) => Limits { iterations, time: None, threads },
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(n) => write!(f, "{n}it"),
        }
    }
}

/// When a search ends, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Limits {
    pub iterations: u32,
    pub time: Option<Duration>,
    pub threads: u8,
}

impl Limits {
    /// Fewer iterations and a part of the time; at least one iteration.
    pub fn narrowed(self, iterations: impl Fn(f32) -> f32, time: f32) -> Self {
        let count = match self.iterations {
            u32::MAX => u32::MAX,
            count => (iterations(count as f32).round() as u32).max(1),
        };
        Self { iterations: count, time: self.time.map(|most| most.mul_f32(time)), ..self }
    }
}

/// Tells a search how much it may still do.
#[derive(Clone, Copy)]
pub(crate) struct Countdown<'a> {
    iterations: u32,
    deadline: Option<Instant>,
    started: Instant,
    cancel: &'a AtomicBool,
}

impl<'a> Countdown<'a> {
    /// One for each thread of a search.
    pub fn start(limits: Limits, cancel: &'a AtomicBool) -> Self {
        let started = Instant::now();
        Self {
            iterations: limits.iterations.div_ceil(u32::from(limits.threads)),
            deadline: limits.time.map(|time| started + time),
            started,
            cancel,
        }
    }

    /// How many more iterations there may be; nothing when it is time to answer. A budget of iterations is counted by
    /// iterations alone: time may end such a search, but never tells it to hurry.
    pub fn iterations_left(&self, done: u32) -> Option<u32> {
        self.left_at(Instant::now(), done)
    }

    fn left_at(&self, now: Instant, done: u32) -> Option<u32> {
        let is_late = self.deadline.is_some_and(|deadline| now >= deadline);
        if done >= self.iterations || is_late || self.cancel.load(Ordering::Relaxed) {
            return None;
        }
        match self.deadline {
            Some(deadline) if self.iterations == u32::MAX => {
                let pace = f64::from(done + 1) / (now - self.started).as_secs_f64().max(1e-9);
                Some((((deadline - now).as_secs_f64() * pace) as u32).saturating_add(1))
            }
            _ => Some(self.iterations - done),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static NEVER: AtomicBool = AtomicBool::new(false);

    fn after(countdown: &Countdown<'_>, milliseconds: u64, done: u32) -> Option<u32> {
        countdown.left_at(countdown.started + Duration::from_millis(milliseconds), done)
    }

    #[test]
    fn a_budget_of_time_ends_when_it_is_spent() {
        let limits = Budget::Time(Duration::from_millis(40)).limits(1);
        let countdown = Countdown::start(limits, &NEVER);
        // Ten iterations in the first half: ten more, and one for the rounding.
        assert_eq!(after(&countdown, 20, 9), Some(11));
        assert_eq!((after(&countdown, 39, 1).is_some(), after(&countdown, 40, 1)), (true, None));
    }

    #[test]
    fn a_budget_of_iterations_knows_no_time() {
        let countdown = Countdown::start(Budget::Iterations(100).limits(3), &NEVER);
        assert_eq!(after(&countdown, 1_000_000, 33), Some(1), "each of three threads does its part");
        assert_eq!(after(&countdown, 0, 34), None);
    }

    #[test]
    fn whichever_comes_first_ends_a_search_with_both() {
        let limits = Limits { iterations: 100, time: Some(Duration::from_secs(1)), threads: 1 };
        let countdown = Countdown::start(limits, &NEVER);
        assert_eq!((after(&countdown, 999, 10), after(&countdown, 1000, 10)), (Some(90), None));
        assert_eq!(after(&countdown, 0, 100), None);
    }

    #[test]
    fn who_is_cancelled_answers_at_once() {
        let cancel = AtomicBool::new(true);
        assert_eq!(Countdown::start(Budget::DEFAULT.limits(1), &cancel).iterations_left(0), None);
    }
}
