//! Worlds that an observer cannot tell from the real one, found without asking the game's own `determinize`: other
//! draws where the draws were hidden, another choice where the choice was secret. A game that "guesses" the truth would
//! pass if it were only compared with its own guesses.

use engine::{Chance, Ctx, FastChance, Game, Played, Seat, Seed, SeededChance};

use super::{Known, known, legal};
use crate::random::random_item;

/// Twins kept for each observer.
const N_TWINS: usize = 2;
/// Other draws tried for set-up, and for each later step that draws.
const N_OTHER_STARTS: usize = 48;
const N_OTHER_DRAWS: usize = 8;
/// Other choices tried at each step.
const N_OTHER_CHOICES: usize = 2;

/// For each observer some worlds, followed through the match as long as they stay alike to it.
pub(super) struct Twins<G: Game> {
    setup: G::Setup,
    seed: Seed,
    by_observer: Vec<Vec<G>>,
}

impl<G: Game> Twins<G> {
    pub fn new(setup: &G::Setup, seed: u64) -> Self {
        Self { setup: setup.clone(), seed: Seed::from_number(seed), by_observer: Vec::new() }
    }

    pub fn of(&self, observer: Seat) -> &[G] {
        self.by_observer.get(observer.index()).map_or(&[], Vec::as_slice)
    }

    /// Looks for twins of the set-up.
    pub fn start(&mut self, real: &G, chance: &mut FastChance) {
        let real = Real::new(real);
        self.by_observer = vec![Vec::new(); real.known.len()];
        let begin = |luck: &mut dyn Chance| G::start(&self.setup, &mut Ctx::silent(luck)).ok();
        let draws = record(self.seed, 0, |luck| {
            begin(luck);
        });
        for _ in 0..N_OTHER_STARTS {
            let other = changed(&draws, chance).and_then(|mut luck| begin(&mut luck));
            if let Some(other) = other {
                real.keep_alike(&other, &mut self.by_observer);
            }
        }
    }

    /// Takes the step from `before` to `after` in all twins, and looks for new ones.
    pub fn step(
        &mut self,
        before: &G,
        played: Played<G::Action>,
        after: &G,
        ply: usize,
        chance: &mut FastChance,
    ) {
        let draws = record(self.seed, ply as u64 + 1, |luck| {
            applied(before, played, luck);
        });
        let real = Real::new(after);
        let old = std::mem::replace(&mut self.by_observer, vec![Vec::new(); after.n_seats()]);
        for twin in old.into_iter().flatten() {
            if twin.check(played.seat, &played.action).is_ok() {
                let other = applied(&twin, played, &mut Replay::of(&draws));
                real.keep_alike(&other, &mut self.by_observer);
            }
        }
        for _ in 0..N_OTHER_DRAWS {
            let Some(mut luck) = changed(&draws, chance) else { break };
            real.keep_alike(&applied(before, played, &mut luck), &mut self.by_observer);
        }
        for _ in 0..N_OTHER_CHOICES {
            let Some(action) = random_item(chance, legal(before, played.seat).iter().copied()) else { break };
            let other = applied(before, Played { seat: played.seat, action }, &mut Replay::of(&draws));
            real.keep_alike(&other, &mut self.by_observer);
        }
    }
}

/// The real world with what each observer knows of it, worked out once.
struct Real<'a, G: Game> {
    state: &'a G,
    known: Vec<Known<G>>,
}

impl<'a, G: Game> Real<'a, G> {
    fn new(state: &'a G) -> Self {
        Self { state, known: Seat::all(state.n_seats()).map(|observer| known(state, observer)).collect() }
    }

    /// Keeps `other` for every observer to whom it is the same, though it is not.
    fn keep_alike(&self, other: &G, twins: &mut [Vec<G>]) {
        if self.state == other || self.state.status() != other.status() {
            return;
        }
        for observer in Seat::all(self.state.n_seats()) {
            let kept = &mut twins[observer.index()];
            let wanted = kept.len() < N_TWINS && !kept.contains(other);
            if wanted && self.known[observer.index()] == known(other, observer) {
                kept.push(other.clone());
            }
        }
    }
}

fn applied<G: Game>(state: &G, played: Played<G::Action>, luck: &mut dyn Chance) -> G {
    let mut after = state.clone();
    after.apply(played.seat, &played.action, &mut Ctx::silent(luck));
    after
}

/// One draw: below what, and what came.
type Draw = (u32, u32);

/// The draws of one step of a match.
fn record(seed: Seed, step: u64, run: impl FnOnce(&mut dyn Chance)) -> Vec<Draw> {
    struct Recorder(SeededChance, Vec<Draw>);
    impl Chance for Recorder {
        fn below(&mut self, n: u32) -> u32 {
            let draw = self.0.below(n);
            self.1.push((n, draw));
            draw
        }
    }
    let mut recorder = Recorder(SeededChance::new(seed, step), Vec::new());
    run(&mut recorder);
    recorder.1
}

/// Recorded draws once more; where the rules come to ask for something else, a draw that fits.
struct Replay {
    draws: Vec<Draw>,
    n_used: usize,
}

impl Replay {
    fn of(draws: &[Draw]) -> Self {
        Self { draws: draws.to_vec(), n_used: 0 }
    }
}

impl Chance for Replay {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.draws.get(self.n_used).map_or(self.n_used as u32, |draw| draw.1);
        self.n_used += 1;
        draw % n
    }
}

/// The same draws but for one.
fn changed(draws: &[Draw], chance: &mut FastChance) -> Option<Replay> {
    let index = random_item(chance, (0..draws.len()).filter(|&index| draws[index].0 > 1))?;
    let mut luck = Replay::of(draws);
    let (n, draw) = draws[index];
    luck.draws[index].1 = (draw + 1 + chance.below(n - 1)) % n;
    Some(luck)
}
