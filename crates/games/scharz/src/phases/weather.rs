//! Weather and yield (5.13): in Extended a brown die for every sown field. They are rolled together, and each owner says
//! at once which of its own are rolled again.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data;
use crate::economy::rolls::roll;
use crate::event::Event;
use crate::state::{BrownDice, Place, Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weather {
    /// The dice are rolled.
    pub rolled: bool,
}

impl Described for Weather {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Weather {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.rolled && state.world.is_extended() {
            for place in sown(&state.world) {
                state.world.weather.set(place, roll(ctx));
            }
        }
        Next::open(Self { rolled: true })
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    /// Any die that is not good may be rolled again, each once; one that is taken up shows nothing any more.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        if !world.is_extended() || world.players[seat].pp < data::REROLL_PP {
            return Flow::Continue(());
        }
        let own = sown(world).iter().filter(|&place| world.fields[place].crop_owner == Some(seat));
        for place in own {
            let die = world.weather.get(place);
            if die > 0 && change(world, place, die) < 1 {
                visit(Action::RerollWeather { at: world.space(place) })?;
            }
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        if let Action::RerollWeather { at } = action {
            world.gain_pp(seat, -data::REROLL_PP);
            world.weather.set(at.place(), 0);
        }
    }

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// Dice that were taken up are rolled, then everything grows.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        for place in sown(&state.world) {
            let die = if state.world.is_extended() { settled_die(&mut state.world, place, ctx) } else { 0 };
            let change = if die > 0 { change(&state.world, place, die) } else { 0 };
            grow(&mut state.world, place, change, ctx);
        }
        state.world.weather = BrownDice::default();
        Next::go(Phase::Units)
    }
}

pub fn sown(world: &World) -> Set<Place> {
    world.map().fields.only(|place| world.fields[place].crop_owner.is_some())
}

/// What a die makes of the yield of a field.
pub fn change(world: &World, place: Place, die: u8) -> i8 {
    data::summer_weather(world.data(place).climate, u32::from(die))
}

fn settled_die(world: &mut World, place: Place, ctx: Context<'_, '_>) -> u8 {
    let die = world.weather.get(place);
    if die > 0 {
        return die;
    }
    let (die, at) = (roll(ctx), world.space(place));
    if let Some(seat) = world.fields[place].crop_owner {
        ctx.tell_all(|| Event::WeatherRerolled { seat, at, die });
    }
    die
}

/// The yield of the better colour (3.9).
pub(super) fn field_yield(world: &World, place: Place) -> Option<u8> {
    world.data(place).colours.iter().filter_map(|&colour| data::colour_yield(colour)).max()
}

/// The yield is laid on top of the seed; by option the seed is spent (R9).
fn grow(world: &mut World, place: Place, change: i8, ctx: Context<'_, '_>) {
    let (crop, count) = grown(world, place, change);
    world.fields[place].crop = crop;
    let at = world.space(place);
    ctx.tell_all(|| Event::Grew { at, count });
}

/// What will lie on a field, and how much of it grows.
pub fn grown(world: &World, place: Place, change: i8) -> (u8, u8) {
    let count = field_yield(world, place).unwrap_or(0).saturating_add_signed(change);
    let seed = if world.options.seed_returns { world.fields[place].crop } else { 0 };
    (seed + count, count)
}
