//! What a battle or assault would bring (5.7, 5.8), for the table and the calculator: exact where the armies are small,
//! else from many quick samples. Everybody who can charge does, nobody pays for re-rolls, free swords stay swords, and
//! nobody flees unless told to. Tests hold the model against the dice of the rules.

mod arena;
mod exact;
mod host;
mod spread;
mod tally;

use engine::{FastChance, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::state::{Place, Scharz, World};

pub use arena::Arena;
pub use tally::{SideTally, Tally};

/// Battle in the open, or assault on the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum Clash {
    Battle,
    Assault,
}

/// How much work an answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Exchanges that may be worked out one by one, times the units in them; a clash with more of them is sampled.
    pub whole: u32,
    /// Strikes, times units, that may be worked out for the first combat round alone.
    pub first: u32,
    pub samples: u16,
}

/// What the weights of a tally are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Exact,
    Sampled(u16),
}

/// What a clash adds up to. The first round may be known exactly where the whole is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    pub whole: Tally,
    pub method: Method,
    pub first: Tally,
    pub first_method: Method,
}

impl Prospect {
    /// The same arena and seed always have the same prospect.
    pub fn of(arena: &Arena, effort: Effort, seed: u64) -> Self {
        if let Some(whole) = exact::whole(arena, effort.whole) {
            let first = whole.clone();
            return Self { whole, method: Method::Exact, first, first_method: Method::Exact };
        }
        let whole = sample(arena, effort.samples, seed);
        let sampled = Method::Sampled(effort.samples);
        let (first, first_method) = match exact::first_round(arena, effort.first) {
            Some(first) => (first, Method::Exact),
            None => (whole.clone(), sampled),
        };
        Self { whole, method: sampled, first, first_method }
    }
}

fn sample(arena: &Arena, samples: u16, seed: u64) -> Tally {
    let mut chance = FastChance::new(seed);
    let mut tally = Tally::default();
    (0..samples).for_each(|_| arena.sample(&mut chance, &mut tally));
    tally
}

/// Shares of a hundred for the attacker; losses in tenths of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub win: u8,
    pub lose: u8,
    pub draw: u8,
    pub losses: [u16; 2],
    pub method: Method,
    /// Losses in the combat round that comes first, and the chance that the walls fall in it.
    pub first: [u16; 2],
    pub first_breach: u8,
    pub first_method: Method,
}

/// The clash of two players on a place as they stand there now.
pub fn odds(world: &World, place: Place, sides: [Seat; 2], clash: Clash, effort: Effort) -> Odds {
    odds_in(&Arena::of(world, place, sides, clash), effort)
}

/// How the fight on the table goes on; `None` without one, or when it is decided.
pub fn ongoing(state: &Scharz, effort: Effort) -> Option<Odds> {
    Arena::ongoing(state).map(|arena| odds_in(&arena, effort))
}

fn odds_in(arena: &Arena, effort: Effort) -> Odds {
    let Prospect { whole, method, first, first_method } = Prospect::of(arena, effort, 0x0dd5);
    let (win, lose) =
        (whole.part(whole.sides[0].wins, 100) as u8, whole.part(whole.sides[1].wins, 100) as u8);
    Odds {
        win,
        lose,
        draw: 100u8.saturating_sub(win + lose),
        losses: [0, 1].map(|side| whole.part(whole.sides[side].lost.iter().sum(), 10)),
        method,
        first: [0, 1].map(|side| first.part(first.sides[side].first_lost, 10)),
        first_breach: first.part(first.breached_at_once, 100) as u8,
        first_method,
    }
}
