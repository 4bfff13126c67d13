//! When a search has to answer.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::spec::Limits;

#[derive(Clone, Copy)]
pub(crate) struct Clock<'a> {
    iterations: u32,
    deadline: Option<Instant>,
    started: Instant,
    cancel: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock for each thread of a search.
    pub fn start(limits: Limits, cancel: &'a AtomicBool) -> Self {
        let started = Instant::now();
        Self {
            iterations: limits.iterations.div_ceil(u32::from(limits.threads)),
            deadline: limits.time.map(|time| started + time),
            started,
            cancel,
        }
    }

    /// How many more iterations there may be; nothing when it is time to answer. A count is given by the count alone:
    /// the clock may end such a search, but never tells it to hurry.
    pub fn iterations_left(&self, done: u32) -> Option<u32> {
        let now = Instant::now();
        let is_late = self.deadline.is_some_and(|deadline| now >= deadline);
        if done >= self.iterations || is_late || self.cancel.load(Ordering::Relaxed) {
            return None;
        }
        match self.deadline {
            Some(deadline) if self.iterations == u32::MAX => {
                let pace = f64::from(done + 1) / (now - self.started).as_secs_f64().max(1e-9);
                Some(((deadline - now).as_secs_f64() * pace) as u32 + 1)
            }
            _ => Some(self.iterations - done),
        }
    }
}
