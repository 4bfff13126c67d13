//! Nobody starves by neglect: what the winter takes from players of Scharz, in every mode and at every size of table.

#[path = "support/scharz_care.rs"]
mod care;
#[path = "support/checks.rs"]
mod checks;
#[path = "support/scharz_losses.rs"]
mod losses;

use bots::scharz::ScharzHabits;
use bots::{Sight, deliberate};
use care::Court;
use checks::{NEVER, bot};
use engine::{Ctx, FastChance, Game, Seat};
use scharz::{Faction, MapId, Mode, Scharz, Setup};

/// What one or several matches lost: by the look of it, and what a careful lord would have kept of it.
#[derive(Clone, Copy, Debug, Default)]
struct Neglect {
    suspected: u32,
    proven: u32,
}

impl Neglect {
    fn of_match(&mut self, setup: Setup, name: &str, seed: u64) {
        let mut chance = FastChance::new(seed);
        let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
        let (mut court, mut told, mut ply) = (Court::default(), Vec::new(), 0);
        while let Some(seat) = state.status().pending().iter().next() {
            for click in deliberate(&ScharzHabits, &bot(name), Sight::new(&state, seat), ply, &NEVER) {
                ply += 1;
                told.clear();
                let before = state;
                state.apply(seat, &click, &mut Ctx::telling(&mut chance, &mut told));
                let (_, verdicts) = court.hear(&before, &state, &told);
                // The Vikings of TAIFAS have neither land nor stores: who has not won by their second winter starves.
                let is_landless =
                    |seat: usize| state.world.faction(Seat::new(seat)) == Some(Faction::TaifasVikings);
                for verdict in verdicts.iter().filter(|verdict| !is_landless(verdict.seat)) {
                    self.suspected += verdict.suspected.iter().sum::<u32>();
                    self.proven += verdict.proven;
                }
            }
        }
    }

    /// All maps, so many times with two, three and four seats.
    fn among_squires(mode: Mode, times: u64) -> Self {
        let mut all = Self::default();
        for (map, seats) in MapId::ALL.into_iter().flat_map(|map| [2, 3, 4].map(|seats| (map, seats))) {
            (0..times).for_each(|seed| all.of_match(Setup::new(seats, map, mode, 5), "squire", seed));
        }
        all
    }
}

#[test]
fn nobody_starves_by_neglect() {
    for mode in [Mode::Quick, Mode::Basic, Mode::Original] {
        let neglect = Neglect::among_squires(mode, 4);
        assert!(neglect.proven <= 2 && neglect.suspected <= 2, "{mode:?}: {neglect:?}");
    }
}

/// Some peoples of Extended arrive with ships and no land.
#[test]
fn hardly_anybody_starves_among_the_poorest_peoples() {
    let neglect = Neglect::among_squires(Mode::Extended, 4);
    assert!(neglect.proven <= 20 && neglect.suspected <= 45, "{neglect:?}");
}

/// Who compares plans spends more on soldiers, and feeds them all the same.
#[test]
fn who_thinks_about_war_feeds_the_army() {
    let mut neglect = Neglect::default();
    for (map, mode) in [(MapId::Italia, Mode::Quick), (MapId::Taifas, Mode::Basic)] {
        neglect.of_match(Setup::new(2, map, mode, 3), "mcts@1000it", 1);
    }
    assert!(neglect.proven <= 1, "{neglect:?}");
}
