//! Many tries of the battle a question asks for, and what they add up to.

use std::hash::{Hash, Hasher};

use super::{
    Meeting, ScharzBattleQuestion, ScharzBreach, ScharzDice, ScharzFate, ScharzForecast, ScharzLoss,
};
use crate::data::Dye;
use crate::ids::Kind;
use crate::odds::{Arena, Clash, Effort, Method, Prospect};

/// Enough that a sampled share is almost always right to within two of a hundred, and quick even for the largest armies.
const EFFORT: Effort = Effort { whole: 800_000, first: 100_000, samples: 4000 };

pub fn forecast(question: &ScharzBattleQuestion, meeting: &Meeting) -> ScharzForecast {
    let flights = [question.attacker.flees_below, question.defender.flees_below];
    let arena = Arena::of(&meeting.world, meeting.place, meeting.sides, question.clash)
        .fleeing_below(flights.map(|share| share.min(100)));
    let prospect = Prospect::of(&arena, EFFORT, seed(question));
    let (whole, first) = (&prospect.whole, &prospect.first);
    ScharzForecast {
        samples: samples(prospect.method),
        first_samples: samples(prospect.first_method),
        drawn: whole.part(whole.drawn, THOUSAND),
        rounds: whole.part(whole.rounds, HUNDRED),
        sides: [0, 1].map(|side| fate(&arena, side, &prospect)).to_vec(),
        breach: (question.clash == Clash::Assault).then(|| ScharzBreach {
            ever: whole.part(whole.breached, THOUSAND),
            first_round: first.part(first.breached_at_once, THOUSAND),
            shields: arena.wall_shields(),
        }),
    }
}

/// Shares are of a thousand, means in hundredths.
const THOUSAND: u16 = 1000;
const HUNDRED: u16 = 100;

fn samples(method: Method) -> u16 {
    match method {
        Method::Exact => 0,
        Method::Sampled(count) => count,
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

fn fate(arena: &Arena, side: usize, prospect: &Prospect) -> ScharzFate {
    let (whole, first) = (&prospect.whole, &prospect.first);
    let (sums, counts) = (&whole.sides[side], arena.units(side));
    let units = counts.iter().sum();
    let losses = Kind::ALL.into_iter().zip(counts).zip(sums.lost).filter(|((_, count), _)| *count > 0);
    let (dice, shields) = arena.dice(side);
    ScharzFate {
        wins: whole.part(sums.wins, THOUSAND),
        // Walls without a garrison are not destroyed but taken.
        destroyed: if units > 0 { whole.part(sums.destroyed, THOUSAND) } else { 0 },
        fled: whole.part(sums.fled, THOUSAND),
        units,
        lost: whole.part(sums.lost.iter().sum(), HUNDRED),
        losses: losses
            .map(|((kind, count), lost)| ScharzLoss { kind, count, lost: whole.part(lost, HUNDRED) })
            .collect(),
        dice: by_colour(&dice),
        shields,
        first_swords: first.part(first.sides[side].first_swords, HUNDRED),
        first_lost: first.part(first.sides[side].first_lost, HUNDRED),
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
