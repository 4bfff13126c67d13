//! Who charges in the first combat round (5.7 step 1): the best riders by number, or any by level.

use engine::Seat;

use super::{Action, Flow, Scharz, Visit, combat};
use crate::data::maps::places;
use crate::ids::{Kind, Level, Post};
use crate::state::{Marks, Unit};

const CHARGERS: [Kind; 2] = [Kind::Cavalry, Kind::Elephant];

/// Where horses can run.
pub fn is_possible(state: &Scharz) -> bool {
    let data = state.world.data(state.fight.place());
    !state.fight.is_assault && data.is_field() && !data.is_rough_land()
}

pub fn visit(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let is_begun = !state.drafts[seat].is_empty();
    if !is_begun {
        visit_numbers(state, seat, visit)?;
    }
    // By level there is something to choose only where a kind has several.
    CHARGERS
        .into_iter()
        .filter(|&kind| is_begun || n_levels(state, seat, kind) > 1)
        .try_for_each(|kind| visit_levels(state, seat, kind, visit))
}

fn visit_numbers(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let [cavalry, elephants] = CHARGERS.map(|kind| riders(state, seat, kind).count() as u8);
    for cavalry in 0..=cavalry {
        for elephants in 0..=elephants {
            if cavalry + elephants > 0 {
                visit(Action::Charge { cavalry, elephants })?;
            }
        }
    }
    Flow::Continue(())
}

fn n_levels(state: &Scharz, seat: Seat, kind: Kind) -> usize {
    let has = |level: &Level| riders_of(state, seat, kind, *level).next().is_some();
    Level::ALL.iter().filter(|level| has(level)).count()
}

/// Each level is named once.
fn visit_levels(state: &Scharz, seat: Seat, kind: Kind, visit: Visit<'_>) -> Flow {
    for level in Level::ALL {
        let is_this = |action: &Action| match *action {
            Action::ChargeWith { kind: named, level: of, .. } => (named, of) == (kind, level),
            _ => false,
        };
        if !state.drafts[seat].iter().any(is_this) {
            let most = riders_of(state, seat, kind, level).count() as u8;
            (1..=most).try_for_each(|count| visit(Action::ChargeWith { kind, level, count }))?;
        }
    }
    Flow::Continue(())
}

/// Units of a kind that may charge: nobody rides against ships.
fn riders(state: &Scharz, seat: Seat, kind: Kind) -> impl Iterator<Item = (usize, &Unit)> {
    let (world, place) = (&state.world, state.fight.place());
    let mut foes = state.fight.sides.iter().map(|side| side.seat).filter(|&other| other != seat);
    let meets_ships =
        foes.any(|foe| combat::fighters(world, foe, place).any(|(_, unit)| unit.kind.is_naval()));
    combat::fighters(world, seat, place)
        .filter(move |(_, unit)| unit.kind == kind && unit.post == Post::Open && !meets_ships)
}

fn riders_of(state: &Scharz, seat: Seat, kind: Kind, level: Level) -> impl Iterator<Item = (usize, &Unit)> {
    riders(state, seat, kind).filter(move |(_, unit)| unit.level == level)
}

/// Riders of one level are told off for the charge.
pub fn tell_off(state: &mut Scharz, seat: Seat, kind: Kind, level: Level, count: u8) {
    let chosen = riders_of(state, seat, kind, level).take(usize::from(count));
    let chosen = chosen.fold(0u64, |set, (slot, _)| set | 1 << slot);
    for slot in places(chosen) {
        state.world.units[seat].get_mut(slot).expect("a rider").marks.set(Marks::CHARGED);
    }
}
