//! Winter weather (3.11, 5.13): one die per climate zone, one for all seas, one per black river section.

use serde::{Deserialize, Serialize};

use super::{About, Automatic, Context, Described, Next, Phase};
use crate::data;
use crate::data::maps::{Climate, Nature};
use crate::economy::rolls::roll;
use crate::event::Event;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WinterWeather {}

impl Described for WinterWeather {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Automatic for WinterWeather {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        roll_for_zones(&mut state.world, ctx);
        state.world.storms = u32::from(roll(ctx)) >= data::STORM_FROM;
        if state.world.storms {
            ctx.tell_all(|| Event::Storms);
        }
        roll_for_rivers(&mut state.world, ctx);
        Next::go(Phase::Units)
    }
}

fn roll_for_zones(world: &mut World, ctx: Context<'_, '_>) {
    for climate in Climate::ALL {
        if !world.map().set(|space| space.is_field() && space.climate == climate).is_empty() {
            let winter = data::winter_weather(climate, u32::from(roll(ctx)));
            world.winter[climate as usize] = winter;
            ctx.tell_all(|| Event::WinterWeather { climate, winter });
        }
    }
}

fn roll_for_rivers(world: &mut World, ctx: Context<'_, '_>) {
    for place in world.map().set(|space| space.nature == Nature::River) {
        if u32::from(roll(ctx)) >= data::FROZEN_FROM {
            world.frozen.insert(place);
            let at = world.space(place);
            ctx.tell_all(|| Event::RiverFroze { at });
        }
    }
}
