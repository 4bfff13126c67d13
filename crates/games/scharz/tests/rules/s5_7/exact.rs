//! Odds that are worked out (5.7, 5.8): against plain enumeration, against samples, and against the rules from the
//! middle of a fight.

use engine::{Ctx, FastChance, Game, Seat};
use scharz::odds::{Arena, Clash, Effort, Method, Prospect, odds, ongoing};
use scharz::*;

use super::odds::{enumerate, fight_out, position};
use crate::rules::table::{Table, at, seat};
use scharz::Place;

const WORKED_OUT: Effort = Effort { whole: 100_000_000, first: 10_000_000, samples: 1 };
const SAMPLED: Effort = Effort { whole: 0, first: 0, samples: 4000 };

/// Only the first round is worked out.
const FIRST_ROUND: Effort = Effort { whole: 0, first: 10_000_000, samples: 1 };

fn infantry(a: usize, b: usize) -> (Table, Place) {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", Kind::LightInfantry, a).units(1, "it_senones", Kind::LightInfantry, b);
    (table, at("it_senones").place())
}

fn prospect(table: &Table, place: Place, clash: Clash, effort: Effort) -> Prospect {
    Prospect::of(&Arena::of(&table.state.world, place, [seat(0), seat(1)], clash), effort, 5)
}

/// Losses of the first round, in hundredths.
fn first(prospect: &Prospect) -> [u16; 2] {
    [0, 1].map(|side| prospect.first.part(prospect.first.sides[side].first_lost, 100))
}

#[test]
fn the_first_round_is_that_of_plain_enumeration() {
    for (a, b) in [(1, 1), (2, 3), (4, 2), (3, 3), (5, 2)] {
        let outcomes = enumerate(a, b);
        let total = 6f64.powi((a + b) as i32);
        let mut mean = [0f64; 2];
        for (mine, row) in outcomes.iter().enumerate() {
            for (theirs, &ways) in row.iter().enumerate() {
                mean[0] += (a as usize - mine) as f64 * ways as f64 / total;
                mean[1] += (b as usize - theirs) as f64 * ways as f64 / total;
            }
        }
        let (table, place) = infantry(a as usize, b as usize);
        for effort in [WORKED_OUT, FIRST_ROUND] {
            let found = prospect(&table, place, Clash::Battle, effort);
            assert_eq!(first(&found), mean.map(|mean| (mean * 100.0).round() as u16), "{a} against {b}");
            assert_eq!(found.first_method, Method::Exact);
        }
    }
}

/// One against one: both fall with 1/9, one of them with 2/9 each, else the round repeats; ten rounds at most.
#[test]
fn a_duel_by_hand() {
    let (table, place) = infantry(1, 1);
    let found = prospect(&table, place, Clash::Battle, WORKED_OUT);
    let again = (4f64 / 9.0).powi(10);
    let wins = 2.0 / 9.0 * (1.0 - again) / (1.0 - 4.0 / 9.0);
    let whole = &found.whole;
    for side in 0..2 {
        assert_eq!(whole.part(whole.sides[side].wins, 1000), (wins * 1000.0).round() as u16);
    }
    assert_eq!(whole.part(whole.drawn, 1000), ((1.0 - 2.0 * wins) * 1000.0).round() as u16);
}

fn assert_alike(name: &str, exact: &Prospect, sampled: &Prospect) {
    assert_eq!((exact.method, sampled.method), (Method::Exact, Method::Sampled(4000)), "{name}");
    for side in 0..2 {
        let [p, seen] = [exact, sampled]
            .map(|found| f64::from(found.whole.part(found.whole.sides[side].wins, 10_000)) / 1e4);
        let allowed = 4.5 * (p * (1.0 - p) / 4000.0).sqrt() + 0.001;
        assert!((p - seen).abs() <= allowed, "{name}, side {side} wins {p} or {seen}");
        let [mean, seen] = [exact, sampled].map(|found| f64::from(first(found)[side]) / 100.0);
        // Nobody loses more than a dozen in a round.
        assert!(
            (mean - seen).abs() <= 4.5 * 6.0 / 4000f64.sqrt(),
            "{name}, side {side} loses {mean} or {seen}"
        );
    }
}

/// Levels, riders, morale, commanders, rivals and forts, worked out and sampled.
#[test]
fn exact_and_sampled_battles_agree() {
    for number in 0..12 {
        let mut table = position(number);
        table.go(Phase::Battles);
        let place = table.state.fight.place;
        let exact = prospect(&table, place, Clash::Battle, WORKED_OUT);
        let name = format!("battle {number}");
        assert_alike(&name, &exact, &prospect(&table, place, Clash::Battle, SAMPLED));
        let alone = prospect(&table, place, Clash::Battle, FIRST_ROUND);
        assert_eq!((first(&alone), alone.first_method), (first(&exact), Method::Exact), "{name}");
    }
}

#[test]
fn exact_and_sampled_assaults_agree() {
    for (garrison, besiegers, engines) in [(0, 6, 0), (2, 7, 1), (3, 6, 2)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(1, "it_senones").posted(1, "it_senones", Kind::LightInfantry, Post::Inside, garrison);
        table.units(0, "it_senones", Kind::LightInfantry, besiegers);
        table.units(0, "it_senones", Kind::SiegeEngine, engines);
        let place = at("it_senones").place();
        let exact = prospect(&table, place, Clash::Assault, WORKED_OUT);
        assert_alike("assault", &exact, &prospect(&table, place, Clash::Assault, SAMPLED));
        let breach = |found: &Prospect| found.first.part(found.first.breached_at_once, 1000);
        let alone = prospect(&table, place, Clash::Assault, FIRST_ROUND);
        assert_eq!((breach(&alone), first(&alone)), (breach(&exact), first(&exact)));
    }
}

/// Six light infantry roll seven dice; an assault needs five of their swords.
#[test]
fn a_breach_by_hand() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_senones").units(0, "it_senones", Kind::LightInfantry, 6);
    let found =
        odds(&table.state.world, at("it_senones").place(), [seat(0), seat(1)], Clash::Assault, FIRST_ROUND);
    // Before walls soldiers strike with four faces of six, and two blanks are no three.
    let ways = |swords: u32| {
        let choose = (0..swords).fold(1, |sum, index| sum * (7 - index) / (index + 1));
        f64::from(choose * 4u32.pow(swords) * 2u32.pow(7 - swords)) / f64::from(6u32.pow(7))
    };
    // Four swords and three blanks make five as well.
    let chance: f64 = (4..=7).map(ways).sum();
    assert_eq!(f64::from(found.first_breach), (chance * 100.0).round());
}

/// Runs a fight to its next question of this phase, if it comes to one.
fn run_to(table: &mut Table, phase: Phase, chance: &mut FastChance) -> bool {
    let mut legal = Vec::new();
    for _ in 0..40 {
        if table.state.phase == phase {
            return true;
        }
        let Some(next) = table.state.status().pending().iter().next() else { return false };
        legal.clear();
        table.state.legal_actions(next, &mut legal);
        let action = match table.state.phase.name() {
            Phase::Charge => legal[legal.len() - 1],
            Phase::GoOn | Phase::Sieges => Action::Assault,
            _ => legal[0],
        };
        table.state.apply(next, &action, &mut Ctx::silent(chance));
    }
    false
}

/// From this question on the rules bring what is told there.
fn goes_on_as_told(name: &str, start: &Table, attacker: Seat, chance: &mut FastChance) {
    let told = ongoing(&start.state, WORKED_OUT).expect("a fight");
    assert_eq!(told.method, Method::Exact, "{name}");
    let mut won = [0f64; 2];
    for _ in 0..400 {
        if let Some(winner) = fight_out(&mut start.clone(), chance) {
            won[usize::from(seat(winner) != attacker)] += 1.0;
        }
    }
    for (seen, percent) in won.into_iter().zip([told.win, told.lose]) {
        let p = f64::from(percent) / 100.0;
        let allowed = 4.5 * (p * (1.0 - p) / 400.0).sqrt() + 0.012;
        assert!((seen / 400.0 - p).abs() <= allowed, "{name}: {} against {p}", seen / 400.0);
    }
}

/// Dice on the table, swords being dealt, left-over swords and the round are all taken into account.
#[test]
fn odds_follow_a_battle_through_its_phases() {
    let mut chance = FastChance::new(31);
    let phases = [Phase::Charge, Phase::Rerolls, Phase::Hits, Phase::FreeSwords, Phase::Flight];
    let mut met = [0; 5];
    for number in 0..30 {
        let mut start = position(number);
        start.go(Phase::Battles);
        let [attacker, defender] = start.roles();
        start.act(attacker.index(), Action::Attack { target: defender });
        for (count, phase) in met.iter_mut().zip(phases) {
            let mut table = start.clone();
            let is_there = *count < 4 && run_to(&mut table, phase, &mut chance);
            if is_there && table.state.fight.round > 0 && !table.state.fight.is_assault {
                *count += 1;
                goes_on_as_told(&format!("battle {number}, {phase:?}"), &table, attacker, &mut chance);
            }
        }
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

/// Also when the walls are down.
#[test]
fn odds_follow_an_assault_past_the_breach() {
    let mut chance = FastChance::new(32);
    let mut breaches = 0;
    for number in 0..12 {
        let mut start = Table::italia(Mode::Basic);
        start.village(1, "it_senones").posted(1, "it_senones", Kind::LightInfantry, Post::Inside, 4);
        start.units(0, "it_senones", Kind::LightInfantry, 6).go(Phase::Sieges);
        start.state.apply(seat(0), &Action::Assault, &mut Ctx::silent(&mut chance));
        if run_to(&mut start, Phase::GoOn, &mut chance) {
            breaches += usize::from(start.state.fight.breached);
            goes_on_as_told(&format!("assault {number}"), &start, seat(0), &mut chance);
        }
    }
    assert!(breaches > 0);
}
