//! Who fights, and the swords and shields of one exchange (5.7 step 4); the dice are rolled in `dice`.

use engine::Seat;

use crate::data::{self, Ground, Morale};
use crate::event::Event;
use crate::ids::{Commander, Level, Post};
use crate::phases::Context;
use crate::state::{Die, Fight, Mark, Place, Scharz, Set, Slot, Source, Unit, World};

/// Units of a player that fight on a space: all in the open there, and cargo of ships outside their yards.
pub fn fighters(world: &World, seat: Seat, place: Place) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
    world.units_at(seat, place).filter(move |(_, unit)| match unit.post {
        Post::Open | Post::OnSite => true,
        Post::Aboard if unit.is_adrift() => true,
        Post::Aboard => {
            unit.ship.and_then(|ship| world.units[seat].get(ship)).is_some_and(|ship| ship.post == Post::Open)
        }
        Post::Inside | Post::InYard => false,
    })
}

pub fn fighter_slots(world: &World, seat: Seat, place: Place) -> Set<Slot> {
    fighters(world, seat, place).map(|(slot, _)| slot).collect()
}

/// The units of one side of the fight on the table.
pub fn side_slots(state: &Scharz, side: usize) -> Set<Slot> {
    let place = state.fight.place;
    let seat = state.fight.sides[side].seat;
    if state.fight.is_assault && side == 1 {
        let garrison = state.world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
        return garrison.map(|(slot, _)| slot).collect();
    }
    fighter_slots(&state.world, seat, place)
}

/// Whether starred values count for a unit (3.5).
pub fn ground(world: &World, fight: &Fight, side: usize, unit: &Unit) -> Ground {
    let is_hard = world.data(fight.place).is_rough_land()
        || unit.post == Post::Aboard
        || (fight.is_assault && side == 0);
    if is_hard { Ground::Difficult } else { Ground::Open }
}

/// Without a commander Extended gives no bonuses (3.11, R15).
pub fn has_bonuses(world: &World, seat: Seat) -> bool {
    !world.is_extended() || world.players[seat].commander != Commander::NoCommander
}

/// Swords and shields of both sides.
pub fn count_swords(state: &mut Scharz, ctx: Context<'_, '_>) {
    for side in 0..2 {
        let (swords, shields) = (tally(state, side).total(), shields(state, side));
        let fighter = &mut state.fight.sides[side];
        (fighter.swords, fighter.shields) = (swords, shields);
        let (seat, round) = (state.fight.sides[side].seat, state.fight.round);
        ctx.tell_all(|| Event::Struck { seat, round, swords, shields });
    }
}

pub fn morale(world: &World, seat: Seat) -> Morale {
    if world.is_extended() { data::morale(world.players[seat].pp) } else { data::PLAIN_MORALE }
}

/// Where the swords of a roll come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub rolled: u8,
    /// One for every three blanks.
    pub blanks: u8,
    /// For number, against rivals or by morale.
    pub number: u8,
    /// Free swords of the combat round before.
    pub free: u8,
    /// Taken off by very low morale.
    pub loss: u8,
}

impl Tally {
    /// Never below 0.
    pub fn total(&self) -> u8 {
        (self.rolled + self.blanks + self.number + self.free).saturating_sub(self.loss)
    }
}

pub fn tally(state: &Scharz, side: usize) -> Tally {
    let (world, fighter) = (&state.world, &state.fight.sides[side]);
    let foe = state.fight.sides[1 - side].seat;
    let rolled = fighter.dice.iter().filter(|die| die.sword).count() as u8;
    let is_recruit = |die: &&Die| die.source == Source::Unit && die.level == Level::Recruit;
    let blanks = fighter.dice.iter().filter(|die| !die.sword && !is_recruit(die)).count() as u8;
    let units = weight(rolling(state, side));
    let mood = morale(world, fighter.seat);
    let mut tally = Tally { rolled, free: fighter.extra_swords, ..Tally::default() };
    if has_bonuses(world, fighter.seat) {
        tally.blanks = blanks / 3;
        let per = if world.is_rival(fighter.seat, foe) { mood.rival_sword_per } else { mood.sword_per };
        tally.number = units.checked_div(per).unwrap_or(0);
    }
    // No bonus, so every unit counts once, recruits, elites and builders alike (R15).
    let heads = rolling(state, side).count() as u8;
    tally.loss = if mood.loss_per > 0 { heads.div_ceil(mood.loss_per) } else { 0 };
    tally
}

/// Units that have dice in this terrain.
fn armed(state: &Scharz, side: usize) -> impl Iterator<Item = &Unit> {
    let army = &state.world.units[state.fight.sides[side].seat];
    let units = side_slots(state, side).iter().map(|slot| army.get(slot).expect("a fighter"));
    units.filter(move |unit| {
        let (dice, _) = data::dice(unit.kind, ground(&state.world, &state.fight, side, unit));
        dice > 0
    })
}

/// Those of them whose step this is: chargers roll first, all others after them.
fn rolling(state: &Scharz, side: usize) -> impl Iterator<Item = &Unit> {
    let charging = state.fight.charging;
    armed(state, side).filter(move |unit| unit.marks.contains(Mark::Charged) == charging)
}

/// Units as bonuses count them: builders half, recruits not, elites double.
fn weight<'a>(units: impl Iterator<Item = &'a Unit>) -> u8 {
    let (mut full, mut builders) = (0, 0);
    for unit in units {
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
    let plain = if has_bonuses(&state.world, fighter.seat) { weight(armed(state, side)) / per } else { 0 };
    if state.fight.charging { plain * 2 } else { plain + fighter.extra_shields }
}
