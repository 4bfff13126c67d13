//! Breeding (5.13): pairs of herds have young, a single one by the die.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit};
use crate::action::Action;
use crate::economy::rolls::Roll;
use crate::event::Event;
use crate::ids::Herd;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Breeding {
    pub rank: u8,
    /// The place in [`Herd::ALL`].
    pub herd: u8,
    pub roll: Roll,
}

impl Described for Breeding {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About {
            herd: Herd::ALL.get(usize::from(self.herd)).copied(),
            die: self.roll.shown(),
            ..About::default()
        }
    }
}

impl Open for Breeding {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let mut breeding = *self;
        while let Some(seat) = state.world.seat_at(breeding.rank) {
            let Some(&herd) = Herd::ALL.get(usize::from(breeding.herd)) else {
                breeding = Self { rank: breeding.rank + 1, ..Self::default() };
                continue;
            };
            let Some(count) = breeding.n_born(&state.world, seat, herd, ctx) else {
                return Next::ask(seat, breeding);
            };
            state.world.players[seat].newborn[herd as usize] = count;
            breeding.herd += 1;
            if count > 0 {
                ctx.tell_all(|| Event::HerdsBorn { seat, herd, count });
            }
        }
        Next::go(Phase::Births)
    }

    fn visit(&self, _: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        Roll::visit(visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        let mut breeding = *self;
        breeding.roll.answer(&mut state.world, seat, action, ctx);
        Next::go(breeding)
    }
}

impl Breeding {
    /// `None` while a die waits for its owner.
    fn n_born(&mut self, world: &World, seat: Seat, herd: Herd, ctx: Context<'_, '_>) -> Option<u8> {
        let parents = n_breeding(world, seat, herd);
        if parents.is_multiple_of(2) {
            return Some(parents / 2);
        }
        let die = self.roll.settle(world, seat, |die| die > 2, ctx)?;
        Some(parents / 2 + u8::from(die <= 2))
    }
}

/// Herds of a kind that breed: connected or inside (5.13).
fn n_breeding(world: &World, seat: Seat, herd: Herd) -> u8 {
    let scene = world.scene();
    let open = (scene.owned(seat) & scene.connected(seat)).iter();
    let out: usize = open
        .map(|place| {
            world.fields[place]
                .herds
                .iter()
                .flatten()
                .filter(|flock| flock.owner == seat && flock.herd == herd)
                .count()
        })
        .sum();
    let inside: usize = scene
        .home(seat)
        .iter()
        .map(|place| world.fields[place].inside.iter().flatten().filter(|&&inside| inside == herd).count())
        .sum();
    (out + inside) as u8
}
