//! Wages (5.11, A6): who is paid, in what order, and who goes unpaid, if nobody says otherwise.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, Ctx, FastChance, Game, Seat};
use scharz::*;

use super::feeding::{Reading, army, positions, with_sieges};

const N_POSITIONS: usize = 60;

#[derive(Debug, Default)]
struct Count {
    positions: usize,
    units_lost: usize,
    settlements_lost: usize,
    sieges: usize,
    surrendered: usize,
    commanders_lost: usize,
}

/// 5.11: the whole realm in Quick, besiegers before the besieged.
#[test]
fn quick_winters() {
    let mut count = Count::default();
    for map in MapId::ALL {
        let mut chance = FastChance::new(511 + map as u64);
        let mut left = N_POSITIONS;
        while left > 0 {
            let setup = Setup::new(2 + (left % 3) as u8, map, Mode::Quick, 2 + (left / 3 % 3) as u8);
            positions(&setup, &mut chance, &mut |state, chance| {
                left = left.saturating_sub(1);
                compare_quick(pay_day(state, Phase::QuickWages, chance), chance, &mut count);
            });
        }
    }
    assert!(count.positions > N_POSITIONS * 6 / 2, "{count:?}");
    assert!(count.units_lost > 50 && count.settlements_lost > 5, "{count:?}");
    assert!(count.sieges > 5 && count.surrendered > 0, "{count:?}");
}

/// 5.11: mercenaries, and in Extended the commander after them.
#[test]
fn mercenaries_and_commanders() {
    let mut count = Count::default();
    for map in MapId::ALL {
        for mode in [Mode::Basic, Mode::Original, Mode::Extended] {
            let mut chance = FastChance::new(5110 + map as u64);
            let mut left = N_POSITIONS;
            while left > 0 {
                let setup = Setup::new(2 + (left % 3) as u8, map, mode, 4);
                positions(&setup, &mut chance, &mut |state, chance| {
                    left = left.saturating_sub(1);
                    compare_wages(pay_day(state, Phase::Wages, chance), chance, &mut count);
                });
            }
        }
    }
    assert!(count.positions > N_POSITIONS * 18 * 9 / 10, "{count:?}");
    assert!(count.units_lost > 100 && count.commanders_lost > 20, "{count:?}");
}

/// The position in its last winter, before pay, with chance in the purses; hired soldiers for whom there is a place.
fn pay_day(state: Scharz, phase: Phase, chance: &mut FastChance) -> Scharz {
    let mut state = with_sieges(state, phase, chance);
    let world = &mut state.world;
    for seat in Seat::all(world.n_seats()) {
        world.players[seat].gold = chance.below(16) as i16;
        if world.is_extended() {
            world.players[seat].commander = Commander::ALL[chance.below(5) as usize];
        }
        let home = world.map().fields.only(|place| world.fields[place].lord() == Some(seat)).first();
        for _ in 0..chance.below(4) {
            let Some(place) = home.filter(|_| !world.players[seat].is_out) else { break };
            let mut unit = Unit::new(Kind::Mercenary, world.space(place));
            unit.level = Level::ALL[1 + chance.below(4) as usize];
            if chance.below(4) == 0 {
                unit.marks.insert(Mark::Fresh);
            }
            world.units[seat].add(unit);
        }
    }
    state
}

/// Everybody is ready, whatever is asked.
fn pass(state: &mut Scharz, phase: Phase, chance: &mut FastChance) {
    state.run(&mut Ctx::silent(chance));
    while state.phase == phase {
        let Some(seat) = state.status().pending().iter().next() else { return };
        state.apply(seat, &Action::Ready, &mut Ctx::silent(chance));
    }
}

fn compare_wages(mut state: Scharz, chance: &mut FastChance, count: &mut Count) {
    let before = state.world;
    // Where somebody is asked right after it; else hunger has come in between, and only the commanders are as they were.
    pass(&mut state, Phase::Wages, chance);
    count.positions += 1;
    let rate = if before.options.mode == Mode::Basic { 2 } else { 1 };
    for seat in Seat::all(before.n_seats()).filter(|&seat| !before.players[seat].is_out) {
        let is_due = |unit: &Unit| unit.kind == Kind::Mercenary && !unit.marks.contains(Mark::Fresh);
        let mut due: Vec<Level> =
            before.units[seat].iter().filter(|(_, unit)| is_due(unit)).map(|(_, unit)| unit.level).collect();
        due.sort();
        let mut gold = before.players[seat].gold;
        let n_paid = due.len().min((gold / rate) as usize);
        count.units_lost += due.len() - n_paid;
        // The best are kept.
        let paid = due.split_off(due.len() - n_paid);
        gold -= rate * n_paid as i16;
        let mut commander = before.players[seat].commander;
        if before.options.mode == Mode::Extended {
            let wage = commander as i16;
            if wage <= gold {
                gold -= wage;
            } else {
                commander = Commander::NoCommander;
                count.commanders_lost += 1;
            }
        }
        let after = &state.world;
        assert_eq!(after.players[seat].commander, commander, "{seat:?} in {before:?}");
        if matches!(state.phase.name(), Phase::Fishing | Phase::Feeding) {
            let mut left: Vec<Level> = after.units[seat]
                .iter()
                .filter(|(_, unit)| is_due(unit))
                .map(|(_, unit)| unit.level)
                .collect();
            left.sort();
            assert_eq!((left, after.players[seat].gold), (paid, gold), "{seat:?} in {before:?}");
        }
    }
}

fn compare_quick(mut state: Scharz, chance: &mut FastChance, count: &mut Count) {
    let before = state.world;
    pass(&mut state, Phase::QuickWages, chance);
    if state.phase == Phase::Room {
        return;
    }
    count.positions += 1;
    let mut reading = Reading { world: before, clicks: BTreeMap::new(), starved: false };
    reading.dissolve();
    let besieged = reading.besieged();
    for seat in reading.seats() {
        pay_realm(&mut reading, seat, &besieged, count);
    }
    reading.open_gates();
    let mut surrendered = BTreeSet::new();
    for seat in reading.seats() {
        pay_besieged(&mut reading, seat, &besieged, &mut surrendered, count);
    }
    for place in before.map().fields {
        let (was, is, read) =
            (&before.fields[place], &state.world.fields[place], &reading.world.fields[place]);
        if surrendered.contains(&place) {
            assert_ne!(is.owner, was.owner, "{} in {before:?}", before.map().at(place).id);
        } else if was.lord().is_some() {
            assert_eq!(is.settlement, read.settlement, "{} in {before:?}", before.map().at(place).id);
        }
    }
    for seat in reading.seats().into_iter().filter(|&seat| !state.world.players[seat].is_out) {
        let gold = state.world.players[seat].gold;
        assert_eq!(gold, reading.world.players[seat].gold, "{seat:?} in {before:?}");
        if surrendered.is_empty() {
            assert_eq!(army(&state.world, seat), army(&reading.world, seat), "{seat:?} in {before:?}");
        }
    }
}

fn rate(unit: &Unit) -> i16 {
    match unit.kind {
        Kind::Mercenary | Kind::Cavalry => 2,
        Kind::Corsair => 0,
        _ => 1,
    }
}

fn is_shut_in(seat: Seat, unit: &Unit, besieged: &BTreeMap<Place, Seat>) -> bool {
    besieged.get(&unit.at.place()) == Some(&seat)
        && matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard)
}

/// What is not encircled: units go first, as in hunger, then villages and cities.
fn pay_realm(reading: &mut Reading, seat: Seat, besieged: &BTreeMap<Place, Seat>, count: &mut Count) {
    let own = |place: &Place| reading.owner(*place) == Some(seat) && !besieged.contains_key(place);
    let mut paid: BTreeSet<Place> = reading.world.map().fields.iter().filter(own).collect();
    loop {
        let army = reading.world.units[seat].iter().filter(|(_, unit)| !is_shut_in(seat, unit, besieged));
        let wages: i16 = army.clone().map(|(_, unit)| rate(unit)).sum();
        let upkeep: i16 = paid.iter().map(|&place| reading.world.fields[place].settlement as i16).sum();
        if wages + upkeep <= reading.world.players[seat].gold {
            reading.world.players[seat].gold -= wages + upkeep;
            return;
        }
        let victims = army.filter(|(_, unit)| rate(unit) > 0);
        if let Some((slot, _)) = victims.min_by_key(|(slot, unit)| reading.rank(seat, *slot, unit)) {
            reading.lose_unit(seat, slot);
            count.units_lost += 1;
            continue;
        }
        let key = |place: &&Place| {
            let is_city = reading.world.fields[**place].settlement == Settlement::City;
            (is_city, reading.world.map().at(**place).land.len(), **place)
        };
        let place = *paid.iter().min_by_key(key).expect("a settlement that cannot be paid");
        paid.remove(&place);
        decay(reading, place);
        count.settlements_lost += 1;
    }
}

fn decay(reading: &mut Reading, place: Place) {
    let field = &mut reading.world.fields[place];
    field.settlement =
        if field.settlement == Settlement::City { Settlement::Village } else { Settlement::Wilderness };
}

/// All towns, then their garrisons; double while they are encircled.
fn pay_besieged(
    reading: &mut Reading,
    seat: Seat,
    besieged: &BTreeMap<Place, Seat>,
    surrendered: &mut BTreeSet<Place>,
    count: &mut Count,
) {
    let own = besieged.iter().filter(|&(&place, &owner)| owner == seat && reading.owner(place) == Some(seat));
    let towns: Vec<Place> = own.map(|(&place, _)| place).collect();
    let mut kept = Vec::new();
    for place in towns {
        let factor = if reading.is_encircled(place) { 2 } else { 1 };
        count.sieges += usize::from(factor == 2);
        let price = factor * reading.world.fields[place].settlement as i16;
        if price <= reading.world.players[seat].gold {
            reading.world.players[seat].gold -= price;
            kept.push((place, factor));
        } else if factor == 2 {
            surrendered.insert(place);
            count.surrendered += 1;
        } else {
            decay(reading, place);
            count.settlements_lost += 1;
            kept.push((place, factor));
        }
    }
    for (place, factor) in kept {
        let army: Vec<(Slot, Unit)> =
            reading.world.units[seat].iter().map(|(slot, unit)| (slot, *unit)).collect();
        for (slot, unit) in army.into_iter().filter(|(_, unit)| unit.at.place() == place) {
            if factor * rate(&unit) <= reading.world.players[seat].gold {
                reading.world.players[seat].gold -= factor * rate(&unit);
            } else {
                reading.lose_unit(seat, slot);
                count.units_lost += 1;
            }
        }
    }
}
