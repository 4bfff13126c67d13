//! Step 2 of the prologue (4): peoples are chosen, the last player first. Only Extended has them.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit, villages};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Faction;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChooseFactions {
    pub rank: u8,
}

impl ChooseFactions {
    fn after(self) -> Next {
        Next::go(Self { rank: self.rank + 1 })
    }
}

impl Described for ChooseFactions {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Open for ChooseFactions {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        let next = villages::back(&state.world, self.rank).filter(|_| state.world.is_extended());
        match next {
            None => Next::go(Phase::FirstVillage),
            Some(seat) if state.world.faction(seat).is_some() => self.after(),
            Some(seat) => Next::ask(seat, *self),
        }
    }

    /// The recommended ones first.
    fn visit(&self, state: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        let world = &state.world;
        let recommended = Faction::recommended(world.options.map, world.n_seats() as u8);
        let others = Faction::of_map(world.options.map).iter().filter(|&it| !recommended.contains(it));
        let open = recommended.iter().chain(others).filter(|&&faction| is_free(world, faction));
        open.copied().try_for_each(|faction| visit(Action::ChooseFaction { faction }))
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if let Action::ChooseFaction { faction } = action {
            choose(&mut state.world, seat, faction, ctx);
        }
        self.after()
    }
}

fn is_free(world: &World, faction: Faction) -> bool {
    let count =
        |faction: Faction| world.players.values().filter(|player| player.faction == Some(faction)).count();
    let other_rome = match faction {
        Faction::HunsRomans => Faction::HunsConstantinople,
        Faction::HunsConstantinople => Faction::HunsRomans,
        _ => return count(faction) < usize::from(faction.max_players()),
    };
    count(faction) == 0 && (world.n_seats() > 2 || count(other_rome) == 0)
}

pub fn choose(world: &mut World, seat: Seat, faction: Faction, ctx: Context<'_, '_>) {
    let player = &mut world.players[seat];
    player.faction = Some(faction);
    if faction == Faction::TaifasVikings {
        (player.is_placed, player.is_away) = (true, true);
    }
    ctx.tell_all(|| Event::FactionChosen { seat, faction });
}
