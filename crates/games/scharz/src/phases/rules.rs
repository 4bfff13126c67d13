//! What a phase answers. No method has a default: what a phase does not do, it says with an empty body.

use engine::{Ctx, Flow, Seat};

use super::PhaseState;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Herd, Kind};
use crate::state::{Place, Scharz, World};

pub type Visit<'a> = &'a mut dyn FnMut(Action) -> Flow;
pub type Context<'a, 'b> = &'a mut Ctx<'b, Event>;

/// The rules of a phase, by its kind.
pub enum Rules<'a> {
    Automatic(&'a dyn Automatic),
    Open(&'a dyn Open),
    Window(&'a dyn Window),
    Over,
}

impl<'a> Rules<'a> {
    /// Whatever its kind; nothing once the match is over.
    pub fn described(&self) -> Option<&'a dyn Described> {
        match *self {
            Rules::Automatic(phase) => Some(phase),
            Rules::Open(phase) => Some(phase),
            Rules::Window(phase) => Some(phase),
            Rules::Over => None,
        }
    }
}

/// What the table shows of a phase.
pub trait Described {
    /// The chapter of the rules page.
    fn rule(&self) -> &'static str;
    /// What its question is about.
    fn about(&self, state: &Scharz) -> About;
}

/// A phase that asks nobody.
pub trait Automatic: Described {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next;
}

/// A phase that asks one player at a time, in the open.
pub trait Open: Described {
    /// Goes on while nobody is awaited.
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next;
    /// All that the seat may answer.
    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow;
    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next;
}

/// A sealed step: everybody clicks for itself, and all of it happens when the last one is ready.
pub trait Window: Described {
    /// Goes on while nobody is awaited.
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next;
    fn facts(&self) -> Facts;
    /// All that a seat may click next.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow;
    /// What a click does at once, before the step closes: an announcement is heard (8).
    fn clicked(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Click;
    /// A click takes effect on the world.
    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action);
    /// Tells what a click does, before it is done.
    fn tell(&self, state: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>);
    /// Writes down what concerns more than the own realm: attacks, charges, proposals.
    fn note(&self, state: &mut Scharz, seat: Seat);
    /// All clicks are played, and can be read in the drafts for the last time: what follows.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next;
}

/// The subject of a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub place: Option<Place>,
    pub kind: Option<Kind>,
    pub herd: Option<Herd>,
    /// The brown die on the table.
    pub die: Option<u8>,
}

/// What distinguishes one window from another.
pub struct Facts {
    /// Clicks that close the own part without a separate "ready".
    pub ends: fn(Action) -> bool,
    /// Clicks that must still fit into the list: both halves of an order, or what ends it.
    pub n_clicks: usize,
    /// All that is left to click when the list is full.
    pub when_full: Action,
    pub from: Board,
    /// Who wants to be left alone is not asked (see [`Player::quiet`](crate::state::Player::quiet)).
    pub is_small: bool,
}

impl Facts {
    /// Most windows: clicks in orders of two, "ready" at the end, one after the other.
    pub const ORDINARY: Self =
        Self { ends: |_| false, n_clicks: 2, when_full: Action::Ready, from: Board::AsItIs, is_small: false };
}

/// The board on which a seat's clicks are played when the window closes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Board {
    /// All from the same board; of what each does only the effect on its own pieces is taken over (5.2).
    AsItWas,
    /// One after the other, in initiative order.
    AsItIs,
}

/// What becomes of a click in a window.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Click {
    /// It waits until the step closes.
    Waits,
    /// It has happened.
    Done,
}

/// A window as one seat sees it.
pub struct Seen<'a> {
    pub state: &'a Scharz,
    /// The world with the own clicks in it.
    pub world: &'a World,
    pub seat: Seat,
    pub draft: &'a [Action],
}

/// What follows; `Scharz::follow` does it.
pub enum Next {
    Go(PhaseState),
    /// The seat decides in the open.
    Ask(Seat, PhaseState),
    /// All decide who have a choice.
    OpenWindow(PhaseState),
    /// A phase waits while another one, and what follows from it, comes to its end.
    Call {
        waits: PhaseState,
        first: PhaseState,
    },
    /// Back to the phase that waits.
    Return,
}

impl Next {
    pub fn go(phase: impl Into<PhaseState>) -> Self {
        Next::Go(phase.into())
    }

    pub fn ask(seat: Seat, phase: impl Into<PhaseState>) -> Self {
        Next::Ask(seat, phase.into())
    }

    pub fn open(phase: impl Into<PhaseState>) -> Self {
        Next::OpenWindow(phase.into())
    }
}
