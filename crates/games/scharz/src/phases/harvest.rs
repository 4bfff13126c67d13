//! Harvest (5.13): which crop goes into which store. A click fills one store from one crop; whoever is ready has the
//! rest brought in as proposed. No crop has two reapers, for a field is controlled or held by one player only.

use std::cmp::Ordering;

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::stores;
use crate::event::Event;
use crate::setup::GrainVp;
use crate::state::{Place, Scharz, Set, World};
use crate::war::conquest;

/// Grain that goes from a crop into a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Load {
    pub from: Space,
    pub owner: Seat,
    pub to: Space,
    pub count: u8,
}

/// A connected part of a realm: what still lies in its fields, its stores with room, and where enemies are near.
struct Part {
    crops: Set<Place>,
    stores: Set<Place>,
    exposed: Set<Place>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Harvest {}

impl Described for Harvest {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Harvest {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let mut left = lying(world, seat);
        while let Some(part) = part_of(world, seat, left) {
            left -= part.crops;
            if has_choice(world, seat, &part) {
                visit_part(world, &part, visit)?;
            }
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        load_of(world, seat, action);
    }

    fn tell(&self, state: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        if let Some(load) = load_of(&mut state.played(seat, before), seat, action) {
            tell(seat, load, ctx);
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// What is left in the fields goes as proposed; what finds no room, or no way to a store, is lost. Crops go after
    /// the phase: until then each holds its field and links the next.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        for seat in state.world.alive().iter() {
            bring_in(&mut state.world, seat, &mut |load| tell(seat, load, ctx));
        }
        for place in state.world.map().fields {
            let field = &mut state.world.fields[place];
            let (owner, count) = (field.crop_owner.take(), std::mem::take(&mut field.crop));
            let at = state.world.space(place);
            if let Some(seat) = owner.filter(|_| count > 0) {
                ctx.tell_all(|| Event::GrainLost { seat, at, count });
            }
        }
        state.world.reaped = Set::EMPTY;
        Next::go(Phase::Units)
    }
}

/// Crops that a seat brings in: own ones and those of enemies, on its connected fields.
pub fn crops(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    let is_reaped = |owner: Seat| owner == seat || world.is_hostile(seat, owner);
    let fields = scene.owned(seat) & scene.connected(seat);
    fields.only(|place| world.fields[place].crop_owner.is_some_and(is_reaped))
}

/// Stores that a crop reaches, full or not.
pub fn stores(world: &World, seat: Seat, crop: Place) -> Set<Place> {
    let scene = world.scene();
    scene.component(seat, crop) & scene.cus(seat)
}

/// Crops that still have grain.
fn lying(world: &World, seat: Seat) -> Set<Place> {
    crops(world, seat).only(|place| world.fields[place].crop > 0)
}

/// The part around the first of some crops.
fn part_of(world: &World, seat: Seat, crops: Set<Place>) -> Option<Part> {
    let first = crops.first()?;
    let scene = world.scene();
    let area = scene.component(seat, first);
    let stores = (area & scene.cus(seat)).only(|place| world.fields[place].grain_room() > 0);
    Some(Part { crops: crops & area, stores, exposed: scene.near_enemies(seat) })
}

/// Two outcomes differ if some room stays free in one store or another, or if grain stays behind that would score.
fn has_choice(world: &World, seat: Seat, part: &Part) -> bool {
    let grain: u32 = part.crops.iter().map(|place| u32::from(world.fields[place].crop)).sum();
    let room: u32 = part.stores.iter().map(|place| u32::from(world.fields[place].grain_room())).sum();
    match grain.cmp(&room) {
        Ordering::Less => part.stores.len() > 1,
        Ordering::Equal => false,
        Ordering::Greater => {
            let scores = part.crops.iter().any(|place| scores(world, seat, place));
            room > 0 && part.crops.len() > 1 && scores
        }
    }
}

/// The next grain of this crop is worth points (R18).
fn scores(world: &World, seat: Seat, place: Place) -> bool {
    let is_fresh = !world.reaped.contains(place);
    let per_grain = world.options.grain_vp == GrainVp::PerGrain;
    world.fields[place].crop_owner != Some(seat) && (is_fresh || per_grain)
}

fn visit_part(world: &World, part: &Part, visit: Visit<'_>) -> Flow {
    for place in part.crops {
        let at = world.space(place);
        part.stores.iter().try_for_each(|store| visit(Action::Reap { at, to: world.space(store) }))?;
    }
    Flow::Continue(())
}

/// One click: as much of the crop as the store holds.
fn load_of(world: &mut World, seat: Seat, action: Action) -> Option<Load> {
    let Action::Reap { at, to } = action else { return None };
    carry(world, seat, at.place(), to.place(), u8::MAX)
}

fn carry(world: &mut World, seat: Seat, place: Place, store: Place, most: u8) -> Option<Load> {
    let owner = world.fields[place].crop_owner?;
    let crop = world.fields[place].crop;
    let count = crop.min(world.fields[store].grain_room()).min(most);
    score(world, seat, place, count);
    world.fields[place].crop -= count;
    world.fields[store].grain += count;
    world.reaped.insert(place);
    Some(Load { from: world.space(place), owner, to: world.space(store), count })
}

/// A crop scores once, with its first grain; by option every stolen grain does. Its owner loses all of it at once.
fn score(world: &mut World, seat: Seat, place: Place, count: u8) {
    let field = &world.fields[place];
    let Some(owner) = field.crop_owner.filter(|&owner| owner != seat) else { return };
    let lost = if !world.reaped.contains(place) { field.crop } else { 0 };
    let stolen = if scores(world, seat, place) { count } else { 0 };
    conquest::score_grain(world, seat, owner, stolen, lost);
}

/// The proposal for all that is left.
fn bring_in(world: &mut World, seat: Seat, note: &mut dyn FnMut(Load)) {
    let mut left = lying(world, seat);
    while let Some(part) = part_of(world, seat, left) {
        left -= part.crops;
        fill(world, seat, &part, note);
    }
}

/// First a grain of every crop that scores with it, then stolen grain, then own.
fn fill(world: &mut World, seat: Seat, part: &Part, note: &mut dyn FnMut(Load)) {
    let stolen = part.crops.only(|place| world.fields[place].crop_owner != Some(seat));
    for place in stolen {
        if scores(world, seat, place) {
            put_away(world, seat, place, part, 1, note);
        }
    }
    for place in stolen.iter().chain(part.crops - stolen) {
        put_away(world, seat, place, part, u8::MAX, note);
    }
}

fn put_away(world: &mut World, seat: Seat, place: Place, part: &Part, most: u8, note: &mut dyn FnMut(Load)) {
    let mut left = most.min(world.fields[place].crop);
    while left > 0 {
        let Some(store) = safest(world, seat, part) else { return };
        let Some(load) = carry(world, seat, place, store, left) else { return };
        left -= load.count;
        note(load);
    }
}

fn safest(world: &World, seat: Seat, part: &Part) -> Option<Place> {
    let open = part.stores.only(|place| world.fields[place].grain_room() > 0);
    stores::safest(world, seat, part.exposed, open)
}

fn tell(seat: Seat, load: Load, ctx: Context<'_, '_>) {
    let Load { from: at, owner, to, count } = load;
    if seat == owner {
        ctx.tell_all(|| Event::Harvested { seat, at, to, count });
    } else {
        ctx.tell_all(|| Event::CropTaken { seat, owner, at, count });
    }
}

/// Where all grain of a seat would go if it were ready now: its own clicks first, so many of them, then the proposal.
pub fn foreseen(state: &Scharz, seat: Seat) -> (Vec<Load>, usize) {
    let mut world = state.world;
    let clicks = state.drafts[seat].iter();
    let mut loads: Vec<Load> = clicks.filter_map(|&action| load_of(&mut world, seat, action)).collect();
    let n_chosen = loads.len();
    bring_in(&mut world, seat, &mut |load| loads.push(load));
    (loads, n_chosen)
}
