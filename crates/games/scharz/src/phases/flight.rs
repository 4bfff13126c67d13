//! Flight (5.7 step 8): after each combat round a side may leave the field.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Seen, Visit, Window};
use crate::action::Action;
use crate::data::COMBAT_ROUNDS;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::{Kind, Post};
use crate::state::{Place, Scharz, Set, World};
use crate::war::victims::slay;
use crate::war::{battle, tally, targets};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Flight {}

impl Described for Flight {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Window for Flight {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { ends: |_| true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        if seen.state.fight.side_of(seen.seat).is_none() {
            return Flow::Continue(());
        }
        visit(Action::Ready)?;
        flight_targets(seen.state, seen.seat).try_for_each(|to| visit(Action::Flee { to }))
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, state: &mut Scharz, seat: Seat) {
        if let Some(&Action::Flee { to }) = state.drafts[seat].last() {
            state.fight.side_mut(seat).flight = Some(to);
        }
    }

    /// If both flee the attacker does; a flight from nobody is cancelled (5.7).
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let (side, to) = match state.fight.sides.map(|side| side.flight) {
            [Some(to), _] => (0, to),
            [None, Some(to)] => (1, to),
            [None, None] if state.fight.round >= COMBAT_ROUNDS => return battle::end(state, None, ctx),
            [None, None] => return Next::Go(battle::next_round(state, ctx)),
        };
        run_away(state, side, to, ctx);
        battle::end(state, Some(1 - side), ctx)
    }
}

/// Spaces to which all units of a side can flee.
fn flight_targets(state: &Scharz, seat: Seat) -> impl Iterator<Item = Space> + '_ {
    let world = &state.world;
    let place = state.fight.place;
    let scene = world.scene();
    let data = world.data(place);
    let danger = scene.hostile_out(seat) | scene.hostile_home(seat);
    let fighters = || tally::fighters(world, seat, place).filter(|(_, unit)| unit.kind != Kind::SiegeEngine);
    let n_ships = fighters().filter(|(_, unit)| unit.kind.is_ship()).count();
    let land_only = n_ships == 0;
    let all_naval = fighters().all(|(_, unit)| unit.kind.is_ship() || unit.post == Post::Aboard);
    let pinned = fighters().next().is_none() || fighters().any(|(_, unit)| unit.kind == Kind::Corsair);
    let entry = targets::may_enter(world, &scene, seat);
    let mut reach = Set::EMPTY;
    if pinned {
        reach = Set::EMPTY;
    } else if land_only && data.is_field() {
        reach = ((data.land | world.fords(seat, place)) & entry) - danger;
        let waters = (data.coast - scene.hostile_out(seat)) & scene.out(seat);
        reach |= waters.only(|sea| has_room_for_all(world, seat, place, sea));
    } else if all_naval {
        let near = if data.is_field() { data.coast } else { data.water };
        reach = near - danger;
        let has_berths = |yard: Place| usize::from(world.free_berths(seat, yard)) >= n_ships;
        if !data.is_field() {
            reach |= (data.coast & scene.home(seat)).only(has_berths);
        }
    }
    reach.iter().map(|place| world.space(place))
}

/// Whether transports in a sea can take all who flee.
fn has_room_for_all(world: &World, seat: Seat, place: Place, sea: Place) -> bool {
    let mut trial = *world;
    world
        .by_ship_size(seat, tally::fighter_slots(world, seat, place))
        .filter(|&slot| world.units[seat].get(slot).is_some_and(|unit| unit.kind != Kind::SiegeEngine))
        .all(|slot| trial.embark(seat, slot, sea))
}

/// Siege engines stay behind and count as destroyed by the enemy.
fn run_away(state: &mut Scharz, side: usize, to: Space, ctx: Context<'_, '_>) {
    let seat = state.fight.sides[side].seat;
    let place = state.fight.place;
    let at = state.world.space(place);
    ctx.tell_all(|| Event::Fled { seat, at, to });
    let is_afloat = !state.world.data(place).is_field();
    for slot in state.world.by_ship_size(seat, tally::fighter_slots(&state.world, seat, place)) {
        let Some(unit) = state.world.units[seat].get(slot).copied() else { continue };
        if unit.kind == Kind::SiegeEngine {
            slay(state, 1 - side, slot, ctx);
        } else if unit.kind.is_ship() {
            let post = if to.data().is_field() && is_afloat { Post::InYard } else { Post::Open };
            state.world.relocate(seat, slot, to, post);
        } else if unit.post != Post::Aboard && to.data().is_field() {
            state.world.relocate(seat, slot, to, Post::Open);
        } else if unit.post != Post::Aboard {
            state.world.embark(seat, slot, to.place());
        }
    }
}
