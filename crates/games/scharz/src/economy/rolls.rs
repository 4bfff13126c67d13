//! Brown dice that one player rolls: each that failed may be rolled again once for prestige (3.11).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::phases::{Context, Visit};
use crate::state::World;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Roll {
    /// The die on the table, 1 to 6; 0: none.
    pub die: u8,
    /// The owner has let it stand, or rolled it again.
    pub settled: bool,
}

pub fn roll(ctx: Context<'_, '_>) -> u8 {
    (ctx.chance().below(6) + 1) as u8
}

impl Roll {
    /// The die that counts, rolled if none lies there; `None` if its owner must be asked first. One that succeeded is
    /// not offered again: it could only fail.
    pub fn settle(
        &mut self,
        world: &World,
        seat: Seat,
        fails: fn(u8) -> bool,
        ctx: Context<'_, '_>,
    ) -> Option<u8> {
        if self.die == 0 {
            self.die = roll(ctx);
        }
        let player = &world.players[seat];
        let has_points = world.has_prestige() && player.pp >= data::REROLL_PP;
        if fails(self.die) && has_points && !player.quiet && !self.settled {
            return None;
        }
        Some(std::mem::take(self).die)
    }

    /// What the owner says to a die that failed.
    pub fn answer(&mut self, world: &mut World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
        if action == Action::Reroll {
            world.gain_pp(seat, -data::REROLL_PP);
            ctx.tell_all(|| Event::Rerolled { seat });
            self.die = roll(ctx);
        }
        self.settled = true;
    }

    pub fn visit(visit: Visit<'_>) -> Flow {
        visit(Action::Accept)?;
        visit(Action::Reroll)
    }

    /// For the table to show.
    pub fn shown(self) -> Option<u8> {
        (self.die > 0).then_some(self.die)
    }
}
