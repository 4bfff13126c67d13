//! The rules of Scharz (Jakub Kunčík) for two to four players, on six maps and in four modes.
//!
//! ```
//! use engine::{Ctx, FastChance, Game, Seat, Setup as _};
//! use scharz::{Action, Phase, Scharz, Setup};
//!
//! let mut chance = FastChance::new(1);
//! let mut state = Scharz::start(&Setup::with_seats(2), &mut Ctx::silent(&mut chance)).unwrap();
//! // The first player founds a village, then the others do.
//! let mut legal = Vec::new();
//! state.legal_actions(state.world.first, &mut legal);
//! assert!(legal.iter().all(|action| matches!(action, Action::Settle { .. })));
//! state.apply(state.world.first, &legal[0], &mut Ctx::silent(&mut chance));
//! assert_eq!(state.phase, Phase::FirstVillage);
//! ```

mod setup;

mod action;
mod event;
mod ids;

pub mod data;
mod state;

mod flow;
mod phases;
mod start;

mod economy;
mod realm;
mod war;

mod scoring;

mod determinize;
mod refusals;
mod view;

mod invariants;

pub mod consult;
pub mod odds;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Refusal, Seat, Status, Viewer};

pub use action::Action;
pub use data::maps::{Climate, Colour, Homeland, MapData, MapId, Nature, River, Space, SpaceData, Tag};
pub use economy::income::{feast_base, feast_cost, tax_income};
pub use economy::larder::{Group, Larder, groups, larder, stock};
pub use event::Event;
pub use ids::*;
pub use phases::{Hits, Phase, PhaseState, Sieges, quick_due, wages_ahead};
pub use refusals::Reason;
pub use scoring::{Standing, feeds_settlements, goals, importance, thresholds};
pub use setup::{
    BuildPace, EmptySettlement, GrainVp, HorseMeat, Options, Peoples, PlunderPp, PrestigeMove, Setup,
    UnitLimit,
};
pub use state::{
    Aim, Army, BrownDice, Credit, Die, Draft, Field, Fields, Fight, Flock, Mark, Marks, Numbered, Offer,
    Pact, Pairing, PerPlace, Place, Player, RoomQuestion, Scene, Scharz, Set, Side, Slot, Source, Stack,
    Unit, World,
};
pub use view::*;

impl Game for Scharz {
    const INFO: GameInfo = GameInfo {
        slug: "scharz",
        name: "Scharz",
        seats: (2, 4),
        rules_version: 4,
        minutes: (60, 360),
        max_plies: 60_000,
        options: setup::OPTIONS,
    };
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = ScharzView;

    fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Self, BadSetup> {
        start::start(setup, ctx)
    }

    fn status(&self) -> Status {
        self.current_status()
    }

    fn n_seats(&self) -> usize {
        self.world.n_seats()
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.visit(seat, visit)
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        refusals::why_not(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, ctx: &mut Ctx<'_, Event>) {
        self.act(seat, *action, ctx);
    }

    /// Importance as it would be counted now (6.2).
    fn points(&self, seat: Seat) -> i32 {
        scoring::importance(&self.world, seat)
    }

    fn places(&self) -> PerSeat<u8> {
        scoring::places(self)
    }

    fn view(&self, viewer: Viewer) -> ScharzView {
        view::view(self, viewer)
    }

    fn determinize(&mut self, observer: Seat, _chance: &mut dyn Chance) {
        determinize::determinize(self, observer);
    }

    fn reopen_sealed(&mut self, observer: Seat) {
        determinize::reopen_sealed(self, observer);
    }

    fn invariants(&self) -> Result<(), String> {
        invariants::check(self)
    }
}
