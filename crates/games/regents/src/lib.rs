//! The rules of Régents – Guardians of the Kingdom, for 3 to 5 players.
//!
//! ```
//! use engine::{Match, Seat, Seed, Setup as _, Status};
//! use regents::{Action, Location, Regents, Setup};
//!
//! let mut table = Match::<Regents>::start(Setup::with_seats(4), Seed::from_number(1)).unwrap();
//! // Everybody places four agents, in turn; the King's hall is as good as any.
//! for _ in 0..16 {
//!     let Status::Turn { seat } = table.status() else { unreachable!("somebody places") };
//!     table.act(seat, None, &Action::PlaceAgent { at: Location::Throne }).unwrap();
//! }
//! // The start player sends the King away. Nobody has a majority in the Throne Room: all have four agents there.
//! let first = table.state().start;
//! table.act(first, None, &Action::MoveKing { to: Location::Chapel }).unwrap();
//! assert!(table.act(first, None, &Action::MoveKing { to: Location::Store }).is_err(), "one link at a time");
//! assert_eq!(table.state().turn.actions, 2);
//! assert!(!table.state().has_majority(first, Location::Throne));
//! ```
//!
//! Reading order: [`ids`](Location), [`Setup`], the state [`Regents`], [`Action`], [`Event`], then `board` (questions),
//! `start`, `flow` and `phases` (what follows what), `view` and `determinize` (who knows what).

mod action;
mod board;
mod data;
mod determinize;
mod event;
mod flow;
mod ids;
mod invariants;
mod phases;
mod refusals;
mod scoring;
mod setup;
mod start;
mod state;
mod view;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Refusal, Seat, Status, Viewer};

pub use action::Action;
pub use board::hall_order::{HallRun, hall_order_matters, run_halls, tower_first_matters};
pub use board::majorities::HallSteps;
pub use board::tracks::{Markers, advance, can_step};
pub use data::{LAST_ORDINAL, N_AGENTS, N_CHIPS, N_COUNSELLORS, N_ROUNDS, POINTS};
pub use event::Event;
pub use ids::{Card, Clan, Location, RetreatSource, StepSource, Threshold, Track};
pub use refusals::Reason;
pub use scoring::Score;
pub use setup::{
    CastleMap, DiplomacyScope, HallAdvance, LeaderBonus, NeutralMove, OPTIONS, PenaltyFloor, PrivilegeAgents,
    Setup, SetupLocations, ThresholdMode,
};
pub use state::{Accusation, Moved, Phase, PhaseState, Regents, Scoring, Spying, TowerUse, Turn};
pub use view::*;

impl Game for Regents {
    const INFO: GameInfo = GameInfo {
        slug: "regents",
        name: "Régents",
        seats: (3, 5),
        rules_version: 2,
        minutes: (60, 90),
        // 40 turns of at most 4 accusations with 2 steps each, a card with 4 more, scoring by hand, and placement.
        max_plies: 1500,
        options: OPTIONS,
    };
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = RegentsView;

    fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Self, BadSetup> {
        start::start(setup, ctx)
    }

    fn status(&self) -> Status {
        self.awaited().map_or(Status::Over, |seat| Status::Turn { seat })
    }

    fn n_seats(&self) -> usize {
        self.seat_count()
    }

    fn visit_actions(&self, _seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        phases::visit(self, visit)
    }

    fn why_not(&self, _seat: Seat, action: &Action) -> Refusal {
        refusals::why_not(self, *action).into()
    }

    fn apply(&mut self, _seat: Seat, action: &Action, ctx: &mut Ctx<'_, Event>) {
        phases::apply(self, *action, ctx);
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat).total()
    }

    fn places(&self) -> PerSeat<u8> {
        self.ranking()
    }

    fn view(&self, viewer: Viewer) -> RegentsView {
        self.view_for(viewer)
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        self.guess_for(observer, chance);
    }

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
