//! What the dice of a battle bring (5.7, 3.11): dice, swords, bonuses, shields, and who dies.

use std::collections::BTreeMap;

use engine::{Chance, Ctx, FastChance, Game, Seat, Told};
use scharz::*;

use super::{each_position, hostile, is_out, owner_of, scattered, stands};

const N_CLICKS: usize = 1_500;
const N_SCATTERED: usize = 90;

/// 5.7, 3.11, A3, A4: the first exchange of battles in scattered positions, with dice that all show the same number.
#[test]
fn exchanges_in_scattered_positions() {
    let (mut counts, mut chance) = (Counts::default(), FastChance::new(57));
    for map in MapId::ALL {
        for mode in Mode::ALL {
            for _ in 0..N_SCATTERED {
                let mut table = scattered(map, mode, &mut chance);
                table.go(Phase::Battles);
                compare_exchange(&table.state, 1 + chance.below(6), &mut counts);
            }
        }
    }
    assert!(counts.exchanges > 600 && counts.dead > 800 && counts.losses > 20, "{counts:?}");
}

/// The same, and the tally of every roll that lies on the table, in random matches.
#[test]
fn battles_of_random_matches() {
    let (mut counts, mut number) = (Counts::default(), 0);
    each_position(3, N_CLICKS, |state| {
        number += 1;
        compare_exchange(state, 1 + number % 6, &mut counts);
        compare_tally(state, &mut counts);
    });
    assert!(counts.exchanges > 100 && counts.rolls > 5, "{counts:?}");
}

/// Every roll of scattered battles in which somebody could pay for another one: charges and assaults too.
#[test]
fn rolls_on_the_table() {
    let (mut counts, mut chance) = (Counts::default(), FastChance::new(58));
    for map in MapId::ALL {
        for mode in [Mode::Original, Mode::Extended] {
            for round in 0..N_SCATTERED {
                let mut table = scattered(map, mode, &mut chance);
                table.go(if round % 3 == 0 { Phase::Sieges } else { Phase::Battles });
                for _ in 0..60 {
                    let Some(seat) = table.state.status().pending().iter().next() else { break };
                    let is_fight = table.state.phase.is_fight();
                    if !is_fight && !matches!(table.state.phase.name(), Phase::Battles | Phase::Sieges) {
                        break;
                    }
                    compare_tally(&table.state, &mut counts);
                    let legal = table.legal(seat.index());
                    let action = legal[chance.below(legal.len() as u32) as usize];
                    table.state.apply(seat, &action, &mut Ctx::silent(&mut chance));
                }
            }
        }
    }
    assert!(counts.rolls > 500 && counts.losses > 50 && counts.charges > 10, "{counts:?}");
}

#[derive(Debug, Default)]
struct Counts {
    exchanges: usize,
    dead: usize,
    rolls: usize,
    charges: usize,
    losses: usize,
}

/// Every die shows this number, from 1 to 6.
struct Same(u32);

impl Chance for Same {
    fn below(&mut self, _: u32) -> u32 {
        self.0 - 1
    }
}

/// Lets the two who face each other on the asked space fight, and compares the first exchange.
fn compare_exchange(state: &Scharz, number: u32, counts: &mut Counts) {
    let (world, place) = (&state.world, state.fight.place);
    if state.phase != Phase::Battles
        || state.drafts.values().any(|draft| !draft.is_empty())
        || !state.ready.is_empty()
    {
        return;
    }
    let there: Vec<Seat> = world.players.seats().filter(|&seat| stands(world, seat, place)).collect();
    let [one, other] = there[..] else { return };
    // Who is aboard of a ship on a field fights beside others of its kind by other values; who is aboard at sea may drown.
    let is_aboard = |seat: Seat| units(world, seat, place).iter().any(|unit| unit.post == Post::Aboard);
    if !hostile(world, one, other) || is_aboard(one) || is_aboard(other) {
        return;
    }
    let told = fight(state, number);
    let struck = |index: usize| {
        let mut all = told.iter().enumerate().filter(|(_, event)| matches!(event, Event::Struck { .. }));
        all.nth(index)
    };
    let (Some((_, &Event::Struck { seat: attacker, swords, shields, .. })), Some((second, found))) =
        (struck(0), struck(1))
    else {
        panic!("nobody struck in {told:?}");
    };
    let defender = if attacker == one { other } else { one };
    let mine = side(world, place, attacker, defender, number);
    let theirs = side(world, place, defender, attacker, number);
    let context =
        || format!("{number} on all dice at {:?}, mode {:?}", world.space(place), world.options.mode);
    assert_eq!((swords, shields), (mine.swords, mine.shields), "attacker, {}", context());
    let wanted = Event::Struck { seat: defender, round: 1, swords: theirs.swords, shields: theirs.shields };
    assert_eq!(*found, wanted, "defender, {}", context());
    let last = struck(2).map_or(told.len(), |(index, _)| index);
    let mut fallen = fallen(world, place, attacker, theirs.swords.saturating_sub(mine.shields));
    for (victim, count) in
        super::battle::fallen(world, place, defender, mine.swords.saturating_sub(theirs.shields))
    {
        *fallen.entry(victim).or_insert(0) += count;
    }
    let mut dead = BTreeMap::new();
    for event in &told[second..last] {
        if let Event::Destroyed { owner, kind, level, .. } = *event {
            *dead.entry((owner, kind, level)).or_insert(0) += 1;
        }
    }
    assert_eq!(dead, fallen, "{}", context());
    counts.exchanges += 1;
    counts.dead += dead.values().sum::<usize>();
    counts.losses += usize::from(mine.loss + theirs.loss > 0);
}

/// The first who is asked attacks, nobody charges, pays or aims, and victims are those proposed; up to the next choice.
fn fight(state: &Scharz, number: u32) -> Vec<Event> {
    let (mut state, mut chance) = (*state, Same(number));
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut act = |state: &mut Scharz, seat: Seat, action: Action, told: &mut Vec<Told<Event>>| {
        state.apply(seat, &action, &mut Ctx::telling(&mut chance, told));
    };
    let mut legal = Vec::new();
    let first = state.status().pending().iter().next().unwrap();
    state.legal_actions(first, &mut legal);
    let attack = legal.iter().copied().find(|action| matches!(action, Action::Attack { .. })).unwrap();
    act(&mut state, first, attack, &mut told);
    let place = state.fight.place;
    while let Some(seat) = state.status().pending().iter().next() {
        let goes_on =
            matches!(state.phase.name(), Phase::Battles | Phase::Charge | Phase::Rerolls | Phase::Hits);
        if !goes_on || state.fight.place != place {
            break;
        }
        legal.clear();
        state.legal_actions(seat, &mut legal);
        act(&mut state, seat, legal[0], &mut told);
    }
    told.into_iter().map(|told| told.event).collect()
}

/// 5.7: all in the open there, and cargo of ships outside their yards.
fn units(world: &World, seat: Seat, place: Place) -> Vec<Unit> {
    let fights = |unit: &Unit| {
        let ship = unit.ship.and_then(|ship| world.units[seat].get(ship));
        is_out(unit) || (unit.post == Post::Aboard && ship.is_some_and(|ship| ship.post == Post::Open))
    };
    let there = world.units[seat].iter().map(|(_, unit)| *unit);
    there.filter(|unit| unit.at.place() == place && fights(unit)).collect()
}

struct Exchange {
    swords: u8,
    shields: u8,
    loss: u8,
}

/// What a side brings when all its dice show one number.
fn side(world: &World, place: Place, seat: Seat, foe: Seat, number: u32) -> Exchange {
    let units = units(world, seat, place);
    let is_hard = is_hard(world, place);
    let (builders, open): (Vec<&Unit>, Vec<&Unit>) = units.iter().partition(|unit| unit.post == Post::OnSite);
    let (mut swords, mut blanks) = (0, 0);
    let mut roll = |dye: Colours, count: u32, is_recruit: bool| {
        if dye.is_sword(number) {
            swords += count;
        } else if !is_recruit {
            blanks += count;
        }
    };
    for unit in &open {
        let (count, dye) = dice(unit.kind, is_hard);
        roll(dye, count, unit.level == Level::Recruit);
    }
    let mut best = builders.clone();
    best.sort_by(|one, other| {
        blank_odds(world, seat, one, is_hard).total_cmp(&blank_odds(world, seat, other, is_hard))
    });
    for unit in &best[..builders.len() / 2] {
        let (count, dye) = dice(unit.kind, is_hard);
        roll(dye, count, unit.level == Level::Recruit);
    }
    let bonuses = has_bonuses(world, seat);
    if bonuses {
        for kind in Kind::ALL {
            let alike: u32 =
                open.iter().filter(|unit| unit.kind == kind).map(|unit| weight(unit.level)).sum();
            let (count, dye) = dice(kind, is_hard);
            if count > 0 {
                roll(dye, alike / 6, false);
            }
        }
    }
    let field = &world.fields[place];
    if field.fort && owner_of(world, place) == Some(seat) {
        roll(Colours::Blue, if field.settlement == Settlement::City { 2 } else { 1 }, false);
    }
    let armed: Vec<&Unit> = units.iter().filter(|unit| dice(unit.kind, is_hard).0 > 0).collect();
    let mood = mood(world, seat);
    let counted = counted(&armed);
    let mut total = swords;
    if bonuses {
        total += blanks / 3 + per(counted, if is_rival(world, seat, foe) { mood.rival } else { mood.others });
    }
    let loss = if mood.is_very_low { armed.len().div_ceil(5) as u32 } else { 0 };
    Exchange {
        swords: total.saturating_sub(loss) as u8,
        shields: if bonuses { per(counted, mood.shields) as u8 } else { 0 },
        loss: loss as u8,
    }
}

/// 3.1: the faces of combat dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colours {
    White,
    Blue,
    Red,
    ReversedWhite,
}

impl Colours {
    fn is_sword(self, number: u32) -> bool {
        match self {
            Colours::White => number <= 2,
            Colours::Blue => number <= 3,
            Colours::Red => number <= 4,
            Colours::ReversedWhite => number >= 3,
        }
    }
}

/// 3.5: attack dice.
fn dice(kind: Kind, is_hard: bool) -> (u32, Colours) {
    match kind {
        Kind::LightInfantry if is_hard => (1, Colours::ReversedWhite),
        Kind::LightInfantry | Kind::Transport => (1, Colours::White),
        Kind::HeavyInfantry | Kind::Cavalry if is_hard => (1, Colours::Blue),
        Kind::HeavyInfantry | Kind::Cavalry => (1, Colours::Red),
        Kind::SiegeEngine => (0, Colours::White),
        Kind::Warship | Kind::Mercenary => (1, Colours::Blue),
        Kind::Elephant if is_hard => (0, Colours::Red),
        Kind::Elephant => (2, Colours::Red),
        Kind::Corsair => (4, Colours::White),
    }
}

/// 3.5, 3.6.
fn lives(kind: Kind, level: Level, is_hard: bool) -> u8 {
    let plain = match kind {
        Kind::HeavyInfantry | Kind::Cavalry if is_hard => 1,
        Kind::HeavyInfantry | Kind::Cavalry | Kind::Warship | Kind::Mercenary => 2,
        Kind::Elephant if is_hard => 2,
        Kind::Elephant | Kind::Corsair => 3,
        _ => 1,
    };
    plain + u8::from(level >= Level::Veteran)
}

/// 3.5: a full brown or turquoise field.
fn is_hard(world: &World, place: Place) -> bool {
    let data = world.data(place);
    data.is_field() && (data.is_full(Colour::Brown) || data.is_full(Colour::Turquoise))
}

/// 3.6: recruits count for no bonus, elites twice.
fn weight(level: Level) -> u32 {
    match level {
        Level::Recruit => 0,
        Level::Elite => 2,
        _ => 1,
    }
}

/// 5.7: builders count as half their number.
fn counted(units: &[&Unit]) -> u32 {
    let sum = |at_work: bool| -> u32 {
        let part = units.iter().filter(|unit| (unit.post == Post::OnSite) == at_work);
        part.map(|unit| weight(unit.level)).sum()
    };
    sum(false) + sum(true) / 2
}

/// How often a builder's die stays blank with its free re-rolls; at even odds the more experienced rolls (S15).
fn blank_odds(world: &World, seat: Seat, unit: &Unit, is_hard: bool) -> f64 {
    let (_, dye) = dice(unit.kind, is_hard);
    let blank = (1..=6).filter(|&number| !dye.is_sword(number)).count() as f64 / 6.0;
    let player = &world.players[seat];
    let mut rerolls = match unit.level {
        Level::Recruit | Level::Standard => 0,
        Level::Experienced | Level::Veteran => 1,
        Level::Elite => 2,
    };
    rerolls += i32::from(player.commander >= Commander::Better);
    rerolls += i32::from(player.faction == Some(Faction::OrientHittites) && unit.kind == Kind::LightInfantry);
    let rerolls = if unit.level == Level::Recruit { 0 } else { rerolls };
    blank.powi(1 + rerolls) - 0.0001 * f64::from(unit.level as u8)
}

/// 3.11: without a commander Extended gives no bonuses.
fn has_bonuses(world: &World, seat: Seat) -> bool {
    world.options.mode != Mode::Extended || world.players[seat].commander != Commander::NoCommander
}

fn is_rival(world: &World, seat: Seat, foe: Seat) -> bool {
    let [own, other] = [seat, foe].map(|seat| world.players[seat].faction);
    let by_birth = own == Some(Faction::TaifasReinos) && other == Some(Faction::TaifasTaifas);
    world.players[seat].rival == Some(foe) || by_birth
}

/// One for so many units; 0: none.
struct Mood {
    shields: u32,
    rival: u32,
    others: u32,
    is_very_low: bool,
}

/// 3.11: morale, in Extended.
fn mood(world: &World, seat: Seat) -> Mood {
    let is_extended = world.options.mode == Mode::Extended;
    let (shields, rival, others) = match world.players[seat].pp {
        _ if !is_extended => (5, 4, 0),
        ..=29 => (5, 4, 0),
        30..=49 => (4, 4, 0),
        50..=69 => (4, 3, 4),
        _ => (3, 3, 4),
    };
    Mood { shields, rival, others, is_very_low: is_extended && world.players[seat].pp < 10 }
}

fn per(units: u32, group: u32) -> u32 {
    units.checked_div(group).unwrap_or(0)
}

/// 5.7 step 5: line by line; the hitter takes the dearest in front and standard, the owner gives the cheapest of the rear.
fn fallen(world: &World, place: Place, owner: Seat, swords: u8) -> BTreeMap<(Seat, Kind, Level), usize> {
    let is_hard = is_hard(world, place);
    let line = |unit: &Unit| match (unit.kind, unit.level) {
        (Kind::SiegeEngine | Kind::Transport, _) => 2,
        _ if unit.post == Post::OnSite => 2,
        (_, Level::Recruit) => 0,
        (_, Level::Standard) => 1,
        _ => 2,
    };
    let (mut left, mut swords) = (units(world, owner, place), swords);
    let mut fallen = BTreeMap::new();
    while let Some(first) = left.iter().map(line).min() {
        let killable = left
            .iter()
            .enumerate()
            .filter(|(_, unit)| line(unit) == first && lives(unit.kind, unit.level, is_hard) <= swords);
        let worth = |&(_, unit): &(usize, &Unit)| data::worth(unit.kind, unit.level);
        let victim = if first == 2 { killable.min_by_key(worth) } else { killable.max_by_key(worth) };
        let Some((index, _)) = victim else { break };
        let dead = left.remove(index);
        swords -= lives(dead.kind, dead.level, is_hard);
        *fallen.entry((owner, dead.kind, dead.level)).or_insert(0) += 1;
    }
    fallen
}

/// The tally of both sides, from the dice on the table.
fn compare_tally(state: &Scharz, counts: &mut Counts) {
    if state.phase != Phase::Rerolls {
        return;
    }
    let view = state.view(engine::Viewer::Public).battle.expect("a battle");
    let (world, fight) = (&state.world, &state.fight);
    for (index, found) in view.sides.iter().enumerate() {
        let [own, foe] = [index, 1 - index].map(|side| fight.sides[side].seat);
        let is_besieger = fight.is_assault && index == 0;
        let garrison: Vec<Unit> = world.units[own]
            .iter()
            .map(|(_, unit)| *unit)
            .filter(|unit| unit.at.place() == fight.place && unit.post == Post::Inside)
            .collect();
        let all = if fight.is_assault && index == 1 { garrison } else { units(world, own, fight.place) };
        let rolls = |unit: &&Unit| {
            let is_hard = is_hard(world, fight.place) || unit.post == Post::Aboard || is_besieger;
            dice(unit.kind, is_hard).0 > 0 && unit.marks.contains(Mark::Charged) == fight.charging
        };
        let rolling: Vec<&Unit> = all.iter().filter(rolls).collect();
        let dice = &fight.sides[index].dice;
        let is_recruit = |die: &Die| die.source == Source::Unit && die.level == Level::Recruit;
        let swords = dice.iter().filter(|die| die.sword).count() as u32;
        let blanks = dice.iter().filter(|die| !die.sword && !is_recruit(die)).count() as u32;
        let mood = mood(world, own);
        let bonuses = has_bonuses(world, own);
        let group = if is_rival(world, own, foe) { mood.rival } else { mood.others };
        let number = if bonuses { per(counted(&rolling), group) } else { 0 };
        let from_blanks = if bonuses { blanks / 3 } else { 0 };
        let loss = if mood.is_very_low { rolling.len().div_ceil(5) as u32 } else { 0 };
        let free = u32::from(fight.sides[index].extra_swords);
        let total = (swords + from_blanks + number + free).saturating_sub(loss);
        let tally = &found.tally;
        let seen =
            [tally.rolled, tally.blanks, tally.number, tally.free, tally.loss, tally.total].map(u32::from);
        assert_eq!(seen, [swords, from_blanks, number, free, loss, total], "{rolling:?}");
        counts.losses += usize::from(loss > 0);
    }
    counts.rolls += 1;
    counts.charges += usize::from(fight.charging);
}
