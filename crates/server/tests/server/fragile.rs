//! A game that breaks on request: what the server does then is tested with it.

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, Refusal, Seat, Status, Viewer};
use serde::{Deserialize, Serialize};
use small_games::SeatsOnly;

/// More than the buffers of a connection hold.
const FAT: usize = 4 * 1024 * 1024;

/// The version whose rules are stubborn.
pub const STUBBORN: u32 = 3;

/// Version 1 breaks on request; version 2 is mended; version 3 refuses whatever the second seat does, though it lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fragile<const VERSION: u32 = 1> {
    n_steps: u8,
    n_seats: usize,
    is_cursed: bool,
    is_fat: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FragileAction {
    Step,
    /// The rules panic.
    Break,
    /// The view panics from then on.
    Curse,
    /// The view is large from then on.
    Fatten,
    /// Only later versions of the rules know it.
    Leap,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FragileEvent {
    Stepped { seat: Seat },
}

#[derive(Debug, PartialEq, Serialize)]
pub struct FragileView {
    n_steps: u8,
    padding: String,
}

impl<const VERSION: u32> Game for Fragile<VERSION> {
    const INFO: GameInfo = GameInfo {
        slug: "fragile",
        name: "Fragile",
        seats: (2, 2),
        rules_version: VERSION,
        minutes: (1, 1),
        max_plies: 10,
        options: &[],
    };
    type Setup = SeatsOnly<2>;
    type Action = FragileAction;
    type Event = FragileEvent;
    type View = FragileView;

    fn start(setup: &SeatsOnly<2>, _: &mut Ctx<'_, FragileEvent>) -> Result<Self, BadSetup> {
        Ok(Self { n_steps: 0, n_seats: setup.seats, is_cursed: false, is_fat: false })
    }

    fn status(&self) -> Status {
        match self.n_steps {
            10 => Status::Over,
            n_steps => Status::Turn { seat: Seat::new(usize::from(n_steps) % self.n_seats) },
        }
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn visit_actions(&self, _seat: Seat, visit: &mut impl FnMut(FragileAction) -> Flow) -> Flow {
        use FragileAction::{Break, Curse, Fatten, Leap, Step};
        let actions = [Step, Break, Curse, Fatten, Leap];
        actions.into_iter().take(if VERSION == 1 { 4 } else { 5 }).try_for_each(visit)
    }

    fn check(&self, seat: Seat, action: &FragileAction) -> Result<(), Refusal> {
        let status = self.status();
        if !status.pending().contains(seat) {
            return Err(Refusal::not_awaited(status));
        }
        let is_known = *action != FragileAction::Leap || VERSION > 1;
        let is_stubborn = VERSION == STUBBORN && seat == Seat::new(1);
        if is_known && !is_stubborn { Ok(()) } else { Err(Refusal::Illegal { reason: None }) }
    }

    fn apply(&mut self, seat: Seat, action: &FragileAction, ctx: &mut Ctx<'_, FragileEvent>) {
        self.n_steps += 1;
        match action {
            FragileAction::Step | FragileAction::Leap => ctx.tell_all(|| FragileEvent::Stepped { seat }),
            FragileAction::Break => assert!(VERSION > 1, "a planted panic"),
            FragileAction::Curse => self.is_cursed = true,
            FragileAction::Fatten => self.is_fat = true,
        }
    }

    fn points(&self, _: Seat) -> i32 {
        0
    }

    fn view(&self, _: Viewer) -> FragileView {
        assert!(VERSION > 1 || !self.is_cursed, "a planted curse");
        FragileView { n_steps: self.n_steps, padding: "x".repeat(if self.is_fat { FAT } else { 0 }) }
    }

    fn determinize(&mut self, _: Seat, _: &mut dyn Chance) {}
}
