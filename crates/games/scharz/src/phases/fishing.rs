//! Fishing (5.12): what the seas beside own yards give.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::data::maps::Nature;
use crate::economy::rolls::Roll;
use crate::event::Event;
use crate::flow::calendar;
use crate::ids::{Mode, Yard};
use crate::state::{Numbered, Place, Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fishing {
    pub rank: u8,
    pub place: u8,
    pub roll: Roll,
}

impl Described for Fishing {
    fn rule(&self) -> &'static str {
        "5.12"
    }

    fn about(&self, _: &Scharz) -> About {
        About { place: Place::try_new(self.place), die: self.roll.shown(), ..About::default() }
    }
}

impl Open for Fishing {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let mut fishing = *self;
        while let Some(seat) = state.world.seat_at(fishing.rank) {
            let grounds = fishing_grounds(&state.world, seat);
            let Some(sea) = grounds.first_from(fishing.place) else {
                fishing = Self { rank: fishing.rank + 1, ..Self::default() };
                continue;
            };
            fishing.place = sea.number() as u8;
            let Some(caught) = fishing.catch(&state.world, seat, sea, ctx) else {
                return Next::ask(seat, fishing);
            };
            land_fish(&mut state.world, seat, sea, caught, ctx);
            fishing.place += 1;
        }
        calendar::after_round(&state.world)
    }

    fn visit(&self, _: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        Roll::visit(visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        let mut fishing = *self;
        fishing.roll.answer(&mut state.world, seat, action, ctx);
        Next::go(fishing)
    }
}

impl Fishing {
    /// `None` while a die waits for its owner.
    fn catch(&mut self, world: &World, seat: Seat, sea: Place, ctx: Context<'_, '_>) -> Option<u8> {
        if !world.is(Mode::Original) {
            return Some(1);
        }
        let shoal = if world.data(sea).nature == Nature::Rough { 2 } else { 1 };
        if world.bonus(seat, false, |faction| faction.always_catches_fish()) {
            return Some(shoal);
        }
        let die = self.roll.settle(world, seat, |die| die > 4, ctx)?;
        Some(shoal * u8::from(die <= 4))
    }
}

/// Seas that a player fishes: controlled, touching an own yard (5.12).
fn fishing_grounds(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    let seas = scene.waters(seat) & world.map().seas;
    seas.only(|sea| !fishing_yards(world, seat, sea).is_empty())
}

fn fishing_yards(world: &World, seat: Seat, sea: Place) -> Set<Place> {
    let shores = world.data(sea).coast & world.scene().cus(seat);
    shores.only(|place| world.fields[place].yard != Yard::NoYard)
}

fn land_fish(world: &mut World, seat: Seat, sea: Place, caught: u8, ctx: Context<'_, '_>) {
    let mut left = caught;
    for place in fishing_yards(world, seat, sea) {
        let put = left.min(world.fields[place].fish_room());
        world.fields[place].fish += put;
        left -= put;
        if put > 0 {
            let at = world.space(place);
            ctx.tell_all(|| Event::FishCaught { seat, at, count: put });
        }
    }
}
