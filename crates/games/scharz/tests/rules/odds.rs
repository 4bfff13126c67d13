//! A second, slow implementation of one combat round: every roll is enumerated, and the dice of the engine must
//! agree with it to within chance.

use engine::{Ctx, FastChance, Game};
use scharz::*;

use super::table::{Table, seat};

const BATTLES: u32 = 10_000;

/// The chance, out of 6^(a + b), that one round of `a` against `b` light infantry on a plain leaves so many of each.
fn enumerate(a: u32, b: u32) -> Vec<Vec<u64>> {
    let mut outcomes = vec![vec![0; b as usize + 1]; a as usize + 1];
    for roll in 0..6u64.pow(a + b) {
        let faces: Vec<u64> = (0..a + b).map(|die| roll / 6u64.pow(die) % 6 + 1).collect();
        let swords = |dice: &[u64]| {
            let hits = dice.iter().filter(|&&face| face <= 2).count();
            hits + (dice.len() - hits) / 3
        };
        let (mine, theirs) = faces.split_at(a as usize);
        let left = |count: u32, hits: usize| {
            (count as usize).saturating_sub(hits.saturating_sub(count as usize / 5))
        };
        outcomes[left(a, swords(theirs))][left(b, swords(mine))] += 1;
    }
    outcomes
}

/// One round by the engine: how many of each are left.
fn fight(a: usize, b: usize, chance: &mut FastChance) -> (usize, usize) {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", Kind::LightInfantry, a).units(1, "it_senones", Kind::LightInfantry, b);
    table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    table.state.apply(seat(1), &Action::Ready, &mut Ctx::silent(chance));
    (table.count(0, Kind::LightInfantry), table.count(1, Kind::LightInfantry))
}

fn compare(a: u32, b: u32, seed: u64) {
    let exact = enumerate(a, b);
    let total = 6f64.powi((a + b) as i32);
    let mut chance = FastChance::new(seed);
    let mut found = vec![vec![0u32; b as usize + 1]; a as usize + 1];
    for _ in 0..BATTLES / 4 {
        let (mine, theirs) = fight(a as usize, b as usize, &mut chance);
        found[mine][theirs] += 1;
    }
    let n = f64::from(BATTLES / 4);
    for (mine, row) in exact.iter().enumerate() {
        for (theirs, &ways) in row.iter().enumerate() {
            let p = ways as f64 / total;
            let allowed = 4.5 * (n * p * (1.0 - p)).sqrt() + 1.0;
            let seen = f64::from(found[mine][theirs]);
            assert!(
                (seen - n * p).abs() <= allowed,
                "{a} against {b} leaving {mine}, {theirs}: {seen}, not {}",
                n * p
            );
        }
    }
}

#[test]
fn the_dice_agree_with_plain_enumeration() {
    compare(1, 1, 1);
    compare(2, 3, 2);
    compare(4, 2, 3);
    compare(3, 3, 4);
}
