//! The small game of drafts with one thing done wrong.

use std::fmt::Debug;

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, Refusal, Seat, Status, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use small_games::drafts::{Drafts, DraftsAction, DraftsEvent, DraftsSetup, DraftsView};

/// What a fault may do differently; everything else is done right.
pub trait Fault: Copy + Eq + Debug + Default + Send + Sync + 'static {
    fn status(game: &Drafts) -> Status {
        game.status()
    }

    fn legal_actions(game: &Drafts, seat: Seat, out: &mut Vec<DraftsAction>) {
        game.legal_actions(seat, out);
    }

    fn check(game: &Drafts, seat: Seat, action: &DraftsAction) -> Result<(), Refusal> {
        game.check(seat, action)
    }

    fn apply(game: &mut Drafts, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
        game.apply(seat, action, ctx);
    }

    fn view(game: &Drafts, viewer: Viewer) -> DraftsView {
        game.view(viewer)
    }

    fn determinize(game: &mut Drafts, observer: Seat, chance: &mut dyn Chance) {
        game.determinize(observer, chance);
    }

    fn invariants(game: &Drafts) -> Result<(), String> {
        game.invariants()
    }

    /// What is written as JSON.
    fn written(game: &Drafts) -> Drafts {
        *game
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planted<F> {
    game: Drafts,
    fault: F,
}

impl<F: Fault> Game for Planted<F> {
    const INFO: GameInfo = Drafts::INFO;
    type Setup = DraftsSetup;
    type Action = DraftsAction;
    type Event = DraftsEvent;
    type View = DraftsView;

    fn start(setup: &DraftsSetup, ctx: &mut Ctx<'_, DraftsEvent>) -> Result<Self, BadSetup> {
        Ok(Self { game: Drafts::start(setup, ctx)?, fault: F::default() })
    }

    fn status(&self) -> Status {
        F::status(&self.game)
    }

    fn n_seats(&self) -> usize {
        self.game.n_seats()
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(DraftsAction) -> Flow) -> Flow {
        self.game.visit_actions(seat, visit)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<DraftsAction>) {
        F::legal_actions(&self.game, seat, out);
    }

    fn check(&self, seat: Seat, action: &DraftsAction) -> Result<(), Refusal> {
        F::check(&self.game, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &DraftsAction, ctx: &mut Ctx<'_, DraftsEvent>) {
        F::apply(&mut self.game, seat, action, ctx);
    }

    fn points(&self, seat: Seat) -> i32 {
        self.game.points(seat)
    }

    fn view(&self, viewer: Viewer) -> DraftsView {
        F::view(&self.game, viewer)
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        F::determinize(&mut self.game, observer, chance);
    }

    fn reopen_sealed(&mut self, observer: Seat) {
        self.game.reopen_sealed(observer);
    }

    fn invariants(&self) -> Result<(), String> {
        F::invariants(&self.game)
    }
}

impl<F: Fault> Serialize for Planted<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        F::written(&self.game).serialize(serializer)
    }
}

impl<'de, F: Fault> Deserialize<'de> for Planted<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { game: Drafts::deserialize(deserializer)?, fault: F::default() })
    }
}
