//! How likely a host strikes how many swords: its dice one by one, with free re-rolls and bonuses.

use super::arena::Step;
use super::host::{Fighter, Host};
use super::tally::{ONE, both};
use crate::data::Dye;
use crate::ids::Level;
use crate::state::MAX_DICE;

/// The chance of every number of swords, from none. `None` where more dice fall than the state can hold.
pub(super) fn spread(host: &Host, step: Step) -> Option<Vec<u64>> {
    let mut dice = Dice::default();
    for fighter in host.rolling(step) {
        dice.add(&unit(host, fighter), fighter.level);
    }
    for (dye, count) in host.other_dice(step) {
        let (sword, blank) = faces(dye);
        (0..count).for_each(|_| dice.add(&[blank, sword], Level::Standard));
    }
    (dice.n_dice <= MAX_DICE).then(|| dice.with_bonuses(host, step))
}

/// Swords of recruits apart from those of others, whose blanks count (5.7 step 4).
struct Dice {
    n_dice: usize,
    recruits: Vec<u64>,
    others: Vec<u64>,
}

impl Default for Dice {
    fn default() -> Self {
        Self { n_dice: 0, recruits: vec![ONE], others: vec![ONE] }
    }
}

impl Dice {
    fn add(&mut self, swords: &[u64], level: Level) {
        self.n_dice += swords.len() - 1;
        let sum = if level == Level::Recruit { &mut self.recruits } else { &mut self.others };
        *sum = sum_of(sum, swords);
    }

    fn with_bonuses(&self, host: &Host, step: Step) -> Vec<u64> {
        let n_others = self.others.len() - 1;
        let mut totals = Vec::new();
        for (by_recruits, &one) in self.recruits.iter().enumerate() {
            for (by_others, &other) in self.others.iter().enumerate() {
                let (swords, blanks) = (by_recruits + by_others, n_others - by_others);
                let total = usize::from(host.total(step, swords as u8, blanks as u8));
                totals.resize(totals.len().max(total + 1), 0);
                totals[total] += both(one, other);
            }
        }
        totals
    }
}

/// The chances of the sum of two independent numbers.
fn sum_of(one: &[u64], other: &[u64]) -> Vec<u64> {
    let mut sums = vec![0; one.len() + other.len() - 1];
    for (a, &first) in one.iter().enumerate() {
        for (b, &second) in other.iter().enumerate() {
            sums[a + b] += both(first, second);
        }
    }
    sums
}

/// Sword and blank of one throw.
fn faces(dye: Dye) -> (u64, u64) {
    let swords = (1..=6).filter(|&face| dye.is_sword(face)).count() as u64;
    (ONE / 6 * swords, ONE - ONE / 6 * swords)
}

/// The dice of a unit; the re-roll of a better commander is one for all of them.
fn unit(host: &Host, fighter: &Fighter) -> Vec<u64> {
    let (sword, blank) = faces(fighter.dye);
    let (own, leader) = host.rerolls(fighter);
    let stays_blank = (0..own).fold(blank, |chance, _| both(chance, blank));
    // Still to be had, and spent.
    let mut chances = [vec![if leader > 0 { ONE } else { 0 }], vec![if leader > 0 { 0 } else { ONE }]];
    for _ in 0..fighter.dice {
        let spent = sum_of(&chances[1], &[stays_blank, ONE - stays_blank]);
        let kept = sum_of(&chances[0], &[0, ONE - stays_blank]);
        let used = sum_of(&chances[0], &[both(stays_blank, blank), both(stays_blank, sword)]);
        chances = [kept, spent.iter().zip(&used).map(|(a, b)| a + b).collect()];
    }
    chances[0].iter().zip(&chances[1]).map(|(a, b)| a + b).collect()
}
