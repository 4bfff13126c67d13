//! Births (5.13): the young find their fields.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::ids::Herd;
use crate::state::{Place, Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Births {}

impl Described for Births {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Births {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts {
            ends: |action| action == Action::AsProposed,
            when_full: Action::AsProposed,
            is_small: true,
            ..Facts::ORDINARY
        }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        let room = nurseries(world, seat);
        if newborn(world, seat).next().is_none() || room.is_empty() {
            return visit(Action::Ready);
        }
        visit(Action::AsProposed)?;
        for place in room {
            newborn(world, seat)
                .try_for_each(|herd| visit(Action::PutHerd { at: world.space(place), herd }))?;
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        match action {
            Action::PutHerd { at, herd } => put(world, seat, at.place(), herd),
            Action::AsProposed => put_all(world, seat),
            _ => {}
        }
    }

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// Who was not asked places them as proposed; without room they are lost.
    fn close(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        for seat in state.world.players.seats() {
            put_all(&mut state.world, seat);
            state.world.players[seat].newborn = [0; 4];
        }
        Next::go(Phase::Units)
    }
}

/// Fields where a newborn herd finds room.
fn nurseries(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    let owned = scene.owned(seat) & scene.connected(seat);
    owned.only(|place| world.fields[place].takes_herd())
}

/// Kinds with newborn herds, horses first.
fn newborn(world: &World, seat: Seat) -> impl Iterator<Item = Herd> + use<> {
    let newborn = world.players[seat].newborn;
    Herd::ALL.into_iter().rev().filter(move |&herd| newborn[herd as usize] > 0)
}

fn put(world: &mut World, seat: Seat, place: Place, herd: Herd) {
    world.players[seat].newborn[herd as usize] -= 1;
    world.fields[place].put_herd(seat, herd);
}

/// As proposed: horses first, on the first fields.
fn put_all(world: &mut World, seat: Seat) {
    while let (Some(herd), Some(place)) = (newborn(world, seat).next(), nurseries(world, seat).first()) {
        put(world, seat, place, herd);
    }
}
