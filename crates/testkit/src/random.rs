//! Random matches: what the laws, the playthroughs and the samples walk through.

use std::borrow::Borrow;
use std::ops::Range;

use engine::{BadSetup, Chance, FastChance, Game, Match, Played, Seed, playout};

/// Walks one random match to its end and shows it after set-up and after every ply.
/// Panics when the set-up is refused or the match is longer than the game says.
pub fn random_play<G: Game>(
    setup: impl Borrow<G::Setup>,
    seed: u64,
    mut show: impl FnMut(&Match<G>),
) -> Match<G> {
    let mut walk = Walk::<G>::start(setup.borrow(), seed).expect("the set-up is accepted");
    show(&walk.game);
    while let Some(played) = walk.pick() {
        assert!(walk.game.ply() < G::INFO.max_plies as usize, "longer than {} plies", G::INFO.max_plies);
        walk.step(played);
        show(&walk.game);
    }
    walk.game.clone()
}

/// Plays a random match for each seed, with nothing looked at on the way: what benchmarks measure. How many decisions
/// they took together.
pub fn playouts<G: Game>(setup: &G::Setup, seeds: Range<u64>) -> u64 {
    let mut legal = Vec::new();
    let mut decisions = |seed| {
        let played = playout::<G>(setup, &mut FastChance::new(seed), &mut legal);
        u64::from(played.expect("the set-up is accepted").decisions)
    };
    seeds.map(&mut decisions).sum()
}

/// A random match under way. One number gives both the match's seed and the choices, so that a failure is found
/// again; a panic inside a walk says where it was.
pub struct Walk<G: Game> {
    pub game: Match<G>,
    /// Draws for whoever looks at the walk; choices come from it too.
    pub chance: FastChance,
    seed: u64,
}

impl<G: Game> Walk<G> {
    pub fn start(setup: &G::Setup, seed: u64) -> Result<Self, BadSetup> {
        let game = Match::start(setup.clone(), Seed::from_number(seed))?;
        Ok(Self { game, chance: FastChance::new(seed), seed })
    }

    /// A random action of a random pending seat; nothing once the match is over (or stuck, which law 1 reports).
    pub fn pick(&mut self) -> Option<Played<G::Action>> {
        random_move(self.game.state(), &mut self.chance)
    }

    /// Plays an action that is known to be legal.
    pub fn step(&mut self, played: Played<G::Action>) {
        let accepted = self.game.act(played.seat, None, &played.action);
        accepted.unwrap_or_else(|refusal| panic!("a listed action was refused: {refusal}; {played:?}"));
    }
}

impl<G: Game> Drop for Walk<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (ply, setup) = (self.game.ply(), self.game.setup());
            eprintln!("at ply {ply} of the random match with seed {}, {setup:?}", self.seed);
        }
    }
}

/// A random action of a random pending seat.
pub fn random_move<G: Game>(state: &G, chance: &mut FastChance) -> Option<Played<G::Action>> {
    let seat = random_item(chance, state.status().pending().iter())?;
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let action = random_item(chance, legal.iter().copied())?;
    Some(Played { seat, action })
}

/// One of these, each equally likely.
pub fn random_item<T>(chance: &mut FastChance, items: impl Iterator<Item = T> + Clone) -> Option<T> {
    match items.clone().count() {
        0 => None,
        n_items => { items }.nth(chance.below(n_items as u32) as usize),
    }
}
