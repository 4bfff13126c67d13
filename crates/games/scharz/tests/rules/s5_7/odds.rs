//! A second, slow implementation of one combat round: every roll is enumerated, and the dice of the engine must
//! agree with it to within chance.

use engine::{Chance, Ctx, FastChance, Game};
use scharz::odds::Effort;
use scharz::*;

use crate::rules::table::{Table, at, seat};

const BATTLES: u32 = 10_000;

/// Nothing is worked out, everything sampled.
const SAMPLED: Effort = Effort { whole: 0, first: 0, samples: 2000 };

/// The chance, out of 6^(a + b), that one round of `a` against `b` light infantry on a plain leaves so many of each.
pub fn enumerate(a: u32, b: u32) -> Vec<Vec<u64>> {
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

/// Both sides play as the model of `odds` does: charge, hit the dearest, give the cheapest, never flee.
pub fn fight_out(table: &mut Table, chance: &mut FastChance) -> Option<usize> {
    let place = table.state.fight.place;
    let mut legal = Vec::new();
    while matches!(
        table.state.phase.name(),
        Phase::Battles
            | Phase::Charge
            | Phase::Rerolls
            | Phase::Hits
            | Phase::FreeSwords
            | Phase::Flight
            | Phase::GoOn
            | Phase::Fall
    ) && table.state.fight.place == place
    {
        let Some(next) = table.state.status().pending().iter().next() else { break };
        legal.clear();
        table.state.legal_actions(next, &mut legal);
        let action = match table.state.phase.name() {
            Phase::Charge => legal[legal.len() - 1],
            Phase::GoOn => Action::Assault,
            _ => legal[0],
        };
        table.state.apply(next, &action, &mut Ctx::silent(chance));
    }
    let stands =
        |owner| table.state.world.units[seat(owner)].count(|unit| unit.kind != Kind::SiegeEngine) > 0;
    match (stands(0), stands(1)) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        _ => None,
    }
}

/// A random battle of small armies on some field.
pub fn position(number: u64) -> Table {
    let mut chance = FastChance::new(number);
    let mode = [Mode::Basic, Mode::Original, Mode::Extended][(number % 3) as usize];
    let field = ["it_senones", "it_samnium", "it_clusium"][(number / 3 % 3) as usize];
    let mut table = Table::italia(mode);
    for owner in 0..2 {
        let kinds = [Kind::LightInfantry, Kind::HeavyInfantry, Kind::Cavalry, Kind::Mercenary];
        for kind in kinds {
            let level = Level::ALL[if mode == Mode::Basic { 1 } else { chance.below(5) as usize }];
            table.trained(owner, field, kind, level, chance.below(4) as usize);
        }
        table.units(owner, field, Kind::LightInfantry, 1);
        let player = table.player(owner);
        player.rival = (chance.below(2) == 0).then_some(seat(1 - owner));
        player.commander =
            if mode == Mode::Extended { Commander::ALL[chance.below(5) as usize] } else { player.commander };
        player.pp = if mode == Mode::Extended { chance.below(90) as i16 } else { 0 };
    }
    if chance.below(2) == 0 {
        table.village(1, field).field(field).fort = true;
    }
    table
}

/// The model behind the odds of the table, and the rules themselves, on 10,000 battles.
#[test]
fn the_model_agrees_with_the_rules() {
    let mut chance = FastChance::new(11);
    for number in 0..20 {
        let mut start = position(number);
        start.go(Phase::Battles);
        let place = start.state.fight.place;
        let [attacker, defender] = start.roles();
        let expected = scharz::odds::odds(
            &start.state.world,
            place,
            [attacker, defender],
            scharz::odds::Clash::Battle,
            SAMPLED,
        );
        start.act(attacker.index(), Action::Attack { target: defender });
        let mut found = [0f64; 2];
        for _ in 0..500 {
            let mut table = start.clone();
            if let Some(winner) = fight_out(&mut table, &mut chance) {
                found[usize::from(seat(winner) != attacker)] += 1.0;
            }
        }
        for (seen, percent) in found.into_iter().zip([expected.win, expected.lose]) {
            let p = f64::from(percent) / 100.0;
            // Both are samples: 500 and 2000, and the share is rounded to a hundredth.
            let allowed = 4.5 * (p * (1.0 - p) * (1.0 / 500.0 + 1.0 / 2000.0)).sqrt() + 0.012;
            assert!((seen / 500.0 - p).abs() <= allowed, "battle {number}: {} against {p}", seen / 500.0);
        }
    }
}

/// The same for assaults on a village with a garrison.
#[test]
fn the_model_agrees_on_assaults() {
    let mut chance = FastChance::new(12);
    for (garrison, besiegers, engines) in [(0, 6, 0), (2, 8, 0), (3, 7, 1), (1, 5, 1)] {
        let mut start = Table::italia(Mode::Basic);
        start.village(1, "it_senones").posted(1, "it_senones", Kind::LightInfantry, Post::Inside, garrison);
        start.units(0, "it_senones", Kind::LightInfantry, besiegers).units(
            0,
            "it_senones",
            Kind::SiegeEngine,
            engines,
        );
        let place = at("it_senones").place();
        let sides = [seat(0), seat(1)];
        let expected =
            scharz::odds::odds(&start.state.world, place, sides, scharz::odds::Clash::Assault, SAMPLED);
        start.go(Phase::Sieges);
        let mut taken = 0.0;
        for _ in 0..500 {
            let mut table = start.clone();
            table.state.apply(seat(0), &Action::Assault, &mut Ctx::silent(&mut chance));
            fight_out(&mut table, &mut chance);
            taken += f64::from(u8::from(table.field("it_senones").owner != Some(seat(1))));
        }
        let p = f64::from(expected.win) / 100.0;
        let allowed = 4.5 * (p * (1.0 - p) * (1.0 / 500.0 + 1.0 / 2000.0)).sqrt() + 0.012;
        assert!(
            (taken / 500.0 - p).abs() <= allowed,
            "{garrison} in, {besiegers} out: {} against {p}",
            taken / 500.0
        );
    }
}
