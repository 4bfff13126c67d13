//! Messages on their way to one browser. However slowly it reads, little waits for it: a picture that it would get late is left
//! out, and when it has taken what waits it is shown the newest one.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// A browser that lets more answers wait has to connect again.
const MOST_MESSAGES: usize = 64;
/// Likewise in bytes; a picture and the table that goes with it may always wait.
const MOST_BYTES: usize = 1024 * 1024;
const ALWAYS: usize = 2;

/// A new outbox: the table's end and the socket's end.
pub(crate) fn outbox() -> (Outbox, Inlet) {
    let shared = Arc::new(Shared::default());
    (Outbox { shared: Arc::clone(&shared) }, Inlet { shared })
}

/// The table's end. When it is dropped the socket is closed, and what waits is thrown away.
pub(crate) struct Outbox {
    shared: Arc<Shared>,
}

/// The socket's end. When it is dropped nothing more is taken.
pub(crate) struct Inlet {
    shared: Arc<Shared>,
}

/// What a socket does next.
#[derive(Debug, PartialEq)]
pub(crate) enum Next {
    Send(Utf8Bytes),
    /// Everything is sent, but something was left out: the table is asked for it.
    CatchUp,
    Close,
}

/// The browser lets too much wait, or has gone.
#[derive(Debug)]
pub(crate) struct NotTaken;

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    n_bytes: usize,
    has_missed: bool,
    is_closed: bool,
    /// Nobody will take anything any more.
    is_left: bool,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    pub fn send(&self, message: Utf8Bytes) -> Result<(), NotTaken> {
        let mut waiting = self.shared.waiting();
        let is_full = waiting.messages.len() >= MOST_MESSAGES || waiting.n_bytes + message.len() > MOST_BYTES;
        if waiting.is_left || is_full && waiting.messages.len() >= ALWAYS {
            return Err(NotTaken);
        }
        waiting.n_bytes += message.len();
        waiting.messages.push_back(message);
        drop(waiting);
        self.shared.news.notify_one();
        Ok(())
    }

    /// Whether something waits already. If so, what the caller leaves out is asked for later. Who has gone is never behind: the
    /// next message finds out.
    pub fn is_behind(&self) -> bool {
        let mut waiting = self.shared.waiting();
        waiting.has_missed |= !waiting.messages.is_empty();
        waiting.has_missed
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        *self.shared.waiting() = Waiting { is_closed: true, ..Waiting::default() };
        self.shared.news.notify_one();
    }
}

impl Drop for Inlet {
    fn drop(&mut self) {
        *self.shared.waiting() = Waiting { is_left: true, ..Waiting::default() };
    }
}

impl Inlet {
    /// Waits for what is to be done. Nothing is lost if the caller stops waiting.
    pub async fn next(&mut self) -> Next {
        loop {
            if let Some(next) = self.shared.waiting().take() {
                return next;
            }
            self.shared.news.notified().await;
        }
    }
}

impl Waiting {
    fn take(&mut self) -> Option<Next> {
        if let Some(message) = self.messages.pop_front() {
            self.n_bytes -= message.len();
            return Some(Next::Send(message));
        }
        if self.is_closed {
            return Some(Next::Close);
        }
        std::mem::take(&mut self.has_missed).then_some(Next::CatchUp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_left_out_is_asked_for_once_the_rest_is_sent() {
        let (outbox, mut inlet) = outbox();
        assert!(!outbox.is_behind(), "nothing waits");
        outbox.send("first".into()).unwrap();
        assert!(outbox.is_behind() && outbox.is_behind());
        outbox.send("second".into()).unwrap();
        assert_eq!(inlet.next().await, Next::Send("first".into()));
        assert_eq!(inlet.next().await, Next::Send("second".into()));
        assert_eq!(inlet.next().await, Next::CatchUp);
        assert!(!outbox.is_behind(), "it was asked for");
        drop(outbox);
        assert_eq!(inlet.next().await, Next::Close);
    }

    #[test]
    fn nothing_waits_for_who_has_gone() {
        let (outbox, inlet) = outbox();
        outbox.send("first".into()).unwrap();
        assert!(outbox.is_behind());
        drop(inlet);
        assert!(!outbox.is_behind(), "it would never ask");
        assert!(outbox.send("second".into()).is_err());
    }

    #[test]
    fn little_waits_for_who_does_not_read() {
        let (outbox, _inlet) = outbox();
        let n_taken = (0..10_000).take_while(|_| outbox.send("pong".into()).is_ok()).count();
        assert_eq!(n_taken, MOST_MESSAGES);
        let (outbox, _inlet) = super::outbox();
        let large = Utf8Bytes::from("x".repeat(MOST_BYTES));
        assert!(outbox.send(large.clone()).is_ok() && outbox.send("table".into()).is_ok());
        assert!(outbox.send("pong".into()).is_err());
    }
}
