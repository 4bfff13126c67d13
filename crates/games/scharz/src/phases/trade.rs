//! Trade (5.10): what is on offer is in `economy::market`, `muster` and `sites`, what a click does in `deals`.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::{deals, market};
use crate::event::Event;
use crate::ids::Faction;
use crate::state::{Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Trade {}

impl Described for Trade {
    fn rule(&self) -> &'static str {
        "5.10"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Trade {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    /// Every click stands for itself.
    fn facts(&self) -> Facts {
        Facts { n_clicks: 1, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        market::visit(seen.world, seen.seat, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        deals::play(world, seat, action);
    }

    fn tell(&self, state: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        deals::tell(seat, action, ctx);
        if let Action::Hurry { at } = action {
            tell_built(&state.played(seat, before), seat, at, ctx);
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// The Visigoths are paid for Roman mercenaries (3.13).
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let world = &mut state.world;
        let visigoth = world.order().find(|&seat| world.faction(seat) == Some(Faction::HunsVisigoths));
        if let Some(seat) = visigoth {
            let romes = [Some(Faction::HunsRomans), Some(Faction::HunsConstantinople)];
            let players = world.players.values().filter(|player| romes.contains(&player.faction));
            let hired: i16 = players.map(|player| i16::from(player.hired)).sum();
            world.players[seat].gold += 2 * hired;
            if hired > 0 {
                ctx.tell_all(|| Event::HiringShare { seat, gold: 2 * hired });
            }
        }
        world.reaped = Set::EMPTY;
        Next::go(Phase::Wages)
    }
}

/// A bought quarter may be the last one.
fn tell_built(world: &World, seat: Seat, at: Space, ctx: Context<'_, '_>) {
    let field = world.fields[at.place()];
    if let Some(building) = field.site.filter(|_| field.progress == 3) {
        ctx.tell_all(|| Event::Built { seat, at, building });
    }
}
