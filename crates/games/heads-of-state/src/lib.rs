//! The rules of Heads of State by Peter Hawes, for two to five players.
//!
//! ```
//! use engine::{Match, Seed, Setup as _, Status};
//! use heads_of_state::{Action, HeadsOfState, Setup};
//!
//! let mut table = Match::<HeadsOfState>::start(Setup::with_seats(2), Seed::from_number(1)).unwrap();
//! let Status::Turn { seat } = table.status() else { panic!("somebody begins") };
//! table.act(seat, None, &Action::DrawAttribute).unwrap();
//! table.act(seat, None, &Action::DrawAttribute).unwrap();
//! table.act(seat, None, &Action::Finish).unwrap();
//! ```
//!
//! Numbers in comments (5.7, R16) are those of the rules page; the README lists the rulings.

mod action;
mod event;
mod ids;
mod setup;

pub mod data;
mod state;

mod flow;
mod phases;
mod start;

mod board;
mod cards;

mod refusals;
mod scoring;

mod determinize;
mod invariants;
mod view;

pub use action::{Action, TurnKind};
pub use board::is_sound;
pub use cards::{Bag, Payments, Revealed, Stock, after_payment, paid_cards, payments};
pub use data::Space;
pub use event::{Decider, Event};
pub use ids::{Attribute, Century, Country, Kind, Rank, Sector, TreacheryCard};
pub use refusals::Reason;
pub use scoring::{Standing, Standings};
pub use setup::{
    CapitalPair, CourtesanFree, GermanSecondPlace, HouseCounts, LastTieBreak, PlotOrder, Setup,
    TreacheryDrawFirst,
};
pub use state::{
    AttributeCards, Board, HeadsOfState, Mode, Phase, Score, TreacheryCards, Turn, attribute_deck,
    treachery_deck,
};
pub use view::*;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Refusal, Seat, Status, Viewer};

impl Game for HeadsOfState {
    const INFO: GameInfo = GameInfo {
        slug: "heads-of-state",
        name: "Heads of State",
        seats: (2, 5),
        rules_version: 2,
        minutes: (90, 120),
        // Every turn uses up a card of the round's deck, every card is drawn, spent or discarded once.
        max_plies: 2_100,
        options: setup::OPTIONS,
    };
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = HeadsOfStateView;

    fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Self, BadSetup> {
        setup.check()?;
        Ok(start::start(setup, ctx))
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over,
            Phase::TrimInTurn | Phase::TrimBetweenTurns => {
                Status::Together { pending: self.trimming().minus(self.ready), ready: self.ready }
            }
            _ => Status::Turn { seat: self.turn.seat },
        }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        phases::visit(self, seat, visit)
    }

    /// The two cards against a capital are named in either order (5.8).
    fn as_visited(action: &Action) -> Action {
        action.with_pair_in_order()
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        refusals::why_not(self, seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, ctx: &mut Ctx<'_, Event>) {
        phases::apply(self, seat, *action, ctx);
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.scores[seat].total())
    }

    fn places(&self) -> PerSeat<u8> {
        self.ranking()
    }

    fn view(&self, viewer: Viewer) -> HeadsOfStateView {
        view::view(self, viewer)
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        determinize::determinize(self, observer, chance);
    }

    fn reopen_sealed(&mut self, observer: Seat) {
        determinize::reopen_sealed(self, observer);
    }

    fn invariants(&self) -> Result<(), String> {
        invariants::check(self)
    }
}
