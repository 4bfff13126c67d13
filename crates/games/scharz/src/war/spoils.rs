//! Where stolen herds and goods go (5.8): each has its place by itself, and the thief may choose another one.

use engine::{Flow, Seat};

use super::booty;
use crate::action::Action;
use crate::data::maps::places;
use crate::economy::haul;
use crate::ids::{Good, Herd};
use crate::phases::Visit;
use crate::state::World;

/// What the clicks of one Plunder step have stolen, and towns stormed before it, and what is not moved yet: by the place
/// where it is.
struct Spoils {
    herds: [[u8; 64]; 4],
    goods: [[u8; 64]; 2],
}

impl Spoils {
    /// `board` is the world before the clicks.
    fn of(board: &World, seat: Seat, draft: &[Action]) -> Self {
        let mut spoils = Self { herds: [[0; 64]; 4], goods: loot(board, seat) };
        let mut world = *board;
        for (index, &action) in draft.iter().enumerate() {
            let before = world;
            play(&mut world, seat, &draft[..index], action);
            match (draft[..index].last(), action) {
                (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { .. }) => {
                    spoils.herds[herd as usize][at.local()] -= 1;
                }
                (Some(&Action::SelectGood { at, good, .. }), Action::CarryTo { .. }) => {
                    let place = at.local();
                    let carried = before.fields[place].stock(good) - world.fields[place].stock(good);
                    spoils.goods[good as usize][place] -= carried;
                }
                _ => spoils.add(&before, &world, seat),
            }
        }
        spoils
    }

    fn add(&mut self, before: &World, after: &World, seat: Seat) {
        for place in places(after.map().fields) {
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
fn loot(board: &World, seat: Seat) -> [[u8; 64]; 2] {
    let mut goods = [[0; 64]; 2];
    for place in places(board.stormed).filter(|&place| board.fields[place].lord() == Some(seat)) {
        Good::ALL.into_iter().for_each(|good| goods[good as usize][place] = board.fields[place].stock(good));
    }
    goods
}

fn n_herds(world: &World, seat: Seat, place: usize, herd: Herd) -> u8 {
    let flocks = world.fields[place].herds.iter().flatten();
    flocks.filter(|flock| flock.owner == seat && flock.herd == herd).count() as u8
}

/// Whether there is anything to drive or carry: won before, or stolen by a click.
pub fn is_any(board: &World, seat: Seat, draft: &[Action]) -> bool {
    board.stormed != 0 || draft.iter().any(|&action| booty::steals(board, seat, action))
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
        for good in Good::ALL {
            let most = spoils.goods[good as usize][place];
            if most > 0 && stores(world, seat, place, good) != 0 {
                (1..=most).rev().try_for_each(|count| visit(Action::SelectGood { at, good, count }))?;
            }
        }
    }
    Flow::Continue(())
}

/// Where it may go once it is taken up.
pub fn visit_targets(world: &World, seat: Seat, taken: Action, visit: Visit<'_>) -> Flow {
    match taken {
        Action::SelectHerd { at, .. } => places(pastures(world, seat, at.local()))
            .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) })),
        Action::SelectGood { at, good, .. } => places(stores(world, seat, at.local(), good))
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
fn stores(world: &World, seat: Seat, from: usize, good: Good) -> u64 {
    let scene = world.scene();
    let stores = scene.component(seat, from) & scene.cus(seat) & !(1 << from);
    places(stores).filter(|&to| world.fields[to].room_for(good) > 0).fold(0, |set, to| set | 1 << to)
}

/// One click of the step of plunder.
pub fn play(world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match booty::booty_of(action) {
        Some((at, booty)) => booty::plunder(world, seat, at.local(), booty, Some(at.local())),
        None => haul::play(world, seat, before, action),
    }
}
