//! Fishing (5.12): what the seas beside own yards give.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::data::maps::{Nature, places};
use crate::economy::rolls::Roll;
use crate::event::Event;
use crate::flow::calendar;
use crate::ids::{Mode, Yard};
use crate::state::{Scharz, World};

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
        About { place: Some(usize::from(self.place)), die: self.roll.shown(), ..About::default() }
    }
}

impl Open for Fishing {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let mut fishing = *self;
        while let Some(seat) = state.world.seat_at(fishing.rank) {
            let grounds = fishing_grounds(&state.world, seat);
            let Some(sea) = places(grounds).find(|&sea| sea >= usize::from(fishing.place)) else {
                fishing = Self { rank: fishing.rank + 1, ..Self::default() };
                continue;
            };
            fishing.place = sea as u8;
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
    fn catch(&mut self, world: &World, seat: Seat, sea: usize, ctx: Context<'_, '_>) -> Option<u8> {
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
fn fishing_grounds(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    let seas = scene.waters(seat) & world.map().seas;
    places(seas).filter(|&sea| fishing_yards(world, seat, sea) != 0).fold(0, |set, sea| set | 1 << sea)
}

fn fishing_yards(world: &World, seat: Seat, sea: usize) -> u64 {
    let yards = places(world.data(sea).coast & world.scene().cus(seat));
    yards.filter(|&place| world.fields[place].yard != Yard::NoYard).fold(0, |set, place| set | 1 << place)
}

fn land_fish(world: &mut World, seat: Seat, sea: usize, caught: u8, ctx: Context<'_, '_>) {
    let mut left = caught;
    for place in places(fishing_yards(world, seat, sea)) {
        let put = left.min(world.fields[place].fish_room());
        world.fields[place].fish += put;
        left -= put;
        if put > 0 {
            let at = world.space(place);
            ctx.tell_all(|| Event::FishCaught { seat, at, count: put });
        }
    }
}
