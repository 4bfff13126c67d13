//! What rules may use while they run: chance, and a way to tell the players what happened.

use crate::{Chance, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// Handed to [`crate::Game::start`] and [`crate::Game::apply`].
pub struct Ctx<'a, E> {
    chance: &'a mut dyn Chance,
    told: Option<&'a mut Vec<Told<E>>>,
    is_final: bool,
}

/// Who hears an event. A secret act is told twice: in full to those who may know (`Only`), as a bare fact to all
/// others (`Except` the same seats).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    All,
    Only(Seats),
    Except(Seats),
}

impl Audience {
    /// The open viewer hears the full version of a secret act, not the bare one.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _)
            | (Audience::Only(_), Viewer::Open)
            | (Audience::Except(_), Viewer::Public) => true,
            (Audience::Only(seats), Viewer::Seat { seat }) => seats.contains(seat),
            (Audience::Except(seats), Viewer::Seat { seat }) => !seats.contains(seat),
            (Audience::Only(_), Viewer::Public) | (Audience::Except(_), Viewer::Open) => false,
        }
    }
}

/// An event and who hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    pub to: Audience,
    pub event: E,
}

impl<'a, E> Ctx<'a, E> {
    /// A context in which nobody listens: for search, where events would only cost time.
    pub fn silent(chance: &'a mut dyn Chance) -> Self {
        Self { chance, told: None, is_final: false }
    }

    /// A context that writes down what is told.
    pub fn telling(chance: &'a mut dyn Chance, told: &'a mut Vec<Told<E>>) -> Self {
        Self { chance, told: Some(told), is_final: false }
    }

    /// The source of draws. Using it makes the step final.
    pub fn chance(&mut self) -> &mut (dyn Chance + 'a) {
        self.is_final = true;
        self.chance
    }

    /// Tells everybody. The event is only made when somebody listens.
    pub fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell_to(Audience::All, event);
    }

    /// Tells these seats and nobody else.
    pub fn tell(&mut self, seats: Seats, event: impl FnOnce() -> E) {
        self.tell_to(Audience::Only(seats), event);
    }

    /// Tells everybody but these seats: the bare fact beside a [`Ctx::tell`].
    pub fn tell_others(&mut self, seats: Seats, event: impl FnOnce() -> E) {
        self.tell_to(Audience::Except(seats), event);
    }

    fn tell_to(&mut self, to: Audience, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.told {
            told.push(Told { to, event: event() });
        }
    }

    /// Something hidden came to light: this step cannot be undone.
    pub fn make_final(&mut self) {
        self.is_final = true;
    }

    /// Whether the step drew or was made final.
    pub fn is_final(&self) -> bool {
        self.is_final
    }
}

impl Audience {
    pub fn one(seat: Seat) -> Self {
        Audience::Only(Seats::one(seat))
    }
}
