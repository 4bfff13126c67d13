//! Raids of forts on those who enter (5.2).

use engine::Seat;

use super::{Context, Event, Scharz, hits};
use crate::data::{self, Dye, Ground, Line};
use crate::maps::places;
use crate::units::Marks;

/// Every fort whose field hostile units entered rolls once per entering player and round.
pub fn strike(state: &mut Scharz, ctx: Context<'_, '_>) {
    for place in places(state.world.map().fields) {
        let field = state.world.fields[place];
        let Some(owner) = field.lord().filter(|_| field.fort) else { continue };
        let order = state.world.first.clockwise(state.world.n_seats());
        for seat in order.filter(|&seat| seat != owner) {
            if has_entered(state, seat, owner, place) {
                state.world.players[seat].raided |= 1 << place;
                raid(state, owner, seat, place, ctx);
            }
        }
    }
}

fn has_entered(state: &Scharz, seat: Seat, owner: Seat, place: usize) -> bool {
    let world = &state.world;
    let is_new = world.players[seat].raided >> place & 1 == 0;
    is_new
        && world.is_hostile(seat, owner)
        && world.units_at(seat, place).any(|(_, unit)| unit.is_out() && unit.marks.has(Marks::ENTERED))
}

fn raid(state: &mut Scharz, owner: Seat, seat: Seat, place: usize, ctx: Context<'_, '_>) {
    let mut swords = 0;
    for _ in 0..state.world.fields[place].settlement as u8 {
        swords += u8::from(Dye::Blue.is_sword(ctx.chance().below(6) + 1));
    }
    let at = state.world.space(place);
    ctx.tell_all(|| Event::Raid { seat: owner, at, target: seat, swords });
    while let Some((slot, lives)) = victim(state, seat, place, swords) {
        swords -= lives;
        hits::destroy(&mut state.world, owner, seat, slot, place, ctx);
    }
}

/// Ruling: the fort takes the dearest unit its swords can kill in the first line, which its owner would choose.
fn victim(state: &Scharz, seat: Seat, place: usize, swords: u8) -> Option<(usize, u8)> {
    let ground = if state.world.data(place).is_rough_land() { Ground::Difficult } else { Ground::Open };
    let entering = || {
        let units = state.world.units_at(seat, place);
        units.filter(|(_, unit)| unit.is_out() && unit.marks.has(Marks::ENTERED))
    };
    let first: Line = entering().map(|(_, unit)| data::line(unit.kind, unit.level)).min()?;
    entering()
        .filter(|(_, unit)| data::line(unit.kind, unit.level) == first)
        .map(|(slot, unit)| (slot, data::lives(unit.kind, unit.level, ground)))
        .filter(|&(_, lives)| lives <= swords)
        .max_by_key(|&(slot, lives)| (lives, std::cmp::Reverse(slot)))
}
