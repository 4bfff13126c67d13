//! Where stolen herds and goods go (5.8): each has its place by itself, and the thief may choose another one.

use engine::{Flow, Seat};

use super::booty;
use crate::action::Action;
use crate::economy::haul;
use crate::ids::{Good, Herd};
use crate::phases::Visit;
use crate::state::{PerPlace, Place, Set, World};

/// What the clicks of one Plunder step have stolen, and towns stormed before it, and what is not moved yet: by the place
/// where it is.
struct Spoils {
    herds: [PerPlace<u8>; 4],
    goods: [PerPlace<u8>; 2],
}

impl Spoils {
    /// `board` is the world before the clicks.
    fn of(board: &World, seat: Seat, draft: &[Action]) -> Self {
        let mut spoils = Self { herds: [PerPlace::all(0); 4], goods: loot(board, seat) };
        let mut world = *board;
        for (index, &action) in draft.iter().enumerate() {
            let before = world;
            play(&mut world, seat, &draft[..index], action);
            match (draft[..index].last(), action) {
                (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { .. }) => {
                    spoils.herds[herd as usize][at.place()] -= 1;
                }
                (Some(&Action::SelectGood { at, good, .. }), Action::CarryTo { .. }) => {
                    let place = at.place();
                    let carried = before.fields[place].stock(good) - world.fields[place].stock(good);
                    spoils.goods[good as usize][place] -= carried;
                }
                _ => spoils.add(&before, &world, seat),
            }
        }
        spoils
    }

    fn add(&mut self, before: &World, after: &World, seat: Seat) {
        for place in after.map().fields {
            let grain = after.fields[place].grain.saturating_sub(before.fields[place].grain);
            self.goods[Good::Grain as usize][place] += grain;
            for herd in Herd::ALL {
                let more =
                    n_herds(after, seat, place, herd).saturating_sub(n_herds(before, seat, place, herd));
                self.herds[herd as usize][place] += more;
            }
        }
    }
}

/// Won with a settlement before the step began.
fn loot(board: &World, seat: Seat) -> [PerPlace<u8>; 2] {
    let mut goods = [PerPlace::all(0); 2];
    for place in board.stormed.iter().filter(|&place| board.fields[place].lord() == Some(seat)) {
        Good::ALL.into_iter().for_each(|good| goods[good as usize][place] = board.fields[place].stock(good));
    }
    goods
}

fn n_herds(world: &World, seat: Seat, place: Place, herd: Herd) -> u8 {
    let flocks = world.fields[place].herds.iter().flatten();
    flocks.filter(|flock| flock.owner == seat && flock.herd == herd).count() as u8
}

/// Whether there is anything to drive or carry: won before, or stolen by a click.
pub fn is_any(board: &World, seat: Seat, draft: &[Action]) -> bool {
    !board.stormed.is_empty() || draft.iter().any(|&action| booty::steals(board, seat, action))
}

/// Whether this click would take up something that was stolen.
pub fn is_stolen(board: &World, seat: Seat, draft: &[Action], action: Action) -> bool {
    let spoils = Spoils::of(board, seat, draft);
    match action {
        Action::SelectHerd { at, herd } => spoils.herds[herd as usize][at.place()] > 0,
        Action::SelectGood { at, good, count } => spoils.goods[good as usize][at.place()] >= count,
        _ => false,
    }
}

/// Takes up what was stolen; `world` has the clicks in it.
pub fn visit(board: &World, world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let spoils = Spoils::of(board, seat, draft);
    for place in world.map().fields {
        let at = world.space(place);
        let is_stolen = |herd: &Herd| spoils.herds[*herd as usize][place] > 0;
        if !pastures(world, seat, place).is_empty() {
            let mut stolen = Herd::ALL.into_iter().filter(is_stolen);
            stolen.try_for_each(|herd| visit(Action::SelectHerd { at, herd }))?;
        }
        for good in Good::ALL {
            let most = spoils.goods[good as usize][place];
            if most > 0 && !stores(world, seat, place, good).is_empty() {
                (1..=most).rev().try_for_each(|count| visit(Action::SelectGood { at, good, count }))?;
            }
        }
    }
    Flow::Continue(())
}

/// Where it may go once it is taken up.
pub fn visit_targets(world: &World, seat: Seat, taken: Action, visit: Visit<'_>) -> Flow {
    match taken {
        Action::SelectHerd { at, .. } => pastures(world, seat, at.place())
            .iter()
            .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) })),
        Action::SelectGood { at, good, .. } => stores(world, seat, at.place(), good)
            .iter()
            .try_for_each(|to| visit(Action::CarryTo { to: world.space(to) })),
        _ => Flow::Continue(()),
    }
}

/// Other fields of the own network with room.
fn pastures(world: &World, seat: Seat, from: Place) -> Set<Place> {
    let owned = world.scene().owned(seat) - Set::one(from);
    owned.only(|to| world.fields[to].takes_herd())
}

/// Other stores with room that are connected to this one.
fn stores(world: &World, seat: Seat, from: Place, good: Good) -> Set<Place> {
    let scene = world.scene();
    let stores = (scene.component(seat, from) & scene.cus(seat)) - Set::one(from);
    stores.only(|to| world.fields[to].room_for(good) > 0)
}

/// One click of the step of plunder.
pub fn play(world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match booty::booty_of(action) {
        Some((at, booty)) => booty::plunder(world, seat, at.place(), booty, Some(at.place())),
        None => haul::play(world, seat, before, action),
    }
}
