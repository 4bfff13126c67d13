//! Taxes (5.13).

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{About, Automatic, Context, Described, Next, Phase};
use crate::economy::income::tax_income;
use crate::event::Event;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Taxes {}

impl Described for Taxes {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Automatic for Taxes {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        for seat in state.world.alive().iter() {
            collect(&mut state.world, seat, ctx);
        }
        Next::go(Phase::RoundEnd)
    }
}

/// A vassal hands over a third (5.10).
fn collect(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let gold = tax_income(world, seat);
    world.players[seat].gold += gold;
    ctx.tell_all(|| Event::TaxesCollected { seat, gold });
    if let Some(lord) = world.lord_of(seat) {
        let share = gold / 3;
        world.players[seat].gold -= share;
        world.players[lord].gold += share;
        ctx.tell_all(|| Event::TaxShared { seat, target: lord, gold: share });
    }
}
