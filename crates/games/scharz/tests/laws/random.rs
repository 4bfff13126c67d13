//! Random matches on every map, in every mode, with every number of seats: they end, and nothing breaks on the way.

use engine::{Chance, Ctx, FastChance, Game};
use scharz::{Action, MapId, Mode, Scharz, Setup};

use super::waste::is_waste;

/// Pure chance gives its realm away within a year; who holds on to it sees armies, sieges and winters.
#[derive(Clone, Copy, PartialEq)]
enum Habit {
    Reckless,
    Stubborn,
}

fn pick(legal: &[Action], habit: Habit, chance: &mut FastChance) -> Action {
    let any = |chance: &mut FastChance, list: &[Action]| list[chance.below(list.len() as u32) as usize];
    let sensible: Vec<Action> = legal.iter().copied().filter(|action| !is_waste(action)).collect();
    let keeps = habit == Habit::Stubborn && !sensible.is_empty() && chance.below(20) > 0;
    any(chance, if keeps { &sensible } else { legal })
}

/// Plays one random match; invariants are looked at after every decision.
fn play(setup: &Setup, seed: u64, habit: Habit) -> (Scharz, u32) {
    let mut chance = FastChance::new(seed);
    let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).unwrap();
    let (mut legal, mut plies) = (Vec::new(), 0);
    while let Some(seat) = state.status().pending().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        assert!(
            !legal.is_empty(),
            "{setup:?} seed {seed} ply {plies}: nothing legal in {:?}",
            state.phase.name()
        );
        let action = pick(&legal, habit, &mut chance);
        let phase = state.phase.name();
        state.apply(seat, &action, &mut Ctx::silent(&mut chance));
        plies += 1;
        state.invariants().unwrap_or_else(|words| {
            panic!("{setup:?} seed {seed} ply {plies}: {action:?} of {seat:?} in {phase:?}: {words}")
        });
        assert!(plies <= Scharz::INFO.max_plies, "{setup:?} seed {seed}: it does not end");
    }
    (state, plies)
}

fn play_all(map: MapId) {
    for mode in Mode::ALL {
        for seats in 2..=4 {
            for seed in 0..matches() {
                let habit = if seed % 3 == 0 { Habit::Reckless } else { Habit::Stubborn };
                play(&Setup::new(seats, map, mode, 2 + (seed % 4) as u8), seed, habit);
            }
        }
    }
}

/// Matches of each kind; more on demand.
fn matches() -> u64 {
    std::env::var("SCHARZ_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

macro_rules! maps {
    ($($name:ident $map:ident,)*) => {
        $(
            #[test]
            fn $name() {
                play_all(MapId::$map);
            }
        )*
    };
}

maps! {
    britannia Britannia,
    huns Huns,
    italia Italia,
    orient Orient,
    taifas Taifas,
    vikings Vikings,
}

/// Sequential orders and all other options turned.
#[test]
fn options_turned() {
    for map in MapId::ALL {
        for mode in Mode::ALL {
            play(&Setup::turned(3, map, mode), 1, Habit::Stubborn);
        }
    }
}
