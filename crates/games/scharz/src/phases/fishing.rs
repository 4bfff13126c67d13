//! Fishing (5.12): what the seas beside own yards give.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::data::maps::Nature;
use crate::economy::rolls::Roll;
use crate::economy::stores;
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
    /// Fish for which the owner says to which yard they go.
    pub caught: u8,
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
            if !state.world.players[seat].quiet && has_choice(&state.world, seat, sea, caught) {
                return Next::ask(seat, Self { caught, ..fishing });
            }
            land_fish(&mut state.world, seat, sea, caught, ctx);
            fishing = fishing.next_sea();
        }
        calendar::after_round(&state.world)
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        if self.caught == 0 {
            return Roll::visit(visit);
        }
        visit(Action::AsProposed)?;
        for place in open_yards(&state.world, seat, self.sea()) {
            let at = state.world.space(place);
            let most = self.caught.min(state.world.fields[place].fish_room());
            (1..=most).rev().try_for_each(|count| visit(Action::LandFish { at, count }))?;
        }
        Flow::Continue(())
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        let mut fishing = *self;
        match action {
            Action::AsProposed => {
                land_fish(&mut state.world, seat, self.sea(), self.caught, ctx);
                fishing = fishing.next_sea();
            }
            Action::LandFish { at, count } => {
                land(&mut state.world, seat, at.place(), count, ctx);
                fishing.caught -= count;
                if fishing.caught == 0 {
                    fishing = fishing.next_sea();
                }
            }
            _ => fishing.roll.answer(&mut state.world, seat, action, ctx),
        }
        Next::go(fishing)
    }
}

impl Fishing {
    fn sea(&self) -> Place {
        Place::new(self.place)
    }

    fn next_sea(self) -> Self {
        Self { rank: self.rank, place: self.place + 1, ..Self::default() }
    }

    /// `None` while a die waits for its owner.
    fn catch(&mut self, world: &World, seat: Seat, sea: Place, ctx: Context<'_, '_>) -> Option<u8> {
        if self.caught > 0 {
            return Some(self.caught);
        }
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

/// Those with room.
fn open_yards(world: &World, seat: Seat, sea: Place) -> Set<Place> {
    fishing_yards(world, seat, sea).only(|place| world.fields[place].fish_room() > 0)
}

/// Two outcomes differ if room stays free in one yard or another.
fn has_choice(world: &World, seat: Seat, sea: Place, caught: u8) -> bool {
    let yards = open_yards(world, seat, sea);
    let room: u8 = yards.iter().map(|place| world.fields[place].fish_room()).sum();
    caught > 0 && yards.len() > 1 && caught < room
}

/// The safest yard first.
fn land_fish(world: &mut World, seat: Seat, sea: Place, caught: u8, ctx: Context<'_, '_>) {
    let exposed = world.scene().near_enemies(seat);
    let mut left = caught;
    while left > 0 {
        let yards = open_yards(world, seat, sea);
        let Some(place) = stores::safest(world, seat, exposed, yards) else { return };
        let put = left.min(world.fields[place].fish_room());
        land(world, seat, place, put, ctx);
        left -= put;
    }
}

fn land(world: &mut World, seat: Seat, place: Place, count: u8, ctx: Context<'_, '_>) {
    world.fields[place].fish += count;
    let at = world.space(place);
    ctx.tell_all(|| Event::FishCaught { seat, at, count });
}
