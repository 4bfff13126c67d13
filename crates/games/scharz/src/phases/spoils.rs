//! Where stolen herds and grain go (5.8): each has its place by itself, and the thief may choose another one.

use engine::Seat;

use super::{Action, Flow, Phase, Visit, World, herds};
use crate::ids::{Good, Herd};
use crate::maps::places;

/// What the clicks of one Plunder step have stolen and not moved yet, by the place where it is.
pub struct Spoils {
    herds: [[u8; 64]; 4],
    grain: [u8; 64],
}

impl Spoils {
    /// `board` is the world before the clicks.
    pub fn of(board: &World, seat: Seat, draft: &[Action]) -> Self {
        let mut spoils = Self { herds: [[0; 64]; 4], grain: [0; 64] };
        let mut world = *board;
        for (index, &action) in draft.iter().enumerate() {
            let before = world;
            super::play(Phase::Plunder, &mut world, seat, &draft[..index], action);
            match (draft[..index].last(), action) {
                (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { .. }) => {
                    spoils.herds[herd as usize][at.local()] -= 1;
                }
                (Some(&Action::SelectGood { at, .. }), Action::CarryTo { .. }) => {
                    let left = before.fields[at.local()].grain - world.fields[at.local()].grain;
                    spoils.grain[at.local()] -= left;
                }
                _ => spoils.add(&before, &world, seat),
            }
        }
        spoils
    }

    fn add(&mut self, before: &World, after: &World, seat: Seat) {
        for place in places(after.map().fields) {
            self.grain[place] += after.fields[place].grain.saturating_sub(before.fields[place].grain);
            for herd in Herd::ALL {
                let more =
                    n_herds(after, seat, place, herd).saturating_sub(n_herds(before, seat, place, herd));
                self.herds[herd as usize][place] += more;
            }
        }
    }
}

fn n_herds(world: &World, seat: Seat, place: usize, herd: Herd) -> u8 {
    let flocks = world.fields[place].herds.iter().flatten();
    flocks.filter(|flock| flock.owner == seat && flock.herd == herd).count() as u8
}

/// Takes up what was stolen; `world` has the clicks in it.
pub fn visit(board: &World, world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let spoils = Spoils::of(board, seat, draft);
    for place in places(world.map().fields) {
        let at = world.space(place);
        let is_stolen = |herd: &Herd| spoils.herds[*herd as usize][place] > 0;
        if pastures(world, seat, place) != 0 {
            let mut stolen = Herd::ALL.into_iter().filter(is_stolen);
            stolen.try_for_each(|herd| visit(Action::SelectHerd { at, herd }))?;
        }
        if spoils.grain[place] > 0 && stores(world, seat, place) != 0 {
            let good = Good::Grain;
            let mut counts = (1..=spoils.grain[place]).rev();
            counts.try_for_each(|count| visit(Action::SelectGood { at, good, count }))?;
        }
    }
    Flow::Continue(())
}

/// Where it may go once it is taken up.
pub fn visit_targets(world: &World, seat: Seat, taken: Action, visit: Visit<'_>) -> Flow {
    match taken {
        Action::SelectHerd { at, .. } => places(pastures(world, seat, at.local()))
            .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) })),
        Action::SelectGood { at, .. } => places(stores(world, seat, at.local()))
            .try_for_each(|to| visit(Action::CarryTo { to: world.space(to) })),
        _ => Flow::Continue(()),
    }
}

/// Other fields of the own network with room.
fn pastures(world: &World, seat: Seat, from: usize) -> u64 {
    let owned = world.scene().owned(seat) & !(1 << from);
    places(owned).filter(|&to| world.fields[to].takes_herd()).fold(0, |set, to| set | 1 << to)
}

/// Other stores with room that are connected to this one.
fn stores(world: &World, seat: Seat, from: usize) -> u64 {
    let scene = world.scene();
    let stores = scene.component(seat, from) & scene.cus(seat) & !(1 << from);
    places(stores).filter(|&to| world.fields[to].grain_room() > 0).fold(0, |set, to| set | 1 << to)
}

pub use herds::{play, tell};
