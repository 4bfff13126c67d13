//! The eight laws every game must pass, checked over random matches.
//!
//! Each law is a function of a set-up and a seed, so that a test can also show that a faulty game breaks it;
//! [`laws!`](crate::laws!) makes one test of each.

mod ending;
mod guess;
mod json;
mod legality;
mod together;
mod undo;
mod worlds;

use std::fmt;

use engine::{FastChance, Game, Match, Played, Seat, Status, Viewer};
use scenario::differences;
use serde::Serialize;

use crate::random::Walk;

pub use ending::ending;
pub use guess::{guess_fits, guess_knows_no_more};
pub use json::json;
pub use legality::legality;
pub use together::together;
pub use undo::{undo, undo_teaches_nothing};

/// Makes one test of each law, for every set-up of a list: `laws!(Regents, setups())`, or with another number of
/// random matches per set-up (3 unless told), `laws!(Regents, setups(), matches = 10)`.
#[macro_export]
macro_rules! laws {
    ($game:ty, $setups:expr) => {
        $crate::laws!($game, $setups, matches = 3);
    };
    ($game:ty, $setups:expr, matches = $matches:expr) => {
        $crate::laws!(@tests $game, $setups, $matches,
            law_1_legality legality,
            law_2_json json,
            law_3_ending ending,
            law_4_together together,
            law_5_guess_fits guess_fits,
            law_6_guess_knows_no_more guess_knows_no_more,
            law_7_undo_teaches_nothing undo_teaches_nothing,
            law_8_undo undo,
        );
    };
    (@tests $game:ty, $setups:expr, $matches:expr, $($test:ident $law:ident,)*) => {
        $(
            #[test]
            fn $test() {
                $crate::laws::hold::<$game>(&$setups, $matches, $crate::laws::$law::<$game>);
            }
        )*
    };
}

/// A law as a function of a set-up and the seed of a random match.
pub type Law<G> = fn(&<G as Game>::Setup, u64) -> Result<(), Broken>;

/// Which law does not hold, and where: the seed and the set-up find the very match again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("law {law} is broken at ply {ply} of the random match with seed {seed}, set-up {setup}: {detail}")]
pub struct Broken {
    pub law: LawId,
    pub setup: String,
    pub seed: u64,
    pub ply: usize,
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LawId {
    Legality = 1,
    Json,
    Ending,
    Together,
    GuessFits,
    GuessKnowsNoMore,
    UndoTeachesNothing,
    Undo,
}

impl fmt::Display for LawId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({self:?})", *self as u8)
    }
}

/// All laws of a game, in order.
pub fn all<G: Game>() -> [(LawId, Law<G>); 8] {
    [
        (LawId::Legality, legality::<G>),
        (LawId::Json, json::<G>),
        (LawId::Ending, ending::<G>),
        (LawId::Together, together::<G>),
        (LawId::GuessFits, guess_fits::<G>),
        (LawId::GuessKnowsNoMore, guess_knows_no_more::<G>),
        (LawId::UndoTeachesNothing, undo_teaches_nothing::<G>),
        (LawId::Undo, undo::<G>),
    ]
}

/// Panics unless the law holds in so many random matches of every set-up.
#[track_caller]
pub fn hold<G: Game>(setups: &[G::Setup], matches: u64, law: Law<G>) {
    assert!(!setups.is_empty() && matches > 0, "a law must be tested on something");
    for setup in setups {
        for seed in 0..matches {
            law(setup, seed).unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

/// One moment of a random match: the match, and what will be played next.
pub(crate) struct Moment<'a, G: Game> {
    pub game: &'a Match<G>,
    pub next: Option<Played<G::Action>>,
    /// Draws for the one who looks.
    pub chance: &'a mut FastChance,
}

/// Walks one random match and looks at every moment of it, set-up and end included. A match that does not end is
/// left at the stated maximum; law 3 reports that.
pub(crate) fn at_every_ply<G: Game>(
    law: LawId,
    setup: &G::Setup,
    seed: u64,
    mut look: impl FnMut(Moment<'_, G>) -> Result<(), String>,
) -> Result<(), Broken> {
    let broken = |ply, detail| Broken { law, setup: to_json(setup), seed, ply, detail };
    let mut walk = Walk::<G>::start(setup, seed).map_err(|refused| broken(0, refused.to_string()))?;
    let mut looking = FastChance::new(seed ^ 0x5eed);
    loop {
        let next = walk.pick();
        let ply = walk.game.ply();
        let moment = Moment { game: &walk.game, next, chance: &mut looking };
        look(moment).map_err(|detail| broken(ply, detail))?;
        match next {
            Some(played) if ply < G::INFO.max_plies as usize => walk.step(played),
            _ => return Ok(()),
        }
    }
}

/// All that a seat is given: two states that agree in this are one to it.
#[derive(Debug, PartialEq)]
pub(crate) struct Known<G: Game> {
    pub view: G::View,
    pub status: Status,
    pub legal: Vec<G::Action>,
}

pub(crate) fn known<G: Game>(state: &G, seat: Seat) -> Known<G> {
    Known { view: state.view(Viewer::seat(seat)), status: state.status(), legal: legal(state, seat) }
}

pub(crate) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// The seats around the table and the spectator: all who look while a match is on.
pub(crate) fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(n_seats).map(Viewer::seat).chain([Viewer::Public])
}

pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("(no JSON: {error})"))
}

/// Where two values that should be the same are not, by JSON path.
pub(crate) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let value = |error| serde_json::Value::String(format!("no JSON: {error}"));
    let one = serde_json::to_value(one).unwrap_or_else(value);
    let other = serde_json::to_value(other).unwrap_or_else(value);
    match differences::exact(&one, &other) {
        found if found.is_empty() => "they differ in what their JSON does not show".to_owned(),
        found => found.join("; "),
    }
}

pub(crate) fn ensure(holds: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(words()) }
}
