//! The central trait.

use std::fmt::Debug;
use std::ops::ControlFlow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Chance, Ctx, GameInfo, PerSeat, Refusal, Seat, Seats};

/// Whether a visit goes on.
pub type Flow = ControlFlow<()>;

/// The rules of one game, implemented by the type that holds its state.
///
/// A state is a plain flat value: no clock, no generator, no log, no history, no heap. Bots copy it by the million.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    const INFO: GameInfo;
    /// Seat count and options.
    type Setup: Setup;
    /// One click. Small and flat; JSON is an object tagged by `"type"`.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened, as data; JSON is an object tagged by `"type"`. Texts are made from it elsewhere.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// All that one viewer may see, and nothing else.
    type View: PartialEq + Debug + Serialize + Send + 'static;

    /// Sets the table and runs to the first decision.
    fn start(setup: &Self::Setup, ctx: &mut Ctx<'_, Self::Event>) -> Result<Self, BadSetup>;

    /// Who decides now.
    fn status(&self) -> Status;

    fn n_seats(&self) -> usize;

    /// Visits all legal actions of a pending seat, in a fixed order, until the visitor has seen enough. The only source
    /// of legality; never called for a seat that is not pending.
    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Self::Action) -> Flow) -> Flow;

    /// The form in which an action is visited, where one and the same click can be written in several ways.
    fn as_visited(action: &Self::Action) -> Self::Action {
        *action
    }

    /// Why an action of a pending seat that is not among the visited ones is refused. Override it to name the rule.
    fn why_not(&self, _seat: Seat, _action: &Self::Action) -> Refusal {
        Refusal::illegal()
    }

    /// Pushes all legal actions of a pending seat; nothing for any other seat.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        if self.status().pending().contains(seat) {
            self.push_actions(seat, out);
        }
    }

    /// The same for a seat that is known to be pending: playouts spare the question.
    fn push_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let all = self.visit_actions(seat, &mut |action| {
            out.push(action);
            Flow::Continue(())
        });
        debug_assert!(all.is_continue(), "this visitor never stops the visit");
    }

    /// Tests one action: exactly the visited ones are accepted, in whatever form they are written.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        let action = &Self::as_visited(action);
        let status = self.status();
        if !status.pending().contains(seat) {
            return Err(Refusal::not_awaited(status));
        }
        let found = self.visit_actions(seat, &mut |listed| {
            if listed == *action { Flow::Break(()) } else { Flow::Continue(()) }
        });
        if found.is_break() { Ok(()) } else { Err(self.why_not(seat, action)) }
    }

    /// Applies a legal action and runs on to the next decision. The caller guarantees legality.
    fn apply(&mut self, seat: Seat, action: &Self::Action, ctx: &mut Ctx<'_, Self::Event>);

    /// Points as they would be counted now; final once the match is over.
    fn points(&self, seat: Seat) -> i32;

    /// Places as they would be now: 1 for the winner, the same number for a shared place. Override where points
    /// alone do not decide.
    fn places(&self) -> PerSeat<u8> {
        let seats = Seat::all(self.n_seats());
        PerSeat::from_fn(self.n_seats(), |seat| {
            1 + seats.clone().filter(|&rival| self.points(rival) > self.points(seat)).count() as u8
        })
    }

    /// Builds what `viewer` may see, field by field: an allow-list.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Replaces what `observer` does not know by a guess that fits what it does know, using no other knowledge:
    /// two states the observer cannot tell apart become the same state under the same draws.
    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance);

    /// Takes back others' choices that are made but not shown (drafts and sealed commits of the current window), so
    /// that a search decides them. After it, `observer` sees the same view.
    fn reopen_sealed(&mut self, _observer: Seat) {}

    /// What must always hold: pieces conserved, tracks in range. The words reach whoever patches a state.
    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Seat count and options of a match. JSON: `{"seats": 4, "some_option": …}`; missing options take their defaults,
/// unknown keys are refused (`#[serde(default, deny_unknown_fields)]`).
pub trait Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The default options for a table of `n_seats`. The count may be wrong: `Game::start` refuses it.
    fn with_seats(n_seats: usize) -> Self;
    fn n_seats(&self) -> usize;
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadSetup(pub String);

/// Who decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Status {
    /// One seat decides, in the open.
    Turn {
        seat: Seat,
    },
    /// Seats compose sealed choices at the same time. Pending ones still have to commit; ready ones have, and may
    /// withdraw (an undo) until the last one is ready. What they do in here commutes and draws no chance; the action
    /// that empties `pending` closes the window: it reveals, and is final.
    Together {
        pending: Seats,
        ready: Seats,
    },
    Over,
}

impl Status {
    /// The seats without whom the match does not go on.
    pub fn pending(self) -> Seats {
        match self {
            Status::Turn { seat } => Seats::one(seat),
            Status::Together { pending, .. } => pending,
            Status::Over => Seats::NONE,
        }
    }

    pub fn is_over(self) -> bool {
        self == Status::Over
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Viewer {
    /// A spectator: only what is public.
    Public,
    /// One seat: the public things and its own secrets.
    Seat { seat: Seat },
    /// Everything open: only once a match is over.
    Open,
}

impl Viewer {
    pub fn seat(seat: Seat) -> Self {
        Viewer::Seat { seat }
    }

    /// Whether this viewer knows what `owner` knows.
    pub fn sees_secrets_of(self, owner: Seat) -> bool {
        self == Viewer::Open || self == Viewer::seat(owner)
    }
}
