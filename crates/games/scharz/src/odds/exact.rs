//! Every roll of a clash with its chance. Exchanges are worked out in order of time, and positions that are reached in
//! several ways are looked at once; the work is bounded, and who asks for more than that gets nothing.

use std::collections::BTreeMap;

use super::arena::{Arena, Melee, Step, strike};
use super::spread::spread;
use super::tally::{ONE, Tally, both};

/// The whole clash, if its exchanges, times the units in them, are no more than this.
pub(super) fn whole(arena: &Arena, mut work: u32) -> Option<Tally> {
    let start = spreads(&arena.start)?;
    // Two rounds at least, and every pair of swords leads elsewhere: no need to begin where that is too much.
    let pairs = cost(&arena.start, start[0].len() * start[1].len());
    work.checked_sub(pairs.saturating_mul((2 * start[0].len() * start[1].len()) as u32))?;
    let mut tally = Tally::default();
    let mut ahead = BTreeMap::new();
    ahead.extend(arena.begin(&mut tally, ONE).map(|melee| (melee, ONE)));
    while let Some((melee, weight)) = ahead.pop_first() {
        let spreads = spreads(&melee)?;
        work = work.checked_sub(cost(&melee, spreads[0].len() * spreads[1].len()))?;
        each_pair(&spreads, weight, |swords, chance| {
            if let Some(next) = arena.exchange(melee.clone(), swords, &mut tally, chance) {
                *ahead.entry(next).or_insert(0) += chance;
            }
        });
    }
    Some(tally)
}

/// Swords, losses and breach of the combat round that comes first, if its strikes, times units, are no more than this.
pub(super) fn first_round(arena: &Arena, mut work: u32) -> Option<Tally> {
    let mut tally = Tally::default();
    let begun = arena.begin(&mut tally, ONE);
    tally.total = ONE;
    match begun {
        Some(melee) if melee.round == arena.start.round => {
            round(arena, &melee, ONE, &mut work, &mut tally)?;
        }
        _ => {}
    }
    Some(tally)
}

/// After a charge everything depends on what both rolled; else one side's losses do not depend on its own swords.
fn round(arena: &Arena, melee: &Melee, weight: u64, work: &mut u32, tally: &mut Tally) -> Option<()> {
    let spreads = spreads(melee)?;
    if melee.step != Step::Charge {
        *work = work.checked_sub(cost(melee, spreads[0].len() + spreads[1].len()))?;
        (0..2).for_each(|side| one_side(arena, melee, side, &spreads[side], weight, tally));
        return Some(());
    }
    *work = work.checked_sub(cost(melee, spreads[0].len() * spreads[1].len()))?;
    let mut ahead = BTreeMap::new();
    let total = tally.total;
    each_pair(&spreads, weight, |swords, chance| {
        match arena.exchange(melee.clone(), swords, tally, chance) {
            Some(next) if next.round == melee.round => *ahead.entry(next).or_insert(0) += chance,
            _ => {}
        }
    });
    tally.total = total;
    ahead.iter().try_for_each(|(next, &chance)| round(arena, next, chance, work, tally))
}

/// What the swords of one side do to the other.
fn one_side(arena: &Arena, melee: &Melee, side: usize, swords: &[u64], weight: u64, tally: &mut Tally) {
    for (swords, &chance) in (0u8..).zip(swords).filter(|(_, chance)| **chance > 0) {
        let chance = both(weight, chance);
        let net = arena.past_shields(melee, side, swords);
        let mut struck = melee.clone();
        strike(&mut struck.hosts, side, net.unwrap_or_default());
        tally.sides[side].first_swords += chance * u64::from(swords);
        tally.sides[1 - side].first_lost += chance * u64::from(arena.n_dead(&struck, 1 - side));
        if !melee.is_breached && side == 0 && net.is_some() {
            tally.breached_at_once += chance;
        }
    }
}

/// What so many exchanges or strikes cost: every unit is looked at.
fn cost(melee: &Melee, count: usize) -> u32 {
    let n_units: usize = melee.hosts.iter().map(|host| host.fighters.len()).sum();
    (count * n_units.max(1)) as u32
}

fn spreads(melee: &Melee) -> Option<[Vec<u64>; 2]> {
    let [one, other] = &melee.hosts;
    Some([spread(one, melee.step)?, spread(other, melee.step)?])
}

fn each_pair(spreads: &[Vec<u64>; 2], weight: u64, mut visit: impl FnMut([u8; 2], u64)) {
    for (mine, &one) in (0u8..).zip(&spreads[0]).filter(|(_, chance)| **chance > 0) {
        let one = both(weight, one);
        for (theirs, &other) in (0u8..).zip(&spreads[1]).filter(|(_, chance)| **chance > 0) {
            visit([mine, theirs], both(one, other));
        }
    }
}
