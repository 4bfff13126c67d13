//! A small game of sealed choices: both seats name a side at the same time, or the first takes a sure thing.

use engine::{BadSetup, Chance, Ctx, Flow, Game, GameInfo, PerSeat, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

/// Seat 0 wins if both sides are the same; with `Safe` it gets less than a blind guess is worth, and more than nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pennies {
    pub setup: PenniesSetup,
    pub named: PerSeat<Option<Side>>,
    pub plies: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PenniesSetup {
    /// From this ply on an invariant is broken: a planted fault.
    pub breaks_at: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Side {
    Heads,
    Tails,
    Safe,
}

impl engine::Setup for PenniesSetup {
    fn with_seats(_: usize) -> Self {
        Self::default()
    }

    fn n_seats(&self) -> usize {
        2
    }
}

impl Game for Pennies {
    const INFO: GameInfo = GameInfo {
        slug: "pennies",
        name: "Pennies",
        seats: (2, 2),
        rules_version: 1,
        minutes: (1, 1),
        max_plies: 2,
        options: &[],
    };
    type Setup = PenniesSetup;
    type Action = Side;
    type Event = ();
    type View = Pennies;

    fn start(setup: &PenniesSetup, _ctx: &mut Ctx<'_, ()>) -> Result<Self, BadSetup> {
        Ok(Self { setup: *setup, named: PerSeat::new(2), plies: 0 })
    }

    fn status(&self) -> Status {
        let ready: Seats = self.named.seats().filter(|&seat| self.named[seat].is_some()).collect();
        match Seats::first(2).minus(ready) {
            Seats::NONE => Status::Over,
            pending => Status::Together { pending, ready },
        }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Side) -> Flow) -> Flow {
        visit(Side::Heads)?;
        visit(Side::Tails)?;
        if seat.index() == 0 { visit(Side::Safe) } else { Flow::Continue(()) }
    }

    fn apply(&mut self, seat: Seat, action: &Side, ctx: &mut Ctx<'_, ()>) {
        self.named[seat] = Some(*action);
        self.plies += 1;
        if self.status().is_over() {
            ctx.make_final();
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        let [first, second] = [self.named[Seat::new(0)], self.named[Seat::new(1)]];
        let points = match first {
            Some(Side::Safe) => 20,
            _ if first == second => 100,
            _ => 0,
        };
        if seat.index() == 0 { points } else { 100 - points }
    }

    fn view(&self, viewer: Viewer) -> Pennies {
        let mut view = *self;
        for seat in self.named.seats().filter(|&seat| !viewer.sees_secrets_of(seat)) {
            view.named[seat] = None;
        }
        view
    }

    fn determinize(&mut self, observer: Seat, chance: &mut dyn Chance) {
        for rival in Seat::all(2).filter(|&seat| seat != observer) {
            if self.named[rival].is_some() {
                self.named[rival] = Some([Side::Heads, Side::Tails][chance.below(2) as usize]);
            }
        }
    }

    fn reopen_sealed(&mut self, observer: Seat) {
        for rival in Seat::all(2).filter(|&seat| seat != observer) {
            self.named[rival] = None;
        }
    }

    fn invariants(&self) -> Result<(), String> {
        match self.setup.breaks_at {
            Some(ply) if self.plies >= ply => Err("a penny fell off the table".to_owned()),
            _ => Ok(()),
        }
    }
}
