//! Work that takes a while waits its turn. Addresses take turns, and at each the people who share it, so that however much one of
//! them asks for, and as however many guests, the next one waits for a single piece of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

pub(crate) struct Turns {
    /// How many pieces of work are done at once.
    at_once: usize,
    /// How many of them may be one person's.
    each: usize,
    /// How many those of one home.
    at_home: usize,
    queue: Mutex<Queue>,
}

/// Somebody's turn; when it is dropped the next one begins.
pub(crate) struct Turn {
    turns: Arc<Turns>,
    home: String,
    person: String,
}

#[derive(Default)]
struct Queue {
    n_taken: usize,
    taken: BTreeMap<String, usize>,
    taken_at: BTreeMap<String, usize>,
    /// Who waits, in the order in which they are served.
    waiting: VecDeque<Home>,
}

/// People who share an address; they are served in this order, too.
struct Home {
    name: String,
    people: VecDeque<Person>,
}

/// What one person asks for is done in the order asked.
struct Person {
    name: String,
    asked: VecDeque<oneshot::Sender<Turn>>,
}

impl Turns {
    pub fn new(at_once: usize, each: usize) -> Arc<Self> {
        let (at_once, each) = (at_once.max(1), each.max(1));
        // One place is kept for the others, where there are several.
        let at_home = (at_once - 1).max(each);
        Arc::new(Self { at_once, each, at_home, queue: Mutex::default() })
    }

    /// Waits for a turn of somebody who shares with nobody.
    pub async fn take(self: &Arc<Self>, person: &str) -> Turn {
        self.take_at(person, person).await
    }

    /// Waits for a turn of a person at a home. Who stops waiting loses its place.
    pub async fn take_at(self: &Arc<Self>, home: &str, person: &str) -> Turn {
        let (turn, granted) = oneshot::channel();
        self.queue().join(home, person, turn);
        self.go_on();
        granted.await.expect("whoever waits is served one day")
    }

    /// How many work and how many wait.
    pub fn lengths(&self) -> (usize, usize) {
        let queue = self.queue();
        let people = queue.waiting.iter().flat_map(|home| &home.people);
        (queue.n_taken, people.map(|person| person.asked.len()).sum())
    }

    /// Serves everybody for whom there is room.
    fn go_on(self: &Arc<Self>) {
        loop {
            let Some((home, person, granted)) = self.queue().next(self) else { return };
            // If nobody waits for it any more the turn ends here, and the loop serves the next one.
            let _ = granted.send(Turn { turns: Arc::clone(self), home, person });
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.queue().leave(&self.home, &self.person);
        self.turns.go_on();
    }
}

impl Queue {
    fn join(&mut self, home: &str, name: &str, turn: oneshot::Sender<Turn>) {
        let index = self.waiting.iter().position(|waiting| waiting.name == home);
        let index = index.unwrap_or_else(|| {
            self.waiting.push_back(Home { name: home.to_owned(), people: VecDeque::new() });
            self.waiting.len() - 1
        });
        self.waiting[index].join(name, turn);
    }

    /// The next one to be served, who then goes to the end of the line, and its home likewise.
    fn next(&mut self, turns: &Turns) -> Option<(String, String, oneshot::Sender<Turn>)> {
        if self.n_taken >= turns.at_once {
            return None;
        }
        self.forget_who_left();
        let (taken, taken_at) = (&self.taken, &self.taken_at);
        let is_below = |counts: &BTreeMap<String, usize>, name: &str, most: usize| {
            counts.get(name).is_none_or(|n_taken| *n_taken < most)
        };
        let (index, at) = self.waiting.iter().enumerate().find_map(|(index, home)| {
            let is_served = |person: &Person| is_below(taken, &person.name, turns.each);
            let at = home.people.iter().position(is_served)?;
            is_below(taken_at, &home.name, turns.at_home).then_some((index, at))
        })?;
        let mut home = self.waiting.remove(index)?;
        let (name, turn) = home.serve(at)?;
        let at_home = home.name.clone();
        if !home.people.is_empty() {
            self.waiting.push_back(home);
        }
        self.n_taken += 1;
        *self.taken.entry(name.clone()).or_default() += 1;
        *self.taken_at.entry(at_home.clone()).or_default() += 1;
        Some((at_home, name, turn))
    }

    fn forget_who_left(&mut self) {
        self.waiting.retain_mut(|home| {
            home.people.retain_mut(|person| {
                person.asked.retain(|turn| !turn.is_closed());
                !person.asked.is_empty()
            });
            !home.people.is_empty()
        });
    }

    fn leave(&mut self, home: &str, name: &str) {
        self.n_taken -= 1;
        for (counts, name) in [(&mut self.taken, name), (&mut self.taken_at, home)] {
            if let Some(n_taken) = counts.get_mut(name) {
                *n_taken -= 1;
                if *n_taken == 0 {
                    counts.remove(name);
                }
            }
        }
    }
}

impl Home {
    fn join(&mut self, name: &str, turn: oneshot::Sender<Turn>) {
        match self.people.iter_mut().find(|person| person.name == name) {
            Some(person) => person.asked.push_back(turn),
            None => self.people.push_back(Person { name: name.to_owned(), asked: [turn].into() }),
        }
    }

    fn serve(&mut self, at: usize) -> Option<(String, oneshot::Sender<Turn>)> {
        let mut person = self.people.remove(at)?;
        let (name, turn) = (person.name.clone(), person.asked.pop_front()?);
        if !person.asked.is_empty() {
            self.people.push_back(person);
        }
        Some((name, turn))
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

    /// However many guests one makes, at one address: somebody elsewhere waits for a single piece of work.
    #[tokio::test]
    async fn many_guests_at_one_address_are_no_more_than_one() {
        let turns = Turns::new(1, 1);
        let mut many = Vec::new();
        for guest in 0..50 {
            let queue = Arc::clone(&turns);
            many.push(tokio::spawn(async move { queue.take_at("there", &guest.to_string()).await }));
            while [turns.lengths()].map(|(working, waiting)| working + waiting)[0] == guest {
                tokio::task::yield_now().await;
            }
        }
        let modest = ask(&turns, "modest").await;
        let mut n_before = 0;
        let mut many = many.into_iter();
        while !modest.is_finished() {
            drop(many.next().unwrap().await.unwrap());
            n_before += 1;
            tokio::task::yield_now().await;
        }
        assert!(n_before <= 2, "{n_before} of one address were served first");
    }

    #[tokio::test]
    async fn one_address_leaves_a_place_to_others() {
        let turns = Turns::new(4, 2);
        let mut many = Vec::new();
        for guest in 0..8 {
            let queue = Arc::clone(&turns);
            many.push(tokio::spawn(async move { queue.take_at("there", &guest.to_string()).await }));
        }
        while turns.lengths() != (3, 5) {
            tokio::task::yield_now().await;
        }
        drop(turns.take_at("elsewhere", "anna").await);
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
