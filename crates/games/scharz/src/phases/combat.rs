//! Dice, re-rolls and bonuses of one exchange (5.7 steps 1 to 4).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit};
use crate::data::{self, Dye, Ground, Morale};
use crate::fight::{Die, Fight, MAX_DICE, Source};
use crate::ids::{Commander, Faction, Kind, Level, Post};
use crate::list::List;
use crate::maps::places;
use crate::units::{Marks, Unit};
use crate::world::World;

/// Units of a player that fight on a space: all in the open there, and cargo of ships outside their yards.
pub fn fighters(world: &World, seat: Seat, place: usize) -> impl Iterator<Item = (usize, &Unit)> + Clone {
    world.units_at(seat, place).filter(move |(_, unit)| match unit.post {
        Post::Open | Post::OnSite => true,
        Post::Aboard => {
            world.units[seat].get(usize::from(unit.ship)).is_some_and(|ship| ship.post == Post::Open)
        }
        Post::Inside | Post::InYard => false,
    })
}

pub fn fighter_slots(world: &World, seat: Seat, place: usize) -> u64 {
    fighters(world, seat, place).fold(0, |set, (slot, _)| set | 1 << slot)
}

/// The units of one side of the fight on the table.
pub fn side_slots(state: &Scharz, side: usize) -> u64 {
    let place = state.fight.place();
    let seat = state.fight.sides[side].seat;
    if state.fight.is_assault && side == 1 {
        let garrison = state.world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
        return garrison.fold(0, |set, (slot, _)| set | 1 << slot);
    }
    fighter_slots(&state.world, seat, place)
}

/// Whether starred values count for a unit (3.5).
pub fn ground(world: &World, fight: &Fight, side: usize, unit: &Unit) -> Ground {
    let is_hard = world.data(fight.place()).is_rough_land()
        || unit.post == Post::Aboard
        || (fight.is_assault && side == 0);
    if is_hard { Ground::Difficult } else { Ground::Open }
}

/// Chargers of both sides roll first; without any the round goes straight on.
pub fn roll_charge(state: &mut Scharz, ctx: Context<'_, '_>) {
    let mut n_chargers = 0;
    for side in 0..2 {
        let seat = state.fight.sides[side].seat;
        let slots = charging_slots(state, side);
        let count = slots.count_ones() as u8;
        if count > 0 {
            ctx.tell_all(|| Event::Charged { seat, count });
        }
        for slot in places(slots) {
            state.world.units[seat].get_mut(slot).expect("a charger").marks.set(Marks::CHARGED);
        }
        n_chargers += count;
    }
    if n_chargers == 0 {
        return roll_all(state, ctx);
    }
    state.fight.charging = true;
    roll(state, |unit| unit.marks.has(Marks::CHARGED), ctx);
}

/// The best riders charge first.
fn charging_slots(state: &Scharz, side: usize) -> u64 {
    let mut slots = 0;
    let seat = state.fight.sides[side].seat;
    for (kind, count) in [Kind::Cavalry, Kind::Elephant].into_iter().zip(state.fight.sides[side].chargers) {
        for level in Level::ALL.into_iter().rev() {
            let riders = fighters(&state.world, seat, state.fight.place())
                .filter(|(_, unit)| unit.kind == kind && unit.level == level && unit.post == Post::Open);
            let taken = (slots & kind_slots(state, seat, kind)).count_ones() as usize;
            slots |= riders
                .take(usize::from(count).saturating_sub(taken))
                .fold(0, |set, (slot, _)| set | 1u64 << slot);
        }
    }
    slots
}

fn kind_slots(state: &Scharz, seat: Seat, kind: Kind) -> u64 {
    state.world.units[seat].slots(|unit| unit.kind == kind)
}

/// Everybody who has not charged rolls.
pub fn roll_all(state: &mut Scharz, ctx: Context<'_, '_>) {
    state.fight.charging = false;
    roll(state, |unit| !unit.marks.has(Marks::CHARGED), ctx);
}

fn roll(state: &mut Scharz, takes_part: fn(&Unit) -> bool, ctx: Context<'_, '_>) {
    for side in 0..2 {
        let seat = state.fight.sides[side].seat;
        let place = state.fight.place;
        for slot in places(side_slots(state, side)) {
            let unit = state.world.units[seat].get_mut(slot).expect("a fighter");
            unit.fought = place;
            unit.marks.clear(Marks::TRAINING);
            state.fight.sides[side].fought = true;
        }
        let mut dice = dice_of(state, side, takes_part);
        for die in dice.iter_mut() {
            die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
        }
        for die in dice.iter_mut() {
            reroll_free(&state.world, seat, die, ctx);
        }
        state.fight.sides[side].dice = dice;
        state.fight.sides[side].second_reroll = false;
    }
    state.phase = Phase::Rerolls;
    state.cursor.step = 0;
}

/// The dice of a side in this roll: units, builders by halves, seventh dice, walls.
fn dice_of(state: &Scharz, side: usize, takes_part: fn(&Unit) -> bool) -> List<Die, MAX_DICE> {
    let (world, fight) = (&state.world, &state.fight);
    let seat = fight.sides[side].seat;
    let mut dice = List::default();
    let mut weights = [0u8; 9];
    let mut n_builders = 0;
    for slot in places(side_slots(state, side)) {
        let unit = world.units[seat].get(slot).expect("a fighter");
        if !takes_part(unit) {
            continue;
        }
        if unit.post == Post::OnSite {
            n_builders += 1;
            continue;
        }
        weights[unit.kind as usize] += World::weight(unit.level);
        let (count, dye) = data::dice(unit.kind, ground(world, fight, side, unit));
        (0..count).for_each(|_| add_die(&mut dice, Source::Unit, unit.kind, unit.level, dye));
    }
    add_builders(state, side, n_builders / 2, takes_part, &mut dice);
    if has_bonuses(world, seat) {
        add_sevenths(state, side, &weights, &mut dice);
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

/// Builders roll half their dice, the best of them (5.7).
fn add_builders(
    state: &Scharz,
    side: usize,
    mut count: u8,
    takes_part: fn(&Unit) -> bool,
    dice: &mut List<Die, MAX_DICE>,
) {
    let seat = state.fight.sides[side].seat;
    for level in Level::ALL.into_iter().rev() {
        for kind in [Kind::HeavyInfantry, Kind::LightInfantry] {
            for slot in places(side_slots(state, side)) {
                let unit = state.world.units[seat].get(slot).expect("a fighter");
                let is_next =
                    unit.post == Post::OnSite && unit.kind == kind && unit.level == level && takes_part(unit);
                if is_next && count > 0 {
                    let (_, dye) = data::dice(kind, ground(&state.world, &state.fight, side, unit));
                    add_die(dice, Source::Unit, kind, level, dye);
                    count -= 1;
                }
            }
        }
    }
}

/// One more die for every six units of a kind.
fn add_sevenths(state: &Scharz, side: usize, weights: &[u8; 9], dice: &mut List<Die, MAX_DICE>) {
    let probe = |kind: Kind| Unit::new(kind, state.world.space(state.fight.place()));
    for kind in Kind::ALL {
        let (count, dye) = data::dice(kind, ground(&state.world, &state.fight, side, &probe(kind)));
        if count > 0 {
            (0..weights[kind as usize] / 6)
                .for_each(|_| add_die(dice, Source::Extra, kind, Level::Standard, dye));
        }
    }
}

/// Support of a fort in the open, or the defence of a settlement under assault.
fn wall_dice(state: &Scharz, side: usize) -> u8 {
    let place = state.fight.place();
    let field = &state.world.fields[place];
    if state.fight.is_assault {
        return if side == 1 && !state.fight.breached { state.world.defence_level(place) } else { 0 };
    }
    let is_owner = field.lord() == Some(state.fight.sides[side].seat);
    if is_owner && field.fort { field.settlement as u8 } else { 0 }
}

/// Without a commander Extended gives no bonuses (3.11, R15).
pub fn has_bonuses(world: &World, seat: Seat) -> bool {
    !world.is_extended() || world.players[seat].commander != Commander::NoCommander
}

/// Free re-rolls are taken for every blank: none of them can hurt.
fn reroll_free(world: &World, seat: Seat, die: &mut Die, ctx: Context<'_, '_>) {
    let is_barred = die.source != Source::Unit || die.level == Level::Recruit || die.kind == Kind::Elephant;
    if is_barred {
        return;
    }
    let by_people = world.faction(seat) == Some(Faction::OrientHittites) && die.kind == Kind::LightInfantry;
    let by_leader = world.players[seat].commander >= Commander::Better;
    let mut left = data::free_rerolls(die.level) + u8::from(by_people) + u8::from(by_leader);
    while left > 0 && !die.sword {
        die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
        left -= 1;
    }
}

/// Attacker first, then defender (5.7 step 3).
pub fn enter_rerolls(state: &mut Scharz, ctx: Context<'_, '_>) {
    let side = usize::from(state.cursor.step);
    if side == 2 {
        return count_swords(state, ctx);
    }
    let seat = state.fight.sides[side].seat;
    let asked =
        can_pay(state, side) && state.fight.sides[side].dice.iter().any(|die| is_open(state, side, die));
    if asked {
        state.ask(seat);
    } else {
        state.cursor.step += 1;
    }
}

fn can_pay(state: &Scharz, side: usize) -> bool {
    let fighter = &state.fight.sides[side];
    let world = &state.world;
    let has_points = fighter.second_reroll || world.players[fighter.seat].pp >= 4;
    world.has_prestige() && has_bonuses(world, fighter.seat) && has_points
}

/// A blank die that may be rolled again for prestige.
fn is_open(state: &Scharz, side: usize, die: &Die) -> bool {
    let seat = state.fight.sides[side].seat;
    let limit = 1 + u8::from(state.world.players[seat].commander >= Commander::Average);
    let is_barred = die.source == Source::Unit && (die.level == Level::Recruit || die.kind == Kind::Elephant);
    !die.sword && die.paid < limit && !is_barred
}

pub fn visit_rerolls(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let Some(side) = state.fight.side_of(seat) else { return Flow::Continue(()) };
    let dice = &state.fight.sides[side].dice;
    for (index, die) in dice.iter().enumerate().filter(|(_, die)| is_open(state, side, die)) {
        let twin = dice[..index]
            .iter()
            .any(|other| is_open(state, side, other) && reroll_of(other) == reroll_of(die));
        if !twin {
            visit(reroll_of(die))?;
        }
    }
    Flow::Continue(())
}

fn reroll_of(die: &Die) -> Action {
    match die.source {
        Source::Walls => Action::RerollFort,
        _ => Action::RerollDie { kind: die.kind, level: die.level },
    }
}

pub fn answer_reroll(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let side = state.fight.side_of(seat).expect("a side of the fight");
    if action == Action::Ready {
        state.cursor.step += 1;
        return;
    }
    let open = state.fight.sides[side]
        .dice
        .iter()
        .position(|die| is_open(state, side, die) && reroll_of(die) == action);
    let index = open.expect("a die of this kind");
    // Two dice for 4 points.
    let is_second = std::mem::take(&mut state.fight.sides[side].second_reroll);
    if !is_second {
        state.world.gain_pp(seat, -4);
        state.fight.sides[side].second_reroll = true;
    }
    let die = state.fight.sides[side].dice.iter_mut().nth(index).expect("the die");
    die.paid += 1;
    die.sword = die.dye.is_sword(ctx.chance().below(6) + 1);
    ctx.tell_all(|| Event::Rerolled { seat });
}

/// Swords and shields of both sides (5.7 step 4).
fn count_swords(state: &mut Scharz, ctx: Context<'_, '_>) {
    for side in 0..2 {
        let (swords, shields) = (swords(state, side), shields(state, side));
        let fighter = &mut state.fight.sides[side];
        (fighter.swords, fighter.shields) = (swords, shields);
        if !state.fight.charging {
            let fighter = &mut state.fight.sides[side];
            (fighter.extra_swords, fighter.extra_shields) = (0, 0);
        }
        let (seat, round) = (state.fight.sides[side].seat, state.fight.round);
        ctx.tell_all(|| Event::Struck { seat, round, swords, shields });
    }
    state.phase = Phase::Hits;
    (state.cursor.step, state.cursor.count) = (0, 0);
}

pub fn morale(world: &World, seat: Seat) -> Morale {
    if world.is_extended() { data::morale(world.players[seat].pp) } else { data::PLAIN_MORALE }
}

fn swords(state: &Scharz, side: usize) -> u8 {
    let (world, fighter) = (&state.world, &state.fight.sides[side]);
    let foe = state.fight.sides[1 - side].seat;
    let rolled = fighter.dice.iter().filter(|die| die.sword).count() as i16;
    let is_recruit = |die: &&Die| die.source == Source::Unit && die.level == Level::Recruit;
    let blanks = fighter.dice.iter().filter(|die| !die.sword && !is_recruit(die)).count() as i16;
    let units = i16::from(rolling_weight(state, side));
    let mood = morale(world, fighter.seat);
    let mut total = rolled + i16::from(fighter.extra_swords);
    if has_bonuses(world, fighter.seat) {
        total += blanks / 3;
        let per = if world.is_rival(fighter.seat, foe) { mood.rival_sword_per } else { mood.sword_per };
        total += if per > 0 { units / i16::from(per) } else { 0 };
    }
    if mood.loss_per > 0 {
        total -= (units + i16::from(mood.loss_per) - 1) / i16::from(mood.loss_per);
    }
    total.clamp(0, 200) as u8
}

/// Units that roll in this step, as bonuses count them.
fn rolling_weight(state: &Scharz, side: usize) -> u8 {
    let charging = state.fight.charging;
    weight_of(state, side, |unit| unit.marks.has(Marks::CHARGED) == charging)
}

/// Builders count half, recruits not, elites double; who has no dice in this terrain does not count.
fn weight_of(state: &Scharz, side: usize, counts: impl Fn(&Unit) -> bool) -> u8 {
    let seat = state.fight.sides[side].seat;
    let (mut full, mut builders) = (0, 0);
    for slot in places(side_slots(state, side)) {
        let unit = state.world.units[seat].get(slot).expect("a fighter");
        let (dice, _) = data::dice(unit.kind, ground(&state.world, &state.fight, side, unit));
        if dice == 0 || !counts(unit) {
            continue;
        }
        *if unit.post == Post::OnSite { &mut builders } else { &mut full } += World::weight(unit.level);
    }
    full + builders / 2
}

/// Shields of number or morale; doubled against a charge, none for attackers before the breach (5.8).
fn shields(state: &Scharz, side: usize) -> u8 {
    let fighter = &state.fight.sides[side];
    let before_breach = state.fight.is_assault && !state.fight.breached;
    if before_breach && side == 0 {
        return 0;
    }
    let per = morale(&state.world, fighter.seat).shield_per;
    let plain =
        if has_bonuses(&state.world, fighter.seat) { weight_of(state, side, |_| true) / per } else { 0 };
    if state.fight.charging { plain * 2 } else { plain + fighter.extra_shields }
}
