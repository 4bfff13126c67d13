//! The charge, the roll, and free re-rolls (5.7 steps 1 to 3).

use engine::{List, Seat};

use super::tally::{fighters, ground, has_bonuses, side_slots};
use crate::data::{self, Dye, Ground};
use crate::event::Event;
use crate::ids::{Commander, Faction, Kind, Level, Post};
use crate::phases::{Context, Phase, PhaseState};
use crate::state::{Die, MAX_DICE, Mark, Scharz, Set, Slot, Source, Unit, World};

/// Chargers of both sides roll first; without any the round goes straight on.
pub fn roll_charge(state: &mut Scharz, ctx: Context<'_, '_>) -> PhaseState {
    let mut n_chargers = 0;
    for side in 0..2 {
        let seat = state.fight.sides[side].seat;
        let slots = charging_slots(state, side) | chosen_slots(state, side);
        let count = slots.len() as u8;
        if count > 0 {
            ctx.tell_all(|| Event::Charged { seat, count });
        }
        for slot in slots {
            state.world.units[seat].get_mut(slot).expect("a charger").marks.insert(Mark::Charged);
        }
        n_chargers += count;
    }
    if n_chargers == 0 {
        return roll_all(state, ctx);
    }
    state.fight.charging = true;
    roll(state, |unit| unit.marks.contains(Mark::Charged), ctx)
}

/// Riders and elephants named by level when the charge was declared.
fn chosen_slots(state: &Scharz, side: usize) -> Set<Slot> {
    let seat = state.fight.sides[side].seat;
    side_slots(state, side) & state.world.units[seat].slots(|unit| unit.marks.contains(Mark::Charged))
}

/// Where only numbers were named the best riders charge.
fn charging_slots(state: &Scharz, side: usize) -> Set<Slot> {
    let mut slots = Set::EMPTY;
    let seat = state.fight.sides[side].seat;
    for (kind, count) in [Kind::Cavalry, Kind::Elephant].into_iter().zip(state.fight.sides[side].chargers) {
        for level in Level::ALL.into_iter().rev() {
            let riders = fighters(&state.world, seat, state.fight.place)
                .filter(|(_, unit)| unit.kind == kind && unit.level == level && unit.post == Post::Open);
            let taken = (slots & kind_slots(state, seat, kind)).len();
            let left = usize::from(count).saturating_sub(taken);
            slots |= riders.take(left).map(|(slot, _)| slot).collect();
        }
    }
    slots
}

fn kind_slots(state: &Scharz, seat: Seat, kind: Kind) -> Set<Slot> {
    state.world.units[seat].slots(|unit| unit.kind == kind)
}

/// Everybody who has not charged rolls.
pub fn roll_all(state: &mut Scharz, ctx: Context<'_, '_>) -> PhaseState {
    state.fight.charging = false;
    roll(state, |unit| !unit.marks.contains(Mark::Charged), ctx)
}

/// Both sides roll; then dice may be rolled again.
fn roll(state: &mut Scharz, takes_part: fn(&Unit) -> bool, ctx: Context<'_, '_>) -> PhaseState {
    for side in 0..2 {
        let seat = state.fight.sides[side].seat;
        let ground = state.fight.ground();
        for slot in side_slots(state, side) {
            let unit = state.world.units[seat].get_mut(slot).expect("a fighter");
            unit.note_fight(ground);
            unit.marks.remove(Mark::Training);
            state.fight.sides[side].fought = true;
        }
        let mut dice = dice_of(state, side, takes_part);
        for die in dice.iter_mut() {
            die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
        }
        reroll_free(&state.world, seat, &mut dice, ctx);
        state.fight.sides[side].dice = dice;
        state.fight.sides[side].second_reroll = false;
    }
    Phase::Rerolls.into()
}

/// The dice of a side in this roll: units, builders by halves, seventh dice, walls.
fn dice_of(state: &Scharz, side: usize, takes_part: fn(&Unit) -> bool) -> List<Die, MAX_DICE> {
    let (world, fight) = (&state.world, &state.fight);
    let seat = fight.sides[side].seat;
    let mut dice = List::default();
    let mut weights = [(0u8, None); 9];
    let mut n_builders = 0;
    for slot in side_slots(state, side) {
        let unit = world.units[seat].get(slot).expect("a fighter");
        if !takes_part(unit) {
            continue;
        }
        if unit.post == Post::OnSite {
            n_builders += 1;
            continue;
        }
        let (count, dye) = data::dice(unit.kind, ground(world, fight, side, unit));
        let (weight, kind_dye) = &mut weights[unit.kind as usize];
        *weight += World::weight(unit.level);
        *kind_dye = (count > 0).then_some(dye);
        (0..count).for_each(|_| add_die(&mut dice, Source::Unit, unit.kind, unit.level, dye));
    }
    add_builders(state, side, n_builders / 2, takes_part, &mut dice);
    if has_bonuses(world, seat) {
        add_sevenths(&weights, &mut dice);
    }
    if !fight.charging {
        (0..wall_dice(state, side))
            .for_each(|_| add_die(&mut dice, Source::Walls, Kind::SiegeEngine, Level::Standard, Dye::Blue));
    }
    dice
}

fn add_die(dice: &mut List<Die, MAX_DICE>, source: Source, kind: Kind, level: Level, dye: Dye) {
    if !dice.is_full() {
        dice.push(Die { source, kind, level, dye, sword: false, paid: 0 });
    }
}

/// Builders roll half their dice. Ruling: those that bring swords most often, which is what the owner would choose.
fn add_builders(
    state: &Scharz,
    side: usize,
    count: u8,
    takes_part: fn(&Unit) -> bool,
    dice: &mut List<Die, MAX_DICE>,
) {
    let seat = state.fight.sides[side].seat;
    let army = &state.world.units[seat];
    let mut left = side_slots(state, side) & army.slots(|unit| unit.post == Post::OnSite && takes_part(unit));
    let die_of = |slot: Slot| {
        let unit = army.get(slot).expect("a builder");
        let (_, dye) = data::dice(unit.kind, ground(&state.world, &state.fight, side, unit));
        Die { kind: unit.kind, level: unit.level, dye, ..Die::default() }
    };
    let rank = |die: Die| {
        let rerolls = if may_reroll_free(&die) { free_rerolls(&state.world, seat, &die) } else { 0 };
        (die.dye.blanks(rerolls), std::cmp::Reverse(die.level))
    };
    for _ in 0..count {
        let Some(best) = left.iter().min_by_key(|&slot| rank(die_of(slot))) else { return };
        left.remove(best);
        let Die { kind, level, dye, .. } = die_of(best);
        add_die(dice, Source::Unit, kind, level, dye);
    }
}

/// One more die for every six units of a kind.
fn add_sevenths(weights: &[(u8, Option<Dye>); 9], dice: &mut List<Die, MAX_DICE>) {
    for (kind, &(weight, dye)) in Kind::ALL.into_iter().zip(weights) {
        if let Some(dye) = dye {
            (0..weight / 6).for_each(|_| add_die(dice, Source::Extra, kind, Level::Standard, dye));
        }
    }
}

/// Support of a fort in the open, or the defence of a settlement under assault.
fn wall_dice(state: &Scharz, side: usize) -> u8 {
    let place = state.fight.place;
    let field = &state.world.fields[place];
    if state.fight.is_assault {
        return if side == 1 && !state.fight.breached { state.world.defence_level(place) } else { 0 };
    }
    let is_owner = field.lord() == Some(state.fight.sides[side].seat);
    if is_owner && field.fort { field.settlement as u8 } else { 0 }
}

/// Free re-rolls are taken for every blank: none of them can hurt.
fn reroll_free(world: &World, seat: Seat, dice: &mut List<Die, MAX_DICE>, ctx: Context<'_, '_>) {
    // A better commander gives one to each unit, and corsairs roll four dice each.
    let n_corsair_dice = dice.iter().filter(|die| die.kind == Kind::Corsair).count();
    let mut corsairs = n_corsair_dice / usize::from(data::dice(Kind::Corsair, Ground::Open).0);
    for die in dice.iter_mut().filter(|die| !die.sword && may_reroll_free(die)) {
        let mut left = free_rerolls(world, seat, die);
        if die.kind == Kind::Corsair {
            left = left.min(corsairs as u8);
            corsairs -= usize::from(left);
        }
        while left > 0 && !die.sword {
            die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
            left -= 1;
        }
    }
}

fn may_reroll_free(die: &Die) -> bool {
    die.source == Source::Unit && die.level != Level::Recruit && die.kind != Kind::Elephant
}

/// By level, people and commander (3.6, 3.11, 3.13).
fn free_rerolls(world: &World, seat: Seat, die: &Die) -> u8 {
    let by_people = world.faction(seat) == Some(Faction::OrientHittites) && die.kind == Kind::LightInfantry;
    let by_leader = world.players[seat].commander >= Commander::Better;
    data::free_rerolls(die.level) + u8::from(by_people) + u8::from(by_leader)
}
