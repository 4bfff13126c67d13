//! A small game with everything that is hard about hidden choices: orders composed click by click in private drafts,
//! a window that closes with a die, hidden hands, a spy, cards laid face down.
//!
//! Each round has a window and then turns. In the window every seat puts three tokens on four fields and says it is
//! ready (D1); when all are, the orders are shown and a die names the bonus field: a strict majority on a field is
//! worth a point, on the bonus field two (D2). Then, clockwise, each seat may draw a card, bury one of its cards face
//! down, and once in the match look at a random card of a rival (D3). Buried cards count at the end (D4).

mod cards;
mod determinize;
mod state;
mod view;

use engine::{
    BadSetup, Chance, Choices, Ctx, Flow, Game, GameInfo, OptionInfo, Refusal, Seat, Seats, Status, Viewer,
};
use serde::{Deserialize, Serialize};

pub use cards::{Cards, N_CARDS};
pub use state::{Drafts, N_FIELDS, N_TOKENS, Phase, Place};
pub use view::{DraftsView, PlaceView};

const FIRST_HAND: usize = 2;
pub const MAX_ROUNDS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DraftsSetup {
    pub seats: usize,
    pub rounds: u8,
}

impl Default for DraftsSetup {
    fn default() -> Self {
        Self { seats: 3, rounds: 2 }
    }
}

impl engine::Setup for DraftsSetup {
    fn with_seats(n_seats: usize) -> Self {
        Self { seats: n_seats, ..Self::default() }
    }

    fn n_seats(&self) -> usize {
        self.seats
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DraftsAction {
    /// One token onto a field, in the own draft.
    Put {
        field: u8,
    },
    Ready,
    Draw,
    Bury {
        card: u8,
    },
    Spy {
        target: Seat,
    },
    EndTurn,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DraftsEvent {
    Dealt { cards: Cards },
    Put { field: u8 },
    Ready { seat: Seat },
    Revealed { orders: Vec<[u8; N_FIELDS]>, bonus: u8 },
    Drew { seat: Seat },
    CardDrawn { seat: Seat, card: u8 },
    Buried { seat: Seat },
    CardBuried { seat: Seat, card: u8 },
    Spied { seat: Seat, target: Seat },
    CardSpied { seat: Seat, target: Seat, card: u8 },
    Over,
}

impl Game for Drafts {
    const INFO: GameInfo = GameInfo {
        slug: "drafts",
        name: "Drafts",
        seats: (2, 5),
        rules_version: 1,
        minutes: (1, 2),
        max_plies: 130,
        options: &[OptionInfo {
            key: "rounds",
            choices: Choices::Number { min: 1, max: MAX_ROUNDS as i32, default: 2 },
            seats: (2, 5),
        }],
    };
    type Setup = DraftsSetup;
    type Action = DraftsAction;
    type Event = DraftsEvent;
    type View = DraftsView;

    fn start(setup: &DraftsSetup, ctx: &mut Ctx<'_, DraftsEvent>) -> Result<Self, BadSetup> {
        if !(2..=5).contains(&setup.seats) || !(1..=MAX_ROUNDS).contains(&setup.rounds) {
            return Err(BadSetup(format!("2 to 5 seats and 1 to {MAX_ROUNDS} rounds")));
        }
        let mut state = Drafts::empty(setup.seats, setup.rounds);
        for seat in Seat::all(setup.seats) {
            for _ in 0..FIRST_HAND {
                let card = state.deck().random(ctx.chance());
                state.places[seat].hand.insert(card);
            }
            let cards = state.places[seat].hand;
            ctx.tell(Seats::one(seat), || DraftsEvent::Dealt { cards });
        }
        Ok(state)
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Window => {
                let ready: Seats = self.places.seats().filter(|&seat| self.places[seat].ready).collect();
                Status::Together { pending: Seats::first(self.n_seats()).minus(ready), ready }
            }
            Phase::Turn { seat, .. } => Status::Turn { seat },
            Phase::Over => Status::Over,
        }
    }

    fn n_seats(&self) -> usize {
        self.places.n_seats()
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(DraftsAction) -> Flow) -> Flow {
        match self.phase {
            Phase::Window if self.places[seat].tokens_left() == 0 => visit(DraftsAction::Ready),
            Phase::Window => (0..N_FIELDS as u8).try_for_each(|field| visit(DraftsAction::Put { field })),
            Phase::Turn { has_drawn, has_buried, .. } => self.visit_turn(seat, has_drawn, has_buried, visit),
            Phase::Over => Flow::Continue(()),
        }
    }

    fn why_not(&self, _seat: Seat, action: &DraftsAction) -> Refusal {
        match action {
            DraftsAction::Ready if self.phase == Phase::Window => Refusal::because("tokens_left", "D1"),
            DraftsAction::Bury { .. } => Refusal::because("not_in_hand", "D3"),
            _ => Refusal::illegal(),
        }
    }

    fn apply(&mut self, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
        match *action {
            DraftsAction::Put { field } => {
                self.places[seat].order[usize::from(field)] += 1;
                ctx.tell(Seats::one(seat), || DraftsEvent::Put { field });
            }
            DraftsAction::Ready => self.make_ready(seat, ctx),
            DraftsAction::Draw => self.draw(seat, ctx),
            DraftsAction::Bury { card } => self.bury(seat, card, ctx),
            DraftsAction::Spy { target } => self.spy(seat, target, ctx),
            DraftsAction::EndTurn => self.end_turn(seat, ctx),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.places[seat].points + self.places[seat].buried.worth()
    }

    fn view(&self, viewer: Viewer) -> DraftsView {
        view::view(self, viewer)
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        determinize::determinize(self, observer, chance);
    }

    fn reopen_sealed(&mut self, observer: Seat) {
        if self.phase == Phase::Window {
            for rival in self.places.seats().filter(|&seat| seat != observer) {
                self.places[rival].clear_order();
            }
        }
    }

    fn invariants(&self) -> Result<(), String> {
        state::invariants(self)
    }
}
