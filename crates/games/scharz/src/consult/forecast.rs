//! Many tries of the battle a question asks for, and what they add up to.

use std::hash::{Hash, Hasher};

use engine::FastChance;

use super::{
    Meeting, ScharzBattleQuestion, ScharzBreach, ScharzDice, ScharzFate, ScharzForecast, ScharzLoss,
};
use crate::data::Dye;
use crate::ids::Kind;
use crate::odds::{Arena, Clash, Outcome};

/// Enough that a share is almost always right to within two of a hundred, and quick even for the largest armies.
const SAMPLES: u16 = 4000;

pub fn forecast(question: &ScharzBattleQuestion, meeting: &Meeting) -> ScharzForecast {
    let flights = [question.attacker.flees_below, question.defender.flees_below];
    let arena = Arena::of(&meeting.world, meeting.place, meeting.sides, question.clash)
        .fleeing_below(flights.map(|share| share.min(100)));
    let mut chance = FastChance::new(seed(question));
    let mut sums = Sums::default();
    for _ in 0..SAMPLES {
        sums.add(&arena.fight(&mut chance), &arena);
    }
    ScharzForecast {
        samples: SAMPLES,
        drawn: share(sums.drawn),
        rounds: mean(sums.rounds),
        sides: [0, 1].map(|side| fate(&arena, side, &sums.sides[side])).to_vec(),
        breach: (question.clash == Clash::Assault).then(|| ScharzBreach {
            ever: share(sums.breached),
            first_round: share(sums.breached_at_once),
            shields: arena.wall_shields(),
        }),
    }
}

/// The same question always gets the same answer (FNV-1a over its parts).
fn seed(question: &ScharzBattleQuestion) -> u64 {
    struct Fnv(u64);
    impl Hasher for Fnv {
        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        fn finish(&self) -> u64 {
            self.0
        }
    }
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    question.hash(&mut hasher);
    hasher.finish()
}

#[derive(Default)]
struct Sums {
    drawn: u32,
    rounds: u32,
    breached: u32,
    breached_at_once: u32,
    sides: [SideSums; 2],
}

#[derive(Default)]
struct SideSums {
    wins: u32,
    fled: u32,
    destroyed: u32,
    lost: [u32; 9],
    first_swords: u32,
    first_dead: u32,
}

impl Sums {
    fn add(&mut self, outcome: &Outcome, arena: &Arena) {
        self.drawn += u32::from(outcome.winner.is_none());
        self.rounds += u32::from(outcome.rounds);
        self.breached += u32::from(outcome.breached_in.is_some());
        self.breached_at_once += u32::from(outcome.breached_in == Some(1));
        for (side, sums) in self.sides.iter_mut().enumerate() {
            sums.wins += u32::from(outcome.winner == Some(side));
            sums.fled += u32::from(outcome.fled == Some(side));
            sums.destroyed += u32::from(outcome.lost[side] == arena.units(side));
            sums.first_swords += u32::from(outcome.first_swords[side]);
            sums.first_dead += u32::from(outcome.first_dead[side]);
            for (total, dead) in sums.lost.iter_mut().zip(outcome.lost[side]) {
                *total += u32::from(dead);
            }
        }
    }
}

/// Of a thousand.
fn share(count: u32) -> u16 {
    let n = u32::from(SAMPLES);
    ((count * 1000 + n / 2) / n) as u16
}

/// In hundredths.
fn mean(total: u32) -> u16 {
    let n = u32::from(SAMPLES);
    ((total * 100 + n / 2) / n) as u16
}

fn fate(arena: &Arena, side: usize, sums: &SideSums) -> ScharzFate {
    let counts = arena.units(side);
    let units = counts.iter().sum();
    let losses = Kind::ALL.into_iter().zip(counts).zip(sums.lost).filter(|((_, count), _)| *count > 0);
    let (dice, shields) = arena.dice(side);
    ScharzFate {
        wins: share(sums.wins),
        // Walls without a garrison are not destroyed but taken.
        destroyed: if units > 0 { share(sums.destroyed) } else { 0 },
        fled: share(sums.fled),
        units,
        lost: mean(sums.lost.iter().sum()),
        losses: losses.map(|((kind, count), lost)| ScharzLoss { kind, count, lost: mean(lost) }).collect(),
        dice: by_colour(&dice),
        shields,
        first_swords: mean(sums.first_swords),
        first_lost: mean(sums.first_dead),
    }
}

fn by_colour(dice: &[Dye]) -> Vec<ScharzDice> {
    let count = |dye: Dye| dice.iter().filter(|&&die| die == dye).count() as u8;
    [(Dye::White, "white"), (Dye::Reversed, "reversed"), (Dye::Blue, "blue"), (Dye::Red, "red")]
        .into_iter()
        .map(|(dye, colour)| ScharzDice { colour: colour.to_owned(), count: count(dye) })
        .filter(|dice| dice.count > 0)
        .collect()
}
