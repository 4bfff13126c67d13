//! The rules of Lancaster (Matthias Cramer, 2011) for two to five players.
//!
//! ```
//! use engine::{Ctx, FastChance, Game, Seat, Setup as _};
//! use lancaster::{Action, Lancaster, Setup, Space};
//!
//! let mut chance = FastChance::new(1);
//! let mut state = Lancaster::start(&Setup::with_seats(3), &mut Ctx::silent(&mut chance)).unwrap();
//! // Everybody chooses a first extension, sealed until all have chosen.
//! for seat in Seat::all(3) {
//!     state.apply(seat, &Action::Build { space: Space::Gold }, &mut Ctx::silent(&mut chance));
//! }
//! // Now the start player places a knight.
//! let mut legal = Vec::new();
//! state.legal_actions(state.start_player, &mut legal);
//! assert!(legal.iter().any(|action| matches!(action, Action::PlaceInCounty { .. })));
//! ```

mod setup;

mod ids;

pub mod data;

mod state;

mod action;
mod event;

mod start;

mod flow;
mod phases;
mod realm;
mod scoring;

mod determinize;
mod refusals;
mod view;

mod invariants;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, Refusal, Seat, Status, Viewer};

pub use action::Action;
pub use event::Event;
pub use ids::{
    Ballot, Banner, Cause, Claim, County, Court, Favour, House, Law, Noble, Occasion, Place, Space, Spot,
};
pub use realm::knights::{ConflictCards, Counts, Knights, Strength};
pub use refusals::Reason;
pub use setup::{ExtensionChoice, Holdings, Law14, LawStacks, NobleLayout, Setup, Supply};
pub use state::{
    Conflict, CountyState, FinalPoints, Garrison, Household, Lancaster, Phase, PhaseState, Player, Stack,
    Vote, VoteResult,
};
pub use view::{
    LancasterAbout, LancasterAlly, LancasterAsked, LancasterConflict, LancasterConflictCard, LancasterCounty,
    LancasterFavour, LancasterGain, LancasterHolder, LancasterJoin, LancasterLaw, LancasterLawGain,
    LancasterLawPile, LancasterNeed, LancasterOffer, LancasterPrompt, LancasterProposal, LancasterSeat,
    LancasterSpace, LancasterStack, LancasterTask, LancasterTokens, LancasterView, LancasterVoteResult,
};

impl Game for Lancaster {
    const INFO: GameInfo = GameInfo {
        slug: "lancaster",
        name: "Lancaster",
        seats: (2, 5),
        rules_version: 2,
        minutes: (60, 90),
        max_plies: 2_500,
        options: setup::IN_LOBBY,
    };
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = LancasterView;

    fn start(setup: &Setup, ctx: &mut Ctx<'_, Event>) -> Result<Self, BadSetup> {
        start::start(setup, ctx)
    }

    fn status(&self) -> Status {
        self.current_status()
    }

    fn n_seats(&self) -> usize {
        self.seats()
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        phases::visit(self, seat, visit)
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        refusals::why_not(self, seat, *action).into()
    }

    fn apply(&mut self, seat: Seat, action: &Action, ctx: &mut Ctx<'_, Event>) {
        flow::apply(self, seat, *action, ctx);
    }

    /// The score track; final scoring is added at the end.
    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.players[seat].points)
    }

    fn view(&self, viewer: Viewer) -> LancasterView {
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
