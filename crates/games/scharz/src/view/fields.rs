//! Spaces with all that lies on them.

use engine::Seat;

use super::types::{ScharzField, ScharzHerd, ScharzStack};
use crate::economy::works;
use crate::state::{Field, Mark, Place, Scene, Set, Slot, Unit, World};

pub fn spaces(world: &World) -> Vec<ScharzField> {
    let scene = world.scene();
    let units = world.players.seats().flat_map(|seat| world.units[seat].iter());
    let held: Set<Place> = units.map(|(_, unit)| unit.at.place()).collect();
    let touched = world.fields.items.iter().filter(|(_, field)| **field != Field::default());
    let all = held | touched.map(|(place, _)| place).collect();
    let realms = Realms::of(world, &scene);
    all.iter().map(|place| space(world, &scene, &realms, place)).collect()
}

/// Whose is what, by seat.
struct Realms {
    controlled: [Set<Place>; 4],
    held: [Set<Place>; 4],
    connected: [Set<Place>; 4],
    supplied: [Set<Place>; 4],
}

impl Realms {
    fn of(world: &World, scene: &Scene<'_>) -> Self {
        let by_seat = |of: &dyn Fn(Seat) -> Set<Place>| -> [Set<Place>; 4] {
            std::array::from_fn(
                |index| if index < world.n_seats() { of(Seat::new(index)) } else { Set::EMPTY },
            )
        };
        Self {
            controlled: by_seat(&|seat| scene.controlled(seat)),
            held: by_seat(&|seat| scene.held(seat)),
            connected: by_seat(&|seat| scene.connected(seat)),
            supplied: by_seat(&|seat| scene.supplied(seat)),
        }
    }
}

fn space(world: &World, scene: &Scene<'_>, realms: &Realms, place: Place) -> ScharzField {
    let field = &world.fields[place];
    let has = |set: Set<Place>| set.contains(place);
    let find = |sets: &[Set<Place>; 4]| world.order().find(|&seat| has(sets[seat.index()]));
    let (controlled_by, held_by) = (find(&realms.controlled), find(&realms.held));
    let lord = field.lord();
    let encircled = lord.is_some_and(|lord| has(scene.encircled(lord)));
    let defence = world.defence_level(place);
    let pace = works::pace(world, place);
    ScharzField {
        at: world.space(place),
        owner: field.owner,
        settlement: field.settlement,
        yard: field.yard,
        fort: field.fort,
        site: field.site,
        progress: 25 * field.progress,
        pace: 25 * pace,
        workers: works::workers(world, place),
        builders: works::builders_at(world, place),
        rounds: (pace > 0).then(|| (4 - field.progress).div_ceil(pace)),
        hurried: field.hurried,
        plundered: field.plundered,
        crop: field.crop,
        crop_owner: field.crop_owner,
        herds: herds(field),
        inside: field.inside.iter().flatten().copied().collect(),
        grain: field.grain,
        grain_room: field.grain_room(),
        fish: field.fish,
        fish_room: field.fish_room(),
        garrison: lord.map_or(0, |lord| world.storage_used(lord, place)),
        storage: field.storage(),
        moored: lord.map_or(0, |lord| world.n_moored(lord, place)),
        berths: field.berths(),
        defence,
        shields: 5 * defence,
        controlled_by,
        held_by,
        contested: has(scene.contested()),
        encircled,
        besiegers: besiegers(world, scene, place, lord.filter(|_| encircled)),
        connected: controlled_by.or(held_by).is_some_and(|seat| has(realms.connected[seat.index()])),
        levies: field.levies_left(),
        hires: field.hires_left(),
        stacks: world
            .players
            .seats()
            .flat_map(|seat| {
                let cut_off = !has(realms.supplied[seat.index()]);
                stacks(world, seat, cut_off, world.units_at(seat, place))
            })
            .collect(),
    }
}

fn herds(field: &Field) -> Vec<ScharzHerd> {
    let flocks = field.herds.iter().flatten();
    flocks.map(|flock| ScharzHerd { herd: flock.herd, owner: flock.owner }).collect()
}

fn besiegers(world: &World, scene: &Scene<'_>, place: Place, owner: Option<Seat>) -> Vec<Seat> {
    let Some(owner) = owner else { return Vec::new() };
    let camps = |seat: &Seat| world.is_hostile(*seat, owner) && scene.out(*seat).contains(place);
    world.order().filter(camps).collect()
}

/// Units that look alike, counted.
pub fn stacks<'a>(
    world: &World,
    owner: Seat,
    cut_off: bool,
    units: impl Iterator<Item = (Slot, &'a Unit)>,
) -> Vec<ScharzStack> {
    let mut stacks: Vec<ScharzStack> = Vec::new();
    for (slot, unit) in units {
        let alike = |stack: &&mut ScharzStack| {
            (stack.kind, stack.level, stack.post) == (unit.kind, unit.level, unit.post)
        };
        let (moved, training) =
            (u8::from(unit.marks.contains(Mark::Moved)), u8::from(unit.marks.contains(Mark::Training)));
        let laden = u8::from(world.cargo(owner, slot).next().is_some());
        match stacks.iter_mut().find(alike) {
            Some(stack) => {
                stack.count += 1;
                stack.moved += moved;
                stack.training += training;
                stack.laden += laden;
            }
            None => stacks.push(ScharzStack {
                owner,
                kind: unit.kind,
                level: unit.level,
                post: unit.post,
                count: 1,
                moved,
                training,
                laden,
                cut_off,
            }),
        }
    }
    stacks
}
