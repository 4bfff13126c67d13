//! Work that takes a while waits its turn. People take turns, so that however much one of them asks for, the next one waits for
//! a single piece of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

pub(crate) struct Turns {
    /// How many pieces of work are done at once.
    at_once: usize,
    /// How many of them may be one person's.
    each: usize,
    queue: Mutex<Queue>,
}

/// Somebody's turn; when it is dropped the next one begins.
pub(crate) struct Turn {
    turns: Arc<Turns>,
    person: String,
}

#[derive(Default)]
struct Queue {
    n_taken: usize,
    taken: BTreeMap<String, usize>,
    /// Who waits, in the order in which they are served; what one person asks for is done in the order asked.
    waiting: VecDeque<Person>,
}

struct Person {
    name: String,
    asked: VecDeque<oneshot::Sender<Turn>>,
}

impl Turns {
    pub fn new(at_once: usize, each: usize) -> Arc<Self> {
        Arc::new(Self { at_once: at_once.max(1), each: each.max(1), queue: Mutex::default() })
    }

    /// Waits for a turn. Who stops waiting loses its place.
    pub async fn take(self: &Arc<Self>, person: &str) -> Turn {
        let (turn, granted) = oneshot::channel();
        self.queue().join(person, turn);
        self.go_on();
        granted.await.expect("whoever waits is served one day")
    }

    /// How many work and how many wait.
    pub fn lengths(&self) -> (usize, usize) {
        let queue = self.queue();
        (queue.n_taken, queue.waiting.iter().map(|person| person.asked.len()).sum())
    }

    /// Serves everybody for whom there is room.
    fn go_on(self: &Arc<Self>) {
        loop {
            let Some((person, granted)) = self.queue().next(self.at_once, self.each) else { return };
            // If nobody waits for it any more the turn ends here, and the loop serves the next one.
            let _ = granted.send(Turn { turns: Arc::clone(self), person });
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.queue().leave(&self.person);
        self.turns.go_on();
    }
}

impl Queue {
    fn join(&mut self, name: &str, turn: oneshot::Sender<Turn>) {
        match self.waiting.iter_mut().find(|person| person.name == name) {
            Some(person) => person.asked.push_back(turn),
            None => self.waiting.push_back(Person { name: name.to_owned(), asked: [turn].into() }),
        }
    }

    /// The next one to be served, who then goes to the end of the line.
    fn next(&mut self, at_once: usize, each: usize) -> Option<(String, oneshot::Sender<Turn>)> {
        if self.n_taken >= at_once {
            return None;
        }
        self.forget_who_left();
        let is_served = |person: &Person| self.taken.get(&person.name).is_none_or(|n_taken| *n_taken < each);
        let index = self.waiting.iter().position(is_served)?;
        let mut person = self.waiting.remove(index)?;
        let turn = person.asked.pop_front()?;
        let name = person.name.clone();
        if !person.asked.is_empty() {
            self.waiting.push_back(person);
        }
        self.n_taken += 1;
        *self.taken.entry(name.clone()).or_default() += 1;
        Some((name, turn))
    }

    fn forget_who_left(&mut self) {
        self.waiting.retain_mut(|person| {
            person.asked.retain(|turn| !turn.is_closed());
            !person.asked.is_empty()
        });
    }

    fn leave(&mut self, name: &str) {
        self.n_taken -= 1;
        if let Some(n_taken) = self.taken.get_mut(name) {
            *n_taken -= 1;
            if *n_taken == 0 {
                self.taken.remove(name);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for a turn and waits until the request stands in line.
    async fn ask(turns: &Arc<Turns>, person: &'static str) -> tokio::task::JoinHandle<Turn> {
        let n_before: usize = [turns.lengths()].map(|(working, waiting)| working + waiting)[0];
        let queue = Arc::clone(turns);
        let asked = tokio::spawn(async move { queue.take(person).await });
        while [turns.lengths()].map(|(working, waiting)| working + waiting)[0] == n_before {
            tokio::task::yield_now().await;
        }
        asked
    }

    #[tokio::test]
    async fn one_who_asks_for_much_delays_nobody() {
        let turns = Turns::new(1, 1);
        let mut greedy = Vec::new();
        for _ in 0..150 {
            greedy.push(ask(&turns, "greedy").await);
        }
        let modest = ask(&turns, "modest").await;
        let mut n_before = 0;
        let mut greedy = greedy.into_iter();
        while !modest.is_finished() {
            drop(greedy.next().unwrap().await.unwrap());
            n_before += 1;
            tokio::task::yield_now().await;
        }
        assert!(n_before <= 2, "{n_before} of the greedy one's were served first");
    }

    #[tokio::test]
    async fn nobody_takes_everything() {
        let turns = Turns::new(4, 2);
        let mut asked = Vec::new();
        for _ in 0..5 {
            asked.push(ask(&turns, "greedy").await);
        }
        assert_eq!(turns.lengths(), (2, 3), "two places are kept for others");
        let others = [ask(&turns, "anna").await, ask(&turns, "bert").await];
        for other in others {
            other.await.unwrap();
        }
        let first = asked.remove(0).await.unwrap();
        drop(first);
        asked.remove(1).await.unwrap();
    }

    #[tokio::test]
    async fn who_stops_waiting_holds_nobody_up() {
        let turns = Turns::new(1, 1);
        let first = turns.take("anna").await;
        for _ in 0..3 {
            ask(&turns, "bert").await.abort();
        }
        let last = ask(&turns, "carl").await;
        drop(first);
        drop(last.await.unwrap());
        assert_eq!(turns.lengths(), (0, 0));
    }
}
